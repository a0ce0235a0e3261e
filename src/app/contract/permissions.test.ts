import { expect, test } from 'vitest'
import { ENDPOINTS, GRANTS } from './declared.ts'

const granted = GRANTS.flatMap(Object.keys)

test('a permission is declared by one feature', () => {
  expect(granted.filter((name, index) => granted.indexOf(name) !== index)).toEqual([])
})

test('a permission is a feature and a verb in lower case', () => {
  expect(granted.filter((name) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})

test('a permission allows at least one call', () => {
  const used = new Set<string>(ENDPOINTS.map(({ may }) => may))
  expect(granted.filter((name) => !used.has(name))).toEqual([])
})
