import { strFromU8, type UnzipFileFilter, type Unzipped, unzipSync } from 'fflate'
import { type CellValue, readSheet } from 'read-excel-file/universal'
import { MAX_COLUMNS, MAX_LINE, MAX_TEXT, MAX_UNPACKED_MB } from '../../contract/import-limits.ts'
import type { TableRow } from './import-table.ts'
import { UnreadableFile } from './unreadable-file.ts'

const WORKBOOK = 'xl/workbook.xml'

/** The first visible sheet that has cells. Formulas count as their last result. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableRow[]> {
  const workbook = openWorkbook(bytes)
  for (const name of listVisibleSheets(workbook)) {
    checkExtent(bytes, workbook, name)
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
  if (size > MAX_UNPACKED_MB * 1024 * 1024) throw new UnreadableFile('tooLargeUnpacked')
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
  return listSheets(workbook).flatMap((sheet, index) => (/\sstate="(?:very)?hidden"/i.test(sheet) ? [] : [index + 1]))
}

const listSheets = (workbook: string): string[] => workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []

/** Those of Excel. The library makes a place for each cell up to the last one. */
const LAST_COLUMN = 16_384
const LAST_LINE = 1_048_576
const CELL = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,20})(\d{1,20})"[^>]*?(\/?)>/g

const LONG_TEXT = new RegExp(`[^<>]{${MAX_TEXT + 1}}`)

/** Reads where the cells of a sheet are and how long a text is, before places are made for them. */
function checkExtent(bytes: Uint8Array, workbook: string, sheet: number): void {
  const cells = readPart(bytes, findPath(bytes, workbook, sheet))
  if (LONG_TEXT.test(cells) || LONG_TEXT.test(readPart(bytes, 'xl/sharedStrings.xml')))
    throw new UnreadableFile('longText')
  for (const [, letters = '', digits, empty] of cells.matchAll(CELL)) {
    const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    const line = Number(digits)
    if (column > LAST_COLUMN) throw new UnreadableFile('tooManyColumns')
    if (line > LAST_LINE) throw new UnreadableFile('farRow', line)
    if (empty) continue
    if (column > MAX_COLUMNS) throw new UnreadableFile('tooManyColumns')
    if (line > MAX_LINE) throw new UnreadableFile('farRow', line)
  }
}

function readPart(bytes: Uint8Array, path: string): string {
  const part = unzip(bytes, ({ name }) => name === path)[path]
  return part ? Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1') : ''
}

/** The part of a sheet, which the workbook names by a relation. */
function findPath(bytes: Uint8Array, workbook: string, sheet: number): string {
  const relation = /\br:id="([^"]+)"/.exec(listSheets(workbook)[sheet - 1] ?? '')?.[1]
  const relations = readPart(bytes, 'xl/_rels/workbook.xml.rels').match(/<Relationship\s[^>]*>/g) ?? []
  const target = relations.find((each) => each.includes(`Id="${relation}"`)) ?? ''
  const path = /\bTarget="([^"]+)"/.exec(target)?.[1] ?? ''
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`
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
