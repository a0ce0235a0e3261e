import type { Page } from '@playwright/test'
import { isFullRun } from '#testing/server/full-run.ts'
import { type Language, LANGUAGES } from '#shared/contract/messages.ts'
import {
  type Area,
  AREAS,
  isEveryFeature,
  listCheckedRoutes,
  listOtherScreens,
  listRoutes,
  listScreens,
} from './support/all-screens.ts'
import { expectAccessible, expectPartAccessible } from './support/axe.ts'
import { cutTexts } from './support/cut-texts.ts'
import { expect, type Records, signInFor, test } from './support/greek-institute.ts'
import { expectSmallShift, forgetShifts, watchShifts } from './support/layout-shift.ts'
import { submitEmptyForm } from './support/rejected-form.ts'
import { openScreen, resize } from './support/screens.ts'
import { expectReachableByTab } from './support/tab-order.ts'
import { PHONE, smallTargets } from './support/touch-targets.ts'
import { chooseLanguage, TRANSLATIONS, untranslatedTexts } from './support/translations.ts'

// The policy must not hide that a stored text is executed. The journeys in other languages run with it.
test.use({ bypassCSP: true })

const softly = expect.configure({ soft: true })
const DESK = { width: 1280, height: 800 }
/** Header and navigation are the same on the screens of an area: axe and Tab check them on every fourth. */
const CONTENT = '#content'
const USED_ON_PHONES: readonly Area[] = ['public', 'student']
/**
 * The most used screens hardly move while their data load. The full run loads the page too, and with it fonts, which
 * wrap the very long texts of this institute elsewhere: layout-shift.spec.ts loads pages with usual texts.
 */
const STEADY_SCREENS = /^\/(student|student\/Viwe-Attendence|hr|hr\/StudentList|hr\/student\/fee)?(\?|$)/
/** An area with many screens is several tests of about the same length, for several workers. */
const PARTS: Record<Area, number> = { public: 1, admin: isFullRun ? 6 : 2, hr: isFullRun ? 6 : 2, student: 1 }

/**
 * Checks the open screen in both widths. The next one is opened in the width in which this one ends, so that every
 * other screen is opened on a phone.
 */
async function checkScreen(page: Page, area: Area, url: string, index: number): Promise<void> {
  const [first, second] = index % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK]
  const colorScheme = index % 4 < 2 ? 'light' : 'dark'
  if (!isFullRun && STEADY_SCREENS.test(url)) await expectSmallShift(page, url)
  const part = isFullRun || index % 4 === 0 ? undefined : CONTENT
  await expectAccessible(page, url, { ...first, colorScheme }, part)
  for (const viewport of [first, second]) {
    await resize(page, viewport)
    if (viewport === DESK) await checkOnDesk(page, url, index)
    else await checkOnPhone(page, area, url)
    await expectWholeTexts(page, url)
  }
  await expectReachableByTab(page, url, part)
}

async function expectWholeTexts(page: Page, label: string): Promise<void> {
  await softly.poll(() => cutTexts(page), { message: `${label}, cut texts`, timeout: 20_000 }).toEqual([])
}

const WIDTHS = [1280, 768, 360, 1920]

/** Leaves the screen as it is. */
async function checkEverySize(page: Page, url: string): Promise<void> {
  const [before, shown] = [page.viewportSize() ?? DESK, await page.locator('html').getAttribute('lang')]
  for (const language of [...LANGUAGES.filter((other) => other !== shown), shown as Language]) {
    await resize(page, DESK)
    await chooseLanguage(page, language)
    for (const width of WIDTHS) {
      await resize(page, { ...DESK, width })
      await expectWholeTexts(page, `${url}, ${language}, ${width} px`)
    }
  }
  await resize(page, before)
}

/** The closing screen counts an empty field as 0, so an empty form is not rejected. */
const CLOSING = /\/closing/

