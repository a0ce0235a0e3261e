import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { ForgottenPassword } from '../contract/identity.contract.ts'
import type en from '../contract/messages/en.json'
import { accountByEmail } from './identity.sql.ts'
import { mailLinkWithin, RESET_MINUTES } from './mail-link.ts'

const message = messagesOf<typeof en>('identity')

/** Links an address is sent in an hour, or anybody could fill its mailbox. */
const PER_HOUR = 3

/**
 * Mails a link to whoever has the address. The answer, and when it comes, is the same for an unknown address: it is
 * looked up and written to behind it, and what becomes of that is in the log.
 */
export async function forgetPassword(ctx: Ctx, { email, role }: ForgottenPassword): Promise<{ message: string }> {
  ctx.runInBackground(() => mailIfKnown(ctx, role, email))
  const text = ctx.mail.isSetUp
    ? ctx.translate(ctx.language, message('linkAsked'), { minutes: RESET_MINUTES })
    : ctx.translate(ctx.language, message('mailNotSetUp'))
  return { message: text }
}

/** Who registered alone may have given another's address and any name: until the institute has approved it, no mail repeats it. */
async function mailIfKnown(ctx: Ctx, role: Role, email: string): Promise<void> {
  const account = await accountByEmail(ctx.db, role, email)
  if (account?.state !== 'active') return
  const name = account.status === 'Pending' ? '' : account.name
  await mailLinkWithin(ctx, { id: account.id, role, name, email: account.email }, PER_HOUR)
}
