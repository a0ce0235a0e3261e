import { expect, test } from 'vitest'
import { sortByOrder } from './slots.tsx'

test('sortByOrder sorts the contents of all features', () => {
  expect(sortByOrder([[{ order: 3 }, { order: 1 }], undefined, [{ order: 2 }]])).toEqual([
    { order: 1 },
    { order: 2 },
    { order: 3 },
  ])
})

test('sortByOrder rejects two contents of the same order, whose places would be chance', () => {
  expect(() => sortByOrder([[{ order: 1 }], [{ order: 2 }, { order: 1 }]])).toThrow(
    'Two contents of a slot have the order 1',
  )
})
