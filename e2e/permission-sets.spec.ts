import { createClerk } from './support/create-clerk.ts'
import { choose, expectToasts, fillFields, signIn } from './support/forms.ts'
import { INSTITUTE } from './support/munshi.ts'
import { uniqueName } from './support/office.ts'
import { expect, test } from './support/test.ts'

type Id = { _id: string }
type Sets = { sets: (Id & { builtIn: string | null; permissions: string[] })[] }
type Trail = { entries: { action: string; who: string; role: string }[] }

test('two areas: an owner takes a fee at the front desk without a second sign-in, and the trail names the person', async ({
  page,
  office,
}) => {
  const student = await office.createStudent({ fee: 12_000, Paidfee: 2000 })
  await office.signInAs('admin')
  await page.goto('/admin')
  const openArea = async (name: string) => {
    await page.getByRole('button', { name: INSTITUTE.ADMIN_NAME }).click()
    await page.getByRole('menuitem', { name }).click()
  }

  await openArea('Work at the front desk')
  await expect(page).toHaveURL('/hr')
  await page.goto(`/hr/add-fees?id=${student._id}`)
  await fillFields(page, { 'Fees Amount': '3500' })
  await choose(page, { 'Payment Mode': 'Cash' })
  await expectToasts(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save', exact: true }).click())

  const { entries } = await office.get<Trail>('admin', `/api/admin/audit?who=${INSTITUTE.ADMIN_NAME}`)
  expect(entries[0]).toMatchObject({ action: 'fee.record', role: 'hr' })
  await openArea('Work as admin')
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/staff')
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible()
})

test('a permission set: a clerk without it sees neither the action nor the page, and gets it back at once', async ({
  page,
  office,
  munshi,
  browser,
  address,
}) => {
  const { email, password } = await createClerk(munshi)
  const student = await office.createStudent({ fee: 12_000, Paidfee: 2000 })
  const name = uniqueName('Front desk without void')
  const adminContext = await browser.newContext({ baseURL: address })
  const admin = await adminContext.newPage()
  await admin.goto('/')
  await signIn(admin, INSTITUTE.ADMIN_EMAIL, INSTITUTE.ADMIN_PASSWORD, 'admin')
  await expect(admin).toHaveURL('/admin')

  await test.step('an admin makes the set and gives it', async () => {
    await admin.goto('/admin/staff?tab=sets')
    await admin.getByRole('button', { name: 'Add a permission set' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByLabel('Void receipts', { exact: true }).uncheck()
    await dialog.getByLabel('See enquiries').uncheck()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(admin.getByRole('row', { name })).toContainText('Nobody')
    await admin.getByRole('tab', { name: 'Staff' }).click()
    await admin
      .getByRole('row', { name: email })
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await admin.getByRole('menuitem', { name: 'Permission set…' }).click()
    await admin.getByRole('combobox', { name: 'Permission set' }).selectOption(name)
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByRole('row', { name: email })).toContainText(name)
  })

  await test.step('the clerk takes fees and voids none', async () => {
    await page.goto('/')
    await signIn(page, email, password, 'hr')
    await expect(page).toHaveURL('/hr')
    await expect(page.getByRole('link', { name: 'Enquiry', exact: true })).toHaveCount(0)
    await page.goto(`/hr/student/fee?id=${student._id}`)
    await expect(page.getByRole('link', { name: 'Add Fee' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Print receipt/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Delete receipt/ })).toHaveCount(0)
    await page.goto('/hr/enquiry')
    await expect(page.getByText('You may not do this.')).toBeVisible()
  })

  await test.step('a change of the set works at once', async () => {
    const { sets } = await office.get<Sets>('admin', '/api/admin/permission-set')
    const set = sets.find(({ builtIn, permissions }) => builtIn === null && !permissions.includes('enquiries.read'))!
    const permissions = [...set.permissions, 'enquiries.read']
    await office.put('admin', `/api/admin/permission-set/${set._id}`, { permissions })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
  })
  await adminContext.close()
})
