import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import type { Db } from './db.ts'

const FOLDER = new URL('../../../db/migrations/', import.meta.url)

/**
 * Brings the database up to the newest schema, as its owner, under Kysely's advisory lock.
 * A migration that was edited after it ran is refused: its hash is kept. A database that is ahead of this app is left alone.
 */
export async function migrate(ownerUrl: string, log: (message: string) => void = () => {}): Promise<void> {
  const files = readMigrations()
  const owner = new Kysely<never>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ connectionString: ownerUrl, max: 2, connectionTimeoutMillis: 5000 }),
    }),
  })
  try {
    await refuseUnsuitable(owner)
    await refuseEdited(owner, files)
    if (await isAhead(owner, files)) return log('the database has a newer schema than this version: left as it is')
    const { error, results = [] } = await new Migrator({
      db: owner,
      provider: { getMigrations: async () => Object.fromEntries(files.map((file) => [file.name, asMigration(file)])) },
    }).migrateToLatest()
    if (error !== undefined) throw error
    for (const { migrationName, status } of results) if (status === 'Success') log(`migrated: ${migrationName}`)
  } finally {
    await owner.destroy()
  }
}

type File = { name: string; text: string; hash: string }

function readMigrations(): File[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8')
      return { name: name.replace(/\.sql$/, ''), text, hash: hashOf(text) }
    })
}

/** The same whatever the line ends, which a checkout on Windows may have changed. */
export const hashOf = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

function asMigration({ name, text, hash }: File): Migration {
  return {
    async up(db) {
      await sql.raw(text).execute(db)
      await sql`create table if not exists migration_hash (name text primary key, hash text not null)`.execute(db)
      await sql`grant select on migration_hash to munshi_app`.execute(db)
      await sql`insert into migration_hash (name, hash) values (${name}, ${hash})`.execute(db)
    },
  }
}

async function ranBefore(owner: Kysely<never>): Promise<Map<string, string>> {
  const { rows: tables } =
    await sql`select from pg_tables where schemaname = 'public' and tablename = 'migration_hash'`.execute(owner)
  if (tables.length === 0) return new Map()
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from migration_hash`.execute(owner)
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

let names: string[] | undefined

/** Whether every migration of this version has run, asked as the application's own role. */
export async function isCurrent(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migration_hash`.execute(db)
  const ran = new Set(rows.map(({ name }) => name))
  names ??= readMigrations().map(({ name }) => name)
  return names.every((name) => ran.has(name))
}

async function refuseEdited(owner: Kysely<never>, files: File[]) {
  const ran = await ranBefore(owner)
  for (const { name, hash } of files) {
    if (ran.has(name) && ran.get(name) !== hash) {
      throw new Error(
        `The migration ${name} was edited after it had run on this database. Put it back, and write a new one.`,
      )
    }
  }
}

async function isAhead(owner: Kysely<never>, files: File[]) {
  const known = new Set(files.map(({ name }) => name))
  return [...(await ranBefore(owner)).keys()].some((name) => !known.has(name))
}

/** Versions 15 and later, UTF-8 throughout: with `LC_CTYPE=C` a search finds nothing in Devanagari. */
async function refuseUnsuitable(owner: Kysely<never>) {
  const { rows } = await sql<{ version: string; encoding: string; searches: boolean }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
      lower('É') = 'é' as searches`.execute(owner)
  const [{ version, encoding, searches } = { version: '0', encoding: '', searches: false }] = rows
  if (Number(version) < 150_000) throw new Error(`PostgreSQL 15 or later is needed; this one is ${version}.`)
  if (encoding !== 'UTF8') throw new Error(`The database must be in UTF8; this one is in ${encoding}.`)
  if (!searches)
    throw new Error('The database must have a UTF-8 locale (ICU, or C.UTF-8 on PostgreSQL 17 and later), not C.')
}
