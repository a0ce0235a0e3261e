import { assertDurable, queryOnce } from '#embedded-postgres/index.ts'
import { prepareAppRole } from './app-role.ts'
import { getSqlState } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { migrate } from '#shared/server/migrate.ts'
import { startEmbeddedDatabase, withAdvice } from './embedded-database.ts'
import type { Settings } from './settings.ts'

export type Log = (message: string, details?: object) => void
type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATA_DIR'>

export type Database = {
  /** The pool logs in with it. */
  url: string
  /** Migrations, backup and erasure use it. */
  ownerUrl: string
  /** Advice and SQL for an administrator of the database. */
  notes: string[]
  /** Set for the embedded database: the disk of this directory contains the data. */
  directory?: string | undefined
  stop(): Promise<void>
}

/** `beforeMigrations` runs with the embedded database, while nobody else uses it. */
export async function openDatabase(
  settings: DatabaseSettings,
  log: Log,
  beforeMigrations: (ownerUrl: string) => Promise<void> = async () => {},
): Promise<Database> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = settings
  const server = await openUnmigrated(settings, log)
  try {
    if (DATABASE_URL === undefined) await beforeMigrations(server.url)
    const appUrl = DATABASE_OWNER_URL === undefined ? undefined : DATABASE_URL
    const { url, notes } = await prepareDatabase(server.url, { appUrl, log })
    await withAdvice(() => assertDurable((sql) => queryOnce(url, sql)))
    const replicas = DATABASE_URL === undefined ? [] : await findReplicaFault(server.url)
    return { url, ownerUrl: server.url, notes: [...notes, ...replicas], directory: server.directory, stop: server.stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Opens the owner's connection and leaves the schema as it is. */
export async function openUnmigrated(
  { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR }: DatabaseSettings,
  log: Log,
): Promise<Pick<Database, 'directory' | 'stop'> & { url: string }> {
  if (DATABASE_URL === undefined) return startEmbeddedDatabase(DATA_DIR, log)
  return { url: await connectExternal(DATABASE_URL, DATABASE_OWNER_URL), directory: undefined, stop: async () => {} }
}

/** Applies the migrations and prepares the role of the application. */
export async function prepareDatabase(ownerUrl: string, { appUrl, log }: { appUrl?: string | undefined; log?: Log }) {
  try {
    const isNewer = await migrate(ownerUrl, log)
    const { url, notes } = await prepareAppRole(ownerUrl, appUrl)
    return { url, notes: [...(isNewer ? [NEWER] : []), ...notes] }
  } catch (error) {
    if (getSqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new StartupError(`${(error as Error).message}\n${OWNERSHIP}`)
  }
}

const NEWER =
  'A later version of Munshi has used this database. This version may not understand all of it: start the later version again, or restore a backup from before.'

const INSUFFICIENT_PRIVILEGE = '42501'

const OWNERSHIP = `The user of DATABASE_OWNER_URL (or of DATABASE_URL, if it is the only one) must own the database and its tables.
A superuser can arrange that, connected to this database:

alter database the_database owner to the_user;
reassign owned by the_former_user to the_user;
grant usage, create on schema public to the_user;
create extension if not exists pg_trgm;`

async function connectExternal(url: string, ownerUrl = url): Promise<string> {
  try {
    await queryOnce(ownerUrl, 'select 1')
  } catch (error) {
    throw new StartupError(
      `The PostgreSQL of ${ownerUrl === url ? 'DATABASE_URL' : 'DATABASE_OWNER_URL'} does not answer: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  await withAdvice(() => assertDurable((sql) => queryOnce(ownerUrl, sql)))
  return ownerUrl
}

/** `pg_basebackup` copies the cluster and is no replica. */
const REPLICAS = `select current_setting('synchronous_standby_names') as names, count(*)::int as replicas
  from pg_stat_replication where state is distinct from 'backup'`

async function findReplicaFault(ownerUrl: string): Promise<string[]> {
  const [found] = await queryOnce<{ names: string; replicas: number }>(ownerUrl, REPLICAS)
  if (!found || found.replicas === 0 || found.names !== '') return []
  return [
    `PostgreSQL has ${found.replicas} ${found.replicas === 1 ? 'replica' : 'replicas'} but synchronous_standby_names is empty: ` +
      'a failover may lose saved payments and give their receipt numbers to others.',
  ]
}
