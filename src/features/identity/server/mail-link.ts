import { getLetterhead } from '#features/institute/server/public.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Delivery } from '#shared/server/mailer.ts'
import type en from '../contract/messages/en.json'
import { deleteToken, type TokenOwner, insertToken, type NewToken } from './reset-tokens.sql.ts'
import { createToken } from './tokens.ts'

const message = messagesOf<typeof en>('identity')

export const RESET_MINUTES = 30
export const INVITE_DAYS = 3
const MINUTE = 60_000

type Kind = 'reset' | 'invite'
type Link = { token: string; row: NewToken }

/** The new link ends the account's earlier ones. Call it outside transactions, because it waits for the mail server. */
export async function mailLink(ctx: Ctx, to: TokenOwner, kind: Kind): Promise<Delivery> {
  const { token, row } = createLink(ctx, to, kind)
  await insertToken(ctx.db, row)
  return sendOrDelete(ctx, to, kind, { token, row })
}

export async function mailLinkBelowLimit(ctx: Ctx, to: TokenOwner, maxPerHour: number): Promise<void> {
  const { token, row } = createLink(ctx, to, 'reset')
  const since = new Date(row.at.getTime() - 60 * MINUTE)
  if (await insertToken(ctx.db, row, { max: maxPerHour, since })) await sendOrDelete(ctx, to, 'reset', { token, row })
}

function createLink({ clock }: Ctx, { id }: TokenOwner, kind: Kind): Link {
  const { token, hash } = createToken()
  const at = clock.now()
  const minutes = kind === 'reset' ? RESET_MINUTES : INVITE_DAYS * 24 * 60
  return { token, row: { hash, accountId: id, at, expiresAt: new Date(at.getTime() + minutes * MINUTE) } }
}

/** Deletes a link that was certainly not sent, so that it does not count towards the limit. */
async function sendOrDelete(ctx: Ctx, to: TokenOwner, kind: Kind, { token, row }: Link): Promise<Delivery> {
  return send(ctx, to, kind, token).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code !== 'mail_uncertain') await deleteToken(ctx.db, row.hash)
    throw error
  })
}

async function send(ctx: Ctx, to: TokenOwner, kind: Kind, token: string): Promise<Delivery> {
  // In the fragment, which browsers send to no server.
  const link = `${ctx.origin}/forget-password#token=${token}`
  const institute = await getLetterhead(ctx.db)
  const translate = (key: MessageKey, values: Record<string, string | number> = {}) =>
    ctx.translate(ctx.language, key, values)
  const [subject, intro, closing] =
    kind === 'reset'
      ? [
          translate(message('resetSubject'), { institute: institute.name }),
          translate(message('resetText'), { minutes: RESET_MINUTES }),
          translate(message('resetIgnore')),
        ]
      : [
          translate(message('inviteSubject'), { institute: institute.name }),
          translate(message('inviteText'), { days: INVITE_DAYS }),
          '',
        ]
  const greeting =
    to.name === ''
      ? translate(message('mailGreetingWithoutName'))
      : translate(message('mailGreeting'), { name: to.name })
  const lines = [greeting, '', intro, '', link, '', closing, '', institute.name]
  const text = lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n')
  return ctx.mail.send({ to: to.email, personId: to.id, fromName: institute.name, subject, text: `${text}\n` })
}
