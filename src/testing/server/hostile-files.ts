import { strToU8, zipSync } from 'fflate'
import { buildWorkbook } from './build-workbook.ts'

export type HostileFile = { name: string; build: () => Uint8Array }

/** Builds a workbook with these rows below a header of one column. */
function withRows(rows: string): Uint8Array {
  const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>'
  const parts = { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${header}${rows}</sheetData></worksheet>` }
  return buildWorkbook([{ name: 'Students', rows: [['Name']] }], { parts })
}

const cell = (place: string, text = '1') => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const row = (line: number, cells: string) => `<row r="${line}">${cells}</row>`
const repeat = (count: number, build: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => build(n)).join('')
/** Its one row has the first of the shared strings. */
const withPart = (path: string, text: string) =>
  buildWorkbook([{ name: 'Students', rows: [['Name'], [{ xml: '<c t="s"><v>0</v></c>' }]] }], {
    parts: { [path]: text },
  })

/** Files that take much memory or time to read, or that end a process that has no limits. */
export const HOSTILE_FILES: readonly HostileFile[] = (
  [
    ['a cell in a column that no sheet has', () => withRows(row(2, '<c r="ZZZZZZZ2"/>'))],
    ['a filled cell in that column', () => withRows(row(2, cell('ZZZZZZZ2')))],
    ['a cell in the last column', () => withRows(row(2, cell('XFD2')))],
    ['a cell in the last row', () => withRows(row(1_048_576, cell('A1048576')))],
    ['a cell in the last row and column', () => withRows(row(1_048_576, cell('XFD1048576')))],
    ['a row that no sheet has', () => withRows(row(999_999_999, cell('A999999999')))],
    ['a cell of 90 MB', () => withRows(row(2, cell('A2', 'x'.repeat(90_000_000))))],
    ['a cell of 180 MB', () => withRows(row(2, cell('A2', 'x'.repeat(180_000_000))))],
    ['a million rows', () => withRows(repeat(1_000_000, (n) => row(n + 2, '<c r="A1"><v>1</v></c>')))],
    [
      '300,000 rows of 5 columns',
      () =>
        withRows(
          repeat(300_000, (n) =>
            row(
              n + 2,
              repeat(5, (c) => cell(`${'ABCDE'[c]}${n + 2}`)),
            ),
          ),
        ),
    ],
    ['a million empty rows', () => withRows(repeat(1_000_000, (n) => `<row r="${n + 2}"/>`))],
    [
      'a million cells with a format only',
      () =>
        withRows(
          row(
            2,
            repeat(1_000_000, () => '<c r="A2" s="1"/>'),
          ),
        ),
    ],
    ['elements within elements', () => withRows(`${'<row>'.repeat(500_000)}${'</row>'.repeat(500_000)}`)],
    ['an attribute of 50 MB', () => withRows(`<row r="2" x="${'x'.repeat(50_000_000)}"/>`)],
    ['a million attributes', () => withRows(`<row ${repeat(1_000_000, (n) => `a${n}="" `)}/>`)],
    ['an end that is missing', () => withRows(row(2, cell('A2', '<t>'.repeat(100_000))))],
    [
      'entities that expand',
      () =>
        withPart(
          'xl/sharedStrings.xml',
          `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}">${repeat(20, (n) => `<!ENTITY e${n} "${'&a;'.repeat(100)}">`)}]><sst><si><t>&e19;</t></si></sst>`,
        ),
    ],
    ['ten million shared strings', () => withPart('xl/sharedStrings.xml', `<sst>${'<si/>'.repeat(10_000_000)}</sst>`)],
    [
      'two million styles',
      () => withPart('xl/styles.xml', `<styleSheet><cellXfs>${'<xf/>'.repeat(2_000_000)}</cellXfs></styleSheet>`),
    ],
    [
      'a hundred thousand sheets',
      () =>
        withPart(
          'xl/workbook.xml',
          `<workbook><sheets>${repeat(100_000, (n) => `<sheet name="S${n}" sheetId="${n + 1}" r:id="rId1"/>`)}</sheets></workbook>`,
        ),
    ],
    [
      'a part of 210 MB of zeros',
      () =>
        zipSync(
          { 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/sharedStrings.xml': new Uint8Array(210_000_000) },
          { level: 1 },
        ),
    ],
    [
      '20,000 parts',
      () => zipSync(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`xl/p${n}`, new Uint8Array(1)]))),
    ],
    ['a zip without a directory', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(10_000_000, 1)])],
    ['millions of blank lines', () => Buffer.alloc(10_000_000, '\n')],
    ['millions of rows', () => Buffer.from(`Name\n${'A\n'.repeat(4_900_000)}`)],
    ['millions of columns', () => Buffer.from(`Name\n${','.repeat(9_900_000)}`)],
    ['a quotation mark that is never closed', () => Buffer.from(`Name\n"${'A\n'.repeat(4_900_000)}`)],
    ['millions of quotation marks', () => Buffer.from(`Name\n${'"'.repeat(9_900_000)}`)],
    ['a line of 10 MB', () => Buffer.from(`Name\n${'x'.repeat(9_900_000)}`)],
    ['separators of each kind', () => Buffer.from(`Name\n${'\t;|,'.repeat(2_400_000)}`)],
  ] as [string, () => Uint8Array][]
).map(([name, build]) => ({ name, build }))
