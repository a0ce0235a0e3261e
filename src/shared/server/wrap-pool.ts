import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * The pool as Kysely uses it, but a connection that has fallen silent never goes back into it: it may still be in the
 * middle of a transaction whose end nobody has seen, and whoever used it next would wait for it, or commit that work.
 */
export function wrapPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => lent(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}

function lent(client: pg.PoolClient): PostgresPoolClient {
  let silence: Error | undefined
  const query = async (sql: string, parameters: unknown[]) => {
    if (silence) throw silence
    try {
      return await client.query(sql, parameters)
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') silence = error
      throw error
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || silence !== undefined),
  }
}
