import { expect, type Page } from '@playwright/test'
import type { Language } from '#shared/contract/messages.ts'
import { CatalogueMatcher, visibleTexts } from './catalogue-matcher.ts'
import { waitForPaint } from './screens.ts'

export const CATALOGUES = {
  fr: new CatalogueMatcher('fr'),
  tr: new CatalogueMatcher('tr'),
  hi: new CatalogueMatcher('hi'),
  mr: new CatalogueMatcher('mr'),
}
export type Translation = keyof typeof CATALOGUES
export const TRANSLATIONS: readonly Translation[] = ['fr', 'tr', 'hi', 'mr']

/** Lists the visible texts that are neither data nor in the catalogue of the language, which the page shows already. */
export async function untranslatedTexts(page: Page, language: Translation): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await waitForPaint(page)
  return (await visibleTexts(page)).filter((text) => !CATALOGUES[language].matches(text))
}

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('banner').locator('select').first().selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
