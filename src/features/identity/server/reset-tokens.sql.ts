import type { Role } from '#shared/contract/endpoint.ts'
import { type Db, inTx, type Tx } from '#shared/server/db.ts'

export type Holder = { id: string; role: Role; name: string; email: string }

const usable = (db: Db, hash: Buffer, at: Date) =>
  db
    .selectFrom('reset_token as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select(['a.id', 'a.role', 'a.name', 'a.email'])
    .where('t.token_hash', '=', hash)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', at)
    .where('a.state', '=', 'active')

/** Whose token it is, while it can be used. */
export async function holderOfToken(db: Db, hash: Buffer, at: Date): Promise<Holder | undefined> {
  return (await usable(db, hash, at).executeTakeFirst()) as Holder | undefined
}

/** The same, with the token held: of two who use it at once, one finds it used. */
export async function lockToken(tx: Tx, hash: Buffer, at: Date): Promise<Holder | undefined> {
  await tx.selectFrom('reset_token').select('account_id').where('token_hash', '=', hash).forUpdate().execute()
  return holderOfToken(tx, hash, at)
}

export type NewToken = { hash: Buffer; accountId: string; at: Date; expiresAt: Date }

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db
    .insertInto('reset_token')
    .values({ token_hash: token.hash, account_id: token.accountId, made_at: token.at, expires_at: token.expiresAt })
    .execute()
}

/** The same, unless the account was sent so many since; says whether it did. Those asked for at once come one after the other. */
export async function insertTokenWithin(db: Db, token: NewToken, most: number, since: Date): Promise<boolean> {
  return inTx(db, async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', token.accountId).forNoKeyUpdate().execute()
    if ((await tokensSince(tx, token.accountId, since)) >= most) return false
    await insertToken(tx, token)
    return true
  })
}

async function tokensSince(db: Db, accountId: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('reset_token')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow()
  return n
}

/** After a new password no link that was sent before can be used. */
export async function wearOutTokens(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx
    .updateTable('reset_token')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

export async function forgetToken(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('reset_token').where('token_hash', '=', hash).execute()
}

export async function forgetTokensOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('reset_token').where('account_id', '=', accountId).execute()
}
