import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ImportTable } from './import-table.ts'
import { MAX_MEMORY_MB, MAX_SECONDS } from '../../contract/import-limits.ts'
import type { Answer } from './read-table-process.ts'
import { UnreadableFile, type UnreadableReason } from './unreadable-file.ts'

const PROGRAM = fileURLToPath(new URL('./read-table-process.ts', import.meta.url))
const FLAGS = [`--max-old-space-size=${MAX_MEMORY_MB}`, '--max-semi-space-size=16']
/** V8 ends a process like this if it needs more memory than it may have: with a signal, or this code on Windows. */
const isOutOfMemory = (code: number | null, signal: NodeJS.Signals | null) => signal === 'SIGABRT' || code === 134

/**
 * Reads a CSV or XLSX file in its own process, which is ended beyond its limits of time and memory, because limits of a
 * thread do not contain its memory. Rows arrive a few at a time, so that no other request waits for them. Throws
 * `UnreadableFile`.
 */
export async function readTable(
  bytes: Uint8Array,
  { sheet, seconds = MAX_SECONDS }: { sheet?: string | undefined; seconds?: number } = {},
): Promise<ImportTable> {
  // The process gets no variables of the app, which contain passwords.
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, ...(sheet === undefined ? [] : [sheet])], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit') as Promise<[code: number | null, signal: NodeJS.Signals | null]>
  let isTooSlow = false
  const timer = setTimeout(() => {
    isTooSlow = true
    child.kill('SIGKILL')
  }, seconds * 1000)
  try {
    // A process that ends early leaves the rest unread.
    child.stdin.on('error', () => {})
    child.stdin.end(bytes)
    const table: ImportTable = { columns: [], rows: [], sheet: '', sheets: [] }
    for await (const line of createInterface({ input: child.stdout })) {
      const answer = JSON.parse(line) as Answer
      if ('reason' in answer) throw new UnreadableFile(answer.reason as UnreadableReason, answer.line)
      if ('columns' in answer) Object.assign(table, answer)
      else table.rows.push(...answer.rows)
    }
    const [code, signal] = await ended
    if (isTooSlow) throw new UnreadableFile('tooSlow')
    if (code !== 0) throw new UnreadableFile(isOutOfMemory(code, signal) ? 'tooComplex' : 'damaged')
    return table
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
