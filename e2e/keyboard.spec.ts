import type { Page } from '@playwright/test'
import { fieldByLabel, expectToasts } from './support/forms.ts'
import { Keyboard } from './support/keyboard.ts'
import { INSTITUTE } from './support/munshi.ts'
import { uniqueName, PASSWORD } from './support/office.ts'
import { openScreen } from './support/screens.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test as base } from './support/test.ts'

/** Fails if a pointer was used. */
const test = base.extend<{ keyboard: Keyboard }>({
  keyboard: async ({ page }, use) => {
    let pointerEvents = 0
    await page.exposeFunction('countPointerEvent', () => pointerEvents++)
    await page.addInitScript(() => {
      addEventListener(
        'pointerdown',
        () => (window as unknown as { countPointerEvent(): void }).countPointerEvent(),
        true,
      )
    })
    await use(new Keyboard(page))
    expect(pointerEvents, 'pointer events').toBe(0)
  },
})

/** The heading, or the first field of a form, has the focus on a new screen. */
const expectScreen = async (page: Page, title: string, windowTitle = title) => {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.locator('#content:focus, #content h1:focus, #content form :is(input, select):focus')).toHaveCount(1)
  const pattern = windowTitle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  await expect(page).toHaveTitle(new RegExp(`^${pattern}.* · ${INSTITUTE.INSTITUTE_NAME}$`))
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', typeof name === 'string' ? { name, exact: true } : { name })

async function chooseOption(page: Page, text: string, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  const box = page.getByRole('combobox', { name: 'Search or do anything' })
  await expect(box).toBeFocused()
  await page.keyboard.type(text)
  const option = page.getByRole('option', { name, exact: true })
  await expect(option).toBeVisible()
  for (let arrows = 0; arrows < 10 && (await option.getAttribute('aria-selected')) === 'false'; arrows++)
    await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
}

async function signIn(page: Page, keyboard: Keyboard, email: string, password: string, type: string): Promise<void> {
  await keyboard.type({ Email: email, Password: password })
  await keyboard.choose({ 'User type': type })
  await keyboard.press(button(page, 'Sign in'))
}

