import type { FastifyBaseLogger } from 'fastify'
import { isAccessLinkWaiting, sendQueuedLinks } from '#features/domain/admissions/server/public.ts'
import { appendSeals, maintainTrail, TrailWatch } from '#features/overview/audit-trail/server/public.ts'
import type { BackupService } from '#features/overview/backup/server/backup-service.ts'
import { appendErasures } from '#features/overview/backup/server/erasure-log.ts'
import {
  deleteExpiredBrowsers,
  deleteExpiredLinks,
  deleteExpiredSessions,
  deleteOldAttempts,
} from '#features/base/identity/server/public.ts'
import { deleteOldImports } from '#features/overview/import-export/server/public.ts'
import { isEmailWaiting, sendQueuedReminders } from '#features/domain/fees/reminders/server/public.ts'
import { deleteOldSetupCodes } from '#features/overview/setup/server/public.ts'
import { eraseDue } from '#features/overview/student-records/server/public.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import type { Clock } from '#shared/server/clock.ts'
import { foldDailySums } from '#shared/server/daily-totals.ts'
import type { Db } from '#shared/server/db.ts'
import { listErasedSince, RESTORE_DAYS } from '#shared/server/deletions.ts'
import { deleteExpiredDrafts } from '#shared/server/drafts.ts'
import { deleteOldCounts } from '#shared/server/hourly-limit.ts'
import { deleteExpiredKeys } from '#shared/server/idempotency.ts'
import { deleteExpiredMails, type Mailer } from '#shared/server/mailer.ts'
import type { Translate } from '#shared/server/messages.ts'
import { inEachProcess, inOneProcess, startJob } from '#shared/server/start-job.ts'
import { deleteOldHeartbeats } from './database-monitor.ts'

export type JobOptions = {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  mail: Mailer
  translate: Translate
  backups: BackupService
  /** The directory of mails that are not sent. */
  outbox: string
  /** Files outside the database, for the seals of the audit trail and the ids of erased records. */
  sealFiles: readonly string[]
  erasureFiles: readonly string[]
  trailWatch?: TrailWatch
}

/** Returns a function that stops all jobs, after the runs in progress. */
export function startJobs(options: JobOptions): () => Promise<void> {
  const { db, clock, log, backups, sealFiles, erasureFiles, trailWatch = new TrailWatch() } = options
  const stops = [
    startJob({
      ...inOneProcess({ name: 'cleanup', everyMs: HOUR_MS, db, clock }),
      run: (_claimed, isStopped) => cleanUp(options, isStopped),
      log,
    }),
    startJob({
      ...inOneProcess({ name: 'audit-chain', everyMs: MINUTE_MS, db, clock }),
      run: (_claimed, isStopped) => maintainTrail({ ...options, isStopped }),
      log,
    }),
    startJob({
      ...inOneProcess({ name: 'daily-sums', everyMs: MINUTE_MS, db, clock }),
      run: () => foldDailySums(db),
      log,
    }),
    startJob({
      ...inEachProcess({ name: 'seal-files', everyMs: MINUTE_MS / 6 }),
      run: () => forEachFile(sealFiles, (file) => appendSeals(db, file)),
      log,
    }),
    startJob({
      ...inEachProcess({ name: 'audit-watch', everyMs: MINUTE_MS }),
      run: () => trailWatch.run(options),
      log,
    }),
    startJob({
      ...inEachProcess({ name: 'erasure-files', everyMs: MINUTE_MS }),
      run: () => forEachFile(erasureFiles, (file) => appendErasures(db, file)),
      log,
    }),
    startJob({
      ...inEachProcess({ name: 'outbox', everyMs: HOUR_MS }),
      run: () => deleteMails(options),
      log,
    }),
    startJob({
      name: 'reminder-emails',
      checkMs: MINUTE_MS / 20,
      log,
      claim: async () => (await isEmailWaiting(db)) || undefined,
      run: (_claimed, isStopped) =>
        sendQueuedReminders({
          ...options,
          isStopped,
        }),
    }),
    startJob({
      name: 'access-emails',
      checkMs: MINUTE_MS / 20,
      log,
      claim: async () => (await isAccessLinkWaiting(db)) || undefined,
      run: (_claimed, isStopped) =>
        sendQueuedLinks({
          ...options,
          isStopped,
        }),
    }),
    startJob({
      name: 'backup',
      checkMs: MINUTE_MS,
      log,
      claim: () => backups.claimIfDue(),
      run: (claimed) => backups.run(claimed),
    }),
  ]
  return async () => {
    await Promise.all([backups.stop(), ...stops.map((stop) => stop())])
  }
}

async function cleanUp({ db, clock, mail, log }: JobOptions, isStopped: () => boolean): Promise<void> {
  for (const step of [
    () => deleteExpiredKeys({ db, clock }),
    () => deleteExpiredDrafts({ db, clock }),
    () => deleteExpiredSessions(db, clock),
    () => deleteExpiredBrowsers(db, clock),
    () => deleteOldAttempts(db, clock),
    () => deleteExpiredLinks(db, clock),
    () => deleteOldCounts({ db, clock }),
    () => deleteOldImports({ db, clock }),
    () => deleteOldSetupCodes(db, clock),
    () => deleteOldHeartbeats(db, clock),
    () => eraseDue({ db, clock, mail, log, isStopped }),
  ]) {
    if (isStopped()) return
    await step()
  }
}

/** Also deletes the mails of people whom another process erased. */
async function deleteMails({ db, clock, mail, outbox }: JobOptions): Promise<void> {
  await deleteExpiredMails(outbox, clock.now())
  const since = new Date(clock.now().getTime() - RESTORE_DAYS * DAY_MS)
  await mail.erase({ ids: await listErasedSince(db, since), addresses: [] })
}

/** One file may be on a disk that is not available. */
async function forEachFile(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(files.map(work))
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}
