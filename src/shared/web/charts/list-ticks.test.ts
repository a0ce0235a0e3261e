import { expect, test } from 'vitest'
import { listTicks } from './list-ticks.ts'

test.each([
  ['whole numbers from 0', 0, 5, [0, 2, 4, 6]],
  ['a small count has no fractions', 0, 3, [0, 1, 2, 3]],
  ['rupees', 0, 5_55_000, [0, 2_00_000, 4_00_000, 6_00_000]],
  ['losses', -30_000, 1_20_000, [-50_000, 0, 50_000, 1_00_000, 1_50_000]],
  ['only losses', -10, 0, [-10, -5, 0]],
  ['nothing', 0, 0, [0, 1]],
])('listTicks: %s', (_case, min, max, ticks) => {
  expect(listTicks(min, max)).toEqual(ticks)
})
