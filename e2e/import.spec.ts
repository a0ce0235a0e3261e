import { buildWorkbook } from '#testing/server/build-workbook.ts'
import { expect, test } from './support/test.ts'

test('import students: paste rows with an error, correct it, import, see a historical receipt, undo', async ({
  page,
  office,
}) => {
  const mark = Date.now().toString(36)
  const course = `Import ${mark}`
  await office.signInAs('hr')
  await page.goto('/hr/StudentList')
  await page.getByRole('link', { name: 'Add Students' }).click()
  const rows = [
    ['Name', 'Mobile no', 'Course', 'Fee', 'Amount paid', 'Date', 'Receipt no'],
    [`Ravi Rao${mark}`, '+91 98765 43210', course, '12,000', '₹4,000', '25/06/2024', 'A-17'],
    [`Bela Rao${mark}`, '98765', course, '12,000', '', '', ''],
  ]
  await page.getByRole('textbox', { name: 'Rows' }).fill(rows.map((cells) => cells.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Continue' }).click()

  const cell = page.getByRole('textbox', { name: 'Contact Number, line 3' })
  await expect(cell).toHaveAccessibleDescription(/.+/)
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled()
  await page.reload()
  await cell.fill('98765 00000')
  await cell.press('Enter')
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('dialog')).toContainText(course)
  await page.getByRole('button', { name: 'Create and import' }).click()
  await expect(page.getByText('Students: 2. Receipts: 1, together ₹4,000.')).toBeVisible()

  const url = page.url()
  await page.goto(`/hr/StudentList?search=Ravi+Rao${mark}`)
  await page.getByRole('link', { name: `Ravi Rao${mark}`, exact: true }).click()
  await expect(page.getByText(/^Still missing: Father’s Name|^Still missing: Father's Name/)).toBeVisible()
  await page.getByRole('link', { name: /^IMP\// }).click()
  await expect(page.getByText(/^Imported from earlier records\./).first()).toBeVisible()
  await expect(page.getByText('A-17').first()).toBeVisible()

  await page.goto(url)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Import undone').first()).toBeVisible()
  const { total } = await office.get<{ total: number }>('hr', `/api/user?search=Rao${mark}`)
  expect(total).toBe(0)
})

test('import students: an Excel file with a title, after one that is no table', async ({ page, office }) => {
  const mark = Date.now().toString(36)
  const rows = [
    ['Students of 2026', null, null],
    ['Name', 'Mobile', 'Course'],
    [`Uma Das${mark}`, 9_876_543_211, `Workbook ${mark}`],
  ]
  await office.signInAs('hr')
  await page.goto('/hr/studentAdd')
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await choose('scan.pdf', Buffer.from('%PDF-1.7'))
  await expect(page.getByRole('alert')).toHaveText('This file is no table. Choose an .xlsx or .csv file.')
  await choose('students.xlsx', Buffer.from(buildWorkbook([{ name: 'Students', rows }])))

  await expect(page.getByRole('textbox', { name: 'Contact Number, line 3' })).toHaveValue('9876543211')
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByRole('button', { name: 'Create and import' }).click()
  await expect(page.getByText(/^Students: 1\./)).toBeVisible()
})

test('import courses: from the list, a known one is skipped, import, undo', async ({ page, office }) => {
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
