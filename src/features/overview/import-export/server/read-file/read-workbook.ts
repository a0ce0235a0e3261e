import { strFromU8, type UnzipFileFilter, type Unzipped, unzipSync } from 'fflate'
import { type CellValue, readSheet } from 'read-excel-file/universal'
import { MAX_COLUMNS, MAX_LINE, MAX_TEXT, MAX_UNPACKED_MB } from '../../contract/import-limits.ts'
import type { Sheets, TableRow } from './import-table.ts'
import { UnreadableFile } from './unreadable-file.ts'

const WORKBOOK = 'xl/workbook.xml'

/** Reads the wanted sheet, otherwise the first visible one that has cells. Formulas count as their last result. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  wanted?: string,
): Promise<{ lines: TableRow[] } & Sheets> {
  const workbook = openWorkbook(bytes)
  const visible = listVisibleSheets(workbook)
  const sheets = visible.map(({ name }) => name)
  const isWanted = sheets.some((name) => name === wanted)
  for (const { number, name } of visible) {
    if (isWanted && name !== wanted) continue
    const errors = checkCells(bytes, workbook, number)
    const rows = await readSheet(bytes.buffer, number, { parseNumber: formatNumber }).catch(throwDamaged)
    const lines = rows.map((cells, index) => ({ line: index + 1, cells: cells.map(formatCell) }))
    for (const { line, column, text } of errors) {
      const cells = lines[line - 1]?.cells
      if (cells) cells[column - 1] = text
    }
    const filled = lines.map(({ line, cells }) => ({ line, cells: Array.from(cells, (cell) => cell ?? '') }))
    if (filled.some(({ cells }) => cells.some((cell) => cell.trim() !== '')))
      return { lines: filled, sheet: name, sheets }
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

/** Sheets are numbered from 1, in the order of the workbook. Excel allows 31 characters in a name. */
function listVisibleSheets(workbook: string): { number: number; name: string }[] {
  return listSheets(workbook).flatMap((sheet, index) => {
    if (/\sstate="(?:very)?hidden"/i.test(sheet)) return []
    const name = /\sname="([^"]*)"/.exec(sheet)?.[1] ?? ''
    return { number: index + 1, name: decodeEntities(name).slice(0, MAX_NAME) }
  })
}

const MAX_NAME = 100
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decodeEntities = (text: string) => text.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

const listSheets = (workbook: string): string[] => workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []

/** The limits of Excel. The library allocates each cell up to the last one. */
const LAST_COLUMN = 16_384
const LAST_LINE = 1_048_576
const CELL = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,20})(\d{1,20})"[^>]*?(\/?)>/g

const LONG_TEXT = new RegExp(`[^<>]{${MAX_TEXT + 1}}`)

/** Matches a cell whose formula has failed, such as `#REF!` or `#N/A`. The library reads it as blank. */
const ERROR_CELL =
  /<(?:\w+:)?c\s(?=[^>]*\bt="e")[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*>(?:<(?:\w+:)?f\b[^>]*\/>|<(?:\w+:)?f\b[^>]*>[^<]*<\/(?:\w+:)?f>)?<(?:\w+:)?v>(#[^<]{1,12})</g
type ErrorCell = { line: number; column: number; text: string }

const toColumn = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * Checks the positions of the cells and the length of texts before the library allocates them. Returns cells whose
 * formula has failed.
 */
function checkCells(bytes: Uint8Array, workbook: string, sheet: number): ErrorCell[] {
  const cells = readPart(bytes, findPath(bytes, workbook, sheet))
  if (LONG_TEXT.test(cells) || LONG_TEXT.test(readPart(bytes, 'xl/sharedStrings.xml')))
    throw new UnreadableFile('longText')
  for (const [, letters = '', digits, empty] of cells.matchAll(CELL)) {
    const column = toColumn(letters)
    const line = Number(digits)
    if (column > LAST_COLUMN) throw new UnreadableFile('tooManyColumns')
    if (line > LAST_LINE) throw new UnreadableFile('farRow', line)
    if (empty) continue
    if (column > MAX_COLUMNS) throw new UnreadableFile('tooManyColumns')
    if (line > MAX_LINE) throw new UnreadableFile('farRow', line)
  }
  return Array.from(cells.matchAll(ERROR_CELL), ([, letters = '', digits, text = '']) => ({
    line: Number(digits),
    column: toColumn(letters),
    text,
  }))
}

function readPart(bytes: Uint8Array, path: string): string {
  const part = unzip(bytes, ({ name }) => name === path)[path]
  return part ? Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1') : ''
}

/** The workbook names the part by a relation. */
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

/** Removes the digits that a floating-point number adds: 12000, not 12000.000000000001. */
const formatNumber = (text: string): string => {
  const number = Number(text)
  return Number.isNaN(number) ? text : String(Number(number.toPrecision(15)))
}

const MIDNIGHT = 'T00:00:00.000Z'
/** Cells with only a time have the day 0 of the workbook. */
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
