import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

/** Tables that differ between equal runs: totals maintained by triggers, sessions, hashes and counted requests. */
const EXCLUDED = ['student_total', 'session', 'migration_hash', 'request_count']

const listTables = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name).sort()

export async function listColumns(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return [...new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))]
}

/** All rows of all tables, oldest first. Ids are replaced by numbers in order of appearance, so that dumps of equal runs are equal. */
export async function dumpDatabase(db: Db): Promise<string[]> {
  const rows: string[] = []
  for (const table of await listTables(db)) {
    if (EXCLUDED.includes(table) || table.startsWith('kysely_')) continue
    // A salt is random, so its order is too.
    const found = await sql<{ row: object }>`
      select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t) - 'salt'`.execute(db)
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
