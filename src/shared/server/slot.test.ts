import { expect, test } from 'vitest'
import { fill, installSlots, listSlot, slot, type Slot } from './slot.ts'

const declare = (...slots: Slot[]) => ({ feature: { name: 'students' }, slots, fills: [] })
const fillBy = (name: string, ...fills: ReturnType<typeof fill>[]) => ({ feature: { name }, slots: [], fills })

test('a slot returns its filler, and a list those of all features in their order', () => {
  const [limit, names] = [slot<number>('limit'), listSlot<string>('names')]
  const features = [
    declare(limit, names),
    fillBy('fees', fill(names, 'fees'), fill(limit, 3)),
    fillBy('certificates', fill(names, 'certificates')),
  ]

  installSlots(features)
  installSlots(features)

  expect(limit.get()).toBe(3)
  expect(names.get()).toEqual(['fees', 'certificates'])
})

test('a slot without a filler, with one too many, or of no feature is an error', () => {
  const limit = slot<number>('limit')
  const fees = fillBy('fees', fill(limit, 1))

  expect(() => installSlots([declare(limit)])).toThrow('no feature fills the slot limit')
  expect(() => installSlots([declare(listSlot('names'))])).toThrow('no feature fills the slot names')
  expect(() => installSlots([declare(limit), fees, fillBy('cash', fill(limit, 2))])).toThrow(
    'the slot limit takes one filler and has those of fees, cash',
  )
  expect(() => installSlots([fees])).toThrow('fees fills the slot limit, which no feature declares')
})

test('a slot cannot be read before its filler is installed', () => {
  expect(() => slot<number>('limit').get()).toThrow('the slot limit was read before the app installed its fillers')
})

test('a filler of another type does not compile', () => {
  const part = slot<() => { count: number; day: string }>('part')
  // @ts-expect-error -- a field of the part is missing
  expect(fill(part, () => ({ count: 1 })).slot).toBe(part)
})
