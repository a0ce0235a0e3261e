import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { busy } from '../errors.ts'

/** An image of 30 kB takes 20 ms; one with thousands of passes over its pixels takes minutes. */
const MAX_SECONDS = 3
const MAX_START_SECONDS = 30
const MAX_MEMORY_MB = 64
const DECODER = new URL('./decode-worker.ts', import.meta.url)

/** The thread says that it has started, then whether each image is whole. */
export type DecodeMessage = 'started' | boolean

/** Keeps the results by the hash of the bytes: the same logo is printed on every receipt. */
const known = new Map<string, boolean>()
const MAX_KNOWN = 5000

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')

/**
 * Returns whether each JPEG or PNG can be decoded without a fault, in a separate thread that is ended beyond its limits
 * of time and memory. The size of the image must have been checked before.
 */
export async function areWhole(images: readonly Uint8Array[], program = DECODER): Promise<boolean[]> {
  const unknown = [...new Map(images.map((bytes) => [hashOf(bytes), bytes] as const))].filter(
    ([hash]) => !known.has(hash),
  )
  for (let next = 0; next < unknown.length;) {
    const answers = await decode(
      unknown.slice(next).map(([, bytes]) => bytes),
      program,
    )
    // The thread was ended at the image after the last answer.
    for (const isWhole of [...answers, false].slice(0, unknown.length - next)) remember(unknown[next++]![0], isWhole)
  }
  return images.map((bytes) => known.get(hashOf(bytes)) ?? false)
}

/**
 * Returns the answers for the first images, in their order; fewer than images if the thread was ended. 503: the thread
 * has not started in time, which says nothing about the images.
 */
function decode(images: Uint8Array[], program: URL): Promise<boolean[]> {
  return new Promise((resolve, reject) => {
    const answers: boolean[] = []
    let hasStarted = false
    const worker = new Worker(program, {
      workerData: images,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    })
    let timer: NodeJS.Timeout | undefined
    const limitTime = (seconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void worker.terminate(), seconds * 1000)
    }
    limitTime(MAX_START_SECONDS)
    worker.on('message', (message: DecodeMessage) => {
      if (message === 'started') hasStarted = true
      else answers.push(message)
      limitTime(MAX_SECONDS)
    })
    // The thread has exceeded its memory. The exit follows.
    worker.on('error', () => {})
    worker.on('exit', () => {
      clearTimeout(timer)
      if (hasStarted) resolve(answers)
      else reject(busy())
    })
  })
}

function remember(hash: string, isWhole: boolean): void {
  const [oldest] = known.keys()
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(hash, isWhole)
}
