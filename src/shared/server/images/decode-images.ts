import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'

/** An image of 30 kB takes 20 ms; one with thousands of passes over its pixels takes minutes. */
const MAX_SECONDS = 3
const MAX_MEMORY_MB = 64

/** Keeps the results by the hash of the bytes: the same logo is printed on every receipt. */
const known = new Map<string, boolean>()
const MAX_KNOWN = 5000

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')

/**
 * Returns whether each JPEG or PNG can be decoded without a fault, in a separate thread that is ended beyond its limits
 * of time and memory. The size of the image must have been checked before.
 */
export async function areWhole(images: readonly Uint8Array[]): Promise<boolean[]> {
  const unknown = [...new Map(images.map((bytes) => [hashOf(bytes), bytes] as const))].filter(
    ([hash]) => !known.has(hash),
  )
  for (let next = 0; next < unknown.length;) {
    const answers = await decode(unknown.slice(next).map(([, bytes]) => bytes))
    // The thread was ended at the image after the last answer.
    for (const isWhole of [...answers, false].slice(0, unknown.length - next)) remember(unknown[next++]![0], isWhole)
  }
  return images.map((bytes) => known.get(hashOf(bytes)) ?? false)
}

/** Returns the answers for the first images, in their order; fewer than images if the thread was ended. */
function decode(images: Uint8Array[]): Promise<boolean[]> {
  return new Promise((resolve) => {
    const answers: boolean[] = []
    const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), {
      workerData: images,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    })
    const timer = setTimeout(() => void worker.terminate(), MAX_SECONDS * 1000)
    worker.on('message', (isWhole: boolean) => {
      answers.push(isWhole)
      timer.refresh()
    })
    // The thread has exceeded its memory. The exit follows.
    worker.on('error', () => {})
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve(answers)
    })
  })
}

function remember(hash: string, isWhole: boolean): void {
  const [oldest] = known.keys()
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(hash, isWhole)
}
