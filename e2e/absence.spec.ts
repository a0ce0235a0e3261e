import type { Page } from '@playwright/test'
import { expectToasts } from './support/forms.ts'
import { openSecondClerk } from './support/second-clerk.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

const sheetPath = (bCode: string) => `/hr/student-attendence-list?batch=${encodeURIComponent(bCode)}`
const checkboxFor = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} Example`) })
const absentToday = (page: Page) => page.getByRole('region', { name: 'Absent today' })
const rowOf = (page: Page, name: string) => absentToday(page).getByRole('listitem').filter({ hasText: name })

test(
  'absence: one tap tells a parent once, and a second clerk sees it',
  FULL_ONLY,
  async ({ page, office, browser, context, address }) => {
    const batch = await office.createBatch('0')
    const [first = ''] = await office.createStudents(batch, 3)
    await office.put('hr', `/api/user/${first}`, { parentContact: '9711122233' })
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await office.signInAs('hr')

    await test.step('the saved sheet lists the absent students', async () => {
      await page.goto(sheetPath(batch.bCode))
      await checkboxFor(page, 'StudentA').uncheck()
      await checkboxFor(page, 'StudentB').uncheck()
      await expect(absentToday(page)).toHaveCount(0)
      await expectToasts(page, ['Attendance Recorded'], () => page.getByRole('button', { name: /^Save: 1/ }).click())
      await expect(absentToday(page).getByRole('listitem')).toHaveCount(2)
    })

    await test.step('one tap opens a chat with the parent', async () => {
      const opened = context.waitForEvent('page')
      await rowOf(page, 'StudentA').getByRole('link', { name: 'Tell parent of StudentA Example' }).click()
      const chat = new URL((await opened).url())
      expect(chat.pathname).toBe('/919711122233')
      expect(chat.searchParams.get('text')).toContain(`StudentA Example was absent from batch ${batch.bCode} on `)
      await expect(rowOf(page, 'StudentA')).toContainText(/Told at \d\d:\d\d by /)
    })

    await test.step('without a number, a link leads to the field, and back the parent can be told', async () => {
      await rowOf(page, 'StudentB')
        .getByRole('link', { name: /^Add number/ })
        .click()
      const number = page.getByLabel("Parent's Number")
      await expect(number).toBeFocused()
      await number.fill('97111 22244')
      await expectToasts(page, ['Update Successful'], () => page.getByRole('button', { name: 'Update' }).click())
      await page.goto(sheetPath(batch.bCode))
      await expect(rowOf(page, 'StudentB').getByRole('link', { name: /^Tell parent/ })).toBeVisible()
    })

    await test.step('a second clerk sees who was told; a corrected mark keeps the record', async () => {
      const other = await openSecondClerk(browser, address)
      await other.goto(sheetPath(batch.bCode))
      await expect(rowOf(other, 'StudentA')).toContainText(/Told at \d\d:\d\d by /)
      await checkboxFor(other, 'StudentA').check()
      await expectToasts(other, ['Attendance Updated'], () => other.getByRole('button', { name: /^Update: 2/ }).click())
      await expect(rowOf(other, 'StudentA')).toContainText('Marked present later')
      await other.context().close()
    })
  },
)

test(
  'absence: the list of low attendance leads from the attendance screens to the student',
  FULL_ONLY,
  async ({ page, office }) => {
    const batch = await office.createBatch('0')
    const [student = ''] = await office.createStudents(batch, 2)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    await office.post('hr', '/api/attend', [{ student, batchCode: batch.bCode, date: today, attendence: false }])
    await office.signInAs('hr')

    await page.goto('/hr/attendence')
    await page.getByRole('link', { name: 'Low attendance' }).click()
    await page.getByRole('combobox', { name: 'Batch' }).selectOption(batch.bCode)
    const row = page.getByRole('row', { name: /StudentA Example/ })
    await expect(row).toContainText('0%')
    await expect(page.getByRole('row', { name: /StudentB/ })).toHaveCount(0)
    await row.getByRole('link', { name: 'StudentA Example', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`attendence-history\\?id=${student}`))
  },
)
