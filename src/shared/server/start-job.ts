import { channel } from 'node:diagnostics_channel'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'

type Job = {
  name: string
  everyMs: number
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  run: () => Promise<unknown>
}

export type JobRun = { job: string; isSuccess: boolean; seconds: number }

/** Receives a `JobRun` after each run in this process. */
export const jobRuns = channel('munshi.job')

/** Each due run starts within this part of the interval. */
const CHECKS_PER_INTERVAL = 10

/** Runs a job in one of the processes that share the database. Returns a function that stops it. */
export function startJob(job: Job): () => void {
  const timer = setInterval(() => void runIfDue(job), job.everyMs / CHECKS_PER_INTERVAL)
  timer.unref()
  return () => clearInterval(timer)
}

/** Runs the job unless a process has started it within the interval. Logs errors. */
export async function runIfDue({ name, everyMs, db, clock, log, run }: Job): Promise<void> {
  const started = performance.now()
  let isSuccess = false
  try {
    if (!(await claimRun(db, name, everyMs, clock.now()))) return
    await run()
    isSuccess = true
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed')
  }
  jobRuns.publish({ job: name, isSuccess, seconds: (performance.now() - started) / 1000 } satisfies JobRun)
}

/** A start in the future was recorded before the clock was set back. */
async function claimRun(db: Db, job: string, everyMs: number, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('job_run')
    .values({ job, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ started_at: now })
        .where((eb) =>
          eb.or([
            eb('job_run.started_at', '<=', new Date(now.getTime() - everyMs)),
            eb('job_run.started_at', '>', now),
          ]),
        ),
    )
    .returning('job')
    .executeTakeFirst()
  return claimed !== undefined
}
