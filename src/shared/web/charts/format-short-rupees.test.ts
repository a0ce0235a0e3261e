import { expect, test } from 'vitest'
import { formatShortRupees } from './format-short-rupees.ts'

test.each([
  ['en', 0, '₹0'],
  ['en', 500, '₹500'],
  ['en', 50_000, '₹50K'],
  ['en', 1_20_000, '₹1.2L'],
  ['en', 99_95_000, '₹100L'],
  ['en', 3_00_00_000, '₹3Cr'],
  ['en', -50_000, '-₹50K'],
  ['en', -500, '-₹500'],
  ['fr', 1_20_000, '₹1,2L'],
])('formatShortRupees: in %s, %d is %s', (language, amount, text) => {
  expect(formatShortRupees(amount, language)).toBe(text)
})
