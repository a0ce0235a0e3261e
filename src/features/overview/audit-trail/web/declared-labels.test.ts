import { expect, test } from 'vitest'
import { getActionLabel } from './declared-labels.ts'
import { getRecordLabel } from './record-labels.ts'

const sources = import.meta.glob<string>(['/src/features/**/server/**/*.ts', '!**/*.{test,examples}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.values(sources).join('\n')

/** Quoted strings on lines that contain `action`, and actions that the code composes. */
const actions = [
  ...code
    .split('\n')
    .filter((line) => /\baction\b/.test(line))
    .flatMap((line) => [...line.matchAll(/'([a-z]+\.[a-z]+)'/g)].map(([, action]) => action ?? '')),
  'student.active',
  'student.disable',
  'student.delete',
  'project.add',
  'project.remove',
  'portfolio.add',
  'portfolio.remove',
]
const kinds = ['portfolio', ...[...code.matchAll(/\brecord: '([a-z]+)'/g)].map(([, kind]) => kind ?? '')]

test('every action and kind of record in the code has a label', () => {
  expect(new Set(actions).size).toBeGreaterThan(35)
  for (const composed of ['`student.${status.toLowerCase()}`', '`${table}.add`', '`${table}.remove`'])
    expect(code).toContain(composed)
  expect(actions.filter((action) => getActionLabel(action) === undefined)).toEqual([])
  expect(new Set(kinds).size).toBeGreaterThan(10)
  expect(kinds.filter((kind) => getRecordLabel(kind) === undefined)).toEqual([])
})
