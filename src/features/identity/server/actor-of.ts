import type { Role } from '#shared/contract/endpoint.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { deleteSession, sessionByHash, touchSession } from './identity.sql.ts'
import { tokenHash } from './tokens.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a session lasts unused, and at most. */
const LASTS: Record<Role, { idle: number; atMost: number }> = {
  student: { idle: 30 * DAY, atMost: 365 * DAY },
  hr: { idle: 30 * MINUTE, atMost: 12 * HOUR },
  admin: { idle: 30 * MINUTE, atMost: 12 * HOUR },
}

/** Who a token belongs to: role, state and age are read from the database on every call. */
export async function actorOf({ db, clock }: { db: Db; clock: Clock }, token: string): Promise<Actor | null> {
  const sessionHash = tokenHash(token)
  const session = await sessionByHash(db, sessionHash)
  if (!session || session.state !== 'active') return null
  const role = session.role as Role
  const now = clock.now().getTime()
  const unused = now - session.seen_at.getTime()
  if (unused > LASTS[role].idle || now - session.created_at.getTime() > LASTS[role].atMost) {
    await deleteSession(db, sessionHash)
    return null
  }
  if (unused > MINUTE) await touchSession(db, sessionHash, clock.now())
  return { id: session.id, role, name: session.name, sessionHash }
}
