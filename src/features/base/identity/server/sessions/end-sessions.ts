import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { found, signedOut } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { assertCurrentPassword } from '../passwords/assert-current-password.ts'
import { auditSession } from './audit-session.ts'
import {
  deleteSession,
  deleteSessions,
  endAllSessions,
  findActiveAccount,
  findStudentAccount,
} from '../identity.sql.ts'
import { confirmSession, deleteSessionOf } from './sessions.sql.ts'
import type { Catalogue } from '../../permission-sets/server/catalogue.ts'
import { assertMayManage } from '../../permission-sets/server/give-set.ts'
import { getStaff } from '../accounts/staff.sql.ts'

const message = messagesOf<typeof en>('identity')

type Result = Promise<{ message: string }>
type SignedIn = Ctx<Actor>

export async function logOut(ctx: SignedIn): Result {
  await inTx(ctx.db, async (tx) => {
    await deleteSession(tx, ctx.actor.sessionHash)
    await auditSession(tx, ctx, { action: 'session.logout', accountId: ctx.actor.id })
  })
  return { message: ctx.translate(ctx.language, message('signedOut')) }
}

/** Returns the same for a session that has ended already, and for one of somebody else, which continues. */
export async function endSession(ctx: SignedIn, id: string): Result {
  await inTx(ctx.db, async (tx) => {
    if (await deleteSessionOf(tx, ctx.actor.id, id))
      await auditSession(tx, ctx, { action: 'session.end', accountId: ctx.actor.id })
  })
  return { message: ctx.translate(ctx.language, message('sessionEnded')) }
}

export async function endOtherSessions(ctx: SignedIn): Result {
  await inTx(ctx.db, async (tx) => {
    await deleteSessions(tx, ctx.actor.id, ctx.actor.sessionHash)
    await auditSession(tx, ctx, { action: 'session.others', accountId: ctx.actor.id })
  })
  return { message: ctx.translate(ctx.language, message('otherSessionsEnded')) }
}

/** 403: may do more than the caller. 404: not a staff member. An admin's own session continues. */
export async function endStaffSessions(ctx: SignedIn, catalogue: Catalogue, id: string): Result {
  const { name } = await inTx(ctx.db, async (tx) => {
    const member = found(await getStaff(tx, id))
    await assertMayManage(tx, { actor: ctx.actor, catalogue }, member)
    await deleteSessions(tx, id, ctx.actor.sessionHash)
    await audit(tx, ctx, { action: 'staff.signout', record: 'account', recordId: id })
    return member
  })
  return { message: ctx.translate(ctx.language, message('staffSignedOut'), { name }) }
}

/** 404: unknown or deleted. */
export async function endStudentSessions(ctx: SignedIn, id: string): Result {
  const { name } = await inTx(ctx.db, async (tx) => {
    const student = found(await findStudentAccount(tx, id))
    await deleteSessions(tx, id)
    await audit(tx, ctx, { action: 'student.signout', record: 'student', recordId: id })
    return student
  })
  return { message: ctx.translate(ctx.language, message('staffSignedOut'), { name }) }
}

/** The session of the caller continues. */
export async function endSessionsOfEverybody(ctx: SignedIn): Result {
  await inTx(ctx.db, async (tx) => {
    await endAllSessions(tx, ctx.actor.sessionHash)
    await auditSession(tx, ctx, { action: 'session.everybody', accountId: ctx.actor.id })
  })
  return { message: ctx.translate(ctx.language, message('everybodySignedOut')) }
}

/** 422: not the current password. */
export async function confirmPassword(ctx: SignedIn, password: string): Result {
  const account = await findActiveAccount(ctx.db, ctx.actor.id)
  if (!account) throw signedOut()
  await assertCurrentPassword(ctx, ctx.actor.kind, account, { field: 'password', password })
  await confirmSession(ctx.db, ctx.actor.sessionHash, ctx.clock.now())
  return { message: ctx.translate(ctx.language, message('passwordConfirmed')) }
}
