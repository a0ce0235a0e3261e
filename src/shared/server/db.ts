import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { PostgresClient } from '#embedded-postgres/index.ts'
import { LiteralLimitDialect } from './literal-limit-dialect.ts'
import { isStatementLost } from './prepared-statements.ts'
import { wrapPool } from './wrap-pool.ts'
import type { DB } from './tables.ts'

/** Is the pool or an open transaction. */
export type Db = Kysely<DB>
/** Is an open transaction. Functions that lock rows or run several statements require it. */
export type Tx = Transaction<DB>

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, (day) => day)
types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text))
// A numeric(12,2) survives the conversion to a double and back. Sums are computed in SQL only.
types.setTypeParser(pg.types.builtins.NUMERIC, (text) => Number(text))

export type OpenDb = { db: Db; pool: pg.Pool }

type OpenOptions = Pick<pg.PoolConfig, 'max' | 'connectionTimeoutMillis' | 'query_timeout'> & {
  log: (message: string, error: Error) => void
}

/**
 * Waits 2 s for a connection and 4 s for a response; `SESSION_SETTINGS` limit statements. Lost connections are logged,
 * not thrown.
 */
export function openDb(url: string, { log, ...options }: OpenOptions): OpenDb {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PostgresClient,
    types,
    max: 10,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'munshi',
    query_timeout: 4000,
    pipeline: true,
    ...options,
  })
  pool.on('error', (error) => log('idle database connection lost', error))
  // Without a listener, a connection lost inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log('database connection lost', error)))
  return { db: new Kysely<DB>({ dialect: new LiteralLimitDialect({ pool: wrapPool(pool) }) }), pool }
}

const MAX_ATTEMPTS = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'
const RETRYABLE = new Set([SERIALIZATION_FAILURE, DEADLOCK_DETECTED])

/**
 * Joins the caller's transaction, or opens one and retries it after a deadlock, a serialization failure or the loss of
 * a prepared statement.
 */
export async function inTx<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : retry(() => db.transaction().execute(work))
}

export async function inSnapshot<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return read(db)
  return retry(() => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read))
}

async function retry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const isRetryable = RETRYABLE.has(getSqlState(error) ?? '') || isStatementLost(error)
      if (attempt >= MAX_ATTEMPTS || !isRetryable) throw error
    }
  }
}

export const DISK_FULL = '53100'

export function getSqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

export function getViolatedUniqueIndex(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined
}
