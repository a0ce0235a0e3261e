import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '#shared/contract/messages.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { stale } from './errors.ts'
import type { Mailer } from './mailer.ts'
import type { Translate } from './messages.ts'

export type Ctx<A extends Actor | null = Actor | null> = {
  db: Db
  actor: A
  clock: Clock
  mail: Mailer
  secretKey: Buffer
  requestId: string
  address: string
  /** At most 300 characters; blank if the client sends none. */
  userAgent: string
  /** The token from the cookie of a browser that has signed in before. `remember` sends it with the response. */
  browser: { token: string | undefined; remember: (token: string) => void }
  ifMatch: number | undefined
  language: Language
  /** Is the base URL of links in mails, without a trailing slash. */
  origin: string
  /** The same for use outside the office, where only PUBLIC_URL works; undefined without it. */
  publicOrigin: string | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Does not delay the response; errors are only logged. */
  runInBackground: (task: () => Promise<unknown>) => void
  translate: Translate
}

/** Throws 409 if the record changed since the client read it. Without `If-Match` the check passes. */
export function checkVersion(ctx: Pick<Ctx, 'ifMatch'>, version: number, current: unknown) {
  if (ctx.ifMatch !== undefined && ctx.ifMatch !== version) throw stale(current)
}
