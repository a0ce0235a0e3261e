import * as z from 'zod/mini'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('installation')

/** Is declared here, because the contract is compiled without the types of browsers and of Node. */
declare const URL: { parse(text: string): { protocol: string; username: string; password: string } | null }

const rule = (wrong: MessageKey, isValid: (text: string) => boolean) => z.string().check(z.refine(isValid, wrong))

export function isUrl(value: string, protocols: string[]): boolean {
  const parsed = URL.parse(value)
  return parsed !== null && protocols.includes(parsed.protocol) && isDecodable(parsed.username + parsed.password)
}

/** A `%` in a user name or password must be encoded as `%25`. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535

/** proxy-addr accepts these names. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])
const Range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** Rejects values that trust every client, because a client could then choose its own IP address. */
const isProxyList = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .every((part) => NETWORKS.has(part) || (Range.safeParse(part).success && !isWide(part)))

/** Two halves of all addresses trust everybody too, and so do those of IPv4 within IPv6. */
function isWide(range: string): boolean {
  const [address = '', bits] = range.split('/')
  if (bits === undefined) return false
  return address.includes(':') ? address.startsWith('::') || Number(bits) < 16 : Number(bits) < 8
}

const EMAIL = /^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+$/
export const isEmail = (text: string) => EMAIL.test(text)

/** The settings that an admin may also change on the page: each is a variable of the environment or a line of the file. */
export const SETTING_RULES = {
  HOST: rule(message('badHost'), (text) => /^\S+$/.test(text)),
  PORT: rule(message('badPort'), isPort),
  PUBLIC_URL: rule(message('badPublicUrl'), (text) => isUrl(text, ['http:', 'https:'])),
  SMTP_URL: rule(message('badSmtpUrl'), (text) => isUrl(text, ['smtp:', 'smtps:'])),
  MAIL_FROM: rule(message('badMailFrom'), isEmail),
  BACKUP_DIR: rule(message('badBackupDir'), (text) => text.trim() !== ''),
  BACKUP_HOUR: rule(message('badBackupHour'), (text) => /^([01]?\d|2[0-3])(:[0-5]\d)?$/.test(text)),
  BACKUP_KEEP: rule(message('badBackupKeep'), (text) => /^\d{1,4}$/.test(text)),
  TRUST_PROXY: rule(message('badProxies'), (text) => text === 'false' || isProxyList(text)),
}
export type SettingName = keyof typeof SETTING_RULES
export const SETTING_NAMES = Object.keys(SETTING_RULES) as [SettingName, ...SettingName[]]

export const SETTING_DEFAULTS = { HOST: '127.0.0.1', PORT: '3000', BACKUP_HOUR: '02:00' } as const

/** Backups in the data directory take space that the database may need. */
export const BACKUPS_KEPT = { inDataDirectory: 14, elsewhere: 30 } as const
