import { zipSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { buildWorkbook, type Cell, type Sheet } from '#testing/server/build-workbook.ts'
import { MAX_COLUMNS, MAX_ROWS } from '../../contract/import-limits.ts'
import { parseFile } from './parse-file.ts'
import { readTable } from './read-table.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, { bigEndian = false, mark = true } = {}) => {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const sheet = (rows: (Cell[] | null)[], others: Partial<Sheet> = {}): Sheet => ({ name: 'Students', rows, ...others })
const workbook = (rows: (Cell[] | null)[], options?: Parameters<typeof buildWorkbook>[1]) =>
  buildWorkbook([sheet(rows)], options)

/** Each row begins with its number in the file. */
type Readable = [name: string, file: Uint8Array, columns: string[], rows: [number, ...string[]][]]

const NAME_FEE = ['Name', 'Fee']
const ASHA: [number, ...string[]][] = [[2, 'Asha', '12000']]

const TEXTS: Readable[] = [
  ['commas', utf8('Name,Fee\nAsha,12000\n'), NAME_FEE, ASHA],
  ['semicolons, with commas in amounts', utf8('Name;Fee\nAsha;12,000.00\n'), NAME_FEE, [[2, 'Asha', '12,000.00']]],
  ['tabs, as copied from a spreadsheet', utf8('Name\tFee\nAsha\t12,000\n'), NAME_FEE, [[2, 'Asha', '12,000']]],
  ['vertical bars', utf8('Name|Fee\nAsha|12000'), NAME_FEE, ASHA],
  ['the separator named in the first line', utf8('sep=;\r\nName;Fee\r\nAsha;12000'), NAME_FEE, [[3, 'Asha', '12000']]],
  [
    'one column',
    utf8('Name\nAsha\nRavi\n'),
    ['Name'],
    [
      [2, 'Asha'],
      [3, 'Ravi'],
    ],
  ],
  ['lines that end with CR and LF', utf8('Name,Fee\r\nAsha,12000\r\n'), NAME_FEE, ASHA],
  ['lines that end with CR', utf8('Name,Fee\rAsha,12000\r'), NAME_FEE, ASHA],
  ['a byte order mark', utf8('\ufeffName,Fee\nAsha,12000'), NAME_FEE, ASHA],
  ['UTF-16, little endian', utf16('Name,Fee\nAsha,12000'), NAME_FEE, ASHA],
  ['UTF-16, big endian', utf16('Name,Fee\nAsha,12000', { bigEndian: true }), NAME_FEE, ASHA],
  ['UTF-16 without a byte order mark', utf16('Name,Fee\nAsha,12000', { mark: false }), NAME_FEE, ASHA],
  [
    'UTF-16, big endian, without a mark',
    utf16('Name,Fee\nAsha,12000', { mark: false, bigEndian: true }),
    NAME_FEE,
    ASHA,
  ],
  ['UTF-16 in Devanagari', utf16('नाम,Fee\nआशा,12000'), ['नाम', 'Fee'], [[2, 'आशा', '12000']]],
  ['UTF-8 with joiners in Devanagari', utf8('नाम,Fee\nक्\u200dषमा,1'), ['नाम', 'Fee'], [[2, 'क्\u200dषमा', '1']]],
  ['Windows-1252', latin1('Name,Fee\nJos\u00e9,12000'), NAME_FEE, [[2, 'José', '12000']]],
  [
    'the euro sign of Windows-1252',
    Buffer.concat([utf8('Name,Fee\nZo'), Buffer.from([0xeb, 0x2c, 0x80]), utf8('5')]),
    NAME_FEE,
    [[2, 'Zoë', '€5']],
  ],
  [
    'line ends and separators in quotation marks',
    utf8('Name,Address\n"Rao, Asha","1 Example Road\nNamunapur"\n'),
    ['Name', 'Address'],
    [[2, 'Rao, Asha', '1 Example Road\nNamunapur']],
  ],
  ['doubled quotation marks', utf8('Name,Fee\n"Asha ""Pinky"" Rao",1\n'), NAME_FEE, [[2, 'Asha "Pinky" Rao', '1']]],
  [
    'a quotation mark within a cell',
    utf8('Name,Size\nPipe,5" wide\nTap,2"\n'),
    ['Name', 'Size'],
    [
      [2, 'Pipe', '5" wide'],
      [3, 'Tap', '2"'],
    ],
  ],
  [
    'quotation marks that are not doubled',
    utf8('Name,Fee\n"Asha "Pinky" Rao",1\nRavi,2\n'),
    NAME_FEE,
    [
      [2, 'Asha "Pinky" Rao', '1'],
      [3, 'Ravi', '2'],
    ],
  ],
  [
    'an apostrophe before a text that begins like a formula',
    utf8(`Name,Fee\n"'=""Asha """,1\n`),
    NAME_FEE,
    [[2, '="Asha "', '1']],
  ],
  [
    'a title and a blank row above the header',
    utf8('Students of Example Institute,,\n,,\nName,Course,Fee\nAsha,Tally,12000\n'),
    ['Name', 'Course', 'Fee'],
    [[4, 'Asha', 'Tally', '12000']],
  ],
  ['blank rows between and below', utf8('Name,Fee\n\nAsha,12000\n,\n\n'), NAME_FEE, [[3, 'Asha', '12000']]],
  [
    'rows that are shorter or longer than the header',
    utf8('Name,Fee\nAsha\nRavi,1,late\n'),
    ['Name', 'Fee', ''],
    [
      [2, 'Asha', '', ''],
      [3, 'Ravi', '1', 'late'],
    ],
  ],
  [
    'columns without or with the same name',
    utf8('Name,,Paid,Paid\nAsha,x,1,2\n'),
    ['Name', '', 'Paid', 'Paid'],
    [[2, 'Asha', 'x', '1', '2']],
  ],
  [
    'spaces that nobody sees',
    utf8('Name ,Fee\n\u00a0Asha\u200b Rao\u00a0, 12000 \n'),
    NAME_FEE,
    [[2, 'Asha Rao', '12000']],
  ],
  ['separators at the end of each line', utf8('Name,Fee,,\nAsha,12000,,\n'), NAME_FEE, ASHA],
  [
    'dates in many styles, unchanged',
    utf8('Name,Joined\nA,2026-01-05\nB,05/01/2026\nC,5-Jan-26\nD,46027\n'),
    ['Name', 'Joined'],
    [
      [2, 'A', '2026-01-05'],
      [3, 'B', '05/01/2026'],
      [4, 'C', '5-Jan-26'],
      [5, 'D', '46027'],
    ],
  ],
  [
    'a school system: a mark, all cells quoted, phones as formulas',
    utf8(
      '\ufeff"Adm. No.","Student Name","Mobile","Class"\r\n"0012","ASHA RAO","=""9876543210""","Tally / Evening"\r\n"0013","RAVI DAS","=""9123456780""","Tally / Evening"\r\n',
    ),
    ['Adm. No.', 'Student Name', 'Mobile', 'Class'],
    [
      [2, '0012', 'ASHA RAO', '9876543210', 'Tally / Evening'],
      [3, '0013', 'RAVI DAS', '9123456780', 'Tally / Evening'],
    ],
  ],
  [
    'an accounting system: the address of the firm above, a total below',
    utf8(
      'Example Institute\n1 Example Road\nLedger: Fees Received\n1-Apr-25 to 31-Mar-26\n\nDate,Particulars,Vch Type,Vch No.,Debit,Credit\n1-4-2025,Asha Rao,Receipt,1,,"4,500.00"\n2-4-2025,Ravi Das,Receipt,2,,"12,000.00"\n,Closing Balance,,,"16,500.00",\n',
    ),
    ['Date', 'Particulars', 'Vch Type', 'Vch No.', 'Debit', 'Credit'],
    [
      [7, '1-4-2025', 'Asha Rao', 'Receipt', '1', '', '4,500.00'],
      [8, '2-4-2025', 'Ravi Das', 'Receipt', '2', '', '12,000.00'],
      [9, '', 'Closing Balance', '', '', '16,500.00', ''],
    ],
  ],
  [
    'an attendance app: UTF-16 with tabs, ticks and words in Devanagari',
    utf16(
      'Attendance Report\t\t\t\r\nStudent\tBatch\tDate\tStatus\r\nAsha Rao\tT-1\t20-11-2026\t✓\r\nरवि\tT-1\t20-11-2026\tग़ैरहाज़िर\r\n',
    ),
    ['Student', 'Batch', 'Date', 'Status'],
    [
      [3, 'Asha Rao', 'T-1', '20-11-2026', '✓'],
      [4, 'रवि', 'T-1', '20-11-2026', 'ग़ैरहाज़िर'],
    ],
  ],
  [
    'answers to a web form: times with a zone, several lines in a cell, phones with a plus sign',
    utf8(
      '"Timestamp","Full name","Phone","Address","Course"\n"2026/01/05 10:30:00 AM GMT+5:30","Asha Rao","+91 98765 43210","1 Example Road,\nNamunapur","Tally"\n',
    ),
    ['Timestamp', 'Full name', 'Phone', 'Address', 'Course'],
    [[2, '2026/01/05 10:30:00 AM GMT+5:30', 'Asha Rao', '+91 98765 43210', '1 Example Road,\nNamunapur', 'Tally']],
  ],
  [
    'a cash book: semicolons, amounts with a currency, the sum in the last row is left out',
    utf8(
      'Date;Head;Particulars;Amount\n5/1/2026;Rent;January;"₹ 12,000/-"\n6/1/2026;Tea;"Milk; sugar";₹ 40/-\n;;Total;"₹ 12,040/-"\n',
    ),
    ['Date', 'Head', 'Particulars', 'Amount'],
    [
      [2, '5/1/2026', 'Rent', 'January', '₹ 12,000/-'],
      [3, '6/1/2026', 'Tea', 'Milk; sugar', '₹ 40/-'],
    ],
  ],
]

const WORKBOOKS: Readable[] = [
  [
    'texts in the cells',
    workbook([
      ['Name', 'Fee'],
      ['Asha', 12000],
    ]),
    NAME_FEE,
    ASHA,
  ],
  [
    'shared texts',
    workbook(
      [
        ['Name', 'Fee'],
        ['Asha', 12000],
      ],
      { shared: true },
    ),
    NAME_FEE,
    ASHA,
  ],
  [
    'numbers with the noise of floating point',
    workbook([
      ['Name', 'Fee'],
      ['A', { number: '1234.5600000000001' }],
      ['B', { number: '0.1' }],
      ['C', { number: '9.876543210E9' }],
    ]),
    NAME_FEE,
    [
      [2, 'A', '1234.56'],
      [3, 'B', '0.1'],
      [4, 'C', '9876543210'],
    ],
  ],
  [
    'dates by their format',
    workbook([
      ['Name', 'Joined'],
      ['A', { number: 46027, style: 1 }],
      ['B', { number: 46027.5, style: 2 }],
      ['C', { number: 46027, style: 4 }],
    ]),
    ['Name', 'Joined'],
    [
      [2, 'A', '2026-01-05'],
      [3, 'B', '2026-01-05 12:00'],
      [4, 'C', '2026-01-05'],
    ],
  ],
  [
    'dates counted from 1904',
    workbook(
      [
        ['Name', 'Joined'],
        ['A', { number: 44565, style: 1 }],
      ],
      { date1904: true },
    ),
    ['Name', 'Joined'],
    [[2, 'A', '2026-01-05']],
  ],
  [
    'dates as ISO texts',
    workbook([
      ['Name', 'Joined'],
      ['A', { xml: '<c t="d"><v>2026-01-05T00:00:00Z</v></c>' }],
    ]),
    ['Name', 'Joined'],
    [[2, 'A', '2026-01-05']],
  ],
  [
    'times',
    workbook([
      ['Batch', 'From'],
      ['A', { number: 0.75, style: 5 }],
    ]),
    ['Batch', 'From'],
    [[2, 'A', '18:00']],
  ],
  [
    'booleans, percentages and errors',
    workbook([
      ['A', 'B', 'C'],
      [true, { number: 0.18, style: 3 }, { xml: '<c t="e"><v>#N/A</v></c>' }],
    ]),
    ['A', 'B', 'C'],
    [[2, 'TRUE', '0.18', '#N/A']],
  ],
  [
    'formulas with their last result',
    workbook([
      ['Name', 'Fee'],
      [{ xml: '<c t="str"><f>A1&amp;"x"</f><v>Asha</v></c>' }, { xml: '<c><f>SUM(1,2)</f><v>3</v></c>' }],
    ]),
    NAME_FEE,
    [[2, 'Asha', '3']],
  ],
  [
    'text with several formats in one cell',
    workbook([
      ['Name'],
      [{ xml: '<c t="inlineStr"><is><r><t>Asha </t></r><r><rPr><b/></rPr><t>Rao</t></r></is></c>' }],
    ]),
    ['Name'],
    [[2, 'Asha Rao']],
  ],
  [
    'merged cells',
    buildWorkbook([
      sheet(
        [
          ['Name', 'Batch'],
          ['Asha', 'Morning'],
          ['Ravi', null],
        ],
        { after: '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>' },
      ),
    ]),
    ['Name', 'Batch'],
    [
      [2, 'Asha', 'Morning'],
      [3, 'Ravi', ''],
    ],
  ],
  [
    'a merged title above the header',
    buildWorkbook([
      sheet([['Students of 2026', null, null], null, ['Name', 'Course', 'Fee'], ['Asha', 'Tally', 1]], {
        after: '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>',
      }),
    ]),
    ['Name', 'Course', 'Fee'],
    [[4, 'Asha', 'Tally', '1']],
  ],
  [
    'hidden and empty sheets before the one with rows',
    buildWorkbook([
      sheet([['Secret'], ['x']], { name: 'Lists', state: 'hidden' }),
      sheet([], { name: 'Empty' }),
      sheet([['Name'], ['Asha']], { name: 'Data & more' }),
    ]),
    ['Name'],
    [[2, 'Asha']],
  ],
  ['characters that XML escapes', workbook([['Name'], ['R & D <"Asha">']]), ['Name'], [[2, 'R & D <"Asha">']]],
]

test.each([...TEXTS, ...WORKBOOKS])('parseFile: %s', async (_name, file, columns, rows) => {
  const { columns: names, rows: found } = await parseFile(new Uint8Array(file))
  expect({ columns: names, rows: found }).toEqual({
    columns,
    rows: rows.map(([line, ...cells]) => ({ line, cells })),
  })
})

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

const UNREADABLE: [name: string, file: () => Uint8Array, reason: string, line?: number][] = [
  ['nothing', () => new Uint8Array(), 'empty'],
  ['blank lines', () => utf8('\n\n  \n,,,\n'), 'empty'],
  ['a header alone', () => utf8('Name,Fee\n'), 'empty'],
  ['a workbook without rows', () => workbook([]), 'empty'],
  ['hidden sheets only', () => buildWorkbook([sheet([['Name'], ['Asha']], { state: 'veryHidden' })]), 'empty'],
  ['a quotation mark that is never closed', () => utf8('Name,Fee\nAsha,1\n"Ravi,2\nUma,3\n'), 'brokenQuotes', 3],
  ['a workbook of Excel 97', () => Buffer.from([...OLE, ...utf8('Workbook')]), 'oldExcel'],
  [
    'a workbook with a password',
    () => Buffer.concat([Buffer.from(OLE), Buffer.from('EncryptedPackage', 'utf16le')]),
    'encrypted',
  ],
  [
    'a spreadsheet of LibreOffice',
    () =>
      zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8('<x/>') }),
    'openDocument',
  ],
  ['a document of Word', () => zipSync({ 'word/document.xml': strToU8('<w/>') }), 'notATable'],
  ['a PDF', () => utf8('%PDF-1.7\n1 0 obj'), 'notATable'],
  ['a photo', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'notATable'],
  ['a program', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 3]), 'notATable'],
  ['a web page named .xls', () => utf8('<html><table><tr><td>Name</td></tr></table></html>'), 'webPage'],
  ['XML of Excel 2003', () => utf8('<?xml version="1.0"?><Workbook/>'), 'webPage'],
  ['contacts of a phone', () => utf8('BEGIN:VCARD\nVERSION:2.1\nN:Rao;Leela;;;\nEND:VCARD'), 'contacts'],
  ['half of a workbook', () => workbook([['Name'], ['Asha']]).slice(0, 900), 'damaged'],
  [
    'a workbook with a broken sheet',
    () =>
      buildWorkbook([sheet([['Name']])], {
        parts: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c t="s"><v>7</v' },
      }),
    'damaged',
  ],
  ['one row too many', () => utf8(`Name\n${lines(MAX_ROWS + 1, String)}`), 'tooManyRows'],
  [
    '16,000 columns',
    () => workbook([Array.from({ length: 16_000 }, (_, index) => `c${index}`), ['x']]),
    'tooManyColumns',
  ],
  ['16,000 columns of text', () => utf8(`${'a,'.repeat(16_000)}\n${'1,'.repeat(16_000)}`), 'tooManyColumns'],
  [
    'one column too many',
    () =>
      utf8(`${Array.from({ length: MAX_COLUMNS + 1 }, (_, index) => index).join(',')}\n${'1,'.repeat(MAX_COLUMNS)}1`),
    'tooManyColumns',
  ],
  [
    'a cell in the last column of a sheet',
    () => withCells('<row r="2"><c r="XFD2"><v>1</v></c></row>'),
    'tooManyColumns',
  ],
  ['a cell in a column that no sheet has', () => withCells('<row r="2"><c r="ZZZZZZZ2"/></row>'), 'tooManyColumns'],
  [
    'a cell in the last row of a sheet',
    () => withCells('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
    'farRow',
    1_048_576,
  ],
  ['a row that no sheet has', () => withCells('<row r="99999999"><c r="A99999999"/></row>'), 'farRow', 99_999_999],
  [
    'a cell of 90 MB',
    () => withCells(`<row r="2"><c r="A2" t="inlineStr"><is><t>${'x'.repeat(90_000_000)}</t></is></c></row>`),
    'longText',
  ],
  [
    'a zip bomb',
    () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/sharedStrings.xml': zeros(210) }, { level: 1 }),
    'tooLargeUnpacked',
  ],
  [
    'entities that expand',
    () =>
      buildWorkbook([sheet([['Name']])], {
        parts: {
          'xl/worksheets/sheet1.xml': `<!DOCTYPE x [${lines(20, (n) => `<!ENTITY e${n + 1} "&e${n};&e${n};&e${n};&e${n};">`)}]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&e20;</t></is></c></row></sheetData></worksheet>`,
        },
      }),
    'empty',
  ],
]

