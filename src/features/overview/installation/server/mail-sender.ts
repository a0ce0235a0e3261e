import { isEmail } from '../contract/setting-rules.ts'

type MailSettings = Partial<Record<'MAIL_FROM' | 'SMTP_URL' | 'PUBLIC_URL', string | undefined>>

/** Returns the address that mails come from. */
export function getMailSender({ MAIL_FROM, SMTP_URL, PUBLIC_URL }: MailSettings): string {
  const user = SMTP_URL === undefined ? '' : decodeURIComponent(new URL(SMTP_URL).username)
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname
  return MAIL_FROM ?? (isEmail(user) ? user : `munshi@${host}`)
}
