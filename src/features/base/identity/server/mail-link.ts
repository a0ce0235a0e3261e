import { getLetterhead } from '#features/base/institute/server/public.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Delivery } from '#shared/server/mailer.ts'
import type en from '../contract/messages/en.json'
import { auditSession } from './sessions/audit-session.ts'
import { deleteToken, type TokenOwner, insertToken, type NewToken, type Purpose } from './passwords/reset-tokens.sql.ts'
import { createToken } from './tokens.ts'

const message = messagesOf<typeof en>('identity')

export const RESET_MINUTES = 30
export const INVITE_DAYS = 3
/** Limits the links of a purpose per account, so that no one can flood a mailbox. */
export const MAX_PER_HOUR = 3

/** A job has no request: it chooses language and origin. */
type LinkContext = Pick<Ctx, 'db' | 'clock' | 'mail' | 'translate' | 'language' | 'origin'>
type Kind = 'reset' | 'invite' | 'approved' | 'email' | 'browser'
type Link = { token: string; row: NewToken }

const PURPOSES: Partial<Record<Kind, Purpose>> = { email: 'email', browser: 'browser' }
const PAGES: Record<Purpose, string> = { password: 'forget-password', email: 'confirm-email', browser: 'new-browser' }
const purposeOf = (kind: Kind): Purpose => PURPOSES[kind] ?? 'password'

/** The token is in the fragment, which browsers send to no server. */
const toUrl = (origin: string, kind: Kind, token: string) => `${origin}/${PAGES[purposeOf(kind)]}#token=${token}`

/** The new link ends the account's earlier ones. Call it outside transactions, because it waits for the mail server. */
export async function mailLink(ctx: LinkContext, to: TokenOwner, kind: Kind): Promise<Delivery> {
  const { token, row } = createLink(ctx, to, kind)
  await insertToken(ctx.db, row)
  return sendOrDelete(ctx, to, kind, { token, row })
}

/** Returns undefined, and sends nothing, if the account got `maxPerHour` links within an hour. */
export async function mailLinkBelowLimit(
  ctx: Ctx,
  to: TokenOwner,
  kind: 'reset' | 'email' | 'browser',
  maxPerHour: number,
): Promise<Delivery | undefined> {
  const { token, row } = createLink(ctx, to, kind)
  const since = new Date(row.at.getTime() - HOUR_MS)
  if (!(await insertToken(ctx.db, row, { max: maxPerHour, since }))) return undefined
  if (kind === 'reset') {
    const event = { action: 'session.forgot', accountId: to.id, details: { role: to.role } } as const
    await inTx(ctx.db, (tx) => auditSession(tx, ctx, event))
  }
  return sendOrDelete(ctx, to, kind, { token, row })
}

/** Returns a link to set a password, for somebody to pass on, or one to open in another browser. */
export async function createUrl(
  ctx: Ctx,
  to: Pick<TokenOwner, 'id'>,
  origin: string,
  kind: 'approved' | 'invite' | 'browser',
): Promise<string> {
  const { token, row } = createLink(ctx, to, kind)
  await insertToken(ctx.db, row)
  return toUrl(origin, kind, token)
}

function createLink({ clock }: Pick<Ctx, 'clock'>, { id }: Pick<TokenOwner, 'id'>, kind: Kind): Link {
  const { token, hash } = createToken()
  const at = clock.now()
  const minutes = kind === 'reset' || kind === 'browser' ? RESET_MINUTES : INVITE_DAYS * 24 * 60
  const expiresAt = new Date(at.getTime() + minutes * MINUTE_MS)
  return { token, row: { hash, accountId: id, at, expiresAt, purpose: purposeOf(kind) } }
}

/** Deletes a link that was certainly not sent, so that it does not count towards the limit. */
async function sendOrDelete(ctx: LinkContext, to: TokenOwner, kind: Kind, { token, row }: Link): Promise<Delivery> {
  return send(ctx, to, kind, token).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code !== 'mail_uncertain') await deleteToken(ctx.db, row.hash)
    throw error
  })
}

const TEXTS: Record<Kind, { subject: MessageKey; text: MessageKey; closing?: MessageKey }> = {
  reset: { subject: message('resetSubject'), text: message('resetText'), closing: message('resetIgnore') },
  invite: { subject: message('inviteSubject'), text: message('inviteText') },
  approved: { subject: message('approvedSubject'), text: message('approvedText') },
  email: { subject: message('confirmSubject'), text: message('confirmText'), closing: message('confirmIgnore') },
  browser: { subject: message('browserSubject'), text: message('browserText'), closing: message('confirmIgnore') },
}

async function send(ctx: LinkContext, to: TokenOwner, kind: Kind, token: string): Promise<Delivery> {
  const institute = await getLetterhead(ctx.db)
  const translate = (key: MessageKey, values: Record<string, string | number> = {}) =>
    ctx.translate(ctx.language, key, values)
  const values = { institute: institute.name, minutes: RESET_MINUTES, days: INVITE_DAYS }
  const { subject, text: intro, closing } = TEXTS[kind]
  const greeting =
    to.name === ''
      ? translate(message('mailGreetingWithoutName'))
      : translate(message('mailGreeting'), { name: to.name })
  const lines = [
    greeting,
    '',
    translate(intro, values),
    '',
    toUrl(ctx.origin, kind, token),
    '',
    closing === undefined ? '' : translate(closing),
    '',
    institute.name,
  ]
  const text = lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n')
  return ctx.mail.send({
    to: to.email,
    personId: to.id,
    fromName: institute.name,
    subject: translate(subject, values),
    text: `${text}\n`,
  })
}
