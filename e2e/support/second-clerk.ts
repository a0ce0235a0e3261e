import type { Browser, Page } from '@playwright/test'
import { Office } from './office.ts'

export async function openSecondClerk(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await new Office(page, context.request).signInAs('hr')
  return page
}
