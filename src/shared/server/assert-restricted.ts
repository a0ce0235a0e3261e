import { sql } from 'kysely'
import { APP_ROLE, type Db } from './db.ts'
import { StartupError } from './startup-error.ts'

/** Throws if the connection does not run as the restricted role: a connection pooler may drop the options that set it. */
export async function assertRestricted(db: Db): Promise<void> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  if (rows[0]?.role === APP_ROLE) return
  throw new StartupError(
    `The database connection runs as ${rows[0]?.role} instead of ${APP_ROLE}, which may not delete receipts. ` +
      'A connection pooler may have dropped the connection options: connect directly to PostgreSQL in DATABASE_URL.',
  )
}
