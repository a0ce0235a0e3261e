import { expect, test } from 'vitest'
import { formatShortRupees } from './format-short-rupees.ts'

test.each([
  [0, '₹0'],
  [500, '₹500'],
  [50_000, '₹50K'],
  [1_20_000, '₹1.2L'],
  [99_95_000, '₹100L'],
  [3_00_00_000, '₹3Cr'],
  [-50_000, '-₹50K'],
  [-500, '-₹500'],
])('formatShortRupees formats %d as %s', (amount, text) => {
  expect(formatShortRupees(amount)).toBe(text)
})
