import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { wrapPool } from './wrap-pool.ts'
import type { DB } from './tables.ts'

/** The pool or an open transaction: reads accept both. */
export type Db = Kysely<DB>
/** Only an open transaction: what locks, or spans statements, asks for this. */
export type Tx = Transaction<DB>

/** The role the application works as: it cannot delete receipts or touch the audit trail. */
export const APP_ROLE = 'munshi_app'

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, (day) => day)
types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text))
// Rupees of numeric(12,2) survive the way through a double and back unchanged; they are added up in SQL alone.
types.setTypeParser(pg.types.builtins.NUMERIC, (text) => Number(text))

export type OpenDb = { db: Db; pool: pg.Pool }

/** Waits: 2 s for a connection, 3 s for a statement, 2 s for a lock. Errors of idle and of broken clients are logged, never thrown. */
export function openDb(
  url: string,
  { log, max = 10 }: { log: (message: string, error: Error) => void; max?: number },
): OpenDb {
  const pool = new pg.Pool({
    ...addressOf(url),
    types,
    max,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'munshi',
    query_timeout: 4000,
  })
  pool.on('error', (error) => log('an idle database connection was lost', error))
  // Without a listener a client that loses its connection inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log('a database connection was lost', error)))
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: wrapPool(pool) }) }), pool }
}

const OPTIONS = [
  `role=${APP_ROLE}`,
  'statement_timeout=3000',
  'lock_timeout=2000',
  'idle_in_transaction_session_timeout=10000',
  'timezone=UTC',
]

/** The driver lets options in the address stand in for ours, and with them would go the role: they are put in front of ours. */
function addressOf(url: string): pg.PoolConfig {
  const ours = OPTIONS.map((option) => `-c ${option}`).join(' ')
  const theirs = new URL(url).searchParams.get('options')
  if (theirs === null) return { connectionString: url, options: ours }
  const without = new URL(url)
  without.searchParams.delete('options')
  return { connectionString: without.href, options: `${theirs} ${ours}` }
}

const TRIES = 3
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01'])

/** Joins the caller's transaction when there is one; opens one otherwise, and tries again after a deadlock. */
export async function inTx<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= TRIES || !WORTH_ANOTHER_TRY.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}

/** Reads that belong together see one moment of the database; within a transaction they are its own. */
export async function inSnapshot<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return read(db)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/** PostgreSQL's five-character code of an error, where it is one of PostgreSQL's. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** Which unique constraint or index refused a row, if one did. */
export function uniqueViolated(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined
}
