import { expect, test } from 'vitest'
import type { ImportField } from '../contract/import-field.ts'
import { text } from '#shared/contract/scalars.ts'
import { hasLostDigits, normalizeCell, splitPhones } from './normalize-cell.ts'

const normalize = (cell: string, type: NonNullable<ImportField['type']>, order: 'dmy' | 'mdy' = 'dmy') =>
  normalizeCell(cell, { label: 'import-export:rows', input: text(100), type }, new Map(), order)

test.each([
  ['2026-01-05', '2026-01-05'],
  ['05/01/2026', '2026-01-05'],
  ['46027', '2026-01-05'],
  ['5 Jan 2026', '2026-01-05'],
  ['05-Jan-26', '2026-01-05'],
  ['5/JAN/2026', '2026-01-05'],
  ['5Jan2026', '2026-01-05'],
  ['5th January, 2026', '2026-01-05'],
  ['1er févr. 2026', '2026-02-01'],
  ['Jan 5, 2026', '2026-01-05'],
  ['September 30 2025', '2025-09-30'],
  ['30-Sept-99', '1999-09-30'],
  ['5 Jan 2026 10:30', '2026-01-05'],
  ['14 Ağustos 2025', '2025-08-14'],
  ['5 जनवरी 2026', '2026-01-05'],
  ['5 जन॰ 2026', '2026-01-05'],
  ['5 जानेवारी 2026', '2026-01-05'],
  ['31 Feb 2026', '2026-02-31'],
  ['5 Foo 2026', '5 Foo 2026'],
  ['Jan 2026', 'Jan 2026'],
])('normalizeCell reads the day %j as %j', (cell, day) => {
  expect(normalize(cell, 'day')).toBe(day)
})

test.each([
  ['12000', '12000'],
  ['₹12,000.00/-', '12000.00'],
  ['1,25,000', '125000'],
  ['12 000', '12000'],
  ['12\u00a0000,50', '12000.50'],
  ['12\u202f000,5', '12000.5'],
  ['1,25,000,50', '1,25,000,50'],
  ['12.000,50', '12000.50'],
  ['12,50', '12.50'],
  ['Rs. 1,000', '1000'],
  ['-5', '-5'],
  ['-1,25,000.5', '-125000.5'],
  ['-', '0'],
  ['–', '0'],
  ['NIL', '0'],
])('normalizeCell reads the amount %j as %s', (cell, amount) => {
  expect(normalize(cell, 'amount')).toBe(amount)
})

test.each([
  ['98111 00012 / 98111 00013', ['98111 00012', '98111 00013']],
  ['+91 98111 00015 ::: 098111 00016', ['+91 98111 00015', '098111 00016']],
  ['p:+919811100033', ['+919811100033']],
  ['9811100028.0', ['9811100028']],
  ['98111-00011', ['98111-00011']],
  ['98111 00012 / home', ['98111 00012 / home']],
])('splitPhones reads %j as %j', (cell, phones) => {
  expect(splitPhones(cell)).toEqual(phones)
})

test.each([
  ['9.87654E+09', true],
  ['9,87654e+9', true],
  ['9E+09', true],
  ['9876543210', false],
  ['1E5', false],
  ['A-1.5E+3', false],
])('hasLostDigits of %j: %s', (cell, isLost) => {
  expect(hasLostDigits(cell)).toBe(isLost)
})
