import * as z from 'zod/mini'
import { StartRefused } from '#shared/server/embedded-postgres/start-refused.ts'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

const url = (protocols: string[], says: string) =>
  z.string().check(
    z.refine((value) => {
      const parsed = URL.parse(value)
      return parsed !== null && protocols.includes(parsed.protocol)
    }, says),
  )

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
  PUBLIC_URL: z.optional(url(['http:', 'https:'], 'the address people type, such as https://office.example.com')),
  TRUST_PROXY: z.optional(z.string()),
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
  throw new StartRefused(`These settings are not understood:\n${lines.join('\n')}`)
}
