import { EmbeddedPostgresError } from './errors.ts'

type Setting = { name: string; setting: string }

const SQL = `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`

/** Rejects a PostgreSQL that may lose committed data. Query as each role that writes, because settings may differ by role. */
export async function assertDurable(query: (sql: string) => Promise<readonly Setting[]>): Promise<void> {
  const settings = await query(SQL)
  if (settings.length !== 3)
    throw new EmbeddedPostgresError('not_durable', 'PostgreSQL does not report its durability settings.')
  const off = settings.filter(({ setting }) => setting === 'off').map(({ name }) => name)
  if (off.length === 0) return
  throw new EmbeddedPostgresError(
    'not_durable',
    `PostgreSQL runs with ${off.join(', ')} switched off, so that saved data could be lost in a power cut. ` +
      `Set ${off.join(', ')} to on in its configuration and start again.`,
  )
}
