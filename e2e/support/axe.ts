import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isFullRun } from '#testing/server/full-run.ts'
import { resize, waitForPaint } from './screens.ts'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>
type Variant = { width: number; height: number; colorScheme: 'light' | 'dark' }

const VARIANTS: readonly Variant[] = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
]

let checks = 0

/**
 * Checks the open screen, or the part of it in `selector`, in every width and colour scheme; outside the full run in
 * `variant`, or in one of them in turn.
 */
export async function expectAccessible(page: Page, label: string, variant?: Variant, selector?: string): Promise<void> {
  const variants = isFullRun ? VARIANTS : [variant ?? (VARIANTS[checks++ % VARIANTS.length] as Variant)]
  for (const each of variants) {
    const faults = await findFaults(page, each, selector)
    expect.soft(faults, `${label}, ${each.width} px, ${each.colorScheme}`).toEqual([])
  }
}

export async function expectPartAccessible(page: Page, label: string, selector: string): Promise<void> {
  await endAnimations(page)
  expect.soft(describeViolations(await runAxe(page, selector)), label).toEqual([])
}

async function findFaults(
  page: Page,
  { width, height, colorScheme }: Variant,
  selector: string | undefined,
): Promise<string[]> {
  await resize(page, { width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  await waitForPaint(page)
  await endAnimations(page)
  const faults = describeViolations(await runAxe(page, selector))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return overflow > 0 ? [...faults, `${overflow} px too wide`] : faults
}

function describeViolations(violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // Mantine's menu has group elements between the menu and its items.
      .filter(({ html }) => !(id === 'aria-required-children' && html.includes('mantine-Menu-dropdown')))
      .map(({ html }) => `${id} ${html.slice(0, 160)}`),
  )
}

/** With reduced motion every change of a colour is a transition, and that of a child follows that of its parent. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
      await Promise.all(running.map((animation) => animation.finished.catch(() => {})))
  })
}

/** Injects axe once per page load. Uses legacy mode, because the product has no frames to analyse one by one. */
export async function runAxe(page: Page, selector?: string): Promise<AxeResults['violations']> {
  const isInjected = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isInjected && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (selector !== undefined) axe.include(selector)
  return (await axe.analyze()).violations
}
