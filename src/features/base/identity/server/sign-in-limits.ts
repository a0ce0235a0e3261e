import { createHash } from 'node:crypto'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import { networkOf } from '#shared/server/network-of.ts'
import type en from '../contract/messages/en.json'
import { selectKnownBrowser } from './known-browsers.sql.ts'

const message = messagesOf<typeof en>('identity')

const WINDOW_MINUTES = 15
/** Failures within the window, for an account: from one known browser, or from one network that is unknown to it. */
const MAX_PER_CALLER = 10
/** From all unknown browsers: for an account, and from one network. */
const MAX_PER_ACCOUNT = 20
const MAX_PER_NETWORK = 100

export type Attempt = { id: number; emailHash: Buffer; browserHash: Buffer | null }

export const hashEmail = (role: string, email: string) =>
  createHash('sha256')
    .update(`${role} ${keyOf(email)}`)
    .digest()

/** Counts as a failure until it succeeds, so that concurrent guesses see each other. */
export async function insertAttempt(ctx: Ctx, role: Role, email: string): Promise<Attempt> {
  const emailHash = hashEmail(role, email)
  const { id, browser_hash } = await ctx.db
    .insertInto('sign_in_attempt')
    .values({
      email_hash: emailHash,
      address: networkOf(ctx.address),
      at: ctx.clock.now(),
      browser_hash: selectKnownBrowser(ctx, role, email),
    })
    .returning(['id', 'browser_hash'])
    .executeTakeFirstOrThrow()
  return { id, emailHash, browserHash: browser_hash }
}

/** Call it for an attempt that tried no password, or a correct one. */
export async function deleteAttempt(db: Db, { id }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', '=', id).execute()
}

export async function deleteAttempts(db: Db, emailHashes: Buffer[]): Promise<void> {
  if (emailHashes.length === 0) return
  await db.deleteFrom('sign_in_attempt').where('email_hash', 'in', emailHashes).execute()
}

/**
 * 429: too many failures. A browser that has signed in to the account before is limited by its own failures only, so
 * that guessing from anywhere, the same network included, does not lock out the owner.
 */
export async function assertBelowLimits({ db, clock, address }: Ctx, attempt: Attempt): Promise<void> {
  const { id, emailHash, browserHash } = attempt
  const since = new Date(clock.now().getTime() - WINDOW_MINUTES * MINUTE_MS)
  const network = networkOf(address)
  const failures = db
    .selectFrom('sign_in_attempt')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('at', '>', since)
    .where('ok', '=', false)
    .where('id', '<', id)
    .where('browser_hash', browserHash === null ? 'is' : '=', browserHash)
  const forAccount = failures.where('email_hash', '=', emailHash)
  const counts = await db
    .selectNoFrom([
      (browserHash === null ? forAccount.where('address', '=', network) : forAccount).as('byCaller'),
      forAccount.as('forAccount'),
      failures.where('address', '=', network).as('fromNetwork'),
    ])
    .executeTakeFirstOrThrow()
  const isLimited =
    Number(counts.byCaller) >= MAX_PER_CALLER ||
    (browserHash === null &&
      (Number(counts.forAccount) >= MAX_PER_ACCOUNT || Number(counts.fromNetwork) >= MAX_PER_NETWORK))
  if (isLimited) {
    throw new AppError(
      429,
      'too_many',
      { key: message('tooManyAttempts'), values: { minutes: WINDOW_MINUTES } },
      { retryAfter: WINDOW_MINUTES * 60 },
    )
  }
}

/** After a success: failures of the same known browser, or of the same network, no longer count. */
export async function deleteFailures(
  db: Db,
  { address }: Pick<Ctx, 'address'>,
  { emailHash, browserHash }: Pick<Attempt, 'emailHash' | 'browserHash'>,
): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where('email_hash', '=', emailHash)
    .where('browser_hash', browserHash === null ? 'is' : '=', browserHash)
    .$if(browserHash === null, (query) => query.where('address', '=', networkOf(address)))
    .execute()
}
