import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { splitHosts } from '#embedded-postgres/index.ts'
import { ERASURE_FILE } from '#features/overview/backup/server/erasure-log.ts'
import { MIN_PASSPHRASE } from '#features/overview/backup/contract/backup.contract.ts'
import { StartupError } from '#shared/server/startup-error.ts'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

const url = (protocols: string[], expected: string) =>
  z.string().check(z.refine((value) => isUrl(value, protocols), expected))

function isUrl(value: string, protocols: string[]): boolean {
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

/** Several hosts and an empty one (`postgres://user@/name?host=/var/run/postgresql`) are understood as by libpq. */
const databaseUrl = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replace(/^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?=[/?#]|$)/, '$1localhost')),
  ),
  z
    .string()
    .check(
      z.refine(
        (value) =>
          splitHosts(value).every(
            (one) =>
              isUrl(one, ['postgres:', 'postgresql:']) && !URL.parse(one)?.searchParams.get('host')?.includes(','),
          ),
        'an address such as postgres://user:password@host:5432/name',
      ),
    ),
)

/** proxy-addr accepts these names. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Rejects values that trust every client, because a client could then choose its own IP address. */
function isProxyList(list: string): boolean {
  return list.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/')
    if (NETWORKS.has(address)) return bits === undefined
    const version = address.includes('%') ? 0 : isIP(address)
    const maxBits = version === 4 ? 32 : 128
    const isRange = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= maxBits)
    return version !== 0 && isRange && more.length === 0
  })
}

function parseAddress(text: string): { host: string; port: number } | undefined {
  const [, ipv6, name, port] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? []
  const host = ipv6 ?? name
  return host === undefined || Number(port) > 65_535 ? undefined : { host, port: Number(port) }
}

const EMAIL = /^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+$/

const Environment = z.object({
  PORT: z._default(
    z.pipe(
      z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'a port, 0 to 65535')),
      z.transform(Number),
    ),
    3000,
  ),
  HOST: z._default(
    z.string().check(z.minLength(1, 'an address to listen on, such as 127.0.0.1 or 0.0.0.0')),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'a directory')), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_OWNER_URL: z.optional(databaseUrl),
  DATABASE_READ_URL: z.optional(
    databaseUrl.check(z.refine((value) => splitHosts(value).length === 1, 'one standby, not several hosts')),
  ),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'the mail server, such as smtp://user:password@mail.example.com:587')),
  MAIL_FROM: z.optional(z.string().check(z.regex(EMAIL, 'the address mails come from, such as office@example.com'))),
  PUBLIC_URL: z.optional(url(['http:', 'https:'], 'the address people type, such as https://office.example.com')),
  UPDATE_FEED: z.optional(
    url(['http:', 'https:'], 'the address of the releases, such as https://releases.example.com'),
  ),
  TRUST_PROXY: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => text === 'false' || isProxyList(text),
            'the addresses of the proxy in front, such as 10.0.0.5 or 10.0.0.0/8, or loopback, linklocal or uniquelocal, with commas between them; or false',
          ),
        ),
      z.transform((text) => (text === 'false' ? false : text)),
    ),
    false,
  ),
  SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits, such as openssl rand -hex 32 prints')),
  ),
  DRAIN_SECONDS: z._default(
    z.pipe(
      z.string().check(z.refine((text) => /^\d{1,2}$/.test(text) && Number(text) <= 60, 'seconds, 0 to 60')),
      z.transform(Number),
    ),
    0,
  ),
  METRICS_ADDRESS: z.optional(
    z.pipe(
      z.string().check(z.refine((text) => parseAddress(text) !== undefined, 'an address such as 127.0.0.1:9464')),
      z.transform((text) => parseAddress(text)),
    ),
  ),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_HOUR: z._default(
    z.pipe(
      z.string().check(z.regex(/^([01]?\d|2[0-3])(:[0-5]\d)?$/, 'the time of the daily backup, such as 2 or 02:30')),
      z.transform((text) => `${text.split(':')[0]?.padStart(2, '0')}:${text.split(':')[1] ?? '00'}`),
    ),
    '02:00',
  ),
  BACKUP_KEEP: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, 'how many daily backups are kept, 1 to 9999, or 0 for no daily backup')),
      z.transform(Number),
    ),
  ),
  BACKUP_PASSPHRASE: z.optional(
    z.string().check(z.minLength(MIN_PASSPHRASE, `a passphrase of at least ${MIN_PASSPHRASE} characters`)),
  ),
  LOG_LEVEL: z._default(z.enum(LEVELS, `one of ${LEVELS.join(', ')}`), 'info'),
  WEB_DIR: z._default(z.string(), './dist/web'),
})
export type Settings = z.output<typeof Environment>

