import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'

const DAY = 24 * 60 * 60 * 1000
const ago = (clock: Clock, days: number) => new Date(clock.now().getTime() - days * DAY)

/** Sessions that nobody can use any more: the longest last 30 days unused. */
export async function forgetOldSessions(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('session').where('seen_at', '<', ago(clock, 31)).execute()
}

/** Failures count for a quarter of an hour; a success makes an address known for a year. */
export async function forgetOldAttempts(db: Db, clock: Clock): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where((eb) =>
      eb.or([eb.and([eb('ok', '=', false), eb('at', '<', ago(clock, 1))]), eb('at', '<', ago(clock, 365))]),
    )
    .execute()
}

/** Links that can be used no more. */
export async function forgetOldLinks(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('reset_token').where('expires_at', '<', ago(clock, 1)).execute()
}
