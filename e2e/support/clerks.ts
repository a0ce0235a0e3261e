import type { Browser, Page } from '@playwright/test'
import { Office } from './office.ts'

/** Another HR at another counter: a browser, a sign-in and an office of their own. */
export async function anotherClerk(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await new Office(page, context.request).signedInAs('hr')
  return page
}
