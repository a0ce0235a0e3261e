import { expect, test } from 'vitest'
import { listCatalogues } from '#shared/server/messages.ts'
import { ENDPOINTS, FEATURES, GRANTS, RECORDS, TOPICS } from './declared.ts'

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

test('a topic and a kind of record are declared by one feature', () => {
  const names = FEATURES.flatMap(({ topics = {}, records = {} }) => [
    ...Object.keys(topics).map((topic) => `topic ${topic}`),
    ...Object.keys(records).map((kind) => `record ${kind}`),
  ])
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a topic of a record is declared', () => {
  const used = Object.values(RECORDS).flat()
  expect(used.filter((topic) => !(topic in TOPICS))).toEqual([])
})

test('a feature declares who reads each of its catalogues', () => {
  const folders = listCatalogues('en').map(({ namespace }) => namespace)
  const declared = FEATURES.flatMap(({ messages = {} }) => Object.keys(messages))
  expect([...declared, 'shared', 'words'].toSorted()).toEqual(folders)
})
