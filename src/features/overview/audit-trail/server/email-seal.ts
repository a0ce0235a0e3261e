import { getLetterhead } from '#features/base/institute/server/public.ts'
import { listActiveAdmins } from '#features/base/identity/server/accounts/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Db } from '#shared/server/db.ts'
import type { Mailer } from '#shared/server/mailer.ts'
import type { Translate } from '#shared/server/messages.ts'
import type en from '../contract/messages/en.json'
import type { Seal } from './seals.sql.ts'

const message = messagesOf<typeof en>('audit-trail')

/**
 * Sends the seal to every admin, in the language of the institute's receipts. Without an SMTP server, sends nothing.
 */
export async function emailSeal(
  { db, mail, translate }: { db: Db; mail: Mailer; translate: Translate },
  seal: Seal,
): Promise<void> {
  if (!mail.isSetUp) return
  const { name, receiptLanguage: language } = await getLetterhead(db)
  const line = `${seal.day} ${seal.number} ${seal.hash}`
  const subject = translate(language, message('sealSubject'), { day: seal.day, institute: name })
  const paragraphs = [
    translate(language, message('sealKeep')),
    line,
    translate(language, message('sealCompare')),
    `npm run account -- verify-trail --seal "${line}"`,
    name,
  ]
  const text = `${paragraphs.join('\n\n')}\n`
  for (const { id, email } of await listActiveAdmins(db)) {
    // The mailer logs the failure. The other admins get the seal in any case.
    await mail.send({ to: email, subject, text, fromName: name, personId: id }).catch(() => {})
  }
}
