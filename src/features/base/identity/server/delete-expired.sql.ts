import { DAY_MS } from '#shared/contract/durations.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'

const daysAgo = (clock: Clock, days: number) => new Date(clock.now().getTime() - days * DAY_MS)

/** The longest sessions expire after 30 idle days. */
export async function deleteExpiredSessions(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('session').where('seen_at', '<', daysAgo(clock, 31)).execute()
}

/** Failures count for 15 minutes. */
export async function deleteOldAttempts(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('at', '<', daysAgo(clock, 1)).execute()
}

export async function deleteExpiredLinks(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('reset_token').where('expires_at', '<', daysAgo(clock, 1)).execute()
}
