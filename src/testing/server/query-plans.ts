import pg from 'pg'
import { vi } from 'vitest'

export type Statement = { text: string; values: readonly unknown[] }
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Total Cost': number; Plans?: Plan[] }

const EXPLAINABLE = /^\s*(?:select|insert|update|delete|with)\b/i

/** Returns the statements that the connections of this process send during `work`. */
export async function captureStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return (spy.mock.calls as unknown[][]).map(toStatement).filter(({ text }) => EXPLAINABLE.test(text))
  } finally {
    spy.mockRestore()
  }
}

/** Accepts the arguments of pg's `query`: a text and values, or an object with both. */
function toStatement([query, values]: unknown[]): Statement {
  const { text, values: own } = typeof query === 'string' ? { text: query } : (query as Partial<Statement>)
  return { text: text ?? '', values: own ?? (Array.isArray(values) ? values : []) }
}

/**
 * Lists the tables that a statement scans sequentially, with its values, or with any values where PostgreSQL prefers
 * that plan for a prepared statement.
 */
export async function listScannedTables(client: pg.Client, { text, values }: Statement): Promise<string[]> {
  const plan = await explain(client, 'format json', text, values)
  const generic = await explain(client, 'format json, generic_plan', text, [])
  return [...new Set((generic['Total Cost'] < plan['Total Cost'] ? [plan, generic] : [plan]).flatMap(listScans))]
}

async function explain(client: pg.Client, options: string, text: string, values: readonly unknown[]): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (${options}) ${text}`, [...values])
  return rows[0]!['QUERY PLAN'][0].Plan
}

function listScans(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []
  return [...own, ...(plan.Plans ?? []).flatMap(listScans)]
}

export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}
