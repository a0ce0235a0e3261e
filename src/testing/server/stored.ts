import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

/** Sums that triggers keep, and sessions, which a call may use up: not what a call stores. */
const APART = ['student_total', 'session', 'migration_hash']

const tablesOf = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name).sort()

/** The names of all columns. */
export async function everyColumn(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return [...new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))]
}

/** Every row of every table, oldest first. Ids are numbered by their first appearance, so two like histories look alike. */
export async function stored(db: Db): Promise<string[]> {
  const rows: string[] = []
  for (const table of await tablesOf(db)) {
    if (APART.includes(table) || table.startsWith('kysely_')) continue
    const found = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(
      db,
    )
    rows.push(...found.rows.map(({ row }) => `${table} ${JSON.stringify(row)}`))
  }
  const seen = new Map<string, string>()
  return rows.map((row) =>
    row
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
        if (!seen.has(id)) seen.set(id, `#${seen.size + 1}`)
        return seen.get(id)!
      })
      .replaceAll(/\$argon2id[^"]+|\\\\x[0-9a-f]+/g, '…'),
  )
}
