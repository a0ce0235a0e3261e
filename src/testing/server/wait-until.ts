import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again until it does not throw, for as long as is reasonable. */
export async function waitUntil<T>(question: () => Promise<T>, patienceMs = 30_000): Promise<T> {
  const until = Date.now() + patienceMs
  while (true) {
    try {
      return await question()
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(50)
    }
  }
}
