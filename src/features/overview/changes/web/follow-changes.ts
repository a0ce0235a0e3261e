import type { ChangeLine } from '#features/overview/changes/contract/changes.contract.ts'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { call } from '#shared/web/call.ts'
import { readLines } from './read-lines.ts'

type Options = {
  token: string
  signal: AbortSignal
  /** Returns the last time at which the page had seen every change. */
  getSeenAt: () => number
  /** `undefined` for a blank line. */
  onLine: (line: ChangeLine | undefined) => void
}

const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 5 * MINUTE_MS
/** A stream that lasted as long works: the next one is opened soon. */
const LASTING_MS = 20_000

/** Opens the stream again whenever it ends, less and less often if that does not work. Ends with the session. */
export async function followChanges({ token, signal, getSeenAt, onLine }: Options): Promise<void> {
  let pause = MIN_PAUSE_MS
  while (!signal.aborted) {
    const opened = Date.now()
    const status = await open().catch(() => 0)
    if (signal.aborted || status === 403) return
    if (status === 401) {
      // Signs the page out, like any other call.
      await call('POST /api/session').catch(() => {})
      return
    }
    pause = Date.now() - opened > LASTING_MS ? MIN_PAUSE_MS : Math.min(2 * pause, MAX_PAUSE_MS)
    // Pages that have lost the same server do not return at the same moment.
    await wait(pause * (0.5 + Math.random()), signal)
  }

  /** Resolves to the status when the stream has ended. */
  async function open(): Promise<number> {
    const since = Math.min(86_400_000, Math.max(0, Date.now() - getSeenAt()))
    const stopped = new AbortController()
    const response = await fetch(`/api/changes?since=${Math.round(since)}`, {
      headers: { authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, stopped.signal]),
    })
    if (!response.ok || !response.body) return response.status
    try {
      await readLines(response.body, onLine)
    } finally {
      // Also ends a stream that delivers nothing.
      stopped.abort()
    }
    return response.status
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        window.clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
