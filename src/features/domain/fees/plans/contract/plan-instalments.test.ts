import { expect, test } from 'vitest'
import { addMonths } from '#shared/contract/add-months.ts'
import { canPlan, planInstalments } from './plan-instalments.ts'

test.each([
  [10_000, 3, [3333, 3333, 3334]],
  [9999.99, 2, [4999, 5000.99]],
  [3, 3, [1, 1, 1]],
  [0.05, 1, [0.05]],
])(
  'planInstalments of %d in %d: whole rupees, and the last instalment takes the remainder',
  (amount, count, expected) => {
    expect(canPlan(amount, count)).toBe(true)
    expect(planInstalments(amount, count, '2026-01-05').map((row) => row.amount)).toEqual(expected)
  },
)

test.each([
  [2.99, 3],
  [0.05, 2],
])('canPlan is false of %d in %d: instalments below a rupee', (amount, count) => {
  expect(canPlan(amount, count)).toBe(false)
})

test.each([
  ['2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
  ['2027-12-30', ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
])('addMonths from %s keeps the day, or takes the last of a shorter month', (from, expected) => {
  expect(expected.map((_, index) => addMonths(from, index))).toEqual(expected)
})
