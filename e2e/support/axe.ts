import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { drawn } from './screens.ts'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** The rules that look at colours: all that another colour scheme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Both widths in both schemes. A width is read with every rule, its other scheme with those about colours. */
const VARIANTS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark', only: COLOURS },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light', only: COLOURS },
] as const

/** What axe finds, and what sticks out sideways, at both widths and in both colour schemes of one loaded page. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { width, height, colorScheme, ...variant } of VARIANTS) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await drawn(page)
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
    )
    const at = `${width} ${colorScheme}`
    for (const { id, nodes } of await violationsOn(page, 'only' in variant ? variant.only : undefined)) {
      // The library's menu holds groups of its own between the menu and its entries.
      const own = nodes.filter(
        ({ html }) => !(id === 'aria-required-children' && html.includes('mantine-Menu-dropdown')),
      )
      if (own.length > 0) faults.push(`${at}: ${id} ${own.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) faults.push(`${at}: ${overflow} px too wide`)
  }
  return faults
}

/** Axe is put into the page once a load and runs there: the product has no frames to be gone through one by one. */
async function violationsOn(page: Page, only?: readonly string[]): Promise<AxeResults['violations']> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (only) axe.withRules([...only])
  return (await axe.analyze()).violations
}
