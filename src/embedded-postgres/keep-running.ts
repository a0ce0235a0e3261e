import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from './launch.ts'
import { isRunning, type Postmaster } from './postmaster.ts'

const LOOK_MS = 100
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 10_000
const STEADY_MS = 60_000

type Log = (message: string, details?: object) => void

/** Looks after a running PostgreSQL and starts it again on the same address, each time more slowly, when it has crashed. */
export function keepRunning(
  first: Running,
  again: () => Promise<Running>,
  log: Log,
): { current(): Postmaster; finish(): Promise<Postmaster> } {
  let { postmaster } = first
  let since = Date.now()
  let wait = FIRST_WAIT_MS
  const finished = new AbortController()
  let restarting: Promise<void> | undefined

  const restart = async () => {
    log('PostgreSQL has stopped by itself and is started again', { pid: postmaster.pid })
    if (Date.now() - since > STEADY_MS) wait = FIRST_WAIT_MS
    while (!finished.signal.aborted) {
      try {
        postmaster = (await again()).postmaster
        since = Date.now()
        return log('PostgreSQL answers again', { pid: postmaster.pid })
      } catch (error) {
        if (finished.signal.aborted) return
        log('PostgreSQL could not be started again', { error: String(error), nextTryInMs: wait })
      }
      await sleep(wait, undefined, { signal: finished.signal }).catch(() => {})
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
  }

  const look = setInterval(() => {
    if (!restarting && !isRunning(postmaster)) restarting = restart().finally(() => (restarting = undefined))
  }, LOOK_MS).unref()

  return {
    current: () => postmaster,
    async finish() {
      finished.abort()
      clearInterval(look)
      await restarting
      return postmaster
    },
  }
}
