import type { Page } from '@playwright/test'

/**
 * Lists the texts of the open screen that have to be whole and are cut: dates, amounts, numbers, the product's own
 * words on buttons and links, and the chosen text of a select. Greek texts and markup are data: names and descriptions
 * may end with an ellipsis.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FIGURES =
      /\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?|₹[\d.,\u202f]*\d|\b[A-Z]{0,3}\/?\d{4}-\d{2}\/\d+|\b\d{2}:\d{2}\b|^\P{L}*\d\P{L}*$/gu
    const CONTROLS = 'button, a, label, summary, [role="tab"], [role^="menuitem"]'
    /** The trail to the page, and the title of a page of the institute. */
    const MAY_BE_CUT = '[class*="crumbs"]'
    const isData = (text: string) => /\p{Script=Greek}|hit\(\)/u.test(text)
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }

    /** Measures the pixels that a box clips off the text; 0 if it can be scrolled to, or is for screen readers. */
    const measureCut = (text: Range, parent: Element): number => {
      const boxes = [...text.getClientRects()]
      let cut = 0
      let [scrollsX, scrollsY] = [false, false]
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const style = styleOf(element)
        const box = element.getBoundingClientRect()
        if (style.display === 'contents') continue
        if (style.display !== 'inline' && (box.width <= 1 || box.height <= 1)) return 0
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (!scrollsX && clips(style.overflowX))
          cut = Math.max(cut, ...boxes.map((one) => measureOutside(one, element)))
        if (!scrollsY && clips(style.overflowY) && boxes.some((one) => isOutsideOfLines(one, box)))
          cut = Math.max(cut, 1)
        scrollsX ||= /auto|scroll/.test(style.overflowX)
        scrollsY ||= /auto|scroll/.test(style.overflowY)
        if (style.position === 'fixed') break
      }
      return cut
    }
    const measureOutside = (text: DOMRect, element: Element): number => {
      const { left, right } = element.getBoundingClientRect()
      const style = styleOf(element)
      const hasEllipsis =
        style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth && style.display !== 'flex'
      const limit = hasEllipsis
        ? right - Number.parseFloat(style.paddingRight) - 0.8 * Number.parseFloat(style.fontSize)
        : right - Number.parseFloat(style.borderRightWidth) + 1
      return Math.max(0, text.right - limit, left - 1 - text.left)
    }
    const isOutsideOfLines = ({ top, height }: DOMRect, box: DOMRect) =>
      top + height / 2 > box.bottom || top + height / 2 < box.top

    const found: string[] = []
    const report = (text: string, element: Element, cut: number) => {
      if (cut > 0)
        found.push(`${text} in ${element.closest('[class]')?.className ?? element.tagName}: ${cut.toFixed(1)} px`)
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest(MAY_BE_CUT)

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent ?? '', node.parentElement]
      if (!parent || text.trim() === '' || parent.closest('script, style, select, option, textarea')) continue
      const isName = parent.closest(CONTROLS) !== null && !isData(text)
      const parts = isName ? [{ index: 0, 0: text }] : [...text.matchAll(FIGURES)]
      if (parts.length === 0 || !isShown(parent)) continue
      for (const part of parts) {
        const range = document.createRange()
        range.setStart(node, part.index)
        range.setEnd(node, part.index + part[0].length)
        report(part[0].trim(), parent, measureCut(range, parent))
      }
    }

    for (const input of document.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"], [type="radio"])')) {
      if (!isShown(input) || isData(input.value) || !/^\P{L}*\d\P{L}*$/u.test(input.value)) continue
      report(input.value, input, Math.max(0, input.scrollWidth - input.clientWidth - 1))
    }
    const canvas = document.createElement('canvas').getContext('2d')
    for (const select of document.querySelectorAll('select')) {
      const text = select.selectedOptions[0]?.label ?? ''
      if (!canvas || !isShown(select) || isData(text)) continue
      const style = styleOf(select)
      canvas.font = style.font
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      // A select that is as wide as its text is rounded.
      report(text, select, Math.max(0, canvas.measureText(text).width - room - 1.5))
    }
    return [...new Set(found)]
  })
}
