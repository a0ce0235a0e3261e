/** Spreadsheets run a text that starts so as a formula. */
const FORMULA = /^[=+\-@\t\r]/

const SPECIAL = /[",\r\n]/

/** Numbers stay numbers. A text that a spreadsheet would run gets an apostrophe, which shows it as it is. */
function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const inert = FORMULA.test(value) ? `'${value}` : value
  return SPECIAL.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** With the mark by which Excel recognises UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
