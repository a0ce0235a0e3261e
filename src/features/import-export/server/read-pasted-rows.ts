export type Table = { columns: string[]; rows: { line: number; cells: string[] }[] }

/**
 * Rows as spreadsheets copy them: cells between tabs, or between commas or semicolons if the first line has no tab. A cell in
 * quotation marks may contain separators and line ends. Blank rows are left out; `line` counts them.
 */
export function readPastedRows(text: string): Table {
  const [header = [], ...rows] = splitRows(text.replace(/^\ufeff/, ''))
  return {
    columns: header.map((name) => name.trim()),
    rows: rows
      .map((cells, index) => ({ line: index + 2, cells: header.map((_, column) => (cells[column] ?? '').trim()) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  }
}

function splitRows(text: string): string[][] {
  const separator = findSeparator(text.slice(0, text.search(/[\r\n]|$/)))
  const rows: string[][] = []
  let cells: string[] = []
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`, 'g')
  for (const [match, quoted, plain = '', end] of text.matchAll(pattern)) {
    if (match === '' && cells.length === 0) break
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === separator) continue
    rows.push(cells)
    cells = []
    if (end === '') break
  }
  return rows
}

const SEPARATORS = ['\t', ';', ','] as const

const findSeparator = (header: string) => SEPARATORS.find((separator) => header.includes(separator)) ?? '\t'
