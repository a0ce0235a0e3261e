import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats the check until it no longer throws, and returns its result; after the timeout throws its error. */
export async function waitUntil<T>(check: () => Promise<T>, timeoutMs = 30_000): Promise<T> {
  const deadline = Date.now() + timeoutMs
  while (true) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(20)
    }
  }
}
