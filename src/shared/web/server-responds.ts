const TIMEOUT_MS = 3_000

/** Asks this page's server. Never throws. */
export async function serverResponds(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return true
  } catch {
    return false
  }
}
