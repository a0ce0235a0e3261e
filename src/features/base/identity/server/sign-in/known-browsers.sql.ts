import type { Role } from '#shared/contract/endpoint.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { BROWSER_DAYS } from '#shared/server/browser-cookie.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { createToken, hashToken } from '../tokens.ts'

const oldestUse = (clock: Clock) => new Date(clock.now().getTime() - BROWSER_DAYS * 24 * 60 * 60 * 1000)

export const hashBrowserToken = ({ browser: { token } }: Pick<Ctx, 'browser'>): Buffer | undefined =>
  token === undefined ? undefined : hashToken(token)

/**
 * Selects the hash of the caller's browser if it has signed in to the account before, else null. Does the same work for
 * unknown accounts.
 */
export function selectKnownBrowser(ctx: Pick<Ctx, 'db' | 'clock' | 'browser'>, role: Role, email: string) {
  return ctx.db
    .selectFrom('known_browser as b')
    .innerJoin('account as a', 'a.id', 'b.account_id')
    .select('b.token_hash')
    .where('b.token_hash', '=', hashBrowserToken(ctx) ?? Buffer.alloc(0))
    .where('b.used_at', '>', oldestUse(ctx.clock))
    .where('a.role', '=', role)
    .where('a.email_key', '=', keyOf(email))
    .where('a.state', '<>', 'deleted')
}

/** Returns the browser's token: its present one if any account knows it, else a new one. */
export async function rememberBrowser(tx: Tx, ctx: Pick<Ctx, 'clock' | 'browser'>, accountId: string): Promise<string> {
  const presentHash = hashBrowserToken(ctx)
  const present =
    presentHash &&
    (await tx.selectFrom('known_browser').select('token_hash').where('token_hash', '=', presentHash).executeTakeFirst())
  const { token, hash } =
    present && ctx.browser.token !== undefined ? { token: ctx.browser.token, hash: present.token_hash } : createToken()
  await tx
    .insertInto('known_browser')
    .values({ token_hash: hash, account_id: accountId, used_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet({ used_at: ctx.clock.now() }))
    .execute()
  return token
}

export async function forgetBrowsers(tx: Tx, accountId: string, except?: Buffer): Promise<void> {
  await tx
    .deleteFrom('known_browser')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except!))
    .execute()
}

export async function deleteExpiredBrowsers(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('known_browser').where('used_at', '<', oldestUse(clock)).execute()
}
