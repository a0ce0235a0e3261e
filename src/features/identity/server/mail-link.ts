import { getLetterhead } from '#features/institute/server/public.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Delivery } from '#shared/server/mail.ts'
import type en from '../contract/messages/en.json'
import { forgetToken, type Holder, insertToken, insertTokenWithin, type NewToken } from './reset-tokens.sql.ts'
import { newToken } from './tokens.ts'

const message = messagesOf<typeof en>('identity')

export const RESET_MINUTES = 30
export const INVITE_DAYS = 3
const MINUTE = 60_000

type Kind = 'reset' | 'invite'
type Link = { token: string; made: NewToken }

/** Makes a single-use link and mails it. Outside any transaction: another server is waited for. */
export async function mailLink(ctx: Ctx, to: Holder, kind: Kind): Promise<Delivery> {
  const { token, made } = newLink(ctx, to, kind)
  await insertToken(ctx.db, made)
  return sendOrForget(ctx, to, kind, { token, made })
}

/** The same for somebody who asks, unless so many have been made within the last hour. */
export async function mailLinkWithin(ctx: Ctx, to: Holder, perHour: number): Promise<void> {
  const { token, made } = newLink(ctx, to, 'reset')
  const since = new Date(made.at.getTime() - 60 * MINUTE)
  if (await insertTokenWithin(ctx.db, made, perHour, since)) await sendOrForget(ctx, to, 'reset', { token, made })
}

function newLink({ clock }: Ctx, { id }: Holder, kind: Kind): Link {
  const { token, hash } = newToken()
  const at = clock.now()
  const minutes = kind === 'reset' ? RESET_MINUTES : INVITE_DAYS * 24 * 60
  return { token, made: { hash, accountId: id, at, expiresAt: new Date(at.getTime() + minutes * MINUTE) } }
}

/** A link that certainly never arrived is forgotten: it must not count against those who ask again. */
async function sendOrForget(ctx: Ctx, to: Holder, kind: Kind, { token, made }: Link): Promise<Delivery> {
  return send(ctx, to, kind, token).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code !== 'mail_uncertain') await forgetToken(ctx.db, made.hash)
    throw error
  })
}

async function send(ctx: Ctx, to: Holder, kind: Kind, token: string): Promise<Delivery> {
  const link = `${ctx.origin}/forget-password?token=${token}`
  const institute = await getLetterhead(ctx.db)
  const said = (key: MessageKey, values: Record<string, string | number> = {}) =>
    ctx.translate(ctx.language, key, values)
  const [subject, opening, end] =
    kind === 'reset'
      ? [
          said(message('resetSubject'), { institute: institute.name }),
          said(message('resetAsked'), { minutes: RESET_MINUTES }),
          said(message('resetIgnore')),
        ]
      : [
          said(message('inviteSubject'), { institute: institute.name }),
          said(message('inviteText'), { days: INVITE_DAYS }),
          '',
        ]
  const greeting =
    to.name === '' ? said(message('mailGreetingPlain')) : said(message('mailGreeting'), { name: to.name })
  const lines = [greeting, '', opening, '', link, '', end, '', institute.name]
  const text = lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n')
  return ctx.mail.send({ to: to.email, fromName: institute.name, subject, text: `${text}\n` })
}
