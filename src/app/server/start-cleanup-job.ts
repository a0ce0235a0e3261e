import type { FastifyBaseLogger } from 'fastify'
import {
  deleteExpiredBrowsers,
  deleteExpiredLinks,
  deleteExpiredSessions,
  deleteOldAttempts,
} from '#features/identity/server/public.ts'
import { deleteOldSetupCodes } from '#features/setup/server/public.ts'
import { eraseDue } from '#features/student-records/server/public.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { listErasedSince, RESTORE_DAYS } from '#shared/server/deletions.ts'
import { deleteExpiredDrafts } from '#shared/server/drafts.ts'
import { deleteOldCounts } from '#shared/server/hourly-limit.ts'
import { deleteExpiredKeys } from '#shared/server/idempotency.ts'
import { deleteExpiredMails, type Mailer } from '#shared/server/mailer.ts'
import { startJob } from '#shared/server/start-job.ts'
import { deleteOldHeartbeats } from './database-monitor.ts'

const HOUR_MS = 60 * 60 * 1000

type CleanupOptions = { db: Db; clock: Clock; log: FastifyBaseLogger; mail: Mailer; outbox: string }

/** Runs every hour. Returns a function that stops it. */
export function startCleanupJob({ db, clock, log, mail, outbox }: CleanupOptions): () => void {
  const stopJob = startJob({
    name: 'cleanup',
    everyMs: HOUR_MS,
    db,
    clock,
    log,
    async run() {
      await deleteExpiredKeys({ db, clock })
      await deleteExpiredDrafts({ db, clock })
      await deleteExpiredSessions(db, clock)
      await deleteExpiredBrowsers(db, clock)
      await deleteOldAttempts(db, clock)
      await deleteExpiredLinks(db, clock)
      await deleteOldCounts({ db, clock })
      await deleteOldSetupCodes(db, clock)
      await deleteOldHeartbeats(db, clock)
      await eraseDue({ db, clock, mail, log })
    },
  })
  /** Each machine has its own outbox, so each process deletes its own mails, also of people whom another process erased. */
  const deleteMails = async () => {
    try {
      await deleteExpiredMails(outbox, clock.now())
      const since = new Date(clock.now().getTime() - RESTORE_DAYS * 24 * HOUR_MS)
      await mail.erase({ ids: await listErasedSince(db, since), addresses: [] })
    } catch (error) {
      log.error({ err: error, job: 'mails' }, 'job failed')
    }
  }
  const timer = setInterval(() => void deleteMails(), HOUR_MS)
  timer.unref()
  return () => {
    stopJob()
    clearInterval(timer)
  }
}
