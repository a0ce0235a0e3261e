import { mailEmailConfirmation } from '#features/base/identity/server/accounts/public.ts'
import { findStudent } from '#features/domain/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { scopeFor } from '#shared/server/scope.ts'
import type { Registered } from '../contract/admissions.contract.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('admissions')

/** 403: a student requests another id. 409: decided or confirmed. 429: three links within an hour. */
export async function sendConfirmation(ctx: Ctx<Actor>, id: string): Promise<{ message: string }> {
  const student = found(await findStudent(ctx.db, scopeFor(ctx.actor, id), id))
  if (student.emailConfirmed === null) throw new AppError(409, 'decided', message('alreadyDecided'))
  if (student.emailConfirmed) throw new AppError(409, 'email_confirmed', message('emailIsConfirmed'))
  const delivery = await mailEmailConfirmation(ctx, { id, email: student.email })
  await inTx(ctx.db, (tx) => audit(tx, ctx, { action: 'student.confirmation', record: 'student', recordId: id }))
  const text = delivery.isSent
    ? ctx.translate(ctx.language, message('confirmationSent'), { address: student.email })
    : ctx.translate(ctx.language, message('mailKeptOnServer'))
  return { message: text }
}

/** Runs after a self-registration. If the mail fails, the applicant or HR sends it again. */
export async function confirmRegistration(ctx: Ctx, registered: Registered): Promise<Registered> {
  const { _id: id, email, emailConfirmed } = registered.student
  if (emailConfirmed === false && ctx.mail.isSetUp) ctx.runInBackground(() => mailEmailConfirmation(ctx, { id, email }))
  return registered
}
