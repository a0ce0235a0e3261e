import { createUrl, mailLink } from '#features/base/identity/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Access, Approved } from '../contract/admissions.contract.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('admissions')

type Owner = { _id: string; fname: string; lname: string; email: string }

export const sendAccessAfterApproval = async (ctx: Ctx, student: Approved): Promise<Approved> => ({
  ...student,
  ...(await sendAccess(ctx, student, { kind: 'approved', byMail: true })),
})

/**
 * Mails the link to set a password. Without mail or `byMail`, or after a failure, returns it for HR to pass on; null
 * without PUBLIC_URL.
 */
export async function sendAccess(
  ctx: Ctx,
  { _id: id, fname, lname, email }: Owner,
  { kind, byMail }: { kind: 'approved' | 'invite'; byMail: boolean },
): Promise<Access> {
  const owner = { id, role: 'student' as const, name: `${fname} ${lname}`.trim(), email }
  const translate = (key: Parameters<typeof message>[0], values = {}) =>
    ctx.translate(ctx.language, message(key), values)
  const mails = byMail && ctx.mail.isSetUp
  const failure = mails ? await mailLink(ctx, owner, kind).then(() => undefined, toFailure) : undefined
  if (mails && !failure)
    return { message: translate('accessMailed', { address: email }), mailed: true, passwordLink: null }
  const passwordLink = ctx.publicOrigin === undefined ? null : await createUrl(ctx, owner, ctx.publicOrigin, 'approved')
  const parts = [
    failure && translate('accessMailFailed', { why: ctx.translate(ctx.language, failure.key, failure.values) }),
    translate(passwordLink === null ? 'accessByHand' : 'accessLink', { name: owner.name }),
  ]
  return { message: parts.filter(Boolean).join(' '), mailed: false, passwordLink }
}

function toFailure(error: unknown) {
  if (error instanceof AppError) return error.text
  throw error
}
