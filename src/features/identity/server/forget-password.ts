import { sayFrom } from '#shared/contract/say.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { ForgottenPassword } from '../contract/identity.contract.ts'
import type en from '../contract/words/en.json'
import { accountByEmail } from './identity.sql.ts'
import { mailLinkWithin, RESET_MINUTES } from './mail-link.ts'

const say = sayFrom<typeof en>('identity')

/** Links an address is sent in an hour, or anybody could fill its mailbox. */
const PER_HOUR = 3

/**
 * Mails a link to whoever has the address. The answer, and when it comes, is the same for an unknown address: the mail
 * is sent behind it, and what becomes of it is in the log.
 */
export async function forgetPassword(ctx: Ctx, { email, role }: ForgottenPassword): Promise<{ message: string }> {
  const account = await accountByEmail(ctx.db, role, email)
  if (account?.state === 'active') {
    const { id, name, email: address } = account
    ctx.behind(() => mailLinkWithin(ctx, { id, role, name, email: address }, PER_HOUR))
  }
  const message = ctx.mail.isSetUp
    ? ctx.translate(ctx.language, say('linkAsked'), { minutes: RESET_MINUTES })
    : ctx.translate(ctx.language, say('mailNotSetUp'))
  return { message }
}
