import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningPostgres } from './launch-postgres.ts'
import { isRunning, type Postmaster } from './postmaster.ts'

const CHECK_INTERVAL_MS = 100
const MIN_DELAY_MS = 100
const MAX_DELAY_MS = 10_000
/** After this time without a crash, the next restart is immediate again. */
const STABLE_MS = 60_000

type Log = (message: string, details?: object) => void

export type Supervisor = {
  current(): Postmaster
  /** Stops supervising, and leaves the returned PostgreSQL running. */
  stop(): Promise<Postmaster>
}

export function supervise(first: RunningPostgres, relaunch: () => Promise<RunningPostgres>, log: Log): Supervisor {
  let { postmaster } = first
  let startedAt = Date.now()
  let delay = MIN_DELAY_MS
  const stopped = new AbortController()
  let restarting: Promise<void> | undefined

  const restart = async () => {
    log('PostgreSQL stopped unexpectedly, restarting', { pid: postmaster.pid })
    if (Date.now() - startedAt > STABLE_MS) delay = MIN_DELAY_MS
    while (!stopped.signal.aborted) {
      try {
        postmaster = (await relaunch()).postmaster
        startedAt = Date.now()
        return log('PostgreSQL restarted', { pid: postmaster.pid })
      } catch (error) {
        if (stopped.signal.aborted) return
        log('PostgreSQL restart failed, retrying', { error: String(error), retryInMs: delay })
      }
      await sleep(delay, undefined, { signal: stopped.signal }).catch(() => {})
      delay = Math.min(delay * 2, MAX_DELAY_MS)
    }
  }

  const timer = setInterval(() => {
    if (!restarting && !isRunning(postmaster)) restarting = restart().finally(() => (restarting = undefined))
  }, CHECK_INTERVAL_MS).unref()

  return {
    current: () => postmaster,
    async stop() {
      stopped.abort()
      clearInterval(timer)
      await restarting
      return postmaster
    },
  }
}
