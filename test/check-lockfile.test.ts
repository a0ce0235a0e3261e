import { expect, test } from 'vitest'
import { findMissingPlatforms } from '../scripts/check-lockfile.ts'

const lockfile = (packages: Record<string, string>) => ({
  packages: {
    '': {},
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-linux': '2.0.0' } },
    ...Object.fromEntries(Object.entries(packages).map(([path, version]) => [path, { version }])),
  },
})

test('findMissingPlatforms accepts a platform package in the same node_modules or one above', () => {
  expect(findMissingPlatforms(lockfile({ 'node_modules/tool-linux': '2.0.0' }))).toEqual([])
  expect(findMissingPlatforms(lockfile({ 'node_modules/tool/node_modules/tool-linux': '2.0.0' }))).toEqual([])
})

test('findMissingPlatforms reports a platform package that is missing or has another version', () => {
  const problem = 'node_modules/tool requires tool-linux 2.0.0, package-lock.json has'
  expect(findMissingPlatforms(lockfile({}))).toEqual([`${problem} none`])
  expect(findMissingPlatforms(lockfile({ 'node_modules/tool-linux': '1.9.0' }))).toEqual([`${problem} 1.9.0`])
})
