import type { Locator, Page } from '@playwright/test'

/**
 * Lists the links of the screen that open a page of their own. Finds each by its address, because one to WhatsApp is
 * replaced by a question once it is opened.
 */
export async function listOutsideLinks(page: Page): Promise<{ href: string; link: Locator }[]> {
  const links = page.locator('main a[target=_blank]')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return addresses.map((href) => ({
    href,
    link: links.and(page.locator(`[href=${JSON.stringify(href)}]`)).first(),
  }))
}
