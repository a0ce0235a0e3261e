import type { FastifyBaseLogger } from 'fastify'
import { maintainTrail, type MaintainTrailOptions } from '#features/audit-trail/server/public.ts'

const MINUTE_MS = 60_000

type JobOptions = Omit<MaintainTrailOptions, 'isStopped' | 'log'> & { log: FastifyBaseLogger; intervalMs?: number }

/** Runs now and then every minute. Returns a function that stops the job after the batch in progress. */
export function startAuditChainJob({ intervalMs = MINUTE_MS, ...options }: JobOptions): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    try {
      await maintainTrail({ ...options, isStopped: () => isStopped })
    } catch (error) {
      options.log.warn({ err: error }, 'audit chain job failed')
    }
    if (isStopped) return
    timer = setTimeout(() => (running = run()), intervalMs)
    timer.unref()
  }
  let running = run()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
