import { strFromU8, type UnzipFileFilter, type Unzipped, unzipSync } from 'fflate'
import { type CellValue, readSheet } from 'read-excel-file/universal'
import type { TableRow } from './import-table.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Of all parts together, uncompressed. */
const MAX_UNZIPPED = 200 * 1024 * 1024
const WORKBOOK = 'xl/workbook.xml'

/** The first visible sheet that has cells. Formulas count as their last result. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableRow[]> {
  const workbook = openWorkbook(bytes)
  for (const name of listVisibleSheets(workbook)) {
    const rows = await readSheet(bytes.buffer, name, { parseNumber: formatNumber }).catch(throwDamaged)
    const lines = rows.map((cells, index) => ({ line: index + 1, cells: cells.map(formatCell) }))
    if (lines.some(({ cells }) => cells.some((cell) => cell.trim() !== ''))) return lines
  }
  throw new UnreadableFile('empty')
}

/** Reads the sizes before anything is inflated. fflate inflates no part beyond the size that it states. */
function openWorkbook(bytes: Uint8Array): string {
  let size = 0
  const names = new Set<string>()
  const parts = unzip(bytes, ({ name, originalSize }) => {
    size += originalSize
    names.add(name)
    return (name === WORKBOOK || name === 'mimetype') && originalSize < 1024 * 1024
  })
  if (size > MAX_UNZIPPED) throw new UnreadableFile('tooComplex')
  if (parts[WORKBOOK]) return strFromU8(parts[WORKBOOK])
  const isOpenDocument = parts['mimetype'] && strFromU8(parts['mimetype']).includes('opendocument.spreadsheet')
  throw new UnreadableFile(isOpenDocument ? 'openDocument' : 'notATable')
}

function unzip(bytes: Uint8Array, filter: UnzipFileFilter): Unzipped {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    return throwDamaged(error)
  }
}

/** Sheets are numbered from 1, in the order of the workbook. */
function listVisibleSheets(workbook: string): number[] {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []
  return sheets.flatMap((sheet, index) => (/\sstate="(?:very)?hidden"/i.test(sheet) ? [] : [index + 1]))
}

function throwDamaged(cause: unknown): never {
  throw new UnreadableFile('damaged', undefined, { cause })
}

/** Without the digits that a floating-point number adds: 12000, not 12000.000000000001. */
const formatNumber = (text: string): string => {
  const number = Number(text)
  return Number.isNaN(number) ? text : String(Number(number.toPrecision(15)))
}

const MIDNIGHT = 'T00:00:00.000Z'
/** Times have the day 0 of the workbook. */
const FIRST_DAY = '1900-01-01'

function formatCell(cell: CellValue<string> | null): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (!(cell instanceof Date)) return String(cell)
  const text = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString()
  const [day = '', time = ''] = text.split('T')
  if (day < FIRST_DAY) return time.slice(0, 5)
  return text.endsWith(MIDNIGHT) ? day : `${day} ${time.slice(0, 5)}`
}