test('keyboard: HR signs in, registers a student, takes a fee and sets the status of an enquiry', async ({
  page,
  office,
  keyboard,
}) => {
  const { course, bCode } = await office.createBatch()
  const fname = uniqueName('Ravi')
  const phone = `98${String(Date.now()).slice(-8)}`
  const enquirer = `Öykü ${uniqueName('').replace(/[\d ]/g, (digit) => 'abcdefghijk'[Number(digit)] ?? 'k')}`
  await office.post('hr', '/api/enquiry', {
    name: enquirer,
    contact: '9876500000',
    qualification: 'BCom',
    address: '5 Example Road',
    course,
    mode: 'online',
    date: '2026-11-02',
  })

  await test.step('a rejected sign-in moves the focus to the first error', async () => {
    await openScreen(page, '/')
    await keyboard.press(button(page, 'Sign in'))
    await expect(fieldByLabel(page, 'Email')).toBeFocused()
    await expect(fieldByLabel(page, 'Email')).toHaveAccessibleDescription(/Plz Enter Email/)
    await signIn(page, keyboard, INSTITUTE.HR_EMAIL, 'not the one', 'HR')
    const form = page.getByRole('form', { name: 'Sign in' })
    await expect(form.getByRole('alert').filter({ hasText: 'The email, the password' })).toBeFocused()
    await keyboard.type({ Password: INSTITUTE.HR_PASSWORD })
    await page.keyboard.press('Enter')
    await expectScreen(page, `Welcome ${INSTITUTE.HR_NAME}!`, 'Dashboard')
  })

  await test.step('registers a student', async () => {
    await keyboard.press(link(page, 'Student Add'))
    await expectScreen(page, 'Registration Form')
    await keyboard.press(button(page, 'Register'))
    await expect(fieldByLabel(page, 'First Name')).toBeFocused()
    await expect(fieldByLabel(page, 'First Name')).toHaveAccessibleDescription(/This field is required/)
    await keyboard.type({ 'First Name': fname, 'Last Name': 'Example', "Father's Name": 'Example Father' })
    await keyboard.type({ 'Date of Birth': '2004-05-06' })
    await keyboard.choose({ Gender: 'Female' })
    await keyboard.type({ 'Contact Number': phone, Email: `${fname.replace(/ /g, '.')}@example.com` })
    await keyboard.type({ 'Permanent Address': '3 Example Road', Degree: 'BCA', 'Year of Completion': '2025' })
    await keyboard.type({ University: 'Example University' })
    await keyboard.choose({ Course: course, 'Course Mode': 'Offline', Batch: bCode })
    await keyboard.type({ 'Joining Date': '2026-08-01' })
    await keyboard.choose({ 'Course Status': 'Not Completed', 'Placement Status': 'Not Placed' })
    await keyboard.type({ 'Paid Fee': '2000' })
    await keyboard.choose({ 'Payment Mode': 'Cash' })
    await keyboard.type({ Password: PASSWORD, 'Confirm Password': PASSWORD })
    await expectToasts(page, ['Student Registered'], () => page.keyboard.press('Enter'))
    await expect(page.locator('#content :focus')).toHaveCount(1)
  })

  await test.step('finds the student by phone; a rejected fee is announced and focused', async () => {
    await chooseOption(page, phone.slice(2, 9), `View Fee History of ${fname} Example`)
    await expectScreen(page, 'Student Fee Details')
    await chooseOption(page, `${phone.slice(0, 5)} ${phone.slice(5)}`, `Add Fee for ${fname} Example`)
    await expect(fieldByLabel(page, 'Fees Amount')).toBeFocused()
    await keyboard.type({ 'Fees Amount': '99999' })
    await keyboard.choose({ 'Payment Mode': 'Online' })
    await page.keyboard.press('Enter')
    await expect(fieldByLabel(page, 'Fees Amount')).toHaveAccessibleDescription('Only ₹10,000 is pending.')
    await expect(fieldByLabel(page, 'Fees Amount')).toBeFocused()
    await keyboard.type({ 'Fees Amount': '500' })
    await expectToasts(page, ['Details Saved'], () => page.keyboard.press('Enter'))
    await expectScreen(page, 'Student Fee Details')
  })

  await test.step('a dialog restores the focus; after a deletion the next row has it', async () => {
    const deletions = button(page, /^Delete receipt/)
    await expect(deletions).toHaveCount(2)
    await keyboard.press(deletions.first())
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(deletions.first()).toBeFocused()
    const nextRow = deletions.last()
    const label = (await nextRow.getAttribute('aria-label')) ?? ''
    await page.keyboard.press('Enter')
    await keyboard.type({ Reason: 'Written twice' })
    await keyboard.press(button(page, 'Yes, delete it!'))
    await expect(deletions).toHaveCount(1)
    await expect(button(page, label)).toBeFocused()
  })

  await test.step('sets the status of an enquiry from its menu', async () => {
    await keyboard.press(link(page, 'Enquiry'))
    await expectScreen(page, 'Enquiries')
    const actions = button(page, `Actions for ${enquirer}`)
    await keyboard.press(actions)
    await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(actions).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await keyboard.chooseMenuItem(actions, 'Set Pending')
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    await expectToasts(page, ['User has been marked as pending.'], () => keyboard.press(button(page, 'Yes')))
    await expect(actions).toBeFocused()
  })
})

