import { messagesOf } from '#shared/contract/messages.ts'
import { invalidField } from '#shared/server/errors.ts'
import type { InstallationChange } from '../contract/installation.contract.ts'
import type en from '../contract/messages/en.json'
import { SETTING_RULES } from '../contract/setting-rules.ts'
import { joinSmtpUrl, type SmtpParts, splitSmtpUrl } from './smtp-url.ts'

const message = messagesOf<typeof en>('installation')

type Change = Pick<InstallationChange, keyof SmtpParts | 'SMTP_PASSWORD'>

/**
 * Returns the address with the changed parts. 422: without a new password, the stored one would be sent to another
 * server, as another user or less safely.
 */
export function resolveSmtpUrl(before: string | undefined, change: Change): string | undefined {
  const { password: stored, ...old } = splitSmtpUrl(before)
  const parts: SmtpParts = {
    SMTP_SERVER: change.SMTP_SERVER === undefined ? old.SMTP_SERVER : change.SMTP_SERVER,
    SMTP_PORT: change.SMTP_PORT === undefined ? old.SMTP_PORT : change.SMTP_PORT,
    SMTP_SECURITY: change.SMTP_SECURITY === undefined ? old.SMTP_SECURITY : change.SMTP_SECURITY,
    SMTP_USER: change.SMTP_USER === undefined ? old.SMTP_USER : change.SMTP_USER,
  }
  const typed = change.SMTP_PASSWORD ?? ''
  const isSame = (name: keyof SmtpParts) => parts[name] === old[name]
  if (typed === '' && (['SMTP_SERVER', 'SMTP_PORT', 'SMTP_SECURITY', 'SMTP_USER'] as const).every(isSame)) return before
  const isSameLogin = isSame('SMTP_SERVER') && isSame('SMTP_USER') && isSame('SMTP_SECURITY')
  const hasLogin = parts.SMTP_SERVER !== null && parts.SMTP_USER !== null
  if (hasLogin && typed === '' && stored !== '' && !isSameLogin)
    throw invalidField('SMTP_PASSWORD', message('passwordAgain'))
  if (parts.SMTP_SERVER !== null && parts.SMTP_USER === null && typed !== '')
    throw invalidField('SMTP_USER', message('userMissing'))
  const joined = joinSmtpUrl(parts, hasLogin ? typed || stored : '', before)
  if (joined !== undefined && !SETTING_RULES.SMTP_URL.safeParse(joined).success)
    throw invalidField('SMTP_SERVER', message('badServer'))
  return joined
}
