import type { Installation } from '#features/overview/installation/contract/installation.contract.ts'
import { call } from '#shared/web/call.ts'

const POLL_MS = 1_000
const SLOW_MS = 60_000

type Options = Pick<Installation, 'startedAt' | 'restartSeconds'> & {
  signal: AbortSignal
  /** The other address at which the page is after the restart. */
  nextUrl: string | undefined
  onSlow: () => void
}

/**
 * Resolves once another start answers at this address. A page cannot ask at another address: it goes there when this
 * one has been silent for so long that the settings were not taken back.
 */
export async function waitForRestart({ startedAt, restartSeconds, signal, nextUrl, onSlow }: Options): Promise<void> {
  const begin = performance.now()
  let answeredAt = begin
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const answer = await call('GET /api/admin/installation', { signal }).catch(() => undefined)
    if (answer !== undefined && answer.startedAt !== startedAt) return
    const now = performance.now()
    if (answer !== undefined) answeredAt = now
    if (nextUrl !== undefined && now - answeredAt > 2 * restartSeconds * 1000)
      return location.assign(`${nextUrl}/admin/settings`)
    if (now - begin > SLOW_MS) onSlow()
  }
}
