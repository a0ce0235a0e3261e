import { sql } from 'kysely'
import { APP_ROLE, type Db } from './db.ts'
import { StartupError } from './startup-error.ts'

/** Refuses to work with more rights than the books allow: on its way to the database a connection may lose its options. */
export async function assertRestricted(db: Db): Promise<void> {
  const { rows } = await sql<{ me: string }>`select current_user as me`.execute(db)
  if (rows[0]?.me === APP_ROLE) return
  throw new StartupError(
    `The database lets the app work as ${rows[0]?.me} and not as ${APP_ROLE}, which may not delete receipts. ` +
      'A connection pooler may have dropped the options of the connection: name PostgreSQL itself in DATABASE_URL.',
  )
}
