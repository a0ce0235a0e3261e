import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { parseFile } from './parse-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

const ROWS_PER_LINE = 100

/** A line of the output, as JSON. */
export type Answer =
  | { columns: string[]; sheet: string; sheets: string[] }
  | { rows: { line: number; cells: string[] }[] }
  | { reason: string; line: number | undefined }

/** Cells may contain these characters, and the reader ends a line at each. */
const LINE_ENDS = /[\u2028\u2029]/g
const escapeLineEnd = (end: string) => `\\u${end.charCodeAt(0).toString(16)}`

async function answer(message: Answer): Promise<void> {
  const line = JSON.stringify(message).replaceAll(LINE_ENDS, escapeLineEnd)
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}

try {
  const [, , wanted] = process.argv
  const { columns, rows, sheet, sheets } = await parseFile(new Uint8Array(await buffer(process.stdin)), wanted)
  await answer({ columns, sheet, sheets })
  for (let from = 0; from < rows.length; from += ROWS_PER_LINE)
    await answer({ rows: rows.slice(from, from + ROWS_PER_LINE) })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  await answer({ reason: error.reason, line: error.line })
}
