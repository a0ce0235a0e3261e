import { createPasswordUrl, mailLink } from '#features/identity/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Approved } from '../contract/admissions.contract.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('admissions')

/** Mails the link to set a password; without mail, returns it for HR to pass on if PUBLIC_URL is set. */
export async function sendAccess(ctx: Ctx, student: Approved): Promise<Approved> {
  const { _id: id, fname, lname, email } = student
  const owner = { id, role: 'student' as const, name: `${fname} ${lname}`, email }
  const translate = (key: Parameters<typeof message>[0], values = {}) =>
    ctx.translate(ctx.language, message(key), values)
  const failure = ctx.mail.isSetUp ? await mailLink(ctx, owner, 'approved').then(() => undefined, toFailure) : undefined
  if (ctx.mail.isSetUp && !failure)
    return { ...student, message: translate('accessMailed', { address: email }), mailed: true, passwordLink: null }
  const passwordLink = ctx.publicOrigin === undefined ? null : await createPasswordUrl(ctx, owner, ctx.publicOrigin)
  const parts = [
    failure && translate('accessMailFailed', { why: ctx.translate(ctx.language, failure.key, failure.values) }),
    translate(passwordLink === null ? 'accessByHand' : 'accessLink', { name: owner.name }),
  ]
  return { ...student, message: parts.filter(Boolean).join(' '), mailed: false, passwordLink }
}

function toFailure(error: unknown) {
  if (error instanceof AppError) return error.text
  throw error
}
