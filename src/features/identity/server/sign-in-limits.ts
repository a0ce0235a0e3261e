import { createHash } from 'node:crypto'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('identity')

const MINUTES = 15
/** Failures in a quarter of an hour, then a wait. */
const PER_EMAIL_HERE = 10
const PER_EMAIL_ELSEWHERE = 20
const PER_ADDRESS = 100

export const emailHashOf = (role: string, email: string) =>
  createHash('sha256')
    .update(`${role} ${keyOf(email)}`)
    .digest()

/** An attempt under way. Until it is known to fit it counts as a failure, or guesses sent all at once would not see each other. */
export async function beginAttempt({ db, clock, address }: Ctx, emailHash: Buffer): Promise<number> {
  const { id } = await db
    .insertInto('sign_in_attempt')
    .values({ email_hash: emailHash, address: address.slice(0, 64), at: clock.now(), ok: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes an attempt back that tried no password. */
export async function forgetAttempt({ db }: Ctx, attempt: number): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', '=', attempt).execute()
}

/**
 * Slows guessing without locking the owner out: an address from which the account has been entered before
 * is counted for itself, so strangers' failures elsewhere do not stand in its way.
 */
export async function refuseGuessing({ db, clock, address }: Ctx, emailHash: Buffer, attempt: number): Promise<void> {
  const since = new Date(clock.now().getTime() - MINUTES * 60_000)
  const here = address.slice(0, 64)
  const before = db
    .selectFrom('sign_in_attempt')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('at', '>', since)
    .where('ok', '=', false)
    .where('id', '<', attempt)
  const { fromHere, fromAnywhere, ofAddress, known } = await db
    .selectNoFrom((eb) => [
      before.where('email_hash', '=', emailHash).where('address', '=', here).as('fromHere'),
      before.where('email_hash', '=', emailHash).as('fromAnywhere'),
      before.where('address', '=', here).as('ofAddress'),
      eb
        .exists(
          eb
            .selectFrom('sign_in_attempt')
            .select('id')
            .where('email_hash', '=', emailHash)
            .where('address', '=', here)
            .where('ok', '=', true),
        )
        .as('known'),
    ])
    .executeTakeFirstOrThrow()
  const tooMany =
    Number(fromHere) >= PER_EMAIL_HERE ||
    (!known && (Number(fromAnywhere) >= PER_EMAIL_ELSEWHERE || Number(ofAddress) >= PER_ADDRESS))
  if (tooMany) {
    throw new AppError(
      429,
      'too_many',
      { key: message('tooManyAttempts'), values: { minutes: MINUTES } },
      { retryAfter: MINUTES * 60 },
    )
  }
}

/** The owner is here: the failures before do not count any more, and one success is enough to know the address. */
export async function noteSuccess({ db, clock, address }: Ctx, emailHash: Buffer): Promise<void> {
  const here = address.slice(0, 64)
  const { id } = await db
    .insertInto('sign_in_attempt')
    .values({ email_hash: emailHash, address: here, at: clock.now(), ok: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('sign_in_attempt')
    .where('email_hash', '=', emailHash)
    .where('address', '=', here)
    .where('id', '<', id)
    .execute()
}
