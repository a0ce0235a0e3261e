import { createClerk } from './support/create-clerk.ts'
import { fillFields, signIn } from './support/forms.ts'
import { INSTITUTE } from './support/munshi.ts'
import { uniqueName } from './support/office.ts'
import { expect, test } from './support/test.ts'

type Staff = { staff: { _id: string; email: string }[] }
type Sets = { sets: { _id: string; name: string | null; builtIn: string | null; permissions: string[] }[] }
type Fees = { PendingFee: number }

test('an approval: a discount beyond the limit of a clerk is requested, and given once the owner approves it on a phone', async ({
  page,
  office,
  munshi,
  browser,
  address,
}) => {
  const { email, password } = await createClerk(munshi)
  const student = await office.createStudent({ fee: 12_000, Paidfee: 2000 })
  const name = uniqueName('Small discounts')
  await office.post('admin', '/api/admin/permission-set', {
    name,
    areas: ['hr'],
    permissions: ['students.list', 'students.read', 'fees.read', 'fees.take', 'fees.discount'],
    limits: { 'fees.discount': 5 },
  })
  const { sets } = await office.get<Sets>('admin', '/api/admin/permission-set')
  const { staff } = await office.get<Staff>('admin', '/api/admin/staff')
  const clerk = staff.find((one) => one.email === email)!
  await office.put('admin', `/api/admin/staff/${clerk._id}`, {
    permissionSet: sets.find((set) => set.name === name)!._id,
  })

  await test.step('the clerk asks', async () => {
    await page.goto('/')
    await signIn(page, email, password, 'hr')
    await expect(page).toHaveURL('/hr')
    await page.goto(`/hr/student/fee?id=${student._id}`)
    await page.getByRole('button', { name: 'Give a discount' }).click()
    const dialog = page.getByRole('dialog', { name: 'Give a discount' })
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('3000')
    await fillFields(dialog, { Reason: 'Her sister is a student' })
    await dialog.getByRole('button', { name: 'Give a discount' }).click()
    await dialog.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto('/hr/approvals')
    const request = page.getByRole('region', { name: /^Discount of ₹3,000/ })
    await expect(request).toContainText('Her sister is a student')
    await expect(request.getByRole('button')).toHaveCount(0)
  })

  await test.step('the owner approves on a phone', async () => {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 740 } })
    const phone = await context.newPage()
    await phone.goto('/')
    await signIn(phone, INSTITUTE.ADMIN_EMAIL, INSTITUTE.ADMIN_PASSWORD, 'admin')
    await expect(phone).toHaveURL('/admin')
    await expect(phone.getByRole('region', { name: 'Waiting for your approval' })).toContainText('Her sister')
    await phone.goto('/admin/approvals')
    const request = phone.getByRole('region', { name: /^Discount of ₹3,000/ }).filter({ hasText: student.fname })
    await expect(request).toContainText('After the approval₹7,000')
    await request.getByRole('button', { name: /^Approve/ }).click()
    await expect(request).toHaveCount(0)
    await context.close()
  })

  await page.goto('/hr/approvals?tab=decided')
  await expect(page.getByRole('region', { name: /^Discount of ₹3,000/ })).toContainText('Approved')
  expect(await office.get<Fees>('hr', `/api/fee/${student._id}`)).toMatchObject({ PendingFee: 7000 })
})
