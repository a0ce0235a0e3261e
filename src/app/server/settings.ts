import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { StartupError } from '#shared/server/startup-error.ts'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

const url = (protocols: string[], says: string) =>
  z.string().check(
    z.refine((value) => {
      const parsed = URL.parse(value)
      return parsed !== null && protocols.includes(parsed.protocol) && isDecodable(parsed.username + parsed.password)
    }, says),
  )

/** Whether what is written with percent signs is text: a password's own `%` is written `%25`. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Only what a known proxy says of its caller is believed: were everybody trusted, each caller would choose its own address. */
function namesProxies(list: string): boolean {
  return list.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/')
    if (NETWORKS.has(address)) return bits === undefined
    const version = address.includes('%') ? 0 : isIP(address)
    const most = version === 4 ? 32 : 128
    const isRange = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)
    return version !== 0 && isRange && more.length === 0
  })
}

const ADDRESS = /^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+$/

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
  DATABASE_URL: z.optional(
    url(['postgres:', 'postgresql:'], 'an address such as postgres://user:password@host:5432/name'),
  ),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'the mail server, such as smtp://user:password@mail.example.com:587')),
  MAIL_FROM: z.optional(z.string().check(z.regex(ADDRESS, 'the address mails come from, such as office@example.com'))),
  PUBLIC_URL: z.optional(url(['http:', 'https:'], 'the address people type, such as https://office.example.com')),
  TRUST_PROXY: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => text === 'false' || namesProxies(text),
            'the addresses of the proxy in front, such as 10.0.0.5 or 10.0.0.0/8, or loopback, linklocal or uniquelocal, with commas between them; or false',
          ),
        ),
      z.transform((text) => (text === 'false' ? false : text)),
    ),
    false,
  ),
  LOG_LEVEL: z._default(z.enum(LEVELS, `one of ${LEVELS.join(', ')}`), 'info'),
  /** Where the built page lies; the checkout's own build unless said otherwise. */
  WEB_DIR: z._default(z.string(), './dist/web'),
})
export type Settings = z.output<typeof Environment>

/** The settings, or an error that names each wrong variable and says what it takes. An empty variable counts as absent. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new StartupError(`These settings are not understood:\n${lines.join('\n')}`)
}

/** The address mails come from: as set, else who signs in at the mail server, else this product at the public address. */
export function senderOf({ MAIL_FROM, SMTP_URL, PUBLIC_URL }: Pick<Settings, 'MAIL_FROM' | 'SMTP_URL' | 'PUBLIC_URL'>) {
  const user = SMTP_URL === undefined ? '' : decodeURIComponent(new URL(SMTP_URL).username)
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname
  return MAIL_FROM ?? (ADDRESS.test(user) ? user : `munshi@${host}`)
}
