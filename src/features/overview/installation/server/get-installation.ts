import type { Ctx } from '#shared/server/ctx.ts'
import { type Installation, INSTALLATION_FIELDS } from '../contract/installation.contract.ts'
import { fieldNames } from '#shared/contract/record-fields.ts'
import { SETTING_NAMES } from '../contract/setting-rules.ts'
import { getAddress, getEffective, getVersion, type InstallationService, readText } from './installation-service.ts'
import type { SettingTexts } from './settings-file.ts'
import { splitSmtpUrl } from './smtp-url.ts'

export type Restart = (() => void) | undefined

export function getInstallation(
  { translate, language }: Pick<Ctx, 'translate' | 'language'>,
  service: InstallationService,
  restart: Restart,
): Installation {
  const { environment, rejected, urls, file, startedAt, restartSeconds, backupDirectory, sharedBy } = service
  const text = readText(service)
  const stored = getEffective(service, text)
  const running = getEffective(service, service.text)
  const changed = SETTING_NAMES.filter((name) => stored[name] !== running[name])
  const isMoved = changed.some((name) => ['HOST', 'PORT', 'PUBLIC_URL'].includes(name))
  return {
    ...toFields(stored),
    hasPassword: splitSmtpUrl(stored.SMTP_URL).password !== '',
    fixed: SETTING_NAMES.filter((name) => environment[name] !== undefined),
    changed,
    rejected: rejected === undefined ? null : translate(language, rejected.key, rejected.values),
    urls: [...urls],
    nextUrls: isMoved ? service.listUrls(getAddress(stored)) : [...urls],
    canRestart: restart !== undefined,
    restartSeconds,
    startedAt,
    file,
    backupDirectory,
    sharedBy,
    version: getVersion(text),
  }
}

export type FieldValues = Pick<Installation, keyof typeof INSTALLATION_FIELDS>

export function toFields(settings: SettingTexts): FieldValues {
  const { password: _, ...smtp } = splitSmtpUrl(settings.SMTP_URL)
  const { SMTP_URL: _url, ...others } = settings
  const none = Object.fromEntries(fieldNames(INSTALLATION_FIELDS).map((name) => [name, null]))
  return { ...(none as Record<keyof FieldValues, null>), ...others, ...smtp }
}
