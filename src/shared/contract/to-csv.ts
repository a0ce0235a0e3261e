/**
 * Spreadsheets run a text that starts so as a formula; full-width signs too, with East Asian settings. The signs also
 * match after apostrophes, so that `removeApostrophe` restores every text.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

const SPECIAL = /[",\r\n]/

/** Numbers stay numbers. A text that a spreadsheet would run gets an apostrophe, which shows it as it is. */
function toCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const inert = FORMULA.test(value) ? `'${value}` : value
  return SPECIAL.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** Returns the text of a cell that `toCsv` wrote. */
export const removeApostrophe = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')

type Rows = readonly (readonly (string | number | null)[])[]

/** Excel recognises UTF-8 by this mark at the start of a file. */
export const UTF8_MARK = '\ufeff'

export const toCsvLines = (rows: Rows): string => rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')

export const toCsv = (rows: Rows): string => `${UTF8_MARK}${toCsvLines(rows)}`
