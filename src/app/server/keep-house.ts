import type { FastifyBaseLogger } from 'fastify'
import { forgetOldAttempts, forgetOldLinks, forgetOldSessions } from '#features/identity/server/door.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { forgetOldKeys } from '#shared/server/idempotency.ts'
import { forgetOldMails } from '#shared/server/mail.ts'

const HOUR = 60 * 60 * 1000

type House = { db: Db; clock: Clock; log: FastifyBaseLogger; outbox: string }

/** Every hour forgets what has run out: keys, sessions, sign-in attempts, mails in the outbox. Returns how to stop it. */
export function keepHouse({ db, clock, log, outbox }: House): () => void {
  const tidy = async () => {
    try {
      await forgetOldKeys({ db, clock })
      await forgetOldSessions(db, clock)
      await forgetOldAttempts(db, clock)
      await forgetOldLinks(db, clock)
      await forgetOldMails(outbox, clock.now())
    } catch (error) {
      log.warn({ err: error }, 'could not tidy up now')
    }
  }
  const timer = setInterval(() => void tidy(), HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
