import { Worker } from 'node:worker_threads'
import type { ImportTable } from './import-table.ts'
import type { Answer } from './read-table-worker.ts'
import { UnreadableFile, type UnreadableReason } from './unreadable-file.ts'

const DEADLINE_MS = 30_000
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/**
 * The table of a CSV or XLSX file, read in a thread with limits of time and memory, so that a hostile file delays no other call. Its rows
 * arrive a few at a time for the same reason. Throws `UnreadableFile`.
 */
export async function readTable(bytes: Uint8Array, deadlineMs = DEADLINE_MS): Promise<ImportTable> {
  const worker = new Worker(new URL('./read-table-worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: MEMORY,
  })
  const deadline = AbortSignal.timeout(deadlineMs)
  const table: ImportTable = { columns: [], rows: [] }
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (answer: Answer) => {
        if ('columns' in answer) table.columns = answer.columns
        else if ('rows' in answer) table.rows.push(...answer.rows)
        else reject(new UnreadableFile(answer.reason as UnreadableReason, answer.line))
      })
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile('tooComplex') : error),
      )
      worker.once('exit', () => resolve())
      deadline.addEventListener('abort', () => reject(new UnreadableFile('tooComplex')))
    })
  } finally {
    await worker.terminate()
  }
  return table
}
