import { foldText } from '#shared/contract/fold-text.ts'
import { keyOf } from '#shared/contract/key-of.ts'

/** The names of the courses, batches or categories, to find the one that reads as a cell of a file does. */
export class KnownNames {
  readonly #keys: Set<string>
  /** Undefined if several read the same. */
  readonly #byFolded = new Map<string, string | undefined>()

  constructor(names: readonly string[]) {
    this.#keys = new Set(names.map(keyOf))
    for (const name of names) {
      const folded = foldText(name)
      this.#byFolded.set(folded, this.#byFolded.has(folded) ? undefined : name)
    }
  }

  /** Undefined if the name itself is known, or none or several read the same. */
  find(name: string): string | undefined {
    return this.#keys.has(keyOf(name)) ? undefined : this.#byFolded.get(foldText(name))
  }
}
