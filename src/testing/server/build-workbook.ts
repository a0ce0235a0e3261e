import { strToU8, zipSync } from 'fflate'

/** A number with a style, a formula, or the XML of a cell without its reference. */
export type Cell = string | number | boolean | null | { number: number | string; style?: number } | { xml: string }
export type Sheet = { name: string; state?: 'hidden' | 'veryHidden'; rows: (Cell[] | null)[]; after?: string }

/** Styles: 0 general, 1 day/month/year, 2 date and time, 3 percent, 4 `dd-mmm-yy`, 5 hours and minutes. */
const STYLES = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
  <numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd-mmm-yy"/></numFmts>
  <cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="22"/><xf numFmtId="9"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs>
</styleSheet>`

/** Builds an XLSX file. `shared`: texts are in the table of shared strings, as Excel writes them. */
export function buildWorkbook(
  sheets: readonly Sheet[],
  {
    date1904 = false,
    shared = false,
    parts = {},
  }: { date1904?: boolean; shared?: boolean; parts?: Record<string, string> } = {},
): Uint8Array<ArrayBuffer> {
  const strings: string[] = []
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${date1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId90" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId91" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${sheet.rows.map((cells, row) => (cells ? formatRow(cells, row + 1, shared ? strings : undefined) : '')).join('')}</sheetData>${sheet.after ?? ''}</worksheet>`,
      ]),
    ),
  }
  const table = `<sst count="${strings.length}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`
  const entries = Object.entries({ ...files, 'xl/sharedStrings.xml': table, ...parts })
  return new Uint8Array(zipSync(Object.fromEntries(entries.map(([name, text]) => [name, strToU8(text)]))))
}

const formatRow = (cells: Cell[], row: number, strings: string[] | undefined) =>
  `<row r="${row}">${cells.map((cell, column) => formatCell(cell, `${toLetters(column)}${row}`, strings)).join('')}</row>`

function formatCell(cell: Cell, reference: string, strings: string[] | undefined): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'object')
    return 'xml' in cell
      ? cell.xml.replace('<c', `<c r="${reference}"`)
      : `<c r="${reference}" s="${cell.style ?? 0}"><v>${cell.number}</v></c>`
  const text = `<t xml:space="preserve">${escapeXml(cell)}</t>`
  if (!strings) return `<c r="${reference}" t="inlineStr"><is>${text}</is></c>`
  return `<c r="${reference}" t="s"><v>${strings.push(text) - 1}</v></c>`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export function toLetters(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? letter : `${toLetters(Math.floor(column / 26) - 1)}${letter}`
}
