import { StartupError } from './startup-error.ts'

type Setting = { name: string; setting: string }

const SQL = `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`

/** Refuses a PostgreSQL that may forget what it has acknowledged. Ask it as each role that writes: roles have settings too. */
export async function assertDurable(query: (sql: string) => Promise<readonly Setting[]>): Promise<void> {
  const settings = await query(SQL)
  if (settings.length !== 3) throw new StartupError('PostgreSQL does not say whether it keeps what it has written.')
  const off = settings.filter(({ setting }) => setting === 'off').map(({ name }) => name)
  if (off.length === 0) return
  throw new StartupError(
    `PostgreSQL runs with ${off.join(', ')} switched off, so that a saved receipt could be lost in a power cut. ` +
      `Set ${off.join(', ')} to on in its configuration and start again.`,
  )
}
