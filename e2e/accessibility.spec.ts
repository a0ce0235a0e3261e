import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { ENQUIRER, expect, HR_NAME, signInFor, test } from './support/greek-institute.ts'
import { PASSWORD } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { openScreen } from './support/screens.ts'
import { test as plainTest } from './support/test.ts'

// The policy must not hide that a stored text is executed. The journeys in other languages run with it.
test.use({ bypassCSP: true })

const DESK = { width: 1280, height: 800 }
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const openMenu = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('menu')).toBeVisible()
}

test('accessibility: rejected forms have no violations', FULL_ONLY, async ({ page, office, records }) => {
  const cases = [
    { role: 'hr', url: '/hr/register', button: 'Register', error: 'This field is required' },
    { role: 'hr', url: '/hr/enquiry/add-new', button: 'Save', error: 'Name is Required.' },
    { role: 'hr', url: `/hr/add-fees?id=${records.student}`, button: 'Save', error: 'Fees Amount Is Required' },
    { role: 'admin', url: '/admin/Add-expance', button: 'Save', error: 'Expense is required.' },
    { role: 'admin', url: '/admin/change-password', button: 'Change Password', error: 'Enter your current password.' },
    { role: 'student', url: '/student/AddProject', button: 'Save', error: 'Project is required.' },
    { role: 'student', url: '/student/Add-Portfolio', button: 'Save', error: 'Portfolio is required.' },
  ] as const
  await openScreen(page, '/')
  await submit(page, 'Sign in')
  await expect(page.getByText('Plz Enter Email')).toBeVisible()
  await expectAccessible(page, '/, rejected')
  for (const { role, url, button, error } of cases) {
    await signInFor(role, office)
    await openScreen(page, url)
    await submit(page, button)
    await expect(page.getByText(error).first()).toBeVisible()
    await expectAccessible(page, `${url}, rejected`)
  }
})

test("accessibility: HR's menus and dialogs have no violations", FULL_ONLY, async ({ page, office, records }) => {
  await signInFor('hr', office)

  await openScreen(page, `/hr/student/fee?id=${records.student}`)
  await page.getByRole('button', { name: /Delete receipt/ }).click()
  await expect(page.getByText('Are You Sure?')).toBeVisible()
  await expectAccessible(page, 'void dialog')
  await submit(page, 'Cancel')
  await page.getByRole('button', { name: /^Change plan/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'plan dialog')

  await openScreen(page, `/hr/Student-view?id=${records.pending}`)
  await submit(page, 'Approve')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'approval dialog')

  await openScreen(page, `/hr/Student-view?id=${records.student}`)
  await page.getByRole('button', { name: /^Photo of/ }).click()
  await expect(page.getByRole('group', { name: 'Photo' })).toBeVisible()
  await expectAccessible(page, 'photo')

  // Phones, one of the widths, show the menu in the drawer of the enquiry only.
  await page.setViewportSize(DESK)
  await openScreen(page, '/hr/enquiry')
  await openMenu(page, `Actions for ${ENQUIRER}`)
  await expectAccessible(page, 'enquiry menu')
  await page.setViewportSize(DESK)
  await openScreen(page, '/hr/enquiry')
  await openMenu(page, `Actions for ${ENQUIRER}`)
  await page.getByRole('menuitem', { name: 'Set Pending' }).click()
  await expect(page.getByText('Are you sure?')).toBeVisible()
  await expectAccessible(page, 'enquiry status dialog')

  await page.setViewportSize(DESK)
  await openScreen(page, '/hr/view-fee')
  await submit(page, 'Print receipts')
  await expect(page.getByRole('group', { name: 'Print in one file' })).toBeVisible()
  await expectAccessible(page, 'receipts to print')

  await openScreen(page, '/hr')
  await openMenu(page, HR_NAME)
  await expectAccessible(page, 'account menu')
})

test(
  "accessibility: the admin's menus and dialogs have no violations",
  FULL_ONLY,
  async ({ page, office, records }) => {
    await signInFor('admin', office)

    await openScreen(page, `/admin/Student-Single-Fee?id=${records.student}`)
    await submit(page, 'Refund')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(dialog.getByText('Say why.')).toBeVisible()
    await expectAccessible(page, 'refund dialog, rejected')
    await submit(page, 'Cancel')
    await page.getByRole('button', { name: /^Void refund/ }).click()
    await expect(dialog.getByText(/counts as paid again/)).toBeVisible()
    await expectAccessible(page, 'dialog to void a refund')

    for (const tab of ['All', 'Pending']) {
      await openScreen(page, `/admin/Student-List?tab=${tab}`)
      await openMenu(page, /Actions for/)
      await expectAccessible(page, `student menu, tab ${tab}`)
    }
    await openScreen(page, '/admin/Student-List')
    await openMenu(page, /Actions for/)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'student status dialog')

    await openScreen(page, '/admin/trail')
    for (const details of (await page.getByRole('button', { name: /^Details/ }).all()).slice(0, 3))
      await details.click()
    await expectAccessible(page, 'audit entries with details')

    await openScreen(page, '/admin/staff')
    await openMenu(page, `Actions for ${HR_NAME}`)
    await expectAccessible(page, 'staff menu')
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'deactivation dialog')
    await submit(page, 'Cancel')
    await submit(page, 'Add staff')
    await submit(page, 'Add')
    await expect(page.getByText('This field is required').first()).toBeVisible()
    await expectAccessible(page, 'staff dialog, rejected')

    await openScreen(page, '/admin/view-expance')
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await expect(page.getByText('Are you sure?')).toBeVisible()
    await expectAccessible(page, 'delete dialog')
  },
)

test("accessibility: the student's delete dialogs have no violations", FULL_ONLY, async ({ page, office }) => {
  await signInFor('student', office)
  for (const path of ['/student', '/student/ProjectView']) {
    await openScreen(page, path)
    await page
      .getByRole('button', { name: /^Delete / })
      .last()
      .click()
    await expect(page.getByText('Are you sure?')).toBeVisible()
    await expectAccessible(page, `${path}, delete dialog`)
  }
})

plainTest(
  'accessibility: the student screens without records have no violations',
  FULL_ONLY,
  async ({ page, office }) => {
    const { email } = await office.createStudent()
    await office.signInAs('student', email, PASSWORD)
    for (const path of ['/student', '/student/ProjectView']) {
      await openScreen(page, path)
      await expectAccessible(page, `${path}, empty`)
    }
  },
)
