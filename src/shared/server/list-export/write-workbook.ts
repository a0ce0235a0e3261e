import { constants, deflateRawSync } from 'node:zlib'
import { strToU8, Zip, ZipPassThrough } from 'fflate'
import type { ColumnType } from '#shared/contract/list-export.ts'
import { type Cell, encodeRows, type FileWriter } from './file-writer.ts'

/** The header is not counted. A further sheet has the rest. */
const ROWS_OF_SHEET = 1_048_575
/** Excel reads no more of a cell. */
const MAX_TEXT = 32_767
const DAY_MS = 86_400_000
/** Excel counts the days from here. */
const SERIAL_START = Date.UTC(1899, 11, 30)

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** The values are indexes of the formats in `STYLES`. */
const STYLE: Record<ColumnType | 'header', number> = { text: 0, number: 0, header: 1, money: 2, day: 3, time: 4 }
const WIDTH: Record<ColumnType, number> = { text: 22, number: 12, money: 14, day: 12, time: 17 }

const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>\
<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/>\
<xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/>\
<xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

/**
 * Writes an XLSX file whose sheets are compressed as rows are added. Texts are stored as texts, so that no spreadsheet
 * runs them as formulas.
 */
export function writeWorkbook(
  labels: readonly string[],
  types: readonly ColumnType[],
  rowsOfSheet = ROWS_OF_SHEET,
): FileWriter {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  const take = () => parts.splice(0)
  const columns = labels.map((_, index) => toColumnName(index))
  const sheets: DeflatedFile[] = []
  let row = 0

  const addFile = (path: string) => {
    const file = new DeflatedFile(path)
    zip.add(file)
    return file
  }
  const write = (path: string, text: string) => addFile(path).push(strToU8(text), true)
  const beginSheet = () => {
    const sheet = addFile(`xl/worksheets/sheet${sheets.length + 1}.xml`)
    sheets.push(sheet)
    sheet.push(strToU8(`${SHEET_START}<cols>${types.map(toColumn).join('')}</cols><sheetData>`))
    sheet.push(
      strToU8(`<row r="1">${labels.map((label, index) => toText(label, `${columns[index]}1`, 1)).join('')}</row>`),
    )
    row = 1
  }
  const endSheet = () => sheets.at(-1)?.push(strToU8('</sheetData></worksheet>'), true)

  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    begin: () => {
      beginSheet()
      return take()
    },
    add: (rows) => {
      let lines: string[] = []
      for (const cells of rows) {
        if (row > rowsOfSheet) {
          sheets.at(-1)?.push(encodeRows(lines))
          lines = []
          endSheet()
          beginSheet()
        }
        row++
        lines.push(
          `<row r="${row}">${cells.map((cell, index) => toCell(cell, types[index] ?? 'text', `${columns[index]}${row}`)).join('')}</row>`,
        )
      }
      sheets.at(-1)?.push(encodeRows(lines))
      return take()
    },
    end: () => {
      endSheet()
      write('xl/styles.xml', STYLES)
      for (const [path, text] of Object.entries(describeWorkbook(sheets.length))) write(path, text)
      zip.end()
      return take()
    },
  }
}

/**
 * Node compresses it, which is faster than fflate, in blocks that do not refer to each other, so that nothing is kept
 * between them.
 */
class DeflatedFile extends ZipPassThrough {
  constructor(path: string) {
    super(path)
    this.compression = 8
  }

  override process(chunk: Uint8Array, isLast: boolean) {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    this.ondata(null, deflateRawSync(chunk, { level: 3, finishFlush }), isLast)
  }
}

const SHEET_START = `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" \
topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`

const toColumn = (type: ColumnType, index: number) =>
  `<col min="${index + 1}" max="${index + 1}" width="${WIDTH[type]}" customWidth="1"/>`

/** `A` to `Z`, `AA` and so on. */
function toColumnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : toColumnName(Math.floor(index / 26) - 1) + last
}

function toCell(cell: Cell, type: ColumnType, name: string): string {
  if (cell === null || cell === '') return ''
  const value = typeof cell === 'string' && (type === 'day' || type === 'time') ? toSerial(cell) : cell
  if (typeof value === 'string') return toText(value, name, 0)
  return `<c r="${name}" s="${STYLE[type]}"><v>${value}</v></c>`
}

function toText(text: string, name: string, style: number): string {
  const attributes = style === 0 ? '' : ` s="${style}"`
  const space = SPACE.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${name}"${attributes} t="inlineStr"><is><t${space}>${escape(text.slice(0, MAX_TEXT))}</t></is></c>`
}

/** Such white space would be left out, or become one space. */
const SPACE = /^\s|\s$|\s\s|[\t\n\r]/

/** `text` is a day, or a day and a time of day. Excel has no days before 1900: those before March 1900 stay texts. */
function toSerial(text: string): number | string {
  const serial = (Date.parse(`${text.replace(' ', 'T')}${text.includes(' ') ? ':00Z' : ''}`) - SERIAL_START) / DAY_MS
  return serial > 60 ? serial : text
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** XML 1.0 has no such characters. */
// oxlint-disable-next-line no-control-regex
const INVALID = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Few texts have any. */
// oxlint-disable-next-line no-control-regex
const SPECIAL = /[&<>\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/

const escape = (text: string) =>
  SPECIAL.test(text)
    ? text
        .toWellFormed()
        .replaceAll(INVALID, '\ufffd')
        .replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '')
        .replaceAll('\r', '&#13;')
    : text

/** Returns the files that list the sheets. */
function describeWorkbook(sheetCount: number): Record<string, string> {
  const numbers = Array.from({ length: sheetCount }, (_, index) => index + 1)
  const list = (toXml: (n: number) => string) => numbers.map(toXml).join('')
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return {
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list(
      (n) => `<sheet name="${n}" sheetId="${n}" r:id="rId${n}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${list(
      (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )}<Relationship Id="rId0" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" \
Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" \
ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${list(
      (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${types}.worksheet+xml"/>`,
    )}</Types>`,
  }
}
