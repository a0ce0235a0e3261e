import { expect, test } from 'vitest'
import { removeGrouping } from './remove-grouping.ts'

test.each([
  ['125000', '125000'],
  ['1,25,000', '125000'],
  ['1,25,000.50', '125000.50'],
  ['1\u202f25\u202f000,50', '125000.50'],
  ['1234,5', '1234.5'],
])('removeGrouping reads %s as %s', (typed, amount) => {
  expect(removeGrouping(typed)).toBe(amount)
})
