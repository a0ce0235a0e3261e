import { expect, test } from 'vitest'
import { getCallKey, normalizeCall } from '../bench/cases/case.ts'
import { CASES } from '../bench/cases/index.ts'
import { UNMEASURED } from '../bench/cases/unmeasured.ts'
import { CALLS } from '#testing/server/calls.ts'

const calls = Object.keys(CALLS).map(normalizeCall)
const measured = new Set(CASES.map(getCallKey))
const unmeasured = Object.values(UNMEASURED).flat().map(normalizeCall)

test('npm run bench measures every call of the product that is not listed with a reason', () => {
  expect(calls.filter((call) => !measured.has(call) && !unmeasured.includes(call))).toEqual([])
})

test('npm run bench lists no call that is measured or that the product does not have', () => {
  expect(unmeasured.filter((call) => measured.has(call) || !calls.includes(call))).toEqual([])
  expect([...measured].filter((call) => !calls.includes(call))).toEqual([])
})

test('npm run bench has one case of each name', () => {
  const names = CASES.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
