import { EmbeddedPostgresError } from './errors.ts'

type Setting = { name: string; setting: string }

/** Waits until a standby has also applied the commit. `remote_write` and `local` wait for less than `on`. */
const WAITS_LONGER = 'synchronous_commit=remote_apply'

const SQL = `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`

/**
 * Rejects a PostgreSQL that may lose committed data. Query as each role that writes, because settings may differ by
 * role.
 */
export async function assertDurable(query: (sql: string) => Promise<readonly Setting[]>): Promise<void> {
  const settings = await query(SQL)
  if (settings.length !== 3)
    throw new EmbeddedPostgresError('not_durable', 'PostgreSQL does not report its durability settings.')
  const unsafe = settings.filter(({ name, setting }) => setting !== 'on' && `${name}=${setting}` !== WAITS_LONGER)
  if (unsafe.length === 0) return
  throw new EmbeddedPostgresError(
    'not_durable',
    `PostgreSQL runs with ${unsafe.map(({ name, setting }) => `${name}=${setting}`).join(', ')}, so that saved data could be ` +
      `lost in a power cut or failover. Set ${unsafe.map(({ name }) => name).join(', ')} to on in its configuration, and for ` +
      'the database and its roles, and start again.',
  )
}
