import { today } from './support/figures.ts'
import { fieldByLabel } from './support/forms.ts'
import { type Office, PASSWORD } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expectSmallShift, watchShifts } from './support/layout-shift.ts'
import { loadScreen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** Creates a student with 23 marks in an earlier month, absent every fifth day, and one mark in this month. */
async function createMarkedStudent(office: Office) {
  const student = await office.createStudent({ joiningDate: '2026-03-01', Paidfee: 2000 })
  const { batch } = await office.get<{ batch: string }>('hr', `/api/user/${student._id}`)
  const mark = (date: string, attendence: boolean) =>
    office.post('hr', '/api/attend', [{ student: student._id, batchCode: batch, date, attendence }])
  for (let day = 1; day <= 23; day++) await mark(`2026-03-${String(day).padStart(2, '0')}`, day % 5 !== 0)
  await mark(today, true)
  return { ...student, batch }
}

test('own attendance: shows a month with totals, View More and View Less', FULL_ONLY, async ({ page, office }) => {
  const { email, batch } = await createMarkedStudent(office)
  await office.signInAs('student', email, PASSWORD)
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'View Attendance' }).click()
  await expect(page).toHaveURL('/student/Viwe-Attendence')
  const rows = page.getByRole('table', { name: 'Marks' }).locator('tbody').getByRole('row')
  const tile = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd')
  await expect(rows).toHaveText([new RegExp(`${today}.*Ravi Example.*${batch}.*Present`)])
  await expect(fieldByLabel(page, 'Month')).toHaveValue(String(Number(today.slice(5, 7))))
  await expect(fieldByLabel(page, 'Year')).toHaveValue(today.slice(0, 4))

  await test.step('another month shows its totals and ten rows, then all, then ten', async () => {
    await fieldByLabel(page, 'Year').selectOption('2026')
    await fieldByLabel(page, 'Month').selectOption('March')
    await expect(page).toHaveURL('/student/Viwe-Attendence?month=3&year=2026')
    await expect(rows).toHaveCount(10)
    await expect(rows.first()).toContainText('2026-03-23')
    await expect(tile('Days present')).toHaveText('19')
    await expect(tile('Days absent')).toHaveText('4')
    const more = page.getByRole('button', { name: 'View More' })
    const less = page.getByRole('button', { name: 'View Less' })
    await expect(less).toHaveCount(0)
    await more.click()
    await expect(rows).toHaveCount(20)
    await more.click()
    await expect(rows).toHaveCount(23)
    await expect(page.getByRole('row', { name: /2026-03-05/ })).toContainText('Absent')
    await expect(more).toHaveCount(0)
    await expect(less).toBeFocused()
    await less.press('Enter')
    await expect(rows).toHaveCount(10)
    await expect(more).toBeFocused()
    await expect(more).toBeInViewport()
  })

  await test.step('the month is in the URL; a month without marks shows a message and offers the current one', async () => {
    await page.reload()
    await expect(rows).toHaveCount(10)
    await fieldByLabel(page, 'Year').selectOption('2019')
    await expect(page.getByText('No Attendance data for the selected month and year')).toBeVisible()
    await page.getByRole('button', { name: 'Show this month' }).click()
    await expect(page).toHaveURL('/student/Viwe-Attendence')
    await expect(rows).toHaveCount(1)
  })
})

test('student area: fees, expenses, receipt download and external links', FULL_ONLY, async ({ page, office }) => {
  const student = await office.createStudent({ Paidfee: 2000 })
  await office.signInAs('student', student.email, PASSWORD)
  await page.goto('/student/addExpenses')
  await expect(page.getByText('Fees and expenses are recorded by the institute.')).toBeVisible()
  for (const figure of ['₹12,000', '₹2,000', '₹10,000']) await expect(page.getByText(figure)).toBeVisible()
  await page.getByRole('link', { name: 'View Fee' }).click()
  await expect(page).toHaveURL('/student/fee')

  await test.step('Download opens the receipt and its print dialog', async () => {
    await page.getByRole('link', { name: /^Download receipt/ }).click()
    await expect(page).toHaveURL(/\/FeesReceipt\?id=.*&as=user$/)
    await expect(page.getByRole('heading', { name: 'Fee Receipt' })).toBeVisible()
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
    const { search } = new URL(page.url())
    await page.goto(`/student/FeesReceipt${search.replace('&as=user', '')}`)
    await expect(page.getByRole('heading', { name: 'Fee Receipt' })).toBeVisible()
    await expect(page.getByText('Ravi Example').last()).toBeVisible()
  })

  await test.step('no external page is loaded until its link is opened', async () => {
    const externalHosts: string[] = []
    await page.context().route(/^https:/, (route) => {
      externalHosts.push(new URL(route.request().url()).hostname)
      return route.fulfill({
        contentType: 'text/html',
        body: '<script>document.title = String(window.opener)</script>',
      })
    })
    await page.goto('/student')
    await page.getByRole('button', { name: 'Interview Question' }).click()
    const react = page.getByRole('link', { name: 'React (opens in a new tab)' })
    await react.hover()
    expect(externalHosts).toEqual([])
    const [tab] = await Promise.all([page.context().waitForEvent('page'), react.click()])
    await expect(tab).toHaveTitle('null')
    expect(externalHosts).toEqual(['react.dev'])
    expect(await page.title()).toContain('Student Details')
  })
})

test('pending student: sees the own pages without fee figures', FULL_ONLY, async ({ page, office }) => {
  const { email } = await office.createPendingStudent()
  await page.goto('/')
  await office.signInAs('student', email, PASSWORD)
  for (const [path, text] of [
    ['/student/fee', 'No Records Found'],
    ['/student/addExpenses', 'Fees and expenses are recorded by the institute.'],
    ['/student/Viwe-Attendence', 'No Attendance data for the selected month and year'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text), path).toBeVisible()
    await expect(page.getByText('No Pending Fee'), path).toHaveCount(0)
  }
})

test('own attendance: the page shifts by less than 0.02 while it loads', FULL_ONLY, async ({ page, office }) => {
  const { email } = await createMarkedStudent(office)
  await office.signInAs('student', email, PASSWORD)
  await watchShifts(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await loadScreen(page, '/student/Viwe-Attendence?month=3&year=2026')
    await expect(page.getByText('2026-03-23')).toBeVisible()
    await expectSmallShift(page, `at ${width} px`)
  }
})
