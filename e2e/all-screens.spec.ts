import type { Page } from '@playwright/test'
import { isFullRun } from '#testing/server/full-run.ts'
import { type Area, AREAS, listCheckedRoutes, listRoutes, listScreens } from './support/all-screens.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, signInFor, test } from './support/greek-institute.ts'
import { openScreen, visitScreens, waitForPaint } from './support/screens.ts'
import { expectReachableByTab } from './support/tab-order.ts'
import { PHONE, smallTargets } from './support/touch-targets.ts'
import { chooseLanguage, TRANSLATIONS, untranslatedTexts } from './support/translations.ts'

test.describe.configure({ mode: 'parallel' })
// The policy must not hide that a stored text is executed. The journeys in other languages run with it.
test.use({ bypassCSP: true })

const softly = expect.configure({ soft: true })
const DESK = { width: 1280, height: 800 }
const USED_ON_PHONES: readonly Area[] = ['public', 'student']

test('all screens: the journeys over all screens open every route of the router', async ({ page, records }) => {
  await openScreen(page, '/')
  const routes = await listRoutes(page)

  expect(routes.length).toBeGreaterThan(60)
  expect(routes.filter((path) => !listCheckedRoutes(records).includes(path))).toEqual([])
})

/** Switches between the languages from one screen to the next. */
async function expectTranslated(page: Page, url: string, screen: number): Promise<void> {
  const [shown = 'fr', other = 'fr'] = [screen, screen + 1].map((index) => TRANSLATIONS[index % TRANSLATIONS.length])
  if (isFullRun) expect.soft(await untranslatedTexts(page, shown), `${url}, ${shown}`).toEqual([])
  await chooseLanguage(page, other)
  expect.soft(await untranslatedTexts(page, other), `${url}, switched to ${other}`).toEqual([])
}

/** Over the last screen: what staff find, or the screens of a student. */
async function expectSearch(page: Page, area: Area): Promise<void> {
  await chooseLanguage(page, 'fr')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  if (area !== 'student') await page.keyboard.type('Νίκος')
  await expect(page.getByRole('option', { name: area === 'student' ? 'Projets' : /Νίκος/ }).first()).toBeVisible()
  expect.soft(await untranslatedTexts(page, 'fr'), 'search').toEqual([])
  await expectAccessible(page, 'search')
  await expectLargeTargets(page, 'search')
}

/** Measured on each screen: axe sees it in one variant only. */
async function expectToFitPhone(page: Page, url: string): Promise<void> {
  await page.setViewportSize(PHONE)
  const measureOverflow = async () => {
    await waitForPaint(page)
    return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }
  await softly.poll(measureOverflow, `${url}, px too wide for a phone`).toBe(0)
}

async function expectLargeTargets(page: Page, url: string): Promise<void> {
  await page.setViewportSize(PHONE)
  await waitForPaint(page)
  expect.soft(await page.getByRole('link').or(page.getByRole('button')).count(), url).toBeGreaterThan(0)
  // Not all of the new size is laid out after one paint.
  await softly.poll(() => smallTargets(page), `${url}, targets below 44 px`).toEqual([])
}

for (const area of AREAS) {
  test(`all screens: those of ${area} are translated, have no violations, fit a phone, and Tab reaches every control`, async ({
    page,
    office,
    records,
  }) => {
    await signInFor(area, office)
    const urls = listScreens(area, records)
    await openScreen(page, urls[0] ?? '/')
    await chooseLanguage(page, 'fr')
    await visitScreens(page, urls, async (url) => {
      await expectTranslated(page, url, urls.indexOf(url))
      await expectAccessible(page, url)
      await expectReachableByTab(page, url)
      await expectToFitPhone(page, url)
      if (USED_ON_PHONES.includes(area)) await expectLargeTargets(page, url)
      await page.setViewportSize(DESK)
    })
    if (area !== 'public') await expectSearch(page, area)
  })
}