test('keyboard: the admin manages expenses, deactivates a student, opens Settings and the audit trail', async ({
  page,
  office,
  keyboard,
}) => {
  const [first, second] = [uniqueName('Aaa Rent'), uniqueName('Aaa Tea')]
  const lname = uniqueName('Example')
  await office.createStudent({ fname: 'Ravi', lname })
  await office.signInAs('admin')
  await openScreen(page, '/admin')

  await test.step('adds two categories and deletes one', async () => {
    await keyboard.press(link(page, 'View Expense Category').first())
    await keyboard.press(link(page, 'Add Category'))
    await expectScreen(page, 'Add Expense Category')
    for (const ledger of [first, second]) {
      await keyboard.type({ Category: ledger })
      await expectToasts(page, ['Category added successfully'], () => page.keyboard.press('Enter'))
      await expect(page.getByRole('row', { name: new RegExp(ledger) })).toBeVisible()
    }
    await keyboard.press(button(page, `Delete ${first}`))
    await expectToasts(page, ['Deleted!'], () => keyboard.press(button(page, 'Yes, delete it!')))
    await expect(page.getByRole('row', { name: new RegExp(first) })).toHaveCount(0)
    await expect(button(page, /^Delete /).and(page.locator(':focus'))).toHaveCount(1)
  })

  await test.step('adds and deletes an expense', async () => {
    await keyboard.press(link(page, second))
    await expectScreen(page, second)
    await keyboard.press(link(page, 'Add Expense'))
    await expectScreen(page, 'Add Expense')
    await keyboard.press(button(page, 'Save'))
    await expect(page.locator('form [aria-invalid=true]').first()).toBeFocused()
    await keyboard.type({ Remark: 'For November', Date: '2026-11-02', Amount: '500' })
    await keyboard.choose({ 'Payment Mode': 'Cash' })
    await expectToasts(page, ['Expense added successfully'], () => keyboard.press(button(page, 'Save')))
    await expectScreen(page, second)
    await keyboard.press(button(page, /^Delete /))
    await expectToasts(page, ['Deleted!'], () => keyboard.press(button(page, 'Yes, delete it!')))
    await expect(page.getByText('No Records Found')).toBeVisible()
    // The list was removed with its only row.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('deactivates a student with a reason', async () => {
    await keyboard.press(link(page, 'Students'))
    await keyboard.tabTo(page.getByRole('searchbox'))
    await page.keyboard.type(lname)
    await expect(page.getByText('Total Students - 1')).toBeVisible()
    const actions = button(page, `Actions for Ravi ${lname}`)
    await keyboard.chooseMenuItem(actions, 'Deactivate')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await keyboard.type({ Reason: 'Moved away' }, dialog)
    await expectToasts(page, ['User has been deactivated.'], () => keyboard.press(button(page, 'Yes, deactivate')))
    await expect(actions).toBeFocused()
  })

  await test.step('closes the account menu, and opens Settings and the audit trail from the sidebar', async () => {
    await keyboard.press(button(page, /^Account/))
    await expect(page.locator('[role=menu] :focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(button(page, /^Account/)).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await keyboard.press(link(page, 'Settings'))
    await expectScreen(page, 'Settings')
    await keyboard.press(link(page, 'Audit trail'))
    await expectScreen(page, 'Audit trail')
    const details = button(page, /^Details: Deactivated a student/).first()
    await keyboard.press(details)
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('Moved away').first()).toBeVisible()
  })
})

test(
  'keyboard: a student opens a receipt, adds a portfolio link and a project',
  FULL_ONLY,
  async ({ page, office, keyboard }) => {
    const { email } = await office.createStudent({ Paidfee: 2000 })
    await openScreen(page, '/')
    await signIn(page, keyboard, email, PASSWORD, 'STUDENT')
    await expectScreen(page, 'Ravi Example', 'Student Details')

    await test.step('opens the receipt', async () => {
      await keyboard.press(link(page, 'View Fee History'))
      await expectScreen(page, 'View Fee')
      const download = link(page, /^Download/)
      const number = /\d{4}-\d\d\/\d+/.exec((await download.getAttribute('aria-label')) ?? '')?.[0]
      await keyboard.press(download)
      await expectScreen(page, `Receipt ${number}`)
    })

    await test.step('adds a portfolio link', async () => {
      await keyboard.press(link(page, 'Add Portfolio'))
      await expectScreen(page, 'Add Portfolio')
      await keyboard.press(button(page, 'Save'))
      await expect(fieldByLabel(page, 'Portfolio link')).toBeFocused()
      await expect(fieldByLabel(page, 'Portfolio link')).toHaveAccessibleDescription(/Portfolio is required\./)
      await keyboard.type({ 'Portfolio link': 'https://example.com/ravi' })
      await expectToasts(page, ['Portfolio added successfully'], () => page.keyboard.press('Enter'))
      await expectScreen(page, 'Ravi Example', 'Student Details')
    })

    await test.step('adds a project', async () => {
      await keyboard.press(link(page, 'Project Add'))
      await expectScreen(page, 'Add Project')
      await keyboard.type({ 'Project link': 'https://example.com/shop', Technology: 'React' })
      await keyboard.press(button(page, 'Save'))
      await expect(fieldByLabel(page, 'Description')).toBeFocused()
      await expect(fieldByLabel(page, 'Description')).toHaveAccessibleDescription(/Description is required\./)
      await keyboard.type({ Description: 'A shop' })
      await expectToasts(page, ['Project added successfully'], () => keyboard.press(button(page, 'Save')))
      await expectScreen(page, 'View Project')
    })
  },
)

/** Returns the milliseconds of the longest transition or animation on the page. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const toMilliseconds = (list: string) =>
      list.split(',').map((duration) => Number.parseFloat(duration) * (duration.trim().endsWith('ms') ? 1 : 1000))
    const durations = Array.from(document.querySelectorAll('*')).flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return [...toMilliseconds(transitionDuration), ...toMilliseconds(animationDuration)]
    })
    return Math.max(...durations)
  })

test('reduced motion: the page has no transitions or animations', FULL_ONLY, async ({ page, office }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await office.createStudent()
  await office.signInAs('admin')
  await openScreen(page, '/admin/Student-List')
  expect(await longestMotion(page)).toBeLessThanOrEqual(1)
  await button(page, /^Actions for/)
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await longestMotion(page)).toBeLessThanOrEqual(1)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await longestMotion(page), 'transitions without reduced motion').toBeGreaterThan(1)
})
