import { createHash } from 'node:crypto'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('identity')

const WINDOW_MINUTES = 15
/** Failures within the window: for an email from one IP address, for an email in total, and from one IP address in total. */
const MAX_PER_EMAIL_AND_ADDRESS = 10
const MAX_PER_EMAIL = 20
const MAX_PER_ADDRESS = 100

export const hashEmail = (role: string, email: string) =>
  createHash('sha256')
    .update(`${role} ${keyOf(email)}`)
    .digest()

/** Counts as a failure until it succeeds, so that concurrent guesses see each other. */
export async function insertAttempt({ db, clock, address }: Ctx, emailHash: Buffer): Promise<number> {
  const { id } = await db
    .insertInto('sign_in_attempt')
    .values({ email_hash: emailHash, address: address.slice(0, 64), at: clock.now(), ok: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** For an attempt that tried no password. */
export async function deleteAttempt({ db }: Ctx, attempt: number): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', '=', attempt).execute()
}

export async function deleteAttempts(db: Db, emailHashes: Buffer[]): Promise<void> {
  if (emailHashes.length === 0) return
  await db.deleteFrom('sign_in_attempt').where('email_hash', 'in', emailHashes).execute()
}

/**
 * 429: too many failures. An IP address from which the account signed in before is limited by its own failures only, so
 * that guessing from elsewhere does not lock out the owner.
 */
export async function assertBelowLimits(
  { db, clock, address }: Ctx,
  emailHash: Buffer,
  attempt: number,
): Promise<void> {
  const since = new Date(clock.now().getTime() - WINDOW_MINUTES * 60_000)
  const ip = address.slice(0, 64)
  const failures = db
    .selectFrom('sign_in_attempt')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('at', '>', since)
    .where('ok', '=', false)
    .where('id', '<', attempt)
  const { forEmailAndAddress, forEmail, forAddress, isKnownAddress } = await db
    .selectNoFrom((eb) => [
      failures.where('email_hash', '=', emailHash).where('address', '=', ip).as('forEmailAndAddress'),
      failures.where('email_hash', '=', emailHash).as('forEmail'),
      failures.where('address', '=', ip).as('forAddress'),
      eb
        .exists(
          eb
            .selectFrom('sign_in_attempt')
            .select('id')
            .where('email_hash', '=', emailHash)
            .where('address', '=', ip)
            .where('ok', '=', true),
        )
        .as('isKnownAddress'),
    ])
    .executeTakeFirstOrThrow()
  const isLimited =
    Number(forEmailAndAddress) >= MAX_PER_EMAIL_AND_ADDRESS ||
    (!isKnownAddress && (Number(forEmail) >= MAX_PER_EMAIL || Number(forAddress) >= MAX_PER_ADDRESS))
  if (isLimited) {
    throw new AppError(
      429,
      'too_many',
      { key: message('tooManyAttempts'), values: { minutes: WINDOW_MINUTES } },
      { retryAfter: WINDOW_MINUTES * 60 },
    )
  }
}

/** Earlier attempts from this IP address no longer count, and one success is enough to know the address. */
export async function recordSuccess({ db, clock, address }: Ctx, emailHash: Buffer): Promise<void> {
  const ip = address.slice(0, 64)
  const { id } = await db
    .insertInto('sign_in_attempt')
    .values({ email_hash: emailHash, address: ip, at: clock.now(), ok: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('sign_in_attempt')
    .where('email_hash', '=', emailHash)
    .where('address', '=', ip)
    .where('id', '<', id)
    .execute()
}
