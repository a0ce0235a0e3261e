import { expect, test } from 'vitest'
import { addMonths } from '#shared/contract/add-months.ts'
import { planInstalments } from './plan-instalments.ts'

test.each([
  [10_000, 3, [3333.33, 3333.33, 3333.34]],
  [0.05, 2, [0.02, 0.03]],
  [9999.99, 1, [9999.99]],
])('planInstalments of %d in %d: the last instalment takes the remainder', (amount, count, expected) => {
  expect(planInstalments(amount, count, '2026-01-05').map((row) => row.amount)).toEqual(expected)
})

test.each([
  ['2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
  ['2027-12-30', ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
])('addMonths from %s keeps the day, or takes the last of a shorter month', (from, expected) => {
  expect(expected.map((_, index) => addMonths(from, index))).toEqual(expected)
})
