import { findStudent } from '#features/domain/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { Access, AccessBody } from '../contract/admissions.contract.ts'
import type en from '../contract/messages/en.json'
import { findLinkOwner, recordAccessLink } from './access-links.sql.ts'
import { sendAccess } from './send-access.ts'

const message = messagesOf<typeof en>('admissions')

/** A new link ends earlier ones. 404: unknown or deleted. 409: not active, without an email, or with a password. */
export async function giveAccess(ctx: Ctx<Actor>, id: string, { byMail }: AccessBody): Promise<Access> {
  const student = found(await findStudent(ctx.db, scopeOf(ctx.actor), id))
  if (student.status !== 'Active') throw new AppError(409, 'not_active', message('accessNotActive'))
  if (student.email === '') throw new AppError(409, 'no_email', message('accessWithoutEmail'))
  if (!(await findLinkOwner(ctx.db, id))) throw new AppError(409, 'has_password', message('accessNotNeeded'))
  const access = await sendAccess(ctx, student, { kind: 'invite', byMail })
  if (!access.mailed && access.passwordLink === null) return access
  await inTx(ctx.db, async (tx) => {
    await recordAccessLink(tx, id, { by: ctx.actor.id, at: ctx.clock.now() })
    await audit(tx, ctx, { action: 'student.access', record: 'student', recordId: id })
  })
  return access
}
