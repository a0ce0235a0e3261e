import { storage } from '#shared/web/storage.ts'

export const IDLE_MS = 600_000
export const WARNING_MS = 60_000
const KEY = 'last-activity'

/** All tabs share one time stamp. It is wall time, so that sleep of the computer counts as idle. */
export const idleClock = {
  touch: (now = Date.now()) => storage.set(KEY, String(now)),
  clear: () => storage.remove(KEY),
  /**
   * Returns milliseconds since the last activity in any tab. A time stamp in the future (clock set back) counts as now.
   */
  idleFor: (now = Date.now()) => Math.max(0, now - Number(storage.get(KEY) ?? now)),
}

export function getIdleState(idleMs: number): 'active' | 'warning' | 'expired' {
  if (idleMs >= IDLE_MS) return 'expired'
  return idleMs >= IDLE_MS - WARNING_MS ? 'warning' : 'active'
}
