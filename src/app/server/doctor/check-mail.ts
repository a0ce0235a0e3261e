import { verifyMailServer } from '#shared/server/mailer.ts'
import type { Settings } from '../settings.ts'
import type { Finding } from './finding.ts'

const NO_SERVER =
  'Name it in SMTP_URL. Without one, links for new passwords are shown to staff, who pass them on, and mails are kept in outbox.'
const NOT_REACHED =
  'Check address, port, user and password in SMTP_URL, and whether a firewall keeps this machine from that port.'

export async function checkMail({ SMTP_URL }: Settings): Promise<Finding[]> {
  if (SMTP_URL === undefined)
    return [{ subject: 'Mail', state: 'warning', text: 'no mail server is set', advice: NO_SERVER }]
  const { host } = new URL(SMTP_URL)
  try {
    await verifyMailServer(SMTP_URL)
    return [{ subject: 'Mail', state: 'ok', text: `${host} accepts this account` }]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ subject: 'Mail', state: 'fault', text: `${host} does not: ${reason}`, advice: NOT_REACHED }]
  }
}
