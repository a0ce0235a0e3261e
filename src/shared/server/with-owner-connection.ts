import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { PostgresClient } from '#embedded-postgres/index.ts'
import type { Db } from './db.ts'
import type { DB } from './tables.ts'
import { wrapClient } from './wrap-pool.ts'

export type OwnerConnection = { db: Db; client: pg.Client }

/** Kysely and COPY share one connection of the database owner, and so a transaction of `db`. */
export async function withOwnerConnection<T>(
  ownerUrl: string,
  work: (owner: OwnerConnection) => Promise<T>,
): Promise<T> {
  const client = new PostgresClient({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 2000,
    application_name: 'munshi owner',
    options: '-c timezone=UTC',
  })
  // Without a listener a lost connection would end the process. The running query reports it.
  client.on('error', () => {})
  await client.connect()
  const connection = Object.assign(client, { release: () => {} })
  const pool = { connect: async () => wrapClient(connection), end: async () => {}, options: {} }
  try {
    return await work({ db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), client })
  } finally {
    await client.end()
  }
}
