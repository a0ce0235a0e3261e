import { MINUTE_MS } from '#shared/contract/durations.ts'
import type { ChangeLine } from '#features/overview/changes/contract/changes.contract.ts'
import { followChanges } from './follow-changes.ts'

type Options = { name: string; token: string; onLine: (line: ChangeLine) => void }

/** A hidden tab keeps the stream that others share for this time. */
const HIDDEN_MS = 5 * MINUTE_MS
/** A change may have been on its way when the stream broke. */
const OVERLAP_MS = 1_000
/** The tab with the stream repeats the lines of this time for a tab that has just been opened. */
const REPEATED_MS = MINUTE_MS

/** A line (undefined if blank), or the age of the data of a new tab in milliseconds. */
type Message = ChangeLine | number | undefined

/**
 * Opens one stream for all tabs of the browser: the tab with the lock passes its lines on. Over plain http there are no
 * locks; then each visible tab has its own, because a browser opens few connections to a server. Returns a function
 * that ends it.
 */
export function shareChanges({ name, token, onLine }: Options): () => void {
  const { locks } = navigator as { locks?: LockManager }
  const channel = locks && new BroadcastChannel(name)
  /** The last time at which every change was known: the data of the page is at least as new as the page. */
  let seenAt = performance.timeOrigin
  let following: AbortController | undefined
  let hiding: number | undefined
  /** Filled only in the tab that has the stream. */
  let recent: { at: number; line: ChangeLine }[] = []

  function receive(line: ChangeLine | undefined): void {
    seenAt = Date.now() - OVERLAP_MS
    if (line) onLine(line)
  }
  function pass(line: ChangeLine | undefined): void {
    recent = recent.filter(({ at }) => at > Date.now() - REPEATED_MS)
    if (line?.changes || line?.refresh) recent.push({ at: Date.now(), line })
    receive(line)
    channel?.postMessage(line)
  }
  function repeat(ms: number): void {
    for (const { at, line } of recent) if (at > Date.now() - ms) channel?.postMessage(line)
  }
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => (typeof data === 'number' ? repeat(data) : receive(data))
    channel.postMessage(Date.now() - seenAt)
  }

  function follow(signal: AbortSignal): Promise<void> {
    return followChanges({ token, signal, getSeenAt: () => seenAt, onLine: pass })
  }
  function start(): void {
    if (following) return
    following = new AbortController()
    const { signal } = following
    const ended = locks ? locks.request(name, { signal }, () => follow(signal)) : follow(signal)
    // Rejects if it is stopped while it waits for the lock.
    ended.catch(() => {})
  }
  function stop(): void {
    following?.abort()
    following = undefined
  }
  function update(): void {
    window.clearTimeout(hiding)
    if (document.visibilityState === 'visible') start()
    else hiding = window.setTimeout(stop, locks ? HIDDEN_MS : 0)
  }
  document.addEventListener('visibilitychange', update)
  update()
  return () => {
    document.removeEventListener('visibilitychange', update)
    window.clearTimeout(hiding)
    stop()
    channel?.close()
  }
}
