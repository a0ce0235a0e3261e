import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#shared/server/db.ts'

/**
 * Returns SQL for whether the institute requires two-factor sign-in of an account, given its table or alias. Of admins,
 * means of everybody who may use the pages of the admin.
 */
const isRequiredOf = (account: string) =>
  sql<boolean>`exists (select from institute i
    where (i.two_factor = 'staff' and ${sql.ref(`${account}.role`)} in ('hr', 'admin'))
      or (i.two_factor = 'admins' and exists (
        select from permission_set p where p.id = ${sql.ref(`${account}.set_id`)} and 'admin' = any (p.areas))))`

/** Returns SQL. `account` is a table or an alias. */
export const hasTwoFactor = (account: string) =>
  sql<boolean>`exists (select from two_factor f
    where f.account_id = ${sql.ref(`${account}.id`)} and f.confirmed_at is not null)`

export const mustSetUpTwoFactor = (account: string) =>
  sql<boolean>`${isRequiredOf(account)} and not ${hasTwoFactor(account)}`

export async function isTwoFactorRequired(db: Db, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select(isRequiredOf('account').as('isRequired'))
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.isRequired ?? false
}

export async function findTwoFactor(db: Db, accountId: string) {
  return db
    .selectFrom('two_factor')
    .select(['encrypted_secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Replaces an unconfirmed secret. Returns false if two-factor sign-in is on. */
export async function insertUnconfirmed(
  db: Db,
  row: { accountId: string; encryptedSecret: Buffer; at: Date },
): Promise<boolean> {
  const columns = { encrypted_secret: row.encryptedSecret, started_at: row.at, last_step: 0 }
  const stored = await db
    .insertInto('two_factor')
    .values({ account_id: row.accountId, ...columns })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(columns).where('two_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function confirmTwoFactor(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx.updateTable('two_factor').set({ confirmed_at: at }).where('account_id', '=', accountId).execute()
}

/** Returns false if a code of this step or a later one was used, or the secret was replaced since it was read. */
export async function markStepUsed(
  tx: Tx,
  accountId: string,
  { step, encryptedSecret }: { step: number; encryptedSecret: Buffer },
) {
  const updated = await tx
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('encrypted_secret', '=', encryptedSecret)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function listUnusedRecoveryCodes(db: Db, accountId: string) {
  return db
    .selectFrom('recovery_code')
    .select(['id', 'code_hash'])
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Returns false if the code was used or replaced since it was read. */
export async function markRecoveryCodeUsed(tx: Tx, id: string, at: Date): Promise<boolean> {
  const updated = await tx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function countUnusedRecoveryCodes(db: Db, accountId: string): Promise<number> {
  return (await listUnusedRecoveryCodes(db, accountId)).length
}

export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: string[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ id: uuid(), account_id: accountId, code_hash: hash })))
    .execute()
}

/** Also deletes the recovery codes. Returns false if two-factor sign-in was off. */
export async function deleteTwoFactor(tx: Tx, accountId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('two_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(deleted?.confirmed_at)
}

export function findNewestSecret(db: Db) {
  return db
    .selectFrom('two_factor')
    .select(['account_id', 'encrypted_secret'])
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
