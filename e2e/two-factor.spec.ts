import type { Page } from '@playwright/test'
import { computeCode, decodeBase32 } from '#testing/server/totp.ts'
import { expectAccessible } from './support/axe.ts'
import { fieldByLabel, fillFields, signIn } from './support/forms.ts'
import { queryRows } from './support/figures.ts'
import { createClerk } from './support/create-clerk.ts'
import type { Munshi } from './support/munshi.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

const requireFor = ({ databaseUrl }: Munshi, policy: 'off' | 'staff') =>
  queryRows(databaseUrl, `update institute set two_factor = '${policy}'`)

const listRecoveryCodes = (page: Page) => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')

async function enterCode(page: Page, code: string): Promise<void> {
  await expect(fieldByLabel(page, 'Code')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
}

test('two-factor sign-in: a clerk turns it on, and signs in with a code of the app and with a recovery code', async ({
  page,
  munshi,
}) => {
  const clerk = await createClerk(munshi)
  await page.goto('/')
  await signIn(page, clerk.email, clerk.password, 'HR')

  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Two-factor sign-in' }).click()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page, 'set-up of the app')
  const text = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  const secret = decodeBase32(text.replaceAll(' ', ''))
  const codeIn = (seconds: number) => computeCode(secret, new Date(Date.now() + seconds * 1000))
  // Uses the code before, so that the sign-in below has another one. At the end of a step it would become too old.
  await expect.poll(() => Date.now() % 30_000, { timeout: 10_000 }).toBeLessThan(25_000)
  await fillFields(page, { Code: codeIn(-30), 'Current Password': clerk.password })
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(listRecoveryCodes(page)).toHaveCount(10)
  await expectAccessible(page, 'recovery codes')
  const recoveryCode = await listRecoveryCodes(page).first().innerText()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await logOut(page)

  await signIn(page, clerk.email, clerk.password, 'HR')
  await expect(fieldByLabel(page, 'Code')).toBeVisible()
  await expectAccessible(page, 'code of the sign-in')
  await enterCode(page, codeIn(0))
  await expect(page).toHaveURL('/hr')
  await logOut(page)

  await signIn(page, clerk.email, clerk.password, 'HR')
  await enterCode(page, recoveryCode)
  await expect(page).toHaveURL('/hr')
  await expect(page.getByText('You signed in with a recovery code. 9 are left.')).toBeVisible()
})

test(
  'two-factor sign-in: while it is required, every page leads a clerk to its set-up',
  FULL_ONLY,
  async ({ page, munshi }) => {
    const clerk = await createClerk(munshi)
    await page.goto('/')
    await signIn(page, clerk.email, clerk.password, 'HR')
    await expect(page).toHaveURL('/hr')
    await requireFor(munshi, 'staff')
    try {
      await page.goto('/hr/StudentList')
      await expect(page).toHaveURL('/hr/two-factor')
      await expect(page.getByText('Your institute requires two-factor sign-in. Set it up to continue.')).toBeVisible()
    } finally {
      await requireFor(munshi, 'off')
    }
  },
)
