import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { toCode } from '#shared/server/uuid-code.ts'

const dayAt = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(time)
export const today = dayAt(Date.now())
export const daysAgo = (days: number) => dayAt(Date.now() - days * 24 * 60 * 60 * 1000)

/** Queries the database directly, so that a journey computes figures independently of the product. */
export async function queryRows<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export const toPaise = (rupees: string) => Math.round(Number(rupees.replace(/[₹,]/g, '')) * 100)

export const cardByLabel = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label })

export async function cardText(page: Page, label: string): Promise<string> {
  return (await cardByLabel(page, label).locator('dd').first().textContent()) ?? ''
}

export async function cardNumber(page: Page, label: string): Promise<number> {
  return Number((await cardText(page, label)).replaceAll(',', ''))
}

export async function tableRows(page: Page, caption: string, part = 'tbody'): Promise<string[][]> {
  const table = page.locator('table').filter({ has: page.locator('caption', { hasText: caption }) })
  await expect(table).toHaveCount(1)
  return table
    .locator(`${part} tr`)
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children, ({ textContent }) => textContent ?? '')))
}

export async function readVerificationCode(
  url: string,
  id: string,
  table: 'receipt' | 'certificate' = 'receipt',
): Promise<string> {
  const sql = `select verification_id as id from ${table} where id::text = '${id}'`
  const [row] = await queryRows<{ id: string }>(url, sql)
  return toCode(row?.id ?? '')
}
