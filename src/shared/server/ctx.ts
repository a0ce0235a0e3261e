import type { Language } from '#shared/contract/messages.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { stale } from './errors.ts'
import type { Mailer } from './mail.ts'
import type { Translate } from './messages.ts'

/** What a use case is given of the call it serves. */
export type Ctx<A extends Actor | null = Actor | null> = {
  /** The pool, or the transaction in which an idempotent call runs. */
  db: Db
  actor: A
  clock: Clock
  mail: Mailer
  requestId: string
  /** The caller's network address, for limits. */
  address: string
  /** The version the caller saw, from `If-Match`. */
  ifMatch: number | undefined
  language: Language
  /** Where the caller reaches this product, without a slash at the end: what links in mails begin with. */
  origin: string
  /** Does work after the answer; what fails is in the log alone. */
  runInBackground: (work: () => Promise<unknown>) => void
  translate: Translate
}

/** Refuses an edit of a record that somebody else changed meanwhile; without `If-Match` the edit is applied. */
export function checkVersion(ctx: Ctx, version: number, current: unknown) {
  if (ctx.ifMatch !== undefined && ctx.ifMatch !== version) throw stale(current)
}
