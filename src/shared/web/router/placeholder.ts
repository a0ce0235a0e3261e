import type { Store } from './store.ts'
import type { Match } from './route.ts'

const DELAY_MS = 1_000
const MIN_MS = 500

/** Shows the pending component in place of a page that takes longer than a second. Until then, the page before stays. */
export class Placeholder {
  readonly #store: Store
  #shownUntil = 0

  constructor(store: Store) {
    this.#store = store
  }

  /** Returns a function that stops the delay. */
  showLater(matches: readonly Match[], isCurrent: () => boolean): () => void {
    const timer = setTimeout(() => isCurrent() && this.#show(matches), DELAY_MS)
    return () => clearTimeout(timer)
  }

  /** Keeps what the new page has in common with the one on screen. */
  #show(matches: readonly Match[]): void {
    const { state, isMounted } = this.#store
    const index = matches.findIndex((match, i) => {
      const shown = state.matches[i]
      return !isSame(match, shown) || shown?.isPending || shown?.failure
    })
    if (index < 0 || !isMounted) return
    this.#shownUntil = Date.now() + MIN_MS
    this.#store.set({ matches: matches.slice(0, index + 1).map((match, i) => ({ ...match, isPending: i === index })) })
  }

  /** Resolves when one that the new page takes the place of has been shown long enough. */
  async wait(matches: readonly Match[]): Promise<void> {
    const isShown = this.#store.state.matches.some((match, i) => match.isPending && isSame(match, matches[i]))
    const rest = this.#shownUntil - Date.now()
    if (isShown && rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  }
}

const isSame = (a: Match, b: Match | undefined): boolean => a.route === b?.route && a.path === b.path
