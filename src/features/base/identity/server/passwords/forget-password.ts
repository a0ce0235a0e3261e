import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { ForgottenPasswordBody } from '../../contract/identity.contract.ts'
import type en from '../../contract/messages/en.json'
import { findAccountByEmail } from '../identity.sql.ts'
import { MAX_PER_HOUR, mailLinkBelowLimit, RESET_MINUTES } from '../mail-link.ts'

const message = messagesOf<typeof en>('identity')

/**
 * Mails a link if the account exists. Lookup and mail run in the background, so that neither the response nor its time
 * reveals whether the address is known.
 */
export async function forgetPassword(ctx: Ctx, { email, role }: ForgottenPasswordBody): Promise<{ message: string }> {
  ctx.runInBackground(() => mailIfKnown(ctx, { role, email }, 'reset'))
  const text = ctx.mail.isSetUp
    ? ctx.translate(ctx.language, message('linkRequested'), { minutes: RESET_MINUTES })
    : ctx.translate(ctx.language, message('mailNotConfigured'))
  return { message: text }
}

/** Serves the owner of an account that others lock by wrong guesses. Mails like `forgetPassword`. */
export async function requestBrowserLink(
  ctx: Ctx,
  { email, role }: ForgottenPasswordBody,
): Promise<{ message: string }> {
  ctx.runInBackground(() => mailIfKnown(ctx, { role, email }, 'browser'))
  const text = ctx.mail.isSetUp
    ? ctx.translate(ctx.language, message('browserLinkRequested'), { minutes: RESET_MINUTES })
    : ctx.translate(ctx.language, message('browserLinkNotMailed'))
  return { message: text }
}

/** A self-registered name is not mailed before approval: the address may belong to someone else. */
async function mailIfKnown(
  ctx: Ctx,
  { role, email }: { role: Role; email: string },
  kind: 'reset' | 'browser',
): Promise<void> {
  const account = await findAccountByEmail(ctx.db, role, email)
  if (account?.state !== 'active') return
  const name = account.status === 'Pending' ? '' : account.name
  await mailLinkBelowLimit(ctx, { id: account.id, role, name, email: account.email }, kind, MAX_PER_HOUR)
}
