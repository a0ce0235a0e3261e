import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { deleteSession, findSession, touchSession } from './identity.sql.ts'
import type { Catalogue } from '../permission-sets/server/catalogue.ts'
import { hashToken } from './tokens.ts'

export const SESSION_LIMITS: Record<Role, { maxIdleMs: number; maxAgeMs: number }> = {
  student: { maxIdleMs: 30 * DAY_MS, maxAgeMs: 365 * DAY_MS },
  hr: { maxIdleMs: 30 * MINUTE_MS, maxAgeMs: 12 * HOUR_MS },
  admin: { maxIdleMs: 30 * MINUTE_MS, maxAgeMs: 12 * HOUR_MS },
}

/** For this time after it was entered, the password is not asked for again. */
export const CONFIRMED_MINUTES = 10

/**
 * A token of staff may end with the area of the call, if it is not that of the kind of sign-in: `…~hr` for an owner at
 * the desk.
 */
const TOKEN = /^([^~]+)(?:~(hr|admin))?$/

type Dependencies = { db: Db; clock: Clock }

/** Never cached, so that a deactivated account, an ended session or a changed set takes effect at once. */
export const createFindActor =
  (catalogue: Catalogue) =>
  async ({ db, clock }: Dependencies, text: string): Promise<Actor | null> => {
    const [, token, area] = TOKEN.exec(text) ?? []
    if (token === undefined) return null
    const sessionHash = hashToken(token)
    const session = await findSession(db, sessionHash)
    if (!session || session.state !== 'active') return null
    const kind = session.role as Role
    const now = clock.now().getTime()
    const idleMs = now - session.seen_at.getTime()
    if (idleMs > SESSION_LIMITS[kind].maxIdleMs || now - session.created_at.getTime() > SESSION_LIMITS[kind].maxAgeMs) {
      await deleteSession(db, sessionHash)
      return null
    }
    if (area !== undefined && !session.areas?.includes(area)) return null
    if (idleMs > MINUTE_MS) await touchSession(db, sessionHash, clock.now())
    const confirmedMs = now - (session.confirmed_at?.getTime() ?? 0)
    const { id, name, mustSetUpTwoFactor, readAfter, builtIn, permissions, limits } = session
    return {
      id,
      kind,
      role: (area as StaffArea | undefined) ?? kind,
      areas: (session.areas as StaffArea[] | null) ?? undefined,
      permissions: permissions === null ? undefined : catalogue.permissionsOf({ builtIn, permissions }),
      limits: limits ?? undefined,
      name,
      sessionHash,
      mustSetUpTwoFactor,
      readAfter,
      isConfirmed: confirmedMs <= CONFIRMED_MINUTES * MINUTE_MS,
      timeZone: session.timeZone ?? undefined,
    }
  }
