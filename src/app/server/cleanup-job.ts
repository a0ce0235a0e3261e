import type { FastifyBaseLogger } from 'fastify'
import { forgetOldAttempts, forgetOldLinks, forgetOldSessions } from '#features/identity/server/public.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { deleteExpiredKeys } from '#shared/server/idempotency.ts'
import { deleteExpiredMails } from '#shared/server/mail.ts'

const HOUR = 60 * 60 * 1000

type House = { db: Db; clock: Clock; log: FastifyBaseLogger; outbox: string }

/** Every hour forgets what has run out: keys, sessions, sign-in attempts, mails in the outbox. Returns how to stop it. */
export function startCleanupJob({ db, clock, log, outbox }: House): () => void {
  const tidy = async () => {
    try {
      await deleteExpiredKeys({ db, clock })
      await forgetOldSessions(db, clock)
      await forgetOldAttempts(db, clock)
      await forgetOldLinks(db, clock)
      await deleteExpiredMails(outbox, clock.now())
    } catch (error) {
      log.warn({ err: error }, 'could not tidy up now')
    }
  }
  const timer = setInterval(() => void tidy(), HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
