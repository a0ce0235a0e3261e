/** Wraps a storage of the browser, so that it never throws. If the browser forbids it, values are kept in memory. */
function createStorage(getStorage: () => Storage) {
  const memory = new Map<string, string>()
  return {
    get(key: string): string | null {
      const value = memory.get(key)
      if (value !== undefined) return value
      try {
        return getStorage().getItem(key)
      } catch {
        return null
      }
    },
    set(key: string, value: string): void {
      try {
        getStorage().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key: string): void {
      memory.delete(key)
      try {
        getStorage().removeItem(key)
      } catch {
        // Nothing was stored.
      }
    },
    keys(): string[] {
      try {
        return [...memory.keys(), ...Object.keys(getStorage())]
      } catch {
        return [...memory.keys()]
      }
    },
  }
}
export type BrowserStorage = ReturnType<typeof createStorage>

export const storage = createStorage(() => localStorage)
/** Ends with the tab. */
export const tabStorage = createStorage(() => sessionStorage)
