import Papa from 'papaparse'
import { removeApostrophe } from '#shared/contract/to-csv.ts'
import type { TableRow } from './import-table.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A comma is last, because it is also part of amounts. */
const SEPARATORS = ['\t', ';', '|', ',']
const SAMPLE_ROWS = 30

/** Reads comma-separated values and the like. `sep=;` in the first line names the separator, as Excel writes it. */
export function readText(text: string): TableRow[] {
  const [hint = '', separator] = /^\ufeff?sep=(.)\r?\n/i.exec(text) ?? []
  const rest = text.slice(hint.length)
  const rows: TableRow[] = []
  let line = hint === '' ? 0 : 1
  Papa.parse<string[]>(rest, {
    delimiter: separator ?? findSeparator(rest),
    // Rows are read one by one, so that millions of blank lines take no memory.
    step: ({ data: cells, errors }) => {
      line++
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new UnreadableFile('brokenQuotes', line)
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells: cells.map(readCell) })
    },
  })
  return rows
}

/**
 * Other systems write `="0123"` for a text that a spreadsheet would read as a number. Our own exports put an apostrophe
 * before a text that begins so.
 */
const readCell = (cell: string): string =>
  cell.startsWith("'") ? removeApostrophe(cell) : cell.replace(/^\s*="([^"]*)"\s*$/, '$1')

/** Returns the separator that splits most of the first rows into the same number of cells. */
function findSeparator(text: string): string {
  const scores = SEPARATORS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: SAMPLE_ROWS })
    const counts = Map.groupBy(data, (cells) => cells.length)
    return Math.max(0, ...Array.from(counts, ([count, rows]) => (count > 1 ? rows.length : 0)))
  })
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ','
}
