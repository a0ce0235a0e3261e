import { MAX_COLUMNS, MAX_ROWS } from '../../contract/import-limits.ts'
import { removeInvisible } from '#shared/contract/remove-invisible.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** `line` is the number of the row in the file. Each row has a cell for each column. */
export type ImportTable = { columns: string[]; rows: TableRow[] } & Sheets
/** The sheet of a workbook that is read, and all visible ones. Blank for text. */
export type Sheets = { sheet: string; sheets: string[] }
export type TableRow = { line: number; cells: string[] }

/** The number of rows among which the header is searched. Rows above it, such as a title, are left out. */
const HEADER_CANDIDATES = 30

/** Splits rows into column names and the rest, without blank rows, rows above the header and a last row of sums. */
export function toTable(lines: readonly TableRow[], sheets: Sheets = { sheet: '', sheets: [] }): ImportTable {
  const filled = lines
    .map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const header = findHeader(filled)
  if (header === undefined) throw new UnreadableFile('empty')
  const below = filled.slice(header + 1)
  const rows = below.length > 1 && isTotal(below.at(-1)!) ? below.slice(0, -1) : below
  if (rows.length === 0) throw new UnreadableFile('empty')
  if (rows.length > MAX_ROWS) throw new UnreadableFile('tooManyRows')
  const names = filled[header]!.cells
  const used = rows.reduce((most, { cells }) => Math.max(most, countColumns(cells)), countColumns(names))
  if (used > MAX_COLUMNS) throw new UnreadableFile('tooManyColumns')
  return {
    ...sheets,
    columns: Array.from({ length: used }, (_, index) => names[index] ?? ''),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Array.from({ length: used }, (_, index) => cells[index] ?? ''),
    })),
  }
}

/** Returns the first row that fills at least half as many columns as the widest of the first rows. */
function findHeader(lines: readonly TableRow[]): number | undefined {
  const counts = lines.slice(0, HEADER_CANDIDATES).map(({ cells }) => cells.filter((cell) => cell !== '').length)
  const index = counts.findIndex((count) => count * 2 >= Math.max(...counts))
  return index === -1 ? undefined : index
}

const TOTAL = /^(?:(?:grand |sub ?)?total|totaux|(?:genel )?toplam|कुल|एकूण)\s*:?$/iu

const isTotal = ({ cells }: TableRow) => TOTAL.test(cells.find((cell) => cell !== '') ?? '')

const countColumns = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '') + 1

function cleanCell(cell: string): string {
  return removeInvisible(cell)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim()
}
