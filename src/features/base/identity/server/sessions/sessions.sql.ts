import { sql } from 'kysely'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Session } from '../../contract/sessions.contract.ts'
import { SESSION_LIMITS } from '../find-actor.ts'
import { parseUserAgent } from './parse-user-agent.ts'

const startOfValid = (clock: Clock, role: Role) => {
  const now = clock.now().getTime()
  const { maxIdleMs, maxAgeMs } = SESSION_LIMITS[role]
  return { seen: new Date(now - maxIdleMs), created: new Date(now - maxAgeMs) }
}

/** Leaves out expired ones. This session comes first, then the one used last. */
export async function listSessions(
  { db, clock }: { db: Db; clock: Clock },
  { id, role, sessionHash }: Actor,
): Promise<{ sessions: Session[]; total: number }> {
  const valid = startOfValid(clock, role)
  const rows = await db
    .selectFrom('session')
    .select(['id', 'created_at', 'seen_at', 'user_agent', 'address'])
    .select((eb) => eb('token_hash', '=', sessionHash).as('current'))
    .where('account_id', '=', id)
    .where('seen_at', '>=', valid.seen)
    .where('created_at', '>=', valid.created)
    .orderBy('current', 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
  const sessions = rows.map(({ id: _id, created_at, seen_at, user_agent, address, current }) => ({
    _id,
    since: created_at.toISOString(),
    seen: seen_at.toISOString(),
    ...parseUserAgent(user_agent),
    address,
    current: Boolean(current),
  }))
  return { sessions, total: sessions.length }
}

/** Returns whether it was a session of the account. */
export async function deleteSessionOf(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function confirmSession(db: Db, hash: Buffer, at: Date): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: at }).where('token_hash', '=', hash).execute()
}

/**
 * Returns when the sessions that still exist expire unless they are used, in milliseconds since 1970, by their hash in
 * hexadecimal.
 */
export async function listSessionEnds(db: Db, hashes: Buffer[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['s.token_hash', 'a.role', 's.created_at', 's.seen_at'])
    .where('s.token_hash', '=', sql<Buffer>`any(${hashes})`)
    .where('a.state', '=', 'active')
    .execute()
  return new Map(
    rows.map(({ token_hash, role, created_at, seen_at }) => {
      const { maxIdleMs, maxAgeMs } = SESSION_LIMITS[role as Role]
      const end = Math.min(seen_at.getTime() + maxIdleMs, created_at.getTime() + maxAgeMs)
      return [token_hash.toString('hex'), end]
    }),
  )
}
