import { expect, type Page } from '@playwright/test'
import pg from 'pg'

const dayAt = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(time)
export const today = dayAt(Date.now())
export const daysAgo = (days: number) => dayAt(Date.now() - days * 24 * 60 * 60 * 1000)

/** Rows as the database holds them, to be added up by the journey and not by the product. */
export async function rowsOf<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** An amount as it is shown, in paise. */
export const paiseOf = (rupees: string) => Math.round(Number(rupees.replace(/[₹,]/g, '')) * 100)

export const cardNamed = (page: Page, label: string) => page.locator('.mantine-Card-root').filter({ hasText: label })

/** What stands on a card. */
export async function wordsOnCard(page: Page, label: string): Promise<string> {
  return ((await cardNamed(page, label).textContent()) ?? '').replace(label, '')
}

/** The number on a card. */
export async function cardOf(page: Page, label: string): Promise<number> {
  return Number((await wordsOnCard(page, label)).replaceAll(',', ''))
}

/** A table of figures: its rows, each a name and its figures. */
export async function tableOf(page: Page, caption: string, part = 'tbody'): Promise<string[][]> {
  const table = page.locator('table').filter({ has: page.locator('caption', { hasText: caption }) })
  await expect(table).toHaveCount(1)
  return table
    .locator(`${part} tr`)
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children, ({ textContent }) => textContent ?? '')))
}
