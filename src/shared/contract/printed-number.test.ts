import { expect, test } from 'vitest'
import { formatPrintedNumber, parsePrintedNumber } from './printed-number.ts'

test.each([
  ['2026-27/000012', { series: 'receipt', financialYear: '2026-27', n: 12 }],
  ['R2026-27/0003', { series: 'refund', financialYear: '2026-27', n: 3 }],
  ['V2099-00/12345', { series: 'expense', financialYear: '2099-00', n: 12345 }],
  ['C/2026-27/0001', { series: 'completion', financialYear: '2026-27', n: 1 }],
  ['B/2026-27/0001', { series: 'bonafide', financialYear: '2026-27', n: 1 }],
  ['ID/2026-27/0001', { series: 'idCard', financialYear: '2026-27', n: 1 }],
] as const)('%s is parsed, and formatted as it is printed', (text, number) => {
  expect(parsePrintedNumber(text)).toEqual(number)
  expect(parsePrintedNumber(` ${text.toLowerCase()}`)).toEqual(number)
  expect(formatPrintedNumber(number)).toBe(text)
})

test.each(['', '12', '2026-28/000012', 'X2026-27/1', '2026-27/', '2026-27/12345678'])(
  '"%s" is no printed number',
  (text) => {
    expect(parsePrintedNumber(text)).toBeUndefined()
  },
)
