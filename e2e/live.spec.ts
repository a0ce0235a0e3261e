import type { Page } from '@playwright/test'
import { cardNumber } from './support/figures.ts'
import { choose, expectToasts, fieldByLabel, fillFields } from './support/forms.ts'
import { waitUntilLoaded } from './support/screens.ts'
import { openSecondClerk } from './support/second-clerk.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().includes('/api/changes'))
  await page.goto(path)
  await waitUntilLoaded(page)
  expect((await stream).status()).toBe(200)
}

async function takeFee(clerk: Page, student: string, amount: string): Promise<void> {
  await clerk.goto(`/hr/add-fees?id=${student}`)
  await fillFields(clerk, { 'Fees Amount': amount })
  await choose(clerk, { 'Payment Mode': 'Cash' })
  await expectToasts(clerk, ['Details Saved'], () => clerk.getByRole('button', { name: 'Save', exact: true }).click())
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const firstNames = (page: Page) => page.locator('main tbody tr').allInnerTexts()

test('a fee that one clerk takes appears in the list and on the dashboard of another within a second', async ({
  page,
  office,
  browser,
  address,
}) => {
  const student = await office.createStudent({ fname: 'Livia' })
  await office.signInAs('hr')
  const other = await openSecondClerk(browser, address)
  const search = `/hr/StudentList?search=${encodeURIComponent(student.email)}`
  await openLive(page, search)
  await expect(rowOf(page, 'Livia')).not.toContainText('3,456')

  const saved = other.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/fee\//.test(response.url()),
  )
  const shown = expect(rowOf(page, 'Livia'))
    .toContainText('3,456', { timeout: 30_000 })
    .then(() => performance.now())
  const responded = saved.then(() => performance.now())
  await takeFee(other, student._id, '3456')
  const [from, to] = [await responded, await shown]
  console.log(`shown ${Math.round(to - from)} ms after the response to the other clerk`)

  await openLive(page, '/hr')
  const before = await cardNumber(page, 'Total Students')
  await office.createStudent()
  await expect.poll(() => cardNumber(page, 'Total Students')).toBe(before + 1)
  await other.context().close()
})

test('rows do not move under the pointer, and do when it leaves', FULL_ONLY, async ({ page, office }) => {
  const { course, bCode } = await office.createBatch()
  const [first = ''] = await office.createStudents({ course, bCode }, 3)
  await office.signInAs('hr')
  await openLive(page, `/hr/StudentList?batch=${encodeURIComponent(bCode)}`)
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(3)
  await rows.first().hover()
  const order = (await firstNames(page)).map((text) => /Student[A-Z]/.exec(text)?.[0])

  await office.createStudents({ course, bCode }, 1)
  await office.post('hr', `/api/fee/${first}`, { payMode: 'Cash', paid: 4321, date: today })
  await expect(rows.filter({ hasText: 'StudentA' }).first()).toContainText('4,321')
  expect((await firstNames(page)).map((text) => /Student[A-Z]/.exec(text)?.[0])).toEqual(order)

  await page.getByRole('heading', { level: 1 }).hover()
  await expect(rows).toHaveCount(4)
})

test('what is typed stays: an edited form, and unsaved marks of a sheet', FULL_ONLY, async ({ page, office }) => {
  const { course, bCode } = await office.createBatch()
  const [first = ''] = await office.createStudents({ course, bCode }, 2)
  await office.signInAs('hr')

  await test.step('a form keeps its input while the record changes', async () => {
    await openLive(page, `/update?id=${first}`)
    await fillFields(page, { Degree: 'MCA' })
    const { version } = await office.get<{ version: number }>('hr', `/api/user/${first}`)
    expect(version).toBeGreaterThan(0)
    await office.put('hr', `/api/user/${first}`, { perAddress: '9 Other Road' })
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('form').getByText('This record was changed after you opened it.')).toBeVisible()
    await expect(fieldByLabel(page, 'Degree')).toHaveValue('MCA')
  })

  await test.step('a sheet keeps unsaved marks and shows a new student', async () => {
    const sheet = await page.context().newPage()
    await sheet.goto(`/hr/student-attendence-list?batch=${encodeURIComponent(bCode)}`)
    const mark = (name: string) => sheet.getByRole('checkbox', { name: new RegExp(`^${name} Example`) })
    await mark('StudentB').click()
    await expect(mark('StudentB')).not.toBeChecked()
    await sheet.getByRole('heading', { level: 1 }).hover()
    await office.createStudents({ course, bCode }, 3)
    await expect(mark('StudentC')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Save: 4 present, 1 absent' })).toBeVisible()
  })
})

test(
  'two tabs of a browser share one stream, and one takes over when the other is closed',
  FULL_ONLY,
  async ({ page, office }) => {
    await office.createStudent()
    await office.signInAs('hr')
    await openLive(page, '/hr')
    const other = await page.context().newPage()
    let streams = 0
    other.on('request', (request) => void (request.url().includes('/api/changes') && streams++))
    await other.goto('/hr')
    await waitUntilLoaded(other)
    const before = await cardNumber(other, 'Total Students')
    await office.createStudent()
    await expect.poll(() => cardNumber(other, 'Total Students')).toBe(before + 1)
    expect(streams).toBe(0)
    const takenOver = other.waitForRequest(/\/api\/changes/)
    await page.close()
    await takenOver
    await office.createStudent()
    await expect.poll(() => cardNumber(other, 'Total Students')).toBe(before + 2)
  },
)
