import { hashEmail } from '#features/base/identity/server/public.ts'
import type { Db } from '#shared/server/db.ts'

export async function getAccount(db: Db, id: string) {
  const account = db.selectFrom('account').select(['created_at', 'state']).where('id', '=', id)
  const { created_at, state } = await account.executeTakeFirstOrThrow()
  return { createdAt: created_at.toISOString(), state }
}

export async function listSessions(db: Db, id: string) {
  const sessions = db
    .selectFrom('session')
    .select(['created_at', 'seen_at', 'address', 'user_agent as userAgent'])
    .where('account_id', '=', id)
  const rows = await sessions.orderBy('created_at').execute()
  return rows.map(({ created_at, seen_at, ...session }) => ({
    createdAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
    ...session,
  }))
}

export async function listSignIns(db: Db, email: string) {
  const attempts = db
    .selectFrom('sign_in_attempt')
    .select(['at', 'address', 'ok'])
    .where('email_hash', '=', hashEmail('student', email))
  const rows = await attempts.orderBy('id').execute()
  return rows.map(({ at, address, ok }) => ({ at: at.toISOString(), address, successful: ok }))
}
