import type { Page } from '@playwright/test'
import { runAxe } from './support/axe.ts'
import { INSTITUTE } from './support/munshi.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

// A service worker would answer with cached files.
test.use({ serviceWorkers: 'block' })

const { HR_EMAIL: EMAIL, HR_PASSWORD: PASSWORD } = INSTITUTE

test('sign-in before the code of the page is there: what is typed stays, in the focused field', async ({ page }) => {
  const { release } = await openWithoutCode(page)
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type(EMAIL)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD.slice(0, 4))

  await release()
  await page.keyboard.type(PASSWORD.slice(4))

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})

test('sign-in before the code of the page is there: a press is carried out once it is', async ({ page }) => {
  const { release } = await openWithoutCode(page)
  await fillIn(page)
  await page.getByLabel('Remember my email and user type on this device').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await release()

  await expect(page).toHaveURL('/hr')
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('sign-in') ?? ''))).toEqual({
    email: EMAIL,
    role: 'hr',
  })
})

test('sign-in before any code of the page is there: Enter counts as a press, and missing fields are named', async ({
  page,
}) => {
  const { release } = await openWithoutCode(page, /\/assets\/(react|start)-[^/]+\.js$/)
  await page.getByLabel('Email', { exact: true }).fill(EMAIL)
  await page.keyboard.press('Enter')
  await release()

  await expect(page.getByText('Plz Enter Password')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL)
  expect(page.url()).not.toContain('@')
})

test(
  'sign-in before the code of the page is there: fills in what the device remembers',
  FULL_ONLY,
  async ({ page }) => {
    await page.addInitScript((email) => localStorage.setItem('sign-in', JSON.stringify({ email, role: 'hr' })), EMAIL)
    const { release } = await openWithoutCode(page)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

    await release()
    await expect(page.getByLabel('HR', { exact: true })).toBeChecked()
    await expect(page.getByLabel('Remember my email and user type on this device')).toBeChecked()
  },
)

test(
  'sign-in before the code of the page is there: another language is shown once it is',
  FULL_ONLY,
  async ({ page }) => {
    const { release } = await openWithoutCode(page)
    await page.getByLabel('Language').selectOption('Français')
    await page.getByLabel('Email', { exact: true }).fill(EMAIL)
    await release()

    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(EMAIL)
  },
)

test('sign-in before the code of the page is there: looks the same after it and in an incomplete page, and passes axe', async ({
  page,
}) => {
  const { release } = await openWithoutCode(page)
  const measure = () =>
    page.locator('form label, form button, h1').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.textContent, x, y, width, height, getComputedStyle(element).color]
      }),
    )
  const before = await measure()
  expect((await runAxe(page)).map(({ id }) => id)).toEqual([])

  await test.step('nothing moves while the rest of the HTML arrives', async () => {
    await page.locator('#sign-in main').evaluate((main) => {
      while (main.lastElementChild?.querySelector('form') === null) main.lastElementChild.remove()
    })
    expect(await measure()).toEqual(before)
  })

  await release()
  expect(await measure()).toEqual(before)
})

test(
  'the first page of a signed-in user does not show the sign-in form before its code is there',
  FULL_ONLY,
  async ({ page, office }) => {
    await office.signInAs('hr')
    await holdCode(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('#root').getByText(INSTITUTE.INSTITUTE_NAME)).toBeVisible()
    await expect(page.locator('#sign-in')).toBeHidden()
  },
)

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('HR', { exact: true }).check()
}

/** Opens the sign-in page while its code does not arrive. `release` waits until the code has taken over. */
async function openWithoutCode(page: Page, code?: RegExp) {
  const { release } = await holdCode(page, code)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#sign-in form').waitFor()
  return {
    release: async () => {
      await release()
      await page.locator('#sign-in').waitFor({ state: 'detached' })
    },
  }
}

async function holdCode(page: Page, code = /\/assets\/react-[^/]+\.js$/) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route(code, async (route) => {
    await opened
    await route.continue()
  })
  return { release: async () => open() }
}
