import { fieldByLabel, expectToasts } from './support/forms.ts'
import { PASSWORD } from './support/office.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/touch-targets.ts'

test.use({ viewport: PHONE })

test('student on a phone: sees what is due and changes the phone number; the institute sees the change', async ({
  page,
  office,
}) => {
  const student = await office.createStudent({ Paidfee: 2000 })
  await office.signInAs('student', student.email, PASSWORD)

  await test.step('the first page shows the fee, the batch and the institute', async () => {
    await page.goto('/student')
    await expect(page.getByText('₹10,000')).toBeVisible()
    await expect(page.getByText(/^due on \d{4}-\d\d-\d\d$/)).toBeVisible()
    await expect(page.getByText('10:00 to 12:00')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 98000 00000' })).toHaveAttribute('href', 'tel:+919800000000')
  })

  await test.step('the last receipt opens', async () => {
    await page.getByRole('link', { name: 'Last receipt' }).click()
    await expect(page.getByRole('heading', { name: /^Receipt \d{4}-\d\d\/\d{6}$/ })).toBeVisible()
    await page.goBack()
  })

  await test.step('an invalid number is rejected, a valid one is saved', async () => {
    await page.getByRole('link', { name: 'My Profile' }).click()
    await page.getByRole('button', { name: 'Edit phone and address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit phone and address' })
    const save = dialog.getByRole('button', { name: 'Save' })
    await fieldByLabel(dialog, 'Contact Number').fill('12')
    await save.click()
    await expect(fieldByLabel(dialog, 'Contact Number')).toHaveAccessibleDescription(/^Enter a phone number/)
    await fieldByLabel(dialog, 'Contact Number').fill('90000 00001')
    await expectToasts(page, ['Update Successful'], () => save.click())
    await expect(page.getByRole('link', { name: '90000 00001' }).first()).toBeVisible()
  })

  await test.step('HR sees it on the student’s page, the admin in the audit trail', async () => {
    await office.signInAs('hr')
    await page.goto(`/hr/Student-view?id=${student._id}`)
    await expect(page.getByRole('link', { name: '90000 00001' }).first()).toBeVisible()
    const { entries } = await office.get<{ entries: { role: string; after: object }[] }>(
      'admin',
      `/api/admin/audit?recordId=${student._id}&limit=1`,
    )
    expect(entries).toMatchObject([{ role: 'student', after: { contact: '9000000001' } }])
    await page.setViewportSize({ width: 1280, height: 800 })
    await office.signInAs('admin')
    await page.goto(`/admin/trail?recordId=${student._id}`)
    await page.getByRole('button', { name: /^Details: Changed a student's details/ }).click()
    await expect(page.getByText('Contact Number').first()).toBeVisible()
    await expect(page.getByText('90000 00001').or(page.getByText('9000000001')).first()).toBeVisible()
  })
})
