import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration, type MigratorProps } from 'kysely/migration'
import pg from 'pg'
import { connectTimeout, PostgresClient } from '#embedded-postgres/index.ts'
import type { Db, Tx } from './db.ts'
import { type MigrationFile, readMigrations } from './read-migrations.ts'
import { StartupError } from './startup-error.ts'

/**
 * Applies the missing migrations as the owner, under Kysely's advisory lock. Throws if an applied migration was edited.
 * Does nothing, and returns true, if the database has migrations that this version does not know. The privileges of the application role
 * are granted by `prepareAppRole`.
 */
export async function migrate(ownerUrl: string, log: (message: string) => void = () => {}): Promise<boolean> {
  const files = readMigrations()
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    Client: PostgresClient,
    max: 2,
    connectionTimeoutMillis: connectTimeout(5_000),
  })
  // Without a listener, the loss of an idle connection ends the process. The next query fails in any case.
  pool.on('error', () => {})
  const owner = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  try {
    await assertSupportedPostgres(owner)
    await assertMigrationsUnchanged(owner, files)
    if (await isSchemaNewer(owner, files)) {
      log('database schema is newer than this version, no migration applied')
      return true
    }
    const { error, results = [] } = await createMigrator(owner, files).migrateToLatest()
    if (error !== undefined) throw error
    for (const { migrationName, status } of results)
      if (status === 'Success') log(`migration applied: ${migrationName}`)
    return false
  } finally {
    await owner.destroy()
  }
}

/** Without `last`, applies all missing migrations. `tx` belongs to the owner. */
export async function migrateInTransaction(tx: Tx, last?: string): Promise<void> {
  const migrator = createMigrator(tx, readMigrations())
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}

export const listMigrations = (): AppliedMigration[] => readMigrations().map(({ name, hash }) => ({ name, hash }))

export type AppliedMigration = { name: string; hash: string }

function createMigrator(db: MigratorProps['db'], files: MigrationFile[]): Migrator {
  const getMigrations = async () => Object.fromEntries(files.map((file) => [file.name, toMigration(file)]))
  return new Migrator({ db, provider: { getMigrations } })
}

function toMigration({ name, sql: text, hash }: MigrationFile): Migration {
  return {
    async up(db) {
      await sql.raw(text).execute(db)
      await sql`create table if not exists migration_hash (name text primary key, hash text not null)`.execute(db)
      await sql`insert into migration_hash (name, hash) values (${name}, ${hash})`.execute(db)
    },
  }
}

async function getAppliedHashes(owner: Kysely<never>): Promise<Map<string, string>> {
  const { rows: tables } =
    await sql`select from pg_tables where schemaname = 'public' and tablename = 'migration_hash'`.execute(owner)
  if (tables.length === 0) return new Map()
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from migration_hash`.execute(owner)
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

let migrationNames: string[] | undefined

export async function isSchemaCurrent(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migration_hash`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  migrationNames ??= readMigrations().map(({ name }) => name)
  return migrationNames.every((name) => applied.has(name))
}

async function assertMigrationsUnchanged(owner: Kysely<never>, files: MigrationFile[]) {
  const applied = await getAppliedHashes(owner)
  for (const { name, hash } of files) {
    if (applied.has(name) && applied.get(name) !== hash) {
      throw new StartupError(
        `Migration ${name} was edited after it was applied to this database. Restore the file and add a new migration.`,
      )
    }
  }
}

async function isSchemaNewer(owner: Kysely<never>, files: MigrationFile[]) {
  const known = new Set(files.map(({ name }) => name))
  return [...(await getAppliedHashes(owner)).keys()].some((name) => !known.has(name))
}

/** Requires version 15, UTF-8 encoding and a UTF-8 locale: with `LC_CTYPE=C` pg_trgm finds nothing in Devanagari. */
async function assertSupportedPostgres(owner: Kysely<never>) {
  const { rows } = await sql<{ version: string; encoding: string; isUnicodeLocale: boolean }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
      lower('É') = 'é' as "isUnicodeLocale"`.execute(owner)
  const [{ version, encoding, isUnicodeLocale } = { version: '0', encoding: '', isUnicodeLocale: false }] = rows
  if (Number(version) < 150_000)
    throw new StartupError(`PostgreSQL 15 or later is required; this server is ${version}.`)
  if (encoding !== 'UTF8') throw new StartupError(`The database encoding must be UTF8, not ${encoding}.`)
  if (!isUnicodeLocale)
    throw new StartupError('The database must have a UTF-8 locale (ICU, or C.UTF-8 on PostgreSQL 17 and later), not C.')
}
