import type { FastifyBaseLogger } from 'fastify'
import {
  deleteExpiredBrowsers,
  deleteExpiredLinks,
  deleteExpiredSessions,
  deleteOldAttempts,
} from '#features/identity/server/public.ts'
import { eraseDue } from '#features/student-records/server/public.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { listErasedSince, RESTORE_DAYS } from '#shared/server/deletions.ts'
import { deleteExpiredDrafts } from '#shared/server/drafts.ts'
import { deleteOldCounts } from '#shared/server/hourly-limit.ts'
import { deleteExpiredKeys } from '#shared/server/idempotency.ts'
import { deleteExpiredMails, type Mailer } from '#shared/server/mailer.ts'

const HOUR_MS = 60 * 60 * 1000

type CleanupOptions = { db: Db; clock: Clock; log: FastifyBaseLogger; mail: Mailer; outbox: string }

/** Runs every hour. Returns a function that stops the job. */
export function startCleanupJob({ db, clock, log, mail, outbox }: CleanupOptions): () => void {
  const cleanUp = async () => {
    try {
      await deleteExpiredKeys({ db, clock })
      await deleteExpiredDrafts({ db, clock })
      await deleteExpiredSessions(db, clock)
      await deleteExpiredBrowsers(db, clock)
      await deleteOldAttempts(db, clock)
      await deleteExpiredLinks(db, clock)
      await deleteOldCounts({ db, clock })
      await deleteExpiredMails(outbox, clock.now())
      await eraseDue({ db, clock, mail, log })
      await eraseMailsOfErased()
    } catch (error) {
      log.warn({ err: error }, 'cleanup job failed')
    }
  }
  /** Another process may have erased them, and each has its own outbox. */
  const eraseMailsOfErased = async () => {
    const since = new Date(clock.now().getTime() - RESTORE_DAYS * 24 * HOUR_MS)
    await mail.erase({ ids: await listErasedSince(db, since), addresses: [] })
  }
  const timer = setInterval(() => void cleanUp(), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
