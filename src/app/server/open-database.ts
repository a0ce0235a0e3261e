import { assertDurable, queryOnce } from '#embedded-postgres/index.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { migrate } from '#shared/server/migrate.ts'
import { startEmbeddedDatabase, withAdvice } from './embedded-database.ts'
import type { Settings } from './settings.ts'

export type Log = (message: string, details?: object) => void
export type Database = { url: string; stop(): Promise<void> }

export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
): Promise<Database> {
  const database =
    DATABASE_URL === undefined ? await startEmbeddedDatabase(DATA_DIR, log) : await connectExternal(DATABASE_URL)
  try {
    await migrate(database.url, log)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function connectExternal(url: string): Promise<Database> {
  try {
    await queryOnce(url, 'select 1')
  } catch (error) {
    throw new StartupError(
      `The PostgreSQL of DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  await withAdvice(() => assertDurable((sql) => queryOnce(url, sql)))
  return { url, stop: async () => {} }
}
