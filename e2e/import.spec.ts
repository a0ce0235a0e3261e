import { buildWorkbook } from '#testing/server/build-workbook.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

test('import students: paste rows with an error, correct it, import, see a historical receipt, undo', async ({
  page,
  office,
}) => {
  const mark = Date.now().toString(36)
  const course = `Import ${mark}`
  await office.signInAs('admin')
  await page.goto('/admin/Student-List')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const rows = [
    ['Name', 'Mobile no', 'Course', 'Batch', 'Fee', 'Amount paid', 'Date', 'Receipt no'],
    [`Ravi Rao${mark}`, '+91 98765 43210', course, course, '12,000', '₹4,000', '25/06/2024', 'A-17'],
    [`Bela Rao${mark}`, '98765', course, course, '12,000', '', '', ''],
  ]
  await page.getByRole('textbox', { name: 'Rows' }).fill(rows.map((cells) => cells.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Continue' }).click()

  const cell = page.getByRole('textbox', { name: 'Contact Number, line 3' })
  await expect(cell).toHaveAccessibleDescription(/.+/)
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled()
  await page.reload()
  await cell.fill('98765 00000')
  await cell.press('Enter')
  await page.getByRole('checkbox', { name: `Course ${course}` }).check()
  await page.getByRole('checkbox', { name: `Batch ${course}` }).check()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('Students: 2. Receipts: 1, together ₹4,000.')).toBeVisible()

  const url = page.url()
  await page.goto(`/admin/Student-List?search=Ravi+Rao${mark}`)
  await page.getByRole('link', { name: `Ravi Rao${mark}`, exact: true }).click()
  await expect(page.getByText(/^Still missing: Father’s Name|^Still missing: Father's Name/)).toBeVisible()
  await page.getByRole('link', { name: /^IMP\// }).click()
  await expect(page.getByText(/^Imported from earlier records\./).first()).toBeVisible()
  await expect(page.getByText('A-17').first()).toBeVisible()

  await page.goto(url)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Import undone').first()).toBeVisible()
  const { total } = await office.get<{ total: number }>('admin', `/api/user?search=Rao${mark}`)
  expect(total).toBe(0)
})

test('import students: an Excel file with a title, after one that is no table', FULL_ONLY, async ({ page, office }) => {
  const mark = Date.now().toString(36)
  const rows = [
    ['Students of 2026', null, null, null],
    ['Name', 'Mobile', 'Course', 'Batch'],
    [`Uma Das${mark}`, 9_876_543_211, `Workbook ${mark}`, `Workbook ${mark}`],
  ]
  await office.signInAs('admin')
  await page.goto('/admin/student/import')
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await choose('scan.pdf', Buffer.from('%PDF-1.7'))
  await expect(page.getByRole('alert')).toHaveText('This file is no table. Choose an .xlsx or .csv file.')
  await choose('students.xlsx', Buffer.from(buildWorkbook([{ name: 'Students', rows }])))

  await expect(page.getByRole('textbox', { name: 'Contact Number, line 3' })).toHaveValue('9876543211')
  for (const box of await page.getByRole('checkbox', { name: /^(Course|Batch) Workbook/ }).all()) await box.check()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText(/^Students: 1\./)).toBeVisible()
})

test('import courses: from the list, a known one is skipped, import, undo', FULL_ONLY, async ({ page, office }) => {
  const mark = Date.now().toString(36)
  await office.signInAs('admin')
  await page.goto('/admin/view-course-admin')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const paste = async (...rows: string[][]) => {
    const text = [['Course', 'Fee', 'Duration'], ...rows].map((cells) => cells.join('\t')).join('\n')
    await page.getByRole('textbox', { name: 'Rows' }).fill(text)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await paste([`Old ${mark}`, '9,000', '3 months'])
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('Created: 1.')).toBeVisible()
  await page.getByRole('link', { name: 'Import more' }).click()
  await paste([`OLD ${mark}`, '9,000', '3 months'], [`New ${mark}`, '', '6 months'])

  await expect(page.getByRole('textbox', { name: 'Course Name, line 2' })).toHaveAccessibleDescription(
    'There is a course with this name already.',
  )
  const fee = page.getByRole('textbox', { name: 'Course Fee, line 3' })
  await expect(fee).toHaveAccessibleDescription('Course Fee is required')
  await fee.fill('12 000,50')
  await fee.press('Enter')
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('Created: 1.')).toBeVisible()
  const url = page.url()
  await page.getByRole('link', { name: 'Show courses' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`New ${mark} .*₹12,000.50`) })).toBeVisible()

  await page.goto(url)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Import undone').first()).toBeVisible()
  const { courses } = await office.get<{ courses: { course: string }[] }>('admin', `/api/course?search=${mark}`)
  expect(courses.map(({ course }) => course)).toEqual([`Old ${mark}`])
})

test(
  'import expenses: from the list, missing categories are created, the list shows both voucher numbers, undo',
  FULL_ONLY,
  async ({ page, office }) => {
    const mark = Date.now().toString(36)
    await office.signInAs('admin')
    await page.goto('/admin/view-expance')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const rows = [
      ['Category', 'Particulars', 'Amount', 'Date', 'Mode', 'Voucher no'],
      [`Power ${mark}`, 'January', '₹1,250.50', '5 Jan 2026', 'Cash', `A-${mark}`],
      [`Power ${mark}`, 'February', '', '5 Feb 2026', 'UPI', ''],
    ]
    await page.getByRole('textbox', { name: 'Rows' }).fill(rows.map((cells) => cells.join('\t')).join('\n'))
    await page.getByRole('button', { name: 'Continue' }).click()

    const amount = page.getByRole('textbox', { name: 'Amount, line 3' })
    await expect(amount).toHaveAccessibleDescription('Amount is required.')
    await amount.fill('750')
    await amount.press('Enter')
    await page.getByRole('checkbox', { name: `Category Power ${mark}` }).check()
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect(page.getByText('Created: 2, together ₹2,000.50.')).toBeVisible()
    const url = page.url()
    await page.goto('/admin/view-expance?month=1&year=2026')
    await expect(
      page.getByRole('row', { name: new RegExp(`Power ${mark}.*VIMP/\\d+ \\(earlier A-${mark}\\)`) }),
    ).toBeVisible()

    await page.goto(url)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Import undone').first()).toBeVisible()
    const { expenses } = await office.get<{ expenses: { ledgerName: string }[] }>(
      'admin',
      '/api/admin/expense?limit=100',
    )
    expect(expenses.filter(({ ledgerName }) => ledgerName.endsWith(mark))).toEqual([])
  },
)

test(
  'import attendance: an unknown student is corrected, a marked one is skipped, the register shows the mark',
  FULL_ONLY,
  async ({ page, office }) => {
    const mark = Date.now().toString(36)
    const batch = `I-${mark}`
    await office.signInAs('hr')
    const students = [
      ['Name', 'Mobile', 'Course', 'Batch', 'Joined'],
      [`Asha Rao${mark}`, '98765 43210', batch, batch, '2026-01-05'],
    ]
    const paste = async (rows: string[][]) => {
      await page.getByRole('textbox', { name: 'Rows' }).fill(rows.map((cells) => cells.join('\t')).join('\n'))
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await office.post('admin', '/api/course', { course: batch, cFee: 9000, cDuration: '3 months' })
    await page.goto('/hr/studentAdd')
    await paste(students)
    await page.getByRole('checkbox', { name: `Batch ${batch}` }).check()
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText(/^Students: 1\./)).toBeVisible()

    await page.goto('/hr/attendence')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const header = ['Student', 'Batch', 'Date', 'P/A']
    await paste([header, [`Asha Roa${mark}`, batch, '2026-01-12', '✓']])
    const student = page.getByRole('textbox', { name: 'Student Name, line 2' })
    await expect(student).toHaveAccessibleDescription(/^The batch has no student/)
    await student.fill(`asha rao${mark}`)
    await student.press('Enter')
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('Created: 1.')).toBeVisible()
    await page.getByRole('link', { name: 'Import more' }).click()
    await paste([header, ['9876543210', batch, '2026-01-12', 'A']])
    await expect(student).toHaveAccessibleDescription('This student is marked on that day already.')

    await page.goto(`/hr/attendence-history?batch=${batch}&date=2026-01-12`)
    await expect(page.getByRole('row', { name: new RegExp(`Asha Rao${mark} .*Present`) })).toBeVisible()
  },
)
