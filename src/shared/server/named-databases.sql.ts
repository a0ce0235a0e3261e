import pg from 'pg'
import { changeUrl, PostgresClient } from '#embedded-postgres/index.ts'

/**
 * Copies, renames and drops databases of the embedded PostgreSQL, from the database that it has besides. The app may not
 * be connected meanwhile.
 */
export type NamedDatabases = {
  urlOf(name: string): string
  /** Returns the object id, or undefined if there is no such database. */
  find(name: string): Promise<number | undefined>
  measure(name: string): Promise<number>
  /** Replaces a database of that name. */
  create(name: string): Promise<void>
  copy(from: string, to: string): Promise<void>
  drop(name: string): Promise<void>
  /** Renames in order, all or none, and lets the app's account connect to `present`. */
  rename(steps: readonly (readonly [from: string, to: string])[], present: string): Promise<void>
}

export async function withNamedDatabases<T>(
  ownerUrl: string,
  work: (databases: NamedDatabases) => Promise<T>,
): Promise<T> {
  const urlOf = (name: string) => changeUrl(ownerUrl, (url) => (url.pathname = `/${name}`))
  const client = new PostgresClient({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work({ urlOf, ...createDatabases(client) })
  } finally {
    await client.end()
  }
}

const quote = pg.escapeIdentifier

function createDatabases(client: pg.Client): Omit<NamedDatabases, 'urlOf'> {
  const drop = async (name: string) => {
    await client.query(`drop database if exists ${quote(name)} with (force)`)
  }
  return {
    drop,
    async find(name) {
      const { rows } = await client.query<{ oid: number }>('select oid from pg_database where datname = $1', [name])
      return rows[0]?.oid
    },
    async measure(name) {
      const { rows } = await client.query<{ bytes: string }>('select pg_database_size($1) as bytes', [name])
      return Number(rows[0]?.bytes)
    },
    async create(name) {
      await drop(name)
      await client.query(`create database ${quote(name)} template template0`)
    },
    async copy(from, to) {
      await client.query(`create database ${quote(to)} template ${quote(from)} strategy file_copy`)
    },
    async rename(steps, present) {
      await client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = any($1) and pid <> pg_backend_pid()`,
        [[...new Set(steps.flat())]],
      )
      await client.query('begin')
      try {
        for (const [from, to] of steps) await client.query(`alter database ${quote(from)} rename to ${quote(to)}`)
        await grantConnect(client, present)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    },
  }
}

/** Privileges belong to a database, not to its name. The start grants the others. */
async function grantConnect(client: pg.Client, database: string): Promise<void> {
  const role = `${database}_app`
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  await client.query(`revoke connect, temporary on database ${quote(database)} from public`)
  if (rowCount !== 0) await client.query(`grant connect on database ${quote(database)} to ${quote(role)}`)
}
