import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

/** Tables that differ between equal runs: totals per shard of the ids, sessions, hashes and counted requests. */
export const EXCLUDED = ['student_total', 'import_total', 'session', 'migration_hash', 'request_count']

const tables = new WeakMap<Db, Promise<string[]>>()

/** Reads the names once per connection pool, because it takes longer than the rest of a dump. */
function listTables(db: Db): Promise<string[]> {
  const known =
    tables.get(db) ??
    db.introspection.getTables().then((found) =>
      found
        .filter(({ isView }) => !isView)
        .map(({ name }) => name)
        .sort(),
    )
  tables.set(db, known)
  return known
}

export async function listColumns(db: Db): Promise<string[]> {
  const found = await db.introspection.getTables()
  return [...new Set(found.flatMap(({ columns }) => columns.map(({ name }) => name)))]
}

/**
 * Returns all rows of all tables, oldest first. Ids are replaced by numbers in order of appearance, so that dumps of
 * equal runs are equal.
 */
export async function dumpDatabase(db: Db): Promise<string[]> {
  const names = (await listTables(db)).filter((name) => !EXCLUDED.includes(name) && !name.startsWith('kysely_'))
  const selects = names.map(
    (name) => sql`select ${sql.lit(name)} as name, to_jsonb(t) as row from ${sql.table(name)} t`,
  )
  // A salt is random, so its order is too.
  const found = await sql<{ name: string; row: object }>`
    select * from (${sql.join(selects, sql` union all `)}) d order by d.name, d.row - 'salt'`.execute(db)
  const rows = found.rows.map(({ name, row }) => `${name} ${JSON.stringify(row)}`.replaceAll(DIFFERENT, '…'))
  const seen = new Map<string, string>()
  return sortIgnoringIds(rows).map((row) =>
    row.replaceAll(ID, (text) => {
      const id = text.replaceAll(' ', '-')
      if (!seen.has(id)) seen.set(id, `#${seen.size + 1}`)
      return seen.get(id)!
    }),
  )
}

/** In texts to search, hyphens are spaces. */
const ID = /[0-9a-f]{8}([- ][0-9a-f]{4}){3}[- ][0-9a-f]{12}/g
/** Secrets, ids of requests, the time of the database, and hashes of records with their ids. */
const DIFFERENT =
  /(?<="state":")[0-9a-f]{32}|(?<="request_id":")[\w-]+|(?<="run_at":")[^"]+|\$argon2id[^"]+|\\\\x[0-9a-f]+/g

/** Ids of one millisecond are in any order. */
function sortIgnoringIds(rows: string[]): string[] {
  const keyed = rows.map((row) => ({ row, key: row.replaceAll(ID, '') }))
  return keyed.toSorted((a, b) => Number(a.key > b.key) - Number(a.key < b.key)).map(({ row }) => row)
}
