import type { FastifyBaseLogger } from 'fastify'
import { readUpdate, writeUpdate } from '../../../../bin/update-state.mjs'
import type { Installation } from './installation.ts'

const CHECK_MS = 2_000

type Options = {
  installation: Installation
  restart: () => void
  /** Throws if this version does not work with its database. */
  assertHealthy: () => Promise<void>
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/**
 * Says that a version that is being tried is healthy, and restarts the app when an update is prepared. Throws if it is
 * not healthy: the process that started this version then returns to the old one.
 */
export async function followUpdate({ installation: { home, version }, restart, assertHealthy, log }: Options) {
  const update = readUpdate(home)
  if (update?.step === 'trying' && update.to === version) {
    await assertHealthy()
    writeUpdate(home, { ...update, step: 'done', at: new Date().toISOString() })
    log.info({ from: update.from, to: update.to }, 'updated')
  }
  if (update?.step === 'failed') log.error({ to: update.to, reason: update.reason }, 'update failed')
  const timer = setInterval(() => {
    const next = readUpdate(home)
    if (next?.step !== 'prepared' || next.from !== version) return
    clearInterval(timer)
    restart()
  }, CHECK_MS).unref()
  return () => clearInterval(timer)
}
