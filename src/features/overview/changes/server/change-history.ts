import { MINUTE_MS } from '#shared/contract/durations.ts'
import type { Change } from './change.ts'

const KEPT_MS = 10 * MINUTE_MS
const MAX_KEPT = 2_000

/** Keeps the changes of the last minutes for clients that return. Times are of the monotonic clock of this process. */
export class ChangeHistory {
  #changes: { at: number; change: Change }[] = []
  /** Every change after this time is here. Infinity: none is known. */
  #knownFrom = Infinity

  setKnown(isKnown: boolean): void {
    this.#changes = []
    this.#knownFrom = isKnown ? performance.now() : Infinity
  }

  add(change: Change): void {
    const now = performance.now()
    this.#changes.push({ at: now, change })
    while (this.#changes.length > MAX_KEPT || (this.#changes[0]?.at ?? now) < now - KEPT_MS) this.#forgetFirst()
  }

  #forgetFirst(): void {
    this.#knownFrom = Math.max(this.#knownFrom, this.#changes.shift()?.at ?? 0)
  }

  /** Undefined if some are not known. */
  since(ms: number): Change[] | undefined {
    const from = performance.now() - ms
    if (ms > 0 && from < this.#knownFrom) return undefined
    return this.#changes.filter(({ at }) => at >= from).map(({ change }) => change)
  }
}
