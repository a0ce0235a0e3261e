import type { Role } from '#shared/contract/endpoint.ts'
import { type Db, inTx, type Tx } from '#shared/server/db.ts'

/** `email` only confirms the address, `browser` only makes a browser known. */
export type Purpose = 'password' | 'email' | 'browser'

export type TokenOwner = { id: string; role: Role; name: string; email: string }

export async function findTokenOwner(
  db: Db,
  hash: Buffer,
  at: Date,
  purpose: Purpose = 'password',
): Promise<TokenOwner | undefined> {
  const owner = await db
    .selectFrom('reset_token as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select(['a.id', 'a.role', 'a.name', 'a.email'])
    .where('t.token_hash', '=', hash)
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', at)
    .where('a.state', '=', 'active')
    .executeTakeFirst()
  return owner as TokenOwner | undefined
}

/** Locks the token, so that only one of two concurrent requests can use it. */
export async function lockToken(
  tx: Tx,
  hash: Buffer,
  at: Date,
  purpose: Purpose = 'password',
): Promise<TokenOwner | undefined> {
  await tx.selectFrom('reset_token').select('account_id').where('token_hash', '=', hash).forUpdate().execute()
  return findTokenOwner(tx, hash, at, purpose)
}

export type NewToken = { hash: Buffer; accountId: string; at: Date; expiresAt: Date; purpose: Purpose }

/**
 * Ends the account's earlier tokens of this purpose. Returns false if the account got `max` tokens since then. Locks
 * the account, so that of concurrent requests each is counted and only the last token is valid.
 */
export async function insertToken(db: Db, token: NewToken, limit?: { max: number; since: Date }): Promise<boolean> {
  return inTx(db, async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', token.accountId).forNoKeyUpdate().execute()
    if (limit && (await countTokensSince(tx, token, limit.since)) >= limit.max) return false
    await markTokensUsed(tx, token.accountId, token.at, token.purpose)
    await tx
      .insertInto('reset_token')
      .values({
        token_hash: token.hash,
        account_id: token.accountId,
        made_at: token.at,
        expires_at: token.expiresAt,
        purpose: token.purpose,
      })
      .execute()
    return true
  })
}

async function countTokensSince(db: Db, { accountId, purpose }: NewToken, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('reset_token')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow()
  return n
}

export async function markTokensUsed(
  tx: Tx,
  accountId: string,
  at: Date,
  purpose: Purpose = 'password',
): Promise<void> {
  await tx
    .updateTable('reset_token')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteToken(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('reset_token').where('token_hash', '=', hash).execute()
}

export async function deleteTokens(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('reset_token').where('account_id', '=', accountId).execute()
}
