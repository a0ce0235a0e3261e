import type { Page } from '@playwright/test'
import { runAxe } from './support/axe.ts'
import { fillFields, signIn } from './support/forms.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { INSTITUTE } from './support/munshi.ts'
import { expect, test } from './support/test.ts'

// A service worker would answer with cached files.
test.use({ serviceWorkers: 'block' })

const { HR_EMAIL: EMAIL, HR_PASSWORD: PASSWORD } = INSTITUTE
const START = /\/assets\/sign-in-[^/]+\.js$/

test('sign-in: what is typed and pressed before its script is there counts, and stays out of the address', async ({
  page,
}) => {
  const release = await hold(page, START)
  await page.goto('/', { waitUntil: 'commit' })
  await fillFields(page, { Email: EMAIL, Password: PASSWORD })
  await page.keyboard.press('Enter')
  expect(page.url()).not.toContain('@')
  await release()

  await expect(page.getByText('Plz Enter User Type')).toBeVisible()
  await page.getByLabel('HR', { exact: true }).check()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Welcome ${INSTITUTE.HR_NAME}!` })).toBeFocused()
})

test('sign-in: opens the app in the same document, with what was loaded while the password was typed', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.goto('/')
  const preloads = page.locator('link[rel=modulepreload]')
  const before = await preloads.count()
  await fillFields(page, { Email: EMAIL })
  await expect.poll(() => preloads.count()).toBeGreaterThan(before)
  const shared = await preloads.count()
  await page.getByLabel('HR', { exact: true }).check()
  await expect.poll(() => preloads.count()).toBeGreaterThan(shared)

  await fillFields(page, { Password: PASSWORD })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: `Welcome ${INSTITUTE.HR_NAME}!` })).toBeFocused()
  await expect(page.locator('#sign-in')).toHaveCount(0)
  expect(documents).toHaveLength(1)
})

test('sign-in: loads nothing of the app for who asks for little traffic', FULL_ONLY, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  const before = scripts.length
  await fillFields(page, { Email: EMAIL, Password: PASSWORD })
  await page.getByLabel('HR', { exact: true }).check()
  expect(scripts).toHaveLength(before)
})

test('sign-in: after Logout, Back shows no page of the user', async ({ page }) => {
  await page.goto('/')
  await signIn(page, EMAIL, PASSWORD, 'HR')
  await page.getByRole('link', { name: 'Student List' }).click()
  await expect(page).toHaveURL(/StudentList/)
  await page.getByRole('button', { name: /Hari Example/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('sign-in: a signed-in user goes on to the own area without seeing the form', async ({ page, office }) => {
  await office.signInAs('hr')
  const release = await hold(page, START)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root').getByText(INSTITUTE.INSTITUTE_NAME)).toBeVisible()
  await expect(page.locator('#sign-in')).toBeHidden()
  await release()
  await expect(page).toHaveURL('/hr')
})

test('sign-in: is first shown in the chosen language', FULL_ONLY, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  const release = await hold(page, START)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#sign-in form').waitFor({ state: 'attached' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
  await release()
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
})

test('sign-in: covers the page while the server cannot be reached, and keeps what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await fillFields(page, { Email: EMAIL })
  await page.route('**/healthz', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  const overlay = page.getByRole('dialog', { name: 'No Internet Connection' })
  await expect(overlay).toBeVisible()
  expect((await runAxe(page)).map(({ id }) => id)).toEqual([])
  for (const key of ['Escape', 'Escape', 'Tab']) await page.keyboard.press(key)
  await expect(overlay).toBeVisible()
  await page.unroute('**/healthz')
  await context.setOffline(false)
  await expect(overlay).toBeHidden()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL)
})

/** Holds the script back. Returns a function that lets it pass. */
async function hold(page: Page, script: RegExp): Promise<() => Promise<void>> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route(script, async (route) => {
    await opened
    await route.continue()
  })
  return async () => open()
}
