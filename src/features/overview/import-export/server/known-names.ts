import { foldText } from '#shared/contract/fold-text.ts'
import { keyOf } from '#shared/contract/key-of.ts'

/** Finds the name of a course, batch or category that reads like a cell of a file. */
export class KnownNames {
  readonly #keys: Set<string>
  /** The name by its folded text. Undefined if several read the same. */
  readonly #byFolded = new Map<string, string | undefined>()

  constructor(names: readonly string[]) {
    this.#keys = new Set(names.map(keyOf))
    for (const name of names) {
      const folded = foldText(name)
      this.#byFolded.set(folded, this.#byFolded.has(folded) ? undefined : name)
    }
  }

  /** Returns undefined if the name itself is known, or none or several read the same. */
  find(name: string): string | undefined {
    return this.#keys.has(keyOf(name)) ? undefined : this.#byFolded.get(foldText(name))
  }
}
