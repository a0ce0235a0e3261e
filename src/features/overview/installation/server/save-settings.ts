import { messagesOf } from '#shared/contract/messages.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, invalid, stale } from '#shared/server/errors.ts'
import type { Installation, InstallationChange } from '../contract/installation.contract.ts'
import type en from '../contract/messages/en.json'
import { SETTING_NAMES, type SettingName } from '../contract/setting-rules.ts'
import { checkSettings } from './check-settings.ts'
import { getInstallation, type Restart, toFields } from './get-installation.ts'
import { getEffective, type InstallationService, keepInUse, readText, unusable } from './installation-service.ts'
import { resolveSmtpUrl } from './resolve-smtp-url.ts'
import {
  changeSettingsText,
  forgetPrevious,
  parseSettings,
  type SettingTexts,
  writeSettingsText,
} from './settings-file.ts'
import { splitSmtpUrl } from './smtp-url.ts'

const message = messagesOf<typeof en>('installation')

/** Stores the settings for the next start. 409: another version. 422: fixed by the environment, or not usable. */
export async function saveSettings(
  ctx: Ctx,
  service: InstallationService,
  restart: Restart,
  change: InstallationChange,
): Promise<Installation> {
  const current = getInstallation(ctx, service, restart)
  checkVersion(ctx, current.version, current)
  const text = readText(service)
  assertNotFixed(change, current)
  const next = applyChange(parseSettings(text), change, service.environment)
  const nextText = changeSettingsText(text, next)
  assertReadsAs(nextText, next, service)
  await checkSettings(getEffective(service, nextText), getEffective(service, service.text))
  if (readText(service) !== text) throw stale(getInstallation(ctx, service, restart))
  writeFiles(service, nextText)
  try {
    const [before, after] = [getEffective(service, text), getEffective(service, nextText)]
    await inTx(ctx.db, (tx) =>
      audit(tx, ctx, {
        action: 'institute.installation',
        record: 'institute',
        recordId: ABSENT_ID,
        before: toFields(before),
        after: { ...toFields(after), ...(isPasswordChanged(before, after) && { SMTP_PASSWORD: 'changed' }) },
      }),
    )
  } catch (error) {
    writeFiles(service, text)
    throw error
  }
  return getInstallation(ctx, service, restart)
}

/** The environment wins, so another value would never be used. */
function assertNotFixed(change: InstallationChange, current: Installation): void {
  const faults = Object.entries(change).flatMap(([field, value]) => {
    const name = field.startsWith('SMTP_') ? 'SMTP_URL' : (field as SettingName)
    const isSame = value === undefined || value === current[field as keyof Installation] || value === ''
    return current.fixed.includes(name) && !isSame ? [[field, { key: message('fixed'), values: { name } }]] : []
  })
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}

function applyChange(before: SettingTexts, change: InstallationChange, environment: SettingTexts): SettingTexts {
  const pick = (name: SettingName): string | undefined => {
    if (environment[name] !== undefined) return before[name]
    if (name === 'SMTP_URL') return resolveSmtpUrl(before.SMTP_URL, change)
    return change[name] === undefined ? before[name] : (change[name] ?? undefined)
  }
  const picked = SETTING_NAMES.map((name) => [name, pick(name)] as const)
  return Object.fromEntries(picked.filter(([, value]) => value !== undefined))
}

/** Somebody may have written lines that cannot be changed one by one, such as a value of several lines. */
function assertReadsAs(text: string, expected: SettingTexts, { file }: InstallationService): void {
  const read = parseSettings(text)
  if (SETTING_NAMES.some((name) => read[name] !== expected[name]))
    throw new AppError(409, 'settings_file', { key: message('fileNotUnderstood'), values: { file } })
}

function writeFiles(service: InstallationService, text: string): void {
  const { file, text: textInUse } = service
  if (text !== textInUse) keepInUse(service)
  try {
    writeSettingsText(file, text)
    if (text === textInUse) forgetPrevious(file)
  } catch {
    throw unusable(file)
  }
}

const isPasswordChanged = (before: SettingTexts, after: SettingTexts) =>
  splitSmtpUrl(before.SMTP_URL).password !== splitSmtpUrl(after.SMTP_URL).password
