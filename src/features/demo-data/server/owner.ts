import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '#shared/server/db.ts'
import type { DB } from '#shared/server/tables.ts'

export type Owner = { db: Db; client: pg.Client }

/**
 * One connection as the database's owner, for Kysely and for COPY alike: what both write within a transaction of `db` stands
 * or falls together.
 */
export async function asOwner<T>(ownerUrl: string, work: (owner: Owner) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 2000,
    application_name: 'munshi data set',
    options: '-c timezone=UTC',
  })
  // Without a listener a lost connection would end the process; the query under way tells of it.
  client.on('error', () => {})
  await client.connect()
  const only = Object.assign(client, { release: () => {} })
  const pool = { connect: async () => only, end: async () => {}, options: {} }
  try {
    return await work({ db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), client })
  } finally {
    await client.end()
  }
}
