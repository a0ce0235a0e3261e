import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FAULTS } from './planted-faults/index.ts'

test('each planted fault finds its place in the code, and its test', () => {
  expect(FAULTS.length).toBeGreaterThan(100)
  const places = FAULTS.map(({ name, file, find }) => [
    name,
    existsSync(file) ? readFileSync(file, 'utf8').split(find).length - 1 : `${file} is missing`,
  ])
  expect(places.filter(([, count]) => count !== 1)).toEqual([])
  const tests = FAULTS.flatMap(({ test: path }) => (path.startsWith('check:') || existsSync(path) ? [] : path))
  expect(tests).toEqual([])
})
