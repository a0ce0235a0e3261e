import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import { foldChanges } from './fold-changes.ts'
import { listErasedSince, RESTORE_DAYS } from '#shared/server/deletions.sql.ts'
import { deleteExpiredDrafts } from '#shared/server/drafts.ts'
import { job, type JobContext, type StartJob } from '#shared/server/feature.ts'
import { deleteOldCounts } from '#shared/server/hourly-limit.ts'
import { deleteExpiredKeys } from '#shared/server/idempotency.ts'
import { deleteExpiredMails } from '#shared/server/mailer.ts'
import { inEachProcess, inOneProcess } from '#shared/server/start-job.ts'
import { deleteOldHeartbeats } from './database-monitor.ts'
import * as features from './features.ts'

const FEATURES = Object.values(features)

type Services = Parameters<(typeof features.auditTrailServer)['jobs']>[0] &
  Parameters<(typeof features.backupServer)['jobs']>[0] &
  Parameters<(typeof features.tlsServer)['jobs']>[0]

export type JobOptions = JobContext &
  Services & {
    /** The directory of mails that are not sent. */
    outbox: string
  }

/** Returns a function that stops all jobs, after the runs in progress. */
export function startJobs(options: JobOptions): () => Promise<void> {
  const jobs = [...listOwnJobs(options), ...FEATURES.flatMap((feature) => feature.jobs(options, options))]
  const stops = jobs.map((start) => start(options.log))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

const listOwnJobs = (options: JobOptions): StartJob[] => [
  job({
    ...inOneProcess({ name: 'cleanup', everyMs: HOUR_MS, db: options.db, clock: options.clock }),
    run: (_claimed, isStopped) => cleanUp(options, isStopped),
  }),
  job({
    ...inOneProcess({ name: 'daily-sums', everyMs: MINUTE_MS, db: options.db, clock: options.clock }),
    run: () => foldChanges(options),
  }),
  job({ ...inEachProcess({ name: 'outbox', everyMs: HOUR_MS }), run: () => deleteMails(options) }),
]

async function cleanUp(context: JobContext, isStopped: () => boolean): Promise<void> {
  const { db, clock } = context
  for (const step of [
    () => deleteExpiredKeys({ db, clock }),
    () => deleteExpiredDrafts({ db, clock }),
    () => deleteOldCounts({ db, clock }),
    () => deleteOldHeartbeats(db, clock),
    ...FEATURES.map((feature) => () => feature.cleanup(context, isStopped)),
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
