import { test as base, expect, type Page } from '@playwright/test'
import { choose, fill, labelled, signIn } from './support/forms.ts'
import { INSTITUTE, startMunshi } from './support/munshi.ts'
import { Office } from './support/office.ts'

/** The address at which the office's other machines find it; undefined where this machine is in no network. */
const test = base.extend<object, { elsewhere: string | undefined }>({
  elsewhere: [
    async ({}, give) => {
      const munshi = await startMunshi({ ...INSTITUTE, HOST: '0.0.0.0' })
      await give(munshi.addresses[1])
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ elsewhere }, give) => give(elsewhere),
})

/** What the browser complains of: errors, the page's own policy, a request that failed or was answered with an error. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(`console: ${message.text()}`)))
  page.on('pageerror', (error) => void complaints.push(`error: ${error.message}`))
  page.on(
    'response',
    (answer) => void (answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`)),
  )
  await page.exposeFunction('policyBroken', (what: string) => void complaints.push(`policy: ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      ;(globalThis as unknown as { policyBroken: (what: string) => void }).policyBroken(
        `${violatedDirective} ${blockedURI}`,
      )
    })
  })
  return complaints
}

test('another machine of the office, over plain http: sign in, register, take a fee', async ({
  page,
  request,
  elsewhere,
}) => {
  test.skip(elsewhere === undefined, 'This machine has no address but its own.')
  const { course, bCode } = await new Office(page, request).aBatch()
  const complaints = await complaintsOf(page)

  await page.goto('/')
  expect(new URL(page.url()).hostname).not.toMatch(/^(localhost|127\.|\[::1\])/)
  expect(await page.evaluate(() => isSecureContext), 'what browsers give to safe pages alone').toBe(false)
  await signIn(page, INSTITUTE.HR_EMAIL, INSTITUTE.HR_PASSWORD, 'HR')
  await expect(page.getByRole('heading', { name: 'Welcome Hari Example!' })).toBeVisible()

  await page.getByRole('link', { name: 'Student Add' }).click()
  await labelled(page, 'Course').selectOption(course)
  await labelled(page, 'Batch').selectOption(`${bCode} (10:00 to 12:00)`)
  await fill(page, {
    'First Name': 'Ravi',
    'Last Name': 'Example',
    "Father's Name": 'Example Father',
    'Date of Birth': '2004-05-06',
    'Contact Number': '98765 43210',
    Email: 'ravi@example.com',
    'Permanent Address': '3 Example Road',
    Degree: 'BCA',
    'Year of Completion': '2025',
    University: 'Example University',
    'Joining Date': '2026-08-01',
    'Paid Fee': '0',
  })
  await choose(page, {
    Gender: 'Male',
    'Course Mode': 'Offline',
    'Course Status': 'Not Completed',
    'Placement Status': 'Not Placed',
    'Payment Mode': 'Cash',
  })
  await page.getByRole('button', { name: 'Generate a password' }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Student Registered')).toBeVisible()
  await page.getByRole('link', { name: 'View Profile' }).click()

  await page.getByRole('link', { name: 'View Fee History' }).click()
  await page.getByRole('link', { name: 'Add Fee' }).first().click()
  await choose(page, { 'Payment Mode': 'Online' })
  await fill(page, { 'Fees Amount': '3500' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Details Saved')).toBeVisible()
  await expect(page.getByRole('row', { name: /000001.*₹3,500/ })).toBeVisible()
  await page.getByRole('link', { name: /^View Fee Receipt/ }).click()
  await expect(page.getByRole('heading', { name: 'Fee Receipt' }).first()).toBeVisible()
  expect(complaints).toEqual([])
})
