import type { Page } from '@playwright/test'
import { openSecondClerk } from './support/second-clerk.ts'
import { fieldByLabel, expectToasts } from './support/forms.ts'
import type { Office } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

type Marks = { attendance: { studentName: string; attendence: boolean }[]; present: number; absent: number }

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
const checkboxFor = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} Example`) })
const saveMarks = (page: Page) => page.getByRole('button', { name: /^Save: \d+ present, \d+ absent$/ })
const updateMarks = (page: Page) => page.getByRole('button', { name: /^Update: \d+ present, \d+ absent$/ })
const sheetPath = (bCode: string) => `/hr/student-attendence-list?batch=${encodeURIComponent(bCode)}`

/** Creates a batch with students that is listed first among the batches to mark. */
async function createMarkableBatch(office: Office, count: number) {
  const batch = await office.createBatch('0')
  await office.createStudents(batch, count)
  await office.signInAs('hr')
  const marks = () => office.get<Marks>('hr', `/api/attend?batchCode=${encodeURIComponent(batch.bCode)}&date=${today}`)
  return { ...batch, marks }
}

const listAbsent = ({ attendance }: Marks) =>
  attendance.filter(({ attendence }) => !attendence).map(({ studentName }) => studentName.split(' ')[0])

test('attendance: a batch of 30 with two absent takes four clicks from the dashboard', async ({ page, office }) => {
  const { bCode, marks } = await createMarkableBatch(office, 30)
  await page.goto('/hr')
  let clicks = 0
  await page.exposeFunction('countClick', () => clicks++)
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => (window as unknown as { countClick(): void }).countClick(), true)
  })
  await page.reload()
  await page.getByRole('link', { name: new RegExp(bCode) }).click()
  await expect(saveMarks(page)).toBeVisible()
  await checkboxFor(page, 'StudentB').click()
  await checkboxFor(page, 'StudentD').click()
  await expect(saveMarks(page)).toHaveText('Save: 28 present, 2 absent')
  await expectToasts(page, ['Attendance Recorded'], () => saveMarks(page).click())
  expect(clicks).toBe(4)
  expect(listAbsent(await marks())).toEqual(['StudentB', 'StudentD'])
  expect(await marks()).toMatchObject({ present: 28, absent: 2 })
})

test('attendance: a batch is marked with the keyboard only', FULL_ONLY, async ({ page, office }) => {
  const { bCode, marks } = await createMarkableBatch(office, 3)
  await page.goto('/hr')
  const link = page.getByRole('link', { name: new RegExp(bCode) })
  await expect(link).toBeVisible()
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let stops = 0; stops < 80; stops++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Tab does not reach the element')
  }
  await tabTo(link)
  await page.keyboard.press('Enter')
  await expect(saveMarks(page)).toHaveText('Save: 3 present, 0 absent')
  await tabTo(checkboxFor(page, 'StudentB'))
  await page.keyboard.press('Space')
  await expect(saveMarks(page)).toHaveText('Save: 2 present, 1 absent')
  await tabTo(saveMarks(page))
  await expectToasts(page, ['Attendance Recorded'], () => page.keyboard.press('Enter'))
  expect(listAbsent(await marks())).toEqual(['StudentB'])
})

test(
  'attendance: unsaved marks survive search and reload; saved marks appear in the history',
  FULL_ONLY,
  async ({ page, office }) => {
    const { bCode, marks } = await createMarkableBatch(office, 17)
    await page.goto(sheetPath(bCode))

    await test.step('students are marked absent in the list and in a search', async () => {
      await checkboxFor(page, 'StudentA').uncheck()
      await page.getByRole('searchbox', { name: 'Search by first name' }).fill('studentk')
      await expect(checkboxFor(page, 'StudentA')).toHaveCount(0)
      await checkboxFor(page, 'StudentK').uncheck()
      await page.getByRole('searchbox', { name: 'Search by first name' }).fill('')
      await checkboxFor(page, 'StudentQ').uncheck()
      await expect(saveMarks(page)).toHaveText('Save: 14 present, 3 absent')
    })

    await test.step('leaving asks for confirmation; a reload restores the marks', async () => {
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await expect(page.getByText('Leave without saving?')).toBeVisible()
      await page.getByRole('button', { name: 'Stay' }).click()
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(page.getByText('What you typed earlier is back.')).toBeVisible()
      await expect(saveMarks(page)).toHaveText('Save: 14 present, 3 absent')
    })

    await test.step('the first save creates the marks, the next updates them', async () => {
      await expectToasts(page, ['Attendance Recorded'], () => saveMarks(page).click())
      expect(listAbsent(await marks())).toEqual(['StudentA', 'StudentK', 'StudentQ'])
      await page.goto(sheetPath(bCode))
      await expect(updateMarks(page)).toBeVisible()
      await expect(checkboxFor(page, 'StudentA')).not.toBeChecked()
      await checkboxFor(page, 'StudentA').check()
      await expectToasts(page, ['Attendance Updated'], () => updateMarks(page).click())
      expect(listAbsent(await marks())).toEqual(['StudentK', 'StudentQ'])
    })

    await test.step('the history of the batch and of a student show the marks', async () => {
      await page.getByRole('link', { name: 'Attendance History' }).click()
      const total = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd')
      await expect(total('Students Present')).toHaveText('15')
      await expect(total('Students Absent')).toHaveText('2')
      await expect(page.getByRole('row', { name: /StudentK/ })).toContainText('Absent')
      await expect(page.getByRole('row', { name: /StudentA/ })).toContainText('Present')
      await fieldByLabel(page, 'Date').fill('2026-01-06')
      await expect(page.getByText('No Records Found')).toBeVisible()
    })

    await test.step('a future day cannot be marked', async () => {
      await page.goto(`${sheetPath(bCode)}&date=2039-01-01`)
      await expect(page).toHaveURL(new RegExp(`&date=${today}$`))
      await expect(fieldByLabel(page, 'Date')).toHaveValue(today)
      await fieldByLabel(page, 'Date').fill('2039-01-01')
      await expect(page.getByText('The attendance date cannot be after today.')).toBeVisible()
    })
  },
)

test('attendance: the second of two clerks is warned, sees the saved marks and can restore their own', async ({
  page,
  office,
  browser,
  address,
}) => {
  const { bCode, marks } = await createMarkableBatch(office, 4)
  const other = await openSecondClerk(browser, address)
  for (const clerk of [page, other]) {
    // Aborts the stream, like a proxy that does not pass it on: with it, both see the other's marks before they save.
    await clerk.route('**/api/changes*', (route) => route.abort())
    await clerk.goto(sheetPath(bCode))
    await expect(saveMarks(clerk)).toBeVisible()
  }
  await checkboxFor(page, 'StudentA').uncheck()
  await expectToasts(page, ['Attendance Recorded'], () => saveMarks(page).click())

  await checkboxFor(other, 'StudentB').uncheck()
  await expectToasts(other, ['Something Went Wrong.Please Try Again Later'], () => saveMarks(other).click())
  await expect(other.getByText('This batch has marks on that day already.').first()).toBeVisible()
  await expect(updateMarks(other)).toBeVisible()
  await expect(checkboxFor(other, 'StudentA')).not.toBeChecked()
  await expect(checkboxFor(other, 'StudentB')).toBeChecked()
  expect(listAbsent(await marks())).toEqual(['StudentA'])

  await other.getByRole('button', { name: 'Use my marks' }).click()
  await expect(checkboxFor(other, 'StudentB')).not.toBeChecked()
  await expectToasts(other, ['Attendance Updated'], () => updateMarks(other).click())
  await other.context().close()

  await test.step('the first clerk is warned in turn', async () => {
    await checkboxFor(page, 'StudentC').uncheck()
    await updateMarks(page).click()
    await expect(page.getByText('This record was changed after you opened it.').first()).toBeVisible()
    await expect(checkboxFor(page, 'StudentC')).toBeChecked()
    expect((await marks()).attendance.find(({ studentName }) => studentName.startsWith('StudentC'))?.attendence).toBe(
      true,
    )
  })
})
