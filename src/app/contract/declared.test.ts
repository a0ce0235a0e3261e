import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Feature } from '#shared/contract/feature.ts'
import { uniteDeclared } from '#shared/contract/unite-declared.ts'
import { ENDPOINTS, GRANTS, RECORDS, TOPICS } from './declared.ts'

const granted = Object.keys(GRANTS)

const declaring = (name: string): Feature => ({
  name,
  uses: [],
  tables: [],
  calls: [],
  permissions: { 'locker.open': ['hr'] },
  topics: { 'locker.open': ['hr'] },
  records: { 'locker.open': [] },
})

test.each(['permissions', 'topics', 'records'] as const)(
  'two features cannot declare the same key in their %s',
  (part) => {
    const unite = () => uniteDeclared([declaring('fees'), declaring('cash')], part)
    expect(unite).toThrow(`fees and cash both declare locker.open in ${part}`)
  },
)

test('a permission is a feature and a verb in lower case', () => {
  expect(granted.filter((name) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})

test('a permission allows a call, or a use case checks it', () => {
  const used = new Set<string>(ENDPOINTS.map(({ may }) => may))
  const code = globSync('src/features/**/server/**/*.ts').map((path) => readFileSync(path, 'utf8'))
  const isChecked = (name: string) => code.some((text) => text.includes(`, '${name}')`))
  expect(granted.filter((name) => !used.has(name) && !isChecked(name))).toEqual([])
})

test('a topic of a record is declared', () => {
  const used = Object.values(RECORDS).flat()
  expect(used.filter((topic) => !(topic in TOPICS))).toEqual([])
})
