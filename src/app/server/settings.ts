import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { splitHosts } from '#embedded-postgres/index.ts'
import { ERASURE_FILE } from '#features/overview/backup/server/erasure-log.ts'
import { MIN_PASSPHRASE } from '#features/overview/backup/contract/backup.contract.ts'
import {
  BACKUPS_KEPT,
  isEmail,
  isUrl,
  SETTING_DEFAULTS,
  SETTING_RULES,
} from '#features/overview/installation/contract/setting-rules.ts'
import type { SettingTexts } from '#features/overview/installation/server/settings-file.ts'
import { isMessageKey } from '#shared/contract/messages.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { listHttpsFaults } from './https-plan.ts'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

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

function parseAddress(text: string): { host: string; port: number } | undefined {
  const [, ipv6, name, port] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? []
  const host = ipv6 ?? name
  return host === undefined || Number(port) > 65_535 ? undefined : { host, port: Number(port) }
}

const port = (expected: string) =>
  z.pipe(
    z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, expected)),
    z.transform(Number),
  )

const EnvironmentSettings = z.object({
  PORT: z._default(z.pipe(SETTING_RULES.PORT, z.transform(Number)), Number(SETTING_DEFAULTS.PORT)),
  HOST: z._default(SETTING_RULES.HOST, SETTING_DEFAULTS.HOST),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'a directory')), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_OWNER_URL: z.optional(databaseUrl),
  DATABASE_READ_URL: z.optional(
    databaseUrl.check(z.refine((value) => splitHosts(value).length === 1, 'one standby, not several hosts')),
  ),
  SMTP_URL: z.optional(SETTING_RULES.SMTP_URL),
  MAIL_FROM: z.optional(SETTING_RULES.MAIL_FROM),
  PUBLIC_URL: z.optional(SETTING_RULES.PUBLIC_URL),
  UPDATE_FEED: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => isUrl(value, ['http:', 'https:']),
          'the address of the releases, such as https://releases.example.com',
        ),
      ),
  ),
  TRUST_PROXY: z._default(
    z.pipe(
      SETTING_RULES.TRUST_PROXY,
      z.transform((text) => (text === 'false' ? false : text)),
    ),
    false,
  ),
  HTTPS: z.optional(z.enum(['acme', 'local', 'off'], 'acme, local or off')),
  HTTPS_HOST: z.optional(z.string()),
  HTTPS_PORT: z.optional(port('a port for https, 0 to 65535')),
  HTTP_PORT: z._default(port('the port on which a certificate authority visits, 0 to 65535'), 80),
  ACME_DIRECTORY: z._default(
    z
      .string()
      .check(z.refine((value) => isUrl(value, ['https:']), 'the address of the directory of a certificate authority')),
    'https://acme-v02.api.letsencrypt.org/directory',
  ),
  ACME_EMAIL: z.optional(z.string().check(z.refine(isEmail, 'an address such as office@example.com'))),
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
  BACKUP_DIR: z.optional(SETTING_RULES.BACKUP_DIR),
  BACKUP_HOUR: z._default(
    z.pipe(
      SETTING_RULES.BACKUP_HOUR,
      z.transform((text) => `${text.split(':')[0]?.padStart(2, '0')}:${text.split(':')[1] ?? '00'}`),
    ),
    SETTING_DEFAULTS.BACKUP_HOUR,
  ),
  BACKUP_KEEP: z.optional(z.pipe(SETTING_RULES.BACKUP_KEEP, z.transform(Number))),
  BACKUP_PASSPHRASE: z.optional(
    z.string().check(z.minLength(MIN_PASSPHRASE, `a passphrase of at least ${MIN_PASSPHRASE} characters`)),
  ),
  LOG_LEVEL: z._default(z.enum(LEVELS, `one of ${LEVELS.join(', ')}`), 'info'),
  WEB_DIR: z._default(z.string(), './dist/web'),
})
export type Settings = z.output<typeof EnvironmentSettings>

/** The settings of a file, which apply where the environment has none. */
export type FileSettings = { file: string; settings: SettingTexts }

type Environment = Readonly<Record<string, string | undefined>>

/** Throws a StartupError that lists every invalid variable and line. A blank one counts as absent. */
export function readSettings(environment: Environment, { file, settings }: FileSettings = NO_FILE): Settings {
  const defined = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = EnvironmentSettings.safeParse({ ...settings, ...defined })
  if (parsed.success) {
    const missing = [...listMissing(parsed.data), ...listHttpsFaults(parsed.data)]
    if (missing.length === 0) return parsed.data
    throw new StartupError([NOT_UNDERSTOOD, ...missing].join('\n'))
  }
  const translate = loadMessages()
  const faults = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    const text = isMessageKey(issue.message) ? translate('en', issue.message) : issue.message
    return { isInFile: !(name in defined), line: `  ${name}${name in defined ? '' : ` in ${file}`}: ${text}` }
  })
  const advice = faults.some(({ isInFile }) => isInFile)
    ? [`Correct the lines of ${file}, or delete them: then the defaults apply.`]
    : []
  throw new StartupError([NOT_UNDERSTOOD, ...faults.map(({ line }) => line), ...advice].join('\n'))
}

const NO_FILE: FileSettings = { file: '', settings: {} }
const NOT_UNDERSTOOD = 'These settings are not understood:'

const listMissing = ({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_READ_URL }: Settings): string[] => [
  ...(DATABASE_URL === undefined && DATABASE_OWNER_URL !== undefined
    ? ['  DATABASE_URL: required with DATABASE_OWNER_URL, for the role that the app logs in as']
    : []),
  ...(DATABASE_URL === undefined && DATABASE_READ_URL !== undefined
    ? ['  DATABASE_URL: required with DATABASE_READ_URL, for the primary of that standby']
    : []),
]

/** The scheme may be typed in capitals. */
export const isPublicOverHttps = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) =>
  PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:'

/** Returns where the daily backups are, in the data directory without a place of their own, and how many are kept. */
export function getDailyBackups(settings: Pick<Settings, 'BACKUP_DIR' | 'BACKUP_KEEP' | 'DATA_DIR'>) {
  const { BACKUP_DIR, BACKUP_KEEP } = settings
  const keep = BACKUP_KEEP ?? (BACKUP_DIR === undefined ? BACKUPS_KEPT.inDataDirectory : BACKUPS_KEPT.elsewhere)
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
