import { channel } from 'node:diagnostics_channel'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'

export type Job<Claim = true> = {
  name: string
  /** The time between two checks whether a run is due. */
  checkMs: number
  /** Resolves to undefined if no run is due, or another process has claimed it. */
  claim: () => Promise<Claim | undefined>
  /** Resolves to false if it failed and has logged that. Ends early once the job is stopped. */
  run: (claimed: Claim, isStopped: () => boolean) => Promise<unknown>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export type JobRun = { job: string; isSuccess: boolean; seconds: number }

/** Receives a `JobRun` after each run in this process. */
export const jobRuns = channel('munshi.job')

/** Checks at once and then regularly. Returns a function that stops the job, after the run in progress. */
export function startJob<Claim>(job: Job<Claim>): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | undefined
  const check = () => {
    running ??= runIfDue(job, () => isStopped).finally(() => (running = undefined))
  }
  const timer = setInterval(check, job.checkMs).unref()
  check()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}

/** Logs errors. */
export async function runIfDue<Claim>(job: Job<Claim>, isStopped = () => false): Promise<void> {
  const { name, claim, run, log } = job
  let claimed: Claim | undefined
  try {
    claimed = await claim()
  } catch (error) {
    log.warn({ err: error, job: name }, 'job not checked')
  }
  if (claimed === undefined) return
  const started = performance.now()
  let isSuccess = false
  try {
    isSuccess = (await run(claimed, isStopped)) !== false
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed')
  }
  jobRuns.publish({ job: name, isSuccess, seconds: (performance.now() - started) / 1000 } satisfies JobRun)
}

/** Each due run starts within this part of the interval. */
const CHECKS_PER_INTERVAL = 10

type SharedInterval = { name: string; everyMs: number; db: Db; clock: Clock }

/** Lets one of the processes that share the database run the job. */
export const inOneProcess = ({ name, everyMs, db, clock }: SharedInterval) => ({
  name,
  checkMs: everyMs / CHECKS_PER_INTERVAL,
  claim: () => claimRun(db, name, everyMs, clock.now()),
})

/** Suits a job about the files of this machine. */
export const inEachProcess = ({ name, everyMs }: { name: string; everyMs: number }) => ({
  name,
  checkMs: everyMs,
  claim: async () => true as const,
})

/**
 * Returns undefined if a process has started the job within the interval. A start in the future was recorded before the
 * clock was set back.
 */
async function claimRun(db: Db, job: string, everyMs: number, now: Date): Promise<true | undefined> {
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
  return claimed && true
}
