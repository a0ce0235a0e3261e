import { resolve } from 'node:path'
import { queryOnce } from '#shared/server/query-once.ts'
import { assertDurable } from '#shared/server/assert-durable.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { migrate } from '#shared/server/migrate.ts'
import type { Settings } from './settings.ts'

export type Log = (message: string, details?: object) => void
export type Database = { url: string; stop(): Promise<void> }

/** The PostgreSQL of DATABASE_URL, or one of our own in DATA_DIR; durable, and migrated to this version. */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
): Promise<Database> {
  const database =
    DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: resolve(DATA_DIR), log })
      : await theirs(DATABASE_URL)
  try {
    await migrate(database.url, log)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function theirs(url: string): Promise<Database> {
  try {
    await queryOnce(url, 'select 1')
  } catch (error) {
    throw new StartupError(
      `The PostgreSQL of DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  await assertDurable((sql) => queryOnce(url, sql))
  return { url, stop: async () => {} }
}
