import type { Page } from '@playwright/test'
import { createPng } from '#testing/server/images.ts'
import { PASSWORD } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

const image = { name: 'image.png', mimeType: 'image/png', buffer: createPng({ width: 600, height: 360 }) }

/** Lists the widths of the images that have loaded, by the beginning of their URL. */
const listLoaded = (page: Page, url: string) =>
  page
    .locator(`img[src^="${url}"]`)
    .evaluateAll((images) => images.map((each) => (each as HTMLImageElement).naturalWidth))

test(
  'photo: HR uploads it, the student sees it on the own page and removes it',
  FULL_ONLY,
  async ({ page, office }) => {
    const student = await office.createStudent({})
    const name = `${student.fname} ${student.lname}`
    const button = page.getByRole('button', { name: `Photo of ${name}: change` })
    const fields = page.getByRole('group', { name: 'Photo', exact: true })
    const upload = async (saved: string) => {
      const chooser = page.waitForEvent('filechooser')
      await fields.getByRole('button', { name: 'Upload' }).click()
      await (await chooser).setFiles(image)
      await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible()
    }

    await test.step('HR uploads it on the page of the student, and the list shows it', async () => {
      await office.signInAs('hr')
      await page.goto(`/hr/Student-view?id=${student._id}`)
      await button.click()
      await upload('Photo saved')
      await expect.poll(() => listLoaded(page, '/api/photo/')).toContain(400)
      await page.goto(`/hr/StudentList?search=${encodeURIComponent(student.email)}`)
      await expect.poll(() => listLoaded(page, '/api/photo/')).toEqual([400])
    })

    await test.step('the form of the details keeps its version', async () => {
      await page.goto(`/update?id=${student._id}`)
      await page.getByLabel('Degree', { exact: true }).fill('MCA')
      await upload('Photo saved')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Update Successful' })).toBeVisible()
    })

    await test.step('the student sees and removes it on My Profile', async () => {
      await office.signInAs('student', student.email, PASSWORD)
      await page.goto('/student/profile')
      await expect.poll(() => listLoaded(page, '/api/photo/')).toContain(400)
      await button.click()
      await fields.getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Photo removed' })).toBeVisible()
      await expect.poll(() => listLoaded(page, '/api/photo/')).toEqual([])
    })
  },
)

test(
  'logo: the admin sets it, and it is in the sidebar, on the sign-in page and on receipts',
  FULL_ONLY,
  async ({ page, office, context }) => {
    const student = await office.createStudent({ fee: 12_000, Paidfee: 2000 })
    const { fee } = await office.get<{ fee: { _id: string }[] }>('hr', `/api/fee/${student._id}`)
    await office.signInAs('admin')
    await page.goto('/admin/settings')
    const logo = page.getByRole('group', { name: 'Logo' })

    await logo.locator('input[type=file]').setInputFiles(image)

    await expect(page.getByRole('status').filter({ hasText: 'Logo saved' })).toBeVisible()
    await expect.poll(() => listLoaded(page, '/api/institute/logo/')).toEqual([400, 400])
    await page.goto(`/fee-receipt?id=${fee[0]?._id}&as=admin`)
    const receipt = page.getByRole('article')
    await expect(receipt.locator('img[src^="/api/institute/logo/"]')).toHaveJSProperty('naturalWidth', 400)
    const visitor = await (await context.browser()!.newContext()).newPage()
    await visitor.goto(page.url().replace(/\/fee-receipt.*/, '/'))
    await expect.poll(() => listLoaded(visitor, '/api/institute/logo/')).toEqual([400])
    await visitor.context().close()
    await page.goto('/admin/settings')
    await logo.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Logo removed' })).toBeVisible()
    await expect.poll(() => listLoaded(page, '/api/institute/logo/')).toEqual([])
  },
)