async function checkOnDesk(page: Page, url: string, index: number): Promise<void> {
  if (!CLOSING.test(url) && (await submitEmptyForm(page)))
    await expectPartAccessible(page, `${url}, rejected`, 'main form')
  await expectTranslated(page, url, index)
}

/** Switches between the languages from one screen to the next. */
async function expectTranslated(page: Page, url: string, index: number): Promise<void> {
  const [shown = 'fr', other = 'fr'] = [index, index + 1].map((n) => TRANSLATIONS[n % TRANSLATIONS.length])
  if (isFullRun) expect.soft(await untranslatedTexts(page, shown), `${url}, ${shown}`).toEqual([])
  await chooseLanguage(page, other)
  expect.soft(await untranslatedTexts(page, other), `${url}, switched to ${other}`).toEqual([])
}

async function checkOnPhone(page: Page, area: Area, url: string): Promise<void> {
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await softly.poll(measureOverflow, `${url}, px too wide for a phone`).toBe(0)
  if (USED_ON_PHONES.includes(area)) await expectLargeTargets(page, url)
}

async function expectLargeTargets(page: Page, url: string): Promise<void> {
  expect.soft(await page.getByRole('link').or(page.getByRole('button')).count(), url).toBeGreaterThan(0)
  // Not all of the new size is laid out after one paint.
  await softly.poll(() => smallTargets(page), `${url}, targets below 44 px`).toEqual([])
}

async function expectEveryRouteListed(page: Page, records: Records): Promise<void> {
  const routes = await listRoutes(page)
  expect.soft(routes.length).toBeGreaterThan(60)
  expect
    .soft(
      routes.filter((path) => path.includes('$') && !listCheckedRoutes(records).includes(path)),
      'unchecked routes with parameters',
    )
    .toEqual([])
}

/** Staff find a record in it, and a student the screens. */
async function expectSearch(page: Page, area: Area): Promise<void> {
  await page.setViewportSize(DESK)
  await chooseLanguage(page, 'fr')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  if (area !== 'student') await page.keyboard.type('Νίκος')
  await expect(page.getByRole('option', { name: area === 'student' ? 'Projets' : /Νίκος/ }).first()).toBeVisible()
  expect.soft(await untranslatedTexts(page, 'fr'), 'search').toEqual([])
  await expectAccessible(page, 'search')
  await page.setViewportSize(PHONE)
  await expectLargeTargets(page, 'search')
}

for (const area of AREAS) {
  for (let part = 1; part <= PARTS[area]; part++) {
    const screens = PARTS[area] === 1 ? area : `${area}, part ${part} of ${PARTS[area]},`
    test(`all screens: those of ${screens} are translated, have no violations, fit a phone, cut no figure, and Tab reaches every control`, async ({
      page,
      office,
      records,
    }) => {
      // The full run checks every screen in every language and size.
      if (isFullRun) test.slow()
      await watchShifts(page)
      await signInFor(area, office)
      const all = listScreens(area, records)
      const sized = listScreens(area, records, false)
      const urls = all.slice(((part - 1) * all.length) / PARTS[area], (part * all.length) / PARTS[area])
      test.skip(urls.length === 0 && !isEveryFeature, 'The change reaches none of these screens.')
      await page.addInitScript(() => localStorage.setItem('language', localStorage.getItem('language') ?? 'fr'))

      for (const [index, url] of urls.entries()) {
        if (index > 0) await forgetShifts(page)
        await openScreen(page, url)
        await checkScreen(page, area, url, index)
        if (isFullRun && sized.includes(url)) await checkEverySize(page, url)
        // The loop reaches them: the routes are known once a page is open.
        if (index === 0 && part === 1) urls.push(...listOtherScreens(area, await listRoutes(page), records))
      }
      if (area === 'public') await expectEveryRouteListed(page, records)
      if (area !== 'public' && part === PARTS[area]) await expectSearch(page, area)
    })
  }
}
