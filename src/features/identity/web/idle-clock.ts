import { storage } from '#shared/web/storage.ts'

export const IDLE_MS = 600_000
export const WARNING_MS = 60_000
const KEY = 'last-activity'

/** One stamp for all tabs, in wall time: a laptop that slept has been idle for as long as it slept. */
export const idleClock = {
  touch: (now = Date.now()) => storage.set(KEY, String(now)),
  forget: () => storage.remove(KEY),
  /** How long nobody has done anything in any tab; a stamp from the future (a clock set back) counts as now. */
  idleFor: (now = Date.now()) => Math.max(0, now - Number(storage.get(KEY) ?? now)),
}

/** What stands on the page after so long without activity. */
export function faceAfter(idle: number): 'none' | 'warning' | 'out' {
  if (idle >= IDLE_MS) return 'out'
  return idle >= IDLE_MS - WARNING_MS ? 'warning' : 'none'
}
