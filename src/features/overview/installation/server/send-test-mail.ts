import { getLetterhead } from '#features/base/institute/server/public.ts'
import { listActiveAdmins } from '#features/base/identity/server/accounts/public.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found, invalidField } from '#shared/server/errors.ts'
import { sendThrough } from '#shared/server/mailer.ts'
import type { MailSettings } from '../contract/installation.contract.ts'
import type en from '../contract/messages/en.json'
import { getEffective, type InstallationService, readText } from './installation-service.ts'
import { getMailSender } from './mail-sender.ts'
import { resolveSmtpUrl } from './resolve-smtp-url.ts'

const message = messagesOf<typeof en>('installation')

/** 422 at the field that the mail server, or its absence, speaks against. */
export async function sendTestMail(ctx: Ctx<Actor>, service: InstallationService, change: MailSettings) {
  const stored = getEffective(service, readText(service))
  const url = resolveSmtpUrl(stored.SMTP_URL, change)
  if (url === undefined) throw invalidField('SMTP_SERVER', message('badServer'))
  const MAIL_FROM = change.MAIL_FROM === undefined ? stored.MAIL_FROM : (change.MAIL_FROM ?? undefined)
  const sender = getMailSender({ SMTP_URL: url, MAIL_FROM, PUBLIC_URL: stored.PUBLIC_URL })
  const { id, email } = found((await listActiveAdmins(ctx.db)).find((admin) => admin.id === ctx.actor.id))
  const { name } = await getLetterhead(ctx.db)
  const mail = {
    to: email,
    personId: id,
    fromName: name,
    subject: ctx.translate(ctx.language, message('testSubject'), { institute: name }),
    text: `${ctx.translate(ctx.language, message('testText'), { sender })}\n`,
  }
  try {
    await sendThrough(url, sender, mail)
  } catch (error) {
    ctx.log.warn({ err: error }, 'test mail was not sent')
    const { field, key } = describeMailFault(error)
    throw invalidField(field, key, { email })
  }
  return { email, message: ctx.translate(ctx.language, message('testSent'), { email }) }
}

type Fault = { field: string; key: MessageKey }

const FAULTS: Record<string, Fault> = {
  EDNS: { field: 'SMTP_SERVER', key: message('mailNoServer') },
  EAUTH: { field: 'SMTP_PASSWORD', key: message('mailNoLogin') },
  ENOAUTH: { field: 'SMTP_USER', key: message('mailNoUser') },
  ETLS: { field: 'SMTP_SECURITY', key: message('mailNotSecure') },
  EREQUIRETLS: { field: 'SMTP_SECURITY', key: message('mailNotSecure') },
}

function describeMailFault(error: unknown): Fault {
  const { code = '', command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const fault = FAULTS[code]
  if (fault !== undefined) return fault
  if (responseCode === 530) return FAULTS['ENOAUTH']!
  if (command === 'MAIL FROM') return { field: 'MAIL_FROM', key: message('mailNoSender') }
  if (responseCode !== undefined) return { field: 'SMTP_SERVER', key: message('mailNotTaken') }
  return { field: 'SMTP_PORT', key: message('mailNoAnswer') }
}
