import type { Page } from '@playwright/test'

export const PHONE = { width: 360, height: 740 }

/** Lists buttons, links and fields below 44 px, a checkbox with its label. Links inside a sentence are exempt. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_PX = 44
    const isInSentence = (link: Element) =>
      link.matches('a') &&
      [...(link.parentElement?.childNodes ?? [])].some(
        ({ nodeName, textContent }) => nodeName === '#text' && textContent?.trim(),
      )
    const getLabel = (element: Element) => (element instanceof HTMLInputElement ? element.labels?.[0] : undefined)
    // The visible box of a field: a checkbox with its label.
    const getBox = (element: Element) => {
      if (element.matches('[type=radio], [type=checkbox]'))
        return getLabel(element)?.closest('[class*="body"]') ?? getLabel(element) ?? element
      return element
    }
    return [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role^="menuitem"], [role="tab"]',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ checkOpacity: true, visibilityProperty: true }) && !isInSentence(element),
      )
      .flatMap((element) => {
        const box = element.matches('button') ? element : getBox(element)
        const { width, height } = box.getBoundingClientRect()
        // The browser rounds by up to half a pixel.
        if (width > MIN_PX - 0.5 && height > MIN_PX - 0.5) return []
        return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 160)}`]
      })
  })
}
