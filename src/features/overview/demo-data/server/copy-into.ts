import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Insertable } from 'kysely'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { DB } from '#shared/server/tables.ts'

export type Row<Table extends keyof DB> = Insertable<DB[Table]>

/** Writes rows with COPY in the transaction of the client. Every row must have the columns of the first one. */
export async function copyInto<Table extends keyof DB>(
  client: pg.Client,
  table: Table,
  rows: Iterable<Row<Table>>,
): Promise<void> {
  const iterator = rows[Symbol.iterator]()
  const first = iterator.next()
  if (first.done) return
  const columns = Object.keys(first.value) as (keyof Row<Table>)[]
  const names = columns.map((column) => `"${String(column)}"`).join(', ')
  const lines = formatRows(columns, first.value, iterator)
  await pipeline(Readable.from(lines), client.query(from(`copy "${table}" (${names}) from stdin`)))
}

const CHUNK = 64 * 1024

function* formatRows<R extends object>(columns: (keyof R)[], first: R, others: Iterator<R>): Generator<string> {
  let chunk = ''
  for (let next: IteratorResult<R> = { value: first }; !next.done; next = others.next()) {
    const row = next.value
    chunk += `${columns.map((column) => formatCell(row[column])).join('\t')}\n`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 't' : 'f'
  // oxlint-disable-next-line no-base-to-string -- cells are texts and numbers
  return String(value).replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character)
}