function withCells(rows: string): Uint8Array {
  const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>'
  const parts = { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${header}${rows}</sheetData></worksheet>` }
  return buildWorkbook([sheet([['Name']])], { parts })
}

test('readTable returns from its process what parseFile reads, whatever the cells contain', async () => {
  const letters = Array.from({ length: 0x3100 - 0xa0 }, (_, n) => String.fromCodePoint(n + 0xa0))
  const file = workbook([['Name', 'a\u2028b'], ...letters.map((letter) => [`a${letter}b`, 'x'])])

  expect(await readTable(file)).toEqual(await parseFile(file))
})

test.each(UNREADABLE)('readTable rejects %s', async (_name, file, reason, line) => {
  await expect(readTable(file())).rejects.toMatchObject({ name: 'UnreadableFile', reason, line })
})

describe('limits', () => {
  test('as many rows and columns as allowed are read', async () => {
    const { columns, rows } = await readTable(
      utf8(`${lines(1, () => 'Name,Fee')}\n${lines(MAX_ROWS, (n) => `Student ${n},1`)}`),
    )
    expect([columns.length, rows.length, rows.at(-1)?.line]).toEqual([2, MAX_ROWS, MAX_ROWS + 1])
  })

  test('millions of blank lines and cells with a format only are left out', async () => {
    const file = Buffer.concat([utf8('Name\nAsha\n'), Buffer.alloc(2_000_000, '\n'), utf8('Ravi\n')])
    expect((await readTable(file)).rows.map(({ cells }) => cells)).toEqual([['Asha'], ['Ravi']])
    const formatted = withCells('<row r="2"><c r="A2"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="1"/></row>')
    expect((await readTable(formatted)).rows).toEqual([{ line: 2, cells: ['1'] }])
  })

  test('a file that takes too long is given up', async () => {
    await expect(readTable(utf8('Name\nAsha'), { seconds: 0.001 })).rejects.toMatchObject({ reason: 'tooSlow' })
  })
})
