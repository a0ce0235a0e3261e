import { parentPort, workerData } from 'node:worker_threads'
import { parseFile } from './parse-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

const ROWS_PER_MESSAGE = 500

export type Answer =
  | { columns: string[] }
  | { rows: { line: number; cells: string[] }[] }
  | { reason: string; line: number | undefined }

const answer = (message: Answer) => parentPort?.postMessage(message)

try {
  const { columns, rows } = await parseFile(workerData as Uint8Array<ArrayBuffer>)
  answer({ columns })
  for (let from = 0; from < rows.length; from += ROWS_PER_MESSAGE)
    answer({ rows: rows.slice(from, from + ROWS_PER_MESSAGE) })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  answer({ reason: error.reason, line: error.line })
}
