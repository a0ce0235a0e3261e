import { access, mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { listActiveAdmins } from '#features/base/identity/server/accounts/public.ts'
import { getLetterhead } from '#features/base/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Db } from '#shared/server/db.ts'
import type { Mailer } from '#shared/server/mailer.ts'
import type { Translate } from '#shared/server/messages.ts'
import type { TrailFault } from '../contract/audit-trail.contract.ts'
import { FAULT_LABELS } from '../contract/fault-labels.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('audit-trail')

type Options = { db: Db; mail: Mailer; translate: Translate }

/**
 * Emails every admin, in the language of the last sign-in. Returns whether one was sent: none is without an SMTP
 * server.
 */
export async function emailAlarm({ db, mail, translate }: Options, faults: readonly TrailFault[]): Promise<boolean> {
  if (!mail.isSetUp) return false
  const { name, receiptLanguage } = await getLetterhead(db)
  let isEmailed = false
  for (const { id, email, language } of await listActiveAdmins(db)) {
    const t = (key: Parameters<typeof message>[0], values: Record<string, string | number> = {}) =>
      translate(language ?? receiptLanguage, message(key), values)
    const describe = ({ kind, number, day }: TrailFault) => {
      const fault = t(FAULT_LABELS[kind], { day: day ?? '' })
      return number === null ? fault : `${t('entryNumber', { number })}: ${fault}`
    }
    const text = [t('trailDiffersHint'), faults.map(describe).join('\n'), t('alarmHint'), name].join('\n\n')
    const subject = `${t('trailDiffers')} – ${name}`
    // The mailer logs the failure. The other admins get theirs in any case.
    const isSent = mail.send({ to: email, subject, text: `${text}\n`, fromName: name, personId: id }).then(
      () => true,
      () => false,
    )
    isEmailed = (await isSent) || isEmailed
  }
  return isEmailed
}

/** The file exists from the email until the trail matches again, so that a restart sends no other one. */
export const isAlarmKept = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

export async function keepAlarm(file: string, isEmailed: boolean): Promise<void> {
  if (!isEmailed) return rm(file, { force: true })
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFileAtomic(file, '# The admins were emailed that the audit trail does not match.\n', { mode: 0o600 })
}
