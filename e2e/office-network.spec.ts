import { test as base, expect, type Page } from '@playwright/test'
import { choose, expectToasts, fillFields, fillRegistration, signIn } from './support/forms.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { INSTITUTE, startMunshi } from './support/munshi.ts'
import { Office } from './support/office.ts'

/** The address for other machines on the network; undefined if this machine has no network. */
const test = base.extend<object, { networkAddress: string | undefined }>({
  networkAddress: [
    async ({}, use) => {
      const munshi = await startMunshi({ ...INSTITUTE, HOST: '0.0.0.0' })
      await use(munshi.addresses[1])
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ networkAddress }, use) => use(networkAddress),
})

async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(`console: ${message.text()}`)))
  page.on('pageerror', (error) => void problems.push(`error: ${error.message}`))
  page.on(
    'response',
    (response) => void (response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`)),
  )
  await page.exposeFunction('reportViolation', (violation: string) => void problems.push(`policy: ${violation}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      ;(globalThis as unknown as { reportViolation: (violation: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      )
    })
  })
  return problems
}

test(
  'office network: another machine signs in, registers a student and takes a fee over plain http',
  FULL_ONLY,
  async ({ page, request, networkAddress }) => {
    test.skip(networkAddress === undefined, 'This machine has no network address.')
    const { course, bCode } = await new Office(page, request).createBatch()
    const problems = await collectProblems(page)

    await page.goto('/')
    expect(new URL(page.url()).hostname).not.toMatch(/^(localhost|127\.|\[::1\])/)
    expect(await page.evaluate(() => isSecureContext), 'secure context').toBe(false)
    await signIn(page, INSTITUTE.HR_EMAIL, INSTITUTE.HR_PASSWORD, 'HR')
    await expect(page.getByRole('heading', { name: 'Welcome Hari Example!' })).toBeVisible()

    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Student Add' }).click()
    await fillRegistration(page, { course, batch: `${bCode} (10:00 to 12:00) · ${course}` })
    await page.getByRole('button', { name: 'Generate a password' }).click()
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Student Registered')).toBeVisible()
    await page.getByRole('link', { name: 'View Profile' }).click()

    await page.getByRole('link', { name: 'View Fee History' }).click()
    await page.getByRole('link', { name: 'Add Fee' }).first().click()
    await choose(page, { 'Payment Mode': 'Online' })
    await fillFields(page, { 'Fees Amount': '3500' })
    await expectToasts(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save', exact: true }).click())
    await expect(page.getByRole('row', { name: /000001.*₹3,500/ })).toBeVisible()
    await page.getByRole('link', { name: /^View Fee Receipt/ }).click()
    await expect(page.getByRole('heading', { name: 'Fee Receipt' }).first()).toBeVisible()
    expect(problems).toEqual([])
  },
)
