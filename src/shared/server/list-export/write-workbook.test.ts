import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import type { ColumnType } from '#shared/contract/list-export.ts'
import type { Cell } from './file-writer.ts'
import { writeWorkbook } from './write-workbook.ts'

function write(types: ColumnType[], batches: Cell[][][], rowsOfSheet?: number): ArrayBuffer {
  const labels = types.map((type, index) => `${type} ${index}`)
  const writer = writeWorkbook(labels, types, rowsOfSheet)
  const parts = [...writer.begin(), ...batches.flatMap((rows) => writer.add(rows)), ...writer.end()]
  const bytes = Buffer.concat(parts)
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
}

test('writeWorkbook writes texts, numbers, amounts, days and times as such', async () => {
  const file = write(
    ['text', 'number', 'money', 'day', 'time'],
    [[['Asha', 12, 4000.25, '2026-11-24', '2026-11-24 09:30']], [['0098', null, 0, '2000-02-29', null]]],
  )

  expect(await readSheet(file, 1)).toEqual([
    ['text 0', 'number 1', 'money 2', 'day 3', 'time 4'],
    ['Asha', 12, 4000.25, new Date('2026-11-24'), new Date('2026-11-24T09:30:00Z')],
    ['0098', null, 0, new Date('2000-02-29'), null],
  ])
})

test('writeWorkbook keeps texts that look like formulas or markup, and replaces what XML has not', async () => {
  const hostile = ['=1+1', '+44', '-2', '@SUM(A1)', '<b>&amp;</b>', 'two\nlines', 'अनन्या', 'a\u0000b\ud800']

  const [, ...rows] = await readSheet(write(['text'], [hostile.map((text) => [text])]), 1)

  expect(rows.flat()).toEqual([...hostile.slice(0, -1), 'a\ufffdb\ufffd'])
})

test('writeWorkbook continues on another sheet', async () => {
  const file = write(
    ['number'],
    [
      [[1], [2], [3]],
      [[4], [5]],
    ],
    2,
  )

  const sheets = await Promise.all([1, 2, 3].map((sheet) => readSheet(file, sheet)))

  expect(sheets).toEqual([
    [['number 0'], [1], [2]],
    [['number 0'], [3], [4]],
    [['number 0'], [5]],
  ])
})

test('writeWorkbook names the columns after Z', async () => {
  const types = Array.from({ length: 30 }, () => 'number' as const)

  const [, row] = await readSheet(write(types, [[types.map((_, index) => index)]]), 1)

  expect(row).toEqual(types.map((_, index) => index))
})
