import { cardByLabel, cardNumber, daysAgo, toPaise, queryRows, tableRows, today } from './support/figures.ts'
import { expectToasts } from './support/forms.ts'
import { uniqueName, registration } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

test('HR dashboard: the figures equal the database and follow changes made elsewhere', async ({
  page,
  office,
  munshi,
}) => {
  const { course, bCode } = await office.createBatch('0')
  const paying = await office.createStudents({ course, bCode }, 3)
  await office.post('hr', `/api/fee/${paying[0]}`, { payMode: 'Cash', paid: '1234.50', date: today })
  await office.post('hr', `/api/fee/${paying[1]}`, { payMode: 'Online', paid: 700, date: daysAgo(40) })
  const enquiry = { contact: '9876500000', qualification: 'BA', address: '6 Example Road', course, mode: 'offline' }
  for (const day of [today, daysAgo(70)])
    await office.post('hr', '/api/enquiry', { ...enquiry, name: 'Counted Example', date: day })
  const marks = paying.map((student, index) => ({ student, batchCode: bCode, date: today, attendence: index > 0 }))
  await office.post('hr', '/api/attend', marks)

  await office.signInAs('hr')
  await page.goto('/hr')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Hari Example!' })).toBeVisible()

  await test.step('the cards', async () => {
    const count = async (sql: string) => (await queryRows(munshi.databaseUrl, sql)).length
    const expected = {
      'Total Students': await count("select id from student where status in ('Active', 'Disable')"),
      'Total Batch': await count('select id from batch where deleted_at is null'),
      'Total Course': await count('select id from course where deleted_at is null'),
      'Total Enquiry': await count('select id from enquiry where not is_placed'),
    }
    for (const [label, figure] of Object.entries(expected)) expect(await cardNumber(page, label), label).toBe(figure)
    for (const [label, path] of Object.entries({
      'Total Students': '/hr/StudentList',
      'Total Batch': '/hr/batch',
      'Total Course': '/hr/view-course',
      'Total Enquiry': '/hr/enquiry',
    }))
      await expect(cardByLabel(page, label).getByRole('link')).toHaveAttribute('href', path)
  })

  await test.step('attendance of today', async () => {
    const rows = await queryRows<{ present: boolean }>(
      munshi.databaseUrl,
      `select present from attendance_mark where day = '${today}'`,
    )
    const present = rows.filter((row) => row.present).length
    const figures = Object.fromEntries(await tableRows(page, 'Example Computer Institute Attendance')) as object
    expect(figures).toEqual({
      Absent: String(rows.length - present),
      Present: String(present),
      Total: String(rows.length),
    })
  })

  await test.step('fees received per month', async () => {
    const rows = await queryRows<{ month: string; paise: string }>(
      munshi.databaseUrl,
      `select to_char(paid_on, 'FMMonth YYYY') as month, (paid * 100)::bigint::text as paise
       from receipt where voided_at is null`,
    )
    const sums = new Map<string, number>()
    for (const { month, paise } of rows) sums.set(month, (sums.get(month) ?? 0) + Number(paise))
    const shown = await tableRows(page, 'Fees received per month')
    expect(shown).toHaveLength(12)
    for (const [month = '', received = ''] of shown) expect(toPaise(received), month).toBe(sums.get(month) ?? 0)
    expect(sums.get(shown.at(-1)?.[0] ?? '')).toBeGreaterThan(0)
  })

  await test.step('enquiries per month by status', async () => {
    const rows = await queryRows<{ month: string; status: string }>(
      munshi.databaseUrl,
      "select to_char(day, 'FMMonth YYYY') as month, status from enquiry where not is_placed",
    )
    const shown = await tableRows(page, 'Enquiries per month')
    expect(shown).toHaveLength(12)
    for (const [month, ...figures] of shown)
      expect(figures, month).toEqual(
        ['Open', 'Closed', 'Pending'].map((status) =>
          String(rows.filter((row) => row.month === month && row.status === status).length),
        ),
      )
  })

  await test.step('a change elsewhere shows without a reload', async () => {
    const before = await cardNumber(page, 'Total Enquiry')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Enquiry' }).click()
    await page.getByRole('link', { name: 'Add New Enquiry' }).first().click()
    await page.getByLabel(/^Name/).fill('Latest Example')
    await page.getByLabel(/^Contact Number/).fill('9876500000')
    await page.getByLabel(/^Address/).fill('7 Example Road')
    await page.getByLabel(/^Qualification/).fill('BA')
    await page.getByLabel(/^Interested Course/).selectOption(course)
    await page.getByLabel(/^Course Mode/).selectOption('Offline')
    await expectToasts(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save', exact: true }).click())
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click()
    await expect.poll(() => cardNumber(page, 'Total Enquiry')).toBe(before + 1)
  })
})

test(
  'HR dashboard: pending fees show the longest due first and can be searched',
  FULL_ONLY,
  async ({ page, office }) => {
    const { course, bCode } = await office.createBatch()
    const names = ['Aarav', 'Bina', 'Chand', 'Deepa', 'Esha', 'Farid', 'Gita', 'Hema']
    for (const [index, fname] of names.entries()) {
      const email = `${uniqueName('due').replace(/ /g, '.')}@example.com`
      const joiningDate = daysAgo(36 + index)
      await office.post('hr', '/api/user/register', { ...registration(course, bCode), fname, email, joiningDate })
    }
    const email = `${uniqueName('due').replace(/ /g, '.')}@example.com`
    await office.post('hr', '/api/user/register', {
      ...registration(course, bCode),
      fname: 'Toosoon',
      email,
      joiningDate: daysAgo(34),
    })
    await office.signInAs('hr')
    await page.goto('/hr')
    await expect(page.getByText('Students who have pending fees')).toBeVisible()
    await page.getByPlaceholder('Search by Student Name or Course or Batch').fill(bCode)
    await expect(page).toHaveURL(/search=/)
    const table = page.getByRole('table', { name: 'Students who have pending fees' })
    await expect(table).toHaveAttribute('aria-busy', 'false')
    const rows = table.locator('tbody tr')
    await expect(rows).toHaveCount(6)
    await expect(rows.first()).toContainText('Hema')
    await expect(page.getByText('Toosoon')).toHaveCount(0)
    await page.getByRole('button', { name: 'View More' }).click()
    await expect(rows).toHaveCount(8)
    await expect(rows.last()).toContainText('Aarav')
    await expect(page.getByRole('button', { name: 'View More' })).toHaveCount(0)
    await expect(rows.first()).toContainText('₹12,000')
    await expect(rows.first().getByRole('link', { name: /Send Fee Reminder/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919876543210\?text=/,
    )
    await rows.first().getByRole('link', { name: /View/ }).first().click()
    await expect(page.getByRole('heading', { name: /Hema Example/ })).toBeVisible()
    await expect(page).toHaveURL(/\/hr\/student\/fee\?id=/)
  },
)