/** Throws a StartupError that lists every invalid variable. An empty variable counts as absent. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const defined = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Environment.safeParse(defined)
  const lines = parsed.success
    ? listMissing(parsed.data)
    : parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  if (parsed.success && lines.length === 0) return parsed.data
  throw new StartupError(`These settings are not understood:\n${lines.join('\n')}`)
}

const listMissing = ({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_READ_URL }: Settings): string[] => [
  ...(DATABASE_URL === undefined && DATABASE_OWNER_URL !== undefined
    ? ['  DATABASE_URL: required with DATABASE_OWNER_URL, for the role that the app logs in as']
    : []),
  ...(DATABASE_URL === undefined && DATABASE_READ_URL !== undefined
    ? ['  DATABASE_URL: required with DATABASE_READ_URL, for the primary of that standby']
    : []),
]

export function getMailSender({
  MAIL_FROM,
  SMTP_URL,
  PUBLIC_URL,
}: Pick<Settings, 'MAIL_FROM' | 'SMTP_URL' | 'PUBLIC_URL'>) {
  const user = SMTP_URL === undefined ? '' : decodeURIComponent(new URL(SMTP_URL).username)
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname
  return MAIL_FROM ?? (EMAIL.test(user) ? user : `munshi@${host}`)
}

/** The scheme may be typed in capitals. */
export const isPublicOverHttps = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) =>
  PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:'

/** Backups in the data directory take space that the database may need. */
const KEPT_IN_DATA_DIR = 14
const KEPT_ELSEWHERE = 30

/** Returns where the daily backups are, in the data directory without a place of their own, and how many are kept. */
export function getDailyBackups(settings: Pick<Settings, 'BACKUP_DIR' | 'BACKUP_KEEP' | 'DATA_DIR'>) {
  const { BACKUP_DIR, BACKUP_KEEP } = settings
  const keep = BACKUP_KEEP ?? (BACKUP_DIR === undefined ? KEPT_IN_DATA_DIR : KEPT_ELSEWHERE)
  return { directory: keep === 0 ? undefined : getBackupDirectory(settings), keep }
}

export const getBackupDirectory = ({ BACKUP_DIR, DATA_DIR }: Pick<Settings, 'BACKUP_DIR' | 'DATA_DIR'>) =>
  resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups'))

/** Returns the files outside the database that contain the daily seals of the audit trail. */
export const getSealFiles = ({ DATA_DIR, BACKUP_DIR }: Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR'>) =>
  [DATA_DIR, BACKUP_DIR].flatMap((directory) => (directory === undefined ? [] : resolve(directory, 'audit-seals.txt')))

/**
 * Returns the file outside the database that contains the end of the audit trail. It is not with the backups, because
 * several machines may write there, and a restore of an older one is no fault.
 */
export const getHeadFile = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => resolve(DATA_DIR, 'audit-head.txt')

/** Returns the files outside the database that contain the ids of erased records, for a restore. */
export const getErasureFiles = ({ DATA_DIR, BACKUP_DIR }: Pick<Settings, 'DATA_DIR' | 'BACKUP_DIR'>) =>
  [DATA_DIR, BACKUP_DIR].flatMap((directory) => (directory === undefined ? [] : resolve(directory, ERASURE_FILE)))
