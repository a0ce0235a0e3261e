import type pg from 'pg'
import { changeUrl, PostgresClient } from '#embedded-postgres/index.ts'
import { readDisk } from '#shared/server/read-disk.ts'
import { StartupError } from '#shared/server/startup-error.ts'

const LIVE = 'munshi'
const KEPT = 'munshi_before_update'
const FAILED = 'munshi_failed_update'

/** Copies the database of the embedded server, which nobody may use meanwhile. Replaces an earlier copy. */
export async function keepDatabase(ownerUrl: string, directory: string): Promise<void> {
  await withServer(ownerUrl, async (client) => {
    await drop(client, KEPT)
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size($1) as bytes', [LIVE])
    const { free } = await readDisk(directory)
    if (free < 1.5 * Number(rows[0]?.bytes))
      throw new StartupError('The disk has no space for a copy of the database. Free some space, and update again.')
    await client.query(`create database ${KEPT} template ${LIVE} strategy file_copy`)
  })
}

/** Puts the copy back. Does nothing if it already is. */
export async function returnDatabase(ownerUrl: string): Promise<void> {
  await withServer(ownerUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [KEPT])
    if (rowCount === 1) {
      await drop(client, FAILED)
      await client.query(`begin;
        alter database ${LIVE} rename to ${FAILED}; alter database ${KEPT} rename to ${LIVE};
        commit`)
    }
    await drop(client, FAILED)
  })
}

const drop = (client: pg.Client, name: string) => client.query(`drop database if exists ${name} (force)`)

async function withServer<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connectionString = changeUrl(ownerUrl, (url) => Object.assign(url, { pathname: '/postgres' }))
  const client = new PostgresClient({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
