import { expect, signInFor, test } from './support/greek-institute.ts'
import { PASSWORD } from './support/office.ts'
import { openScreen } from './support/screens.ts'
import { test as plainTest } from './support/test.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { PHONE, smallTargets } from './support/touch-targets.ts'

test.use({ viewport: PHONE })
plainTest.use({ viewport: PHONE })

test(
  'touch targets: everything in the account menu and the drawer measures 44 px at least on a phone',
  FULL_ONLY,
  async ({ page, office }) => {
    await signInFor('student', office)
    await openScreen(page, '/student')

    await page.getByRole('button', { name: /^Account/ }).click()
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
    expect.soft(await smallTargets(page), 'account menu').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('button', { name: 'Interview Question' }).click()
    await expect(page.getByRole('link', { name: 'HTML (opens in a new tab)' })).toBeVisible()
    expect.soft(await smallTargets(page), 'drawer').toEqual([])
  },
)

test('phone: a long institute name does not cut the language select off', FULL_ONLY, async ({ page }) => {
  await openScreen(page, '/')
  const select = page.getByRole('combobox', { name: 'Language' })

  expect((await select.boundingBox())?.width).toBeGreaterThan(100)
})

test('phone: a breadcrumb with a long name takes one line', FULL_ONLY, async ({ page, office, records }) => {
  await signInFor('hr', office)
  await openScreen(page, `/hr/student/fee?id=${records.student}`)

  const lines = await page.getByRole('navigation', { name: 'You are here' }).evaluate((navigation) =>
    [...navigation.querySelectorAll('a, span')].map((crumb) => {
      const text = document.createRange()
      text.selectNodeContents(crumb)
      return new Set([...text.getClientRects()].map(({ top }) => top)).size
    }),
  )
  expect(lines).toEqual([1, 1, 1, 1])
})

plainTest(
  'phone: the language can be chosen in every area and on the public pages',
  FULL_ONLY,
  async ({ page, office }) => {
    const { email } = await office.createStudent()
    await office.signInAs('student', email, PASSWORD)
    await office.signInAs('hr')
    await office.signInAs('admin')
    const language = page.getByRole('combobox', { name: /^(Language|Langue)$/ })
    const switchToFrenchAndBack = async (path: string) => {
      await language.selectOption('fr')
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'fr')
      await language.selectOption('en')
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'en')
    }

    for (const home of ['/admin', '/hr', '/student']) {
      await openScreen(page, home)
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await switchToFrenchAndBack(home)
    }
    await page.evaluate(() => localStorage.clear())
    for (const path of ['/', '/register', '/forget-password', '/nowhere', '/update']) {
      await openScreen(page, path)
      await switchToFrenchAndBack(path)
    }
  },
)
