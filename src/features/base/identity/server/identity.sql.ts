import { sql } from 'kysely'
import type { Limits, Role } from '#shared/contract/endpoint.ts'
import type { BuiltInSet } from '#shared/contract/grantable.ts'
import { compileOnce } from '#shared/server/compile-once.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Language } from '#shared/contract/messages.ts'
import { selectRows } from '#shared/server/select-rows.sql.ts'
import { DEFAULT_SETS } from '../permission-sets/server/permission-sets.sql.ts'
import { mustSetUpTwoFactor } from './two-factor/two-factor.sql.ts'

export async function findAccountByEmail(db: Db, role: Role, email: string) {
  return db
    .selectFrom('account as a')
    .leftJoin('student as s', 's.id', 'a.id')
    .select(['a.id', 'a.name', 'a.email', 'a.password_hash', 'a.state', 's.fname', 's.lname', 's.status'])
    .select(mustSetUpTwoFactor('a').as('mustSetUpTwoFactor'))
    .where('a.role', '=', role)
    .where('a.email_key', '=', keyOf(email))
    .where('a.state', '<>', 'deleted')
    .executeTakeFirst()
}

export async function findStudentAccount(db: Db, id: string): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('account')
    .select('name')
    .where('id', '=', id)
    .where('role', '=', 'student')
    .where('state', '<>', 'deleted')
    .executeTakeFirst()
}

export async function findActiveAccount(db: Db, id: string, { lock = false } = {}) {
  return db
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .where('state', '=', 'active')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}

export async function findSession(db: Db, hash: Buffer) {
  const [session] = await selectSession(db, hash)
  return session
}

const selectSession = compileOnce((db, hash: Buffer) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .leftJoin('permission_set as p', 'p.id', 'a.set_id')
    .select(['a.id', 'a.role', 'a.name', 'a.state', 's.created_at', 's.seen_at', 's.confirmed_at'])
    .select(['p.areas', 'p.permissions', sql<BuiltInSet | null>`p.built_in`.as('builtIn')])
    .select(sql<Limits | null>`p.limits`.as('limits'))
    .select(mustSetUpTwoFactor('a').as('mustSetUpTwoFactor'))
    .select((eb) => eb.selectFrom('institute').select('time_zone').as('timeZone'))
    .select(sql<number>`s.read_after - '0/0'::pg_lsn`.as('readAfter'))
    .where('s.token_hash', '=', hash),
)

type NewSession = { accountId: string; passwordHash: string; hash: Buffer }
type Caller = Pick<Ctx, 'clock' | 'address' | 'userAgent'>

/**
 * Returns false if password or state have changed since the account was read. The share lock on the account makes a
 * concurrent change either visible here, or end this session with the others.
 */
export async function insertSession(
  db: Db,
  { clock, address, userAgent }: Caller,
  { accountId, passwordHash, hash }: NewSession,
): Promise<boolean> {
  const at = sql<Date>`${clock.now()}::timestamptz`
  const inserted = await db
    .insertInto('session')
    .columns(['token_hash', 'account_id', 'created_at', 'seen_at', 'confirmed_at', 'address', 'user_agent'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select([
          sql<Buffer>`${hash}::bytea`.as('token_hash'),
          'id',
          at.as('created_at'),
          at.as('seen_at'),
          at.as('confirmed_at'),
          sql<string>`${address.slice(0, 64)}::text`.as('address'),
          sql<string>`${userAgent}::text`.as('user_agent'),
        ])
        .where('id', '=', accountId)
        .where('password_hash', '=', passwordHash)
        .where('state', '=', 'active')
        .forShare(),
    )
    .returning('account_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Call it before `insertSession`, whose share lock on the account would deadlock with that of another sign-in. */
export async function setLanguage(tx: Tx, accountId: string, language: Language): Promise<void> {
  await tx
    .updateTable('account')
    .set({ language })
    .where('id', '=', accountId)
    .where((eb) => eb('language', 'is distinct from', language))
    .execute()
}

export async function touchSession(db: Db, hash: Buffer, at: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: at }).where('token_hash', '=', hash).execute()
}

/**
 * Call it after the commit of a write. Does not wait for the disk: a crash at this moment may let the session's next
 * reads miss the write on a standby that has not replayed it yet.
 */
export async function recordWrite(db: Db, hash: Buffer): Promise<void> {
  await sql`with asynchronous as materialized (select set_config('synchronous_commit', 'off', true))
    update session set read_after = pg_current_wal_flush_lsn() from asynchronous where token_hash = ${hash}`.execute(db)
}

export async function deleteSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash).execute()
}

export async function deleteSessions(tx: Tx, accountId: string, except?: Buffer): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except!))
    .execute()
}

export async function endAllSessions(tx: Tx, except?: Buffer): Promise<void> {
  await tx
    .deleteFrom('session')
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except!))
    .execute()
}

export type NewAccount = {
  id: string
  role: Role
  name: string
  email: string
  passwordHash: string
  state?: 'active' | 'disabled'
  /** The permission set of staff. Front desk or Owner if absent. */
  setId?: string
}

/** Without an email, the id stands for it in the unique index, where no sign-in finds it. */
export async function insertAccounts(tx: Tx, accounts: readonly NewAccount[], at: Date): Promise<void> {
  const rows = accounts.map(({ id, role, name, email, passwordHash, state = 'active', setId }) => ({
    id,
    role,
    name,
    email,
    email_key: email === '' ? id : keyOf(email),
    password_hash: passwordHash,
    state,
    created_at: at,
    set_id: role === 'student' ? null : (setId ?? DEFAULT_SETS[role]),
  }))
  const columns = [
    'id',
    'role',
    'name',
    'email',
    'email_key',
    'password_hash',
    'state',
    'created_at',
    'set_id',
  ] as const
  await tx
    .insertInto('account')
    .columns(columns)
    .expression(selectRows('account', columns, rows))
    .execute()
}

type AccountChange = {
  name?: string
  email?: string
  passwordHash?: string
  state?: 'active' | 'disabled' | 'deleted'
  setId?: string
}

export async function updateAccountRow(
  tx: Tx,
  id: string,
  { name, email, passwordHash, state, setId }: AccountChange,
): Promise<void> {
  await tx
    .updateTable('account')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email, email_key: keyOf(email), email_confirmed_at: null }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(state !== undefined && { state }),
      ...(setId !== undefined && { set_id: setId }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function setEmailConfirmed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('account').set({ email_confirmed_at: at }).where('id', '=', id).execute()
}

export async function findAccountIdByEmail(db: Db, role: Role, email: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('email_key', '=', keyOf(email))
    .where('state', '<>', 'deleted')
    .executeTakeFirst()
  return account?.id
}
