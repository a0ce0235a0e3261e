import { sql } from 'kysely'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { keyOf } from '#shared/contract/key-of.ts'

export async function accountByEmail(db: Db, role: Role, email: string) {
  return db
    .selectFrom('account as a')
    .leftJoin('student as s', 's.id', 'a.id')
    .select(['a.id', 'a.name', 'a.email', 'a.password_hash', 'a.state', 's.fname', 's.lname', 's.status'])
    .where('a.role', '=', role)
    .where('a.email_key', '=', keyOf(email))
    .where('a.state', '<>', 'deleted')
    .executeTakeFirst()
}

export async function accountById(db: Db, id: string, { lock = false } = {}) {
  return db
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .where('state', '=', 'active')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}

/** Whose session it is, with what decides about it today: read on every call, never cached. */
export async function sessionByHash(db: Db, hash: Buffer) {
  return db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.role', 'a.name', 'a.state', 's.created_at', 's.seen_at'])
    .where('s.token_hash', '=', hash)
    .executeTakeFirst()
}

type NewSession = { accountId: string; seenHash: string; hash: Buffer; at: Date }

/**
 * Opens a session while the account stands as it was seen; says whether it did. The lock makes a change of the password or
 * the state come before, and be seen here, or after, and end this session with the others.
 */
export async function insertSession(db: Db, { accountId, seenHash, hash, at }: NewSession): Promise<boolean> {
  const made = await db
    .insertInto('session')
    .columns(['token_hash', 'account_id', 'created_at', 'seen_at'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select([
          sql<Buffer>`${hash}::bytea`.as('token_hash'),
          'id',
          sql<Date>`${at}::timestamptz`.as('created_at'),
          sql<Date>`${at}::timestamptz`.as('seen_at'),
        ])
        .where('id', '=', accountId)
        .where('password_hash', '=', seenHash)
        .where('state', '=', 'active')
        .forShare(),
    )
    .returning('account_id')
    .executeTakeFirst()
  return made !== undefined
}

export async function touchSession(db: Db, hash: Buffer, at: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: at }).where('token_hash', '=', hash).execute()
}

export async function deleteSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash).execute()
}

export async function endSessionsOf(tx: Tx, accountId: string, except?: Buffer): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except!))
    .execute()
}

type NewAccount = { id: string; role: Role; name: string; email: string; passwordHash: string; at: Date }

export async function insertAccount(tx: Tx, { id, role, name, email, passwordHash, at }: NewAccount): Promise<void> {
  await tx
    .insertInto('account')
    .values({
      id,
      role,
      name,
      email,
      email_key: keyOf(email),
      password_hash: passwordHash,
      state: 'active',
      created_at: at,
    })
    .execute()
}

type AccountChange = { name?: string; email?: string; passwordHash?: string; state?: 'active' | 'disabled' | 'deleted' }

export async function updateAccount(
  tx: Tx,
  id: string,
  { name, email, passwordHash, state }: AccountChange,
): Promise<void> {
  await tx
    .updateTable('account')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email, email_key: keyOf(email) }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(state !== undefined && { state }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Which account holds an email in a role, if one does. */
export async function holderOfEmail(db: Db, role: Role, email: string): Promise<string | undefined> {
  const holder = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('email_key', '=', keyOf(email))
    .where('state', '<>', 'deleted')
    .executeTakeFirst()
  return holder?.id
}
