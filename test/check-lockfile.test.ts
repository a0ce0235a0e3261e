import { expect, test } from 'vitest'
import { missingPlatforms } from '../scripts/check-lockfile.ts'

const lockfile = (packages: Record<string, string>) => ({
  packages: {
    '': {},
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-linux': '2.0.0' } },
    ...Object.fromEntries(Object.entries(packages).map(([path, version]) => [path, { version }])),
  },
})

test('a platform’s package is looked for beside the one that wants it and above', () => {
  expect(missingPlatforms(lockfile({ 'node_modules/tool-linux': '2.0.0' }))).toEqual([])
  expect(missingPlatforms(lockfile({ 'node_modules/tool/node_modules/tool-linux': '2.0.0' }))).toEqual([])
})

test('one that is missing, or there for another version only, is told', () => {
  const told = 'node_modules/tool wants tool-linux 2.0.0, package-lock.json holds'
  expect(missingPlatforms(lockfile({}))).toEqual([`${told} none`])
  expect(missingPlatforms(lockfile({ 'node_modules/tool-linux': '1.9.0' }))).toEqual([`${told} 1.9.0`])
})
