const memory = new Map<string, string>()

/** Local storage that never throws: where the browser refuses it, values live as long as the page does. */
export const storage = {
  get(key: string): string | null {
    const kept = memory.get(key)
    if (kept !== undefined) return kept
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  remove(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was stored there.
    }
  },
}
