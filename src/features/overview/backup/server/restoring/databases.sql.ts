import pg from 'pg'
import { changeUrl, PostgresClient } from '#embedded-postgres/index.ts'

/** The names beside that of the institute's database. */
const RESTORING = '_restoring'
const BEFORE = '_before_restore'

export type Databases = {
  restoringUrl: string
  beforeUrl: string
  /** Undefined if there is no such database. */
  findPresent(): Promise<number | undefined>
  hasBefore(): Promise<boolean>
  createRestoring(): Promise<void>
  dropRestoring(): Promise<void>
  dropBefore(): Promise<void>
  /** The restored database gets the name of the institute's, and that one the name of the database before the restore. */
  useRestored(): Promise<void>
  /** The institute's database and the one before the restore change names. */
  exchange(): Promise<void>
}

/** Works on the databases of the embedded PostgreSQL, from the database that it has besides. Nobody else may be connected. */
export async function withDatabases<T>(ownerUrl: string, work: (databases: Databases) => Promise<T>): Promise<T> {
  const name = decodeURIComponent(new URL(ownerUrl).pathname.slice(1))
  const urlOf = (database: string) => changeUrl(ownerUrl, (url) => (url.pathname = `/${database}`))
  const client = new PostgresClient({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(createDatabases(client, name, urlOf))
  } finally {
    await client.end()
  }
}

function createDatabases(client: pg.Client, name: string, urlOf: (database: string) => string): Databases {
  const [present, restoring, before] = [name, name + RESTORING, name + BEFORE]
  const quote = pg.escapeIdentifier
  const find = async (database: string) => {
    const { rows } = await client.query<{ oid: number }>('select oid from pg_database where datname = $1', [database])
    return rows[0]?.oid
  }
  const drop = async (database: string) => {
    await client.query(`drop database if exists ${quote(database)} with (force)`)
  }
  /** The names change together or not at all. */
  const rename = async (steps: [string, string][]) => {
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = any($1) and pid <> pg_backend_pid()`,
      [[present, restoring, before]],
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
  }
  return {
    restoringUrl: urlOf(restoring),
    beforeUrl: urlOf(before),
    findPresent: () => find(present),
    hasBefore: async () => (await find(before)) !== undefined,
    createRestoring: async () => {
      await drop(restoring)
      await client.query(`create database ${quote(restoring)} template template0`)
    },
    dropRestoring: () => drop(restoring),
    dropBefore: () => drop(before),
    useRestored: () =>
      rename([
        [present, before],
        [restoring, present],
      ]),
    exchange: () =>
      rename([
        [present, restoring],
        [before, present],
        [restoring, before],
      ]),
  }
}

/** Privileges belong to a database, not to its name. The start grants the others. */
async function grantConnect(client: pg.Client, database: string): Promise<void> {
  const role = `${database}_app`
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const quoted = pg.escapeIdentifier(database)
  await client.query(`revoke connect, temporary on database ${quoted} from public`)
  if (rowCount !== 0) await client.query(`grant connect on database ${quoted} to ${pg.escapeIdentifier(role)}`)
}
