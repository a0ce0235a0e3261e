import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '#shared/contract/durations.ts'

export type EstimateRequest = { id: number; password: string; personal: string[] }
/**
 * `score`: 0 to 4, by the number of guesses. `warning`: a key of zxcvbn-ts. `wordGuesses`: for a word with digits and
 * signs around it.
 */
type Estimate = { score: number; warning: string | null; wordGuesses: number | undefined }
export type EstimateAnswer = Estimate & { id: number }

type Waiting = { resolve: (estimate: Estimate) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let lastId = 0
let idle: NodeJS.Timeout | undefined
const waiting = new Map<number, Waiting>()

/**
 * Estimates how easily a password is guessed, by somebody who knows the personal texts. Runs in a thread, so that other
 * requests do not wait. The thread and its dictionaries, 60 MB, end a minute after the last password.
 */
export function estimatePassword(password: string, personal: string[]): Promise<Estimate> {
  const thread = (worker ??= startWorker())
  clearTimeout(idle)
  idle = setTimeout(() => {
    // The next password starts another thread, also while this one ends.
    worker = undefined
    void thread.terminate()
  }, MINUTE_MS).unref()
  const id = ++lastId
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    thread.ref()
    thread.postMessage({ id, password, personal } satisfies EstimateRequest)
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./estimate-worker.ts', import.meta.url))
  started.on('message', ({ id, ...estimate }: EstimateAnswer) => {
    waiting.get(id)?.resolve(estimate)
    waiting.delete(id)
    if (waiting.size === 0) started.unref()
  })
  const end = (error: Error) => {
    if (worker !== started) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  started.on('error', end)
  started.on('exit', () => end(new Error('the thread that estimates passwords ended')))
  return started
}
