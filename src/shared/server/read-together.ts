import { DummyDriver, Kysely } from 'kysely'
import type { Db } from './db.ts'
import { LiteralLimitDialect } from './literal-limit-dialect.ts'
import type { DB } from './tables.ts'

/**
 * Runs like `Promise.all`, but sends the statements that `read` starts on one connection in one message: a message to
 * PostgreSQL and back costs both sides as much CPU as a short statement. PostgreSQL runs them one after another, so it
 * is for short ones. `read` must use the `db` that it gets, on which a transaction is an error.
 */
export async function readTogether<Reads extends readonly unknown[] | []>(
  db: Db,
  read: (db: Db) => Reads,
): Promise<{ -readonly [Index in keyof Reads]: Awaited<Reads[Index]> }> {
  const executor = db.getExecutor()
  return executor.provideConnection(async (connection) => {
    const shared = executor.withConnectionProvider({ provideConnection: (run) => run(connection) })
    const reads = read(new Kysely<DB>({ ...UNUSED, executor: shared }))
    // The connection goes back to the pool when no statement is left on it.
    return Promise.all(reads).finally(() => Promise.allSettled(reads))
  })
}

const dialect = new LiteralLimitDialect({ pool: () => Promise.reject(new Error('not used')) })

/** Kysely's own driver ignores `begin`, so that the statements would be stored one by one. */
class NoTransactions extends DummyDriver {
  override async beginTransaction(): Promise<void> {
    throw new Error('readTogether has no transactions')
  }
}

/** Kysely requires these besides the executor, which has the connection. */
const UNUSED = { config: { dialect }, dialect, driver: new NoTransactions() }
