import type { Match } from './route.ts'
import type { Location } from './types.ts'

export type State = {
  /** Changes when a navigation begins. */
  location: Location
  /** The address of the page on screen. */
  resolvedLocation: Location | undefined
  matches: readonly Match[]
}

/** Connects the router with the components that show its state. */
export class Store {
  state: State
  isMounted = false
  readonly #listeners = new Set<() => void>()
  readonly #latestMatches = new Map<string, Match>()
  #confirm: (() => void) | undefined

  constructor(location: Location) {
    this.state = { location, resolvedLocation: undefined, matches: [] }
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(changed: Partial<State>): void {
    this.state = { ...this.state, ...changed }
    for (const listener of this.#listeners) listener()
  }

  /** Resolves once the matches are in the document, or at once before the first rendering. */
  async render(matches: readonly Match[]): Promise<void> {
    for (const match of matches) this.#latestMatches.set(match.route.id, match)
    const rendered = new Promise<void>((resolve) => {
      this.#confirm = resolve
    })
    this.set({ matches })
    if (this.isMounted) await rendered
  }

  confirmRendered(matches: readonly Match[]): void {
    if (matches === this.state.matches) this.#confirm?.()
  }

  /** Returns the latest match of a route: a screen that is being left keeps its own. */
  getMatch(id: string): Match {
    const match = this.#latestMatches.get(id)
    if (!match) throw new Error(`The page does not contain the route ${id}`)
    return match
  }
}
