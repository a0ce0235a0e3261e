import type { FastifyBaseLogger } from 'fastify'
import { deleteOldAttempts, deleteExpiredLinks, deleteExpiredSessions } from '#features/identity/server/public.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { deleteExpiredDrafts } from '#shared/server/drafts.ts'
import { deleteOldCounts } from '#shared/server/hourly-limit.ts'
import { deleteExpiredKeys } from '#shared/server/idempotency.ts'
import { deleteExpiredMails } from '#shared/server/mailer.ts'

const HOUR_MS = 60 * 60 * 1000

type CleanupOptions = { db: Db; clock: Clock; log: FastifyBaseLogger; outbox: string }

/** Runs every hour. Returns a function that stops the job. */
export function startCleanupJob({ db, clock, log, outbox }: CleanupOptions): () => void {
  const cleanUp = async () => {
    try {
      await deleteExpiredKeys({ db, clock })
      await deleteExpiredDrafts({ db, clock })
      await deleteExpiredSessions(db, clock)
      await deleteOldAttempts(db, clock)
      await deleteExpiredLinks(db, clock)
      await deleteOldCounts({ db, clock })
      await deleteExpiredMails(outbox, clock.now())
    } catch (error) {
      log.warn({ err: error }, 'cleanup job failed')
    }
  }
  const timer = setInterval(() => void cleanUp(), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
