import { expect, test } from 'vitest'
import { wordOfAction } from './action-labels.ts'
import { wordOfKind } from './record-labels.ts'

const sources = import.meta.glob<string>(['/src/features/*/server/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.values(sources).join('\n')

/** Everything quoted on a line that names the action of an entry. */
const actions = [
  ...code
    .split('\n')
    .filter((line) => /\baction\b/.test(line))
    .flatMap((line) => [...line.matchAll(/'([a-z]+\.[a-z]+)'/g)].map(([, action]) => action ?? '')),
  // Written as `student.${status}`.
  ...['student.active', 'student.disable', 'student.delete'],
]
const kinds = [...code.matchAll(/\brecord: '([a-z]+)'/g)].map(([, kind]) => kind ?? '')

test('every action and every kind of record that the code writes down has its words', () => {
  expect(new Set(actions).size).toBeGreaterThan(35)
  expect(code).toContain('`student.${status.toLowerCase()}`')
  expect(actions.filter((action) => wordOfAction(action) === undefined)).toEqual([])
  expect(new Set(kinds).size).toBeGreaterThan(10)
  expect(kinds.filter((kind) => wordOfKind(kind) === undefined)).toEqual([])
})
