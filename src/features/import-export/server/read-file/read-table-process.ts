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

async function answer(message: Answer): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain')
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
