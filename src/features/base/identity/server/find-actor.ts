import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { deleteSession, findSession, touchSession } from './identity.sql.ts'
import { hashToken } from './tokens.ts'

export const SESSION_LIMITS: Record<Role, { maxIdleMs: number; maxAgeMs: number }> = {
  student: { maxIdleMs: 30 * DAY_MS, maxAgeMs: 365 * DAY_MS },
  hr: { maxIdleMs: 30 * MINUTE_MS, maxAgeMs: 12 * HOUR_MS },
  admin: { maxIdleMs: 30 * MINUTE_MS, maxAgeMs: 12 * HOUR_MS },
}

/** For this time after it was entered, the password is not asked for again. */
export const CONFIRMED_MINUTES = 10

/** Never cached, so that a deactivated account or an ended session takes effect at once. */
export async function findActor({ db, clock }: { db: Db; clock: Clock }, token: string): Promise<Actor | null> {
  const sessionHash = hashToken(token)
  const session = await findSession(db, sessionHash)
  if (!session || session.state !== 'active') return null
  const role = session.role as Role
  const now = clock.now().getTime()
  const idleMs = now - session.seen_at.getTime()
  if (idleMs > SESSION_LIMITS[role].maxIdleMs || now - session.created_at.getTime() > SESSION_LIMITS[role].maxAgeMs) {
    await deleteSession(db, sessionHash)
    return null
  }
  if (idleMs > MINUTE_MS) await touchSession(db, sessionHash, clock.now())
  const confirmedMs = now - (session.confirmed_at?.getTime() ?? 0)
  const { id, name, mustSetUpTwoFactor, readAfter } = session
  const isConfirmed = confirmedMs <= CONFIRMED_MINUTES * MINUTE_MS
  const timeZone = session.timeZone ?? undefined
  return { id, role, name, sessionHash, mustSetUpTwoFactor, readAfter, isConfirmed, timeZone }
}
