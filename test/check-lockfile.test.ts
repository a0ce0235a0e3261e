import { expect, test } from 'vitest'
import { missingPlatforms } from '../scripts/check-lockfile.ts'

const lockfile = (packages: Record<string, string>) => ({
  packages: {
    '': {},
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-linux': '2.0.0' } },
    ...Object.fromEntries(Object.entries(packages).map(([path, version]) => [path, { version }])),
  },
})

test('missingPlatforms accepts a platform package in the same node_modules or one above', () => {
  expect(missingPlatforms(lockfile({ 'node_modules/tool-linux': '2.0.0' }))).toEqual([])
  expect(missingPlatforms(lockfile({ 'node_modules/tool/node_modules/tool-linux': '2.0.0' }))).toEqual([])
})

test('missingPlatforms reports a platform package that is missing or has another version', () => {
  const problem = 'node_modules/tool requires tool-linux 2.0.0, package-lock.json has'
  expect(missingPlatforms(lockfile({}))).toEqual([`${problem} none`])
  expect(missingPlatforms(lockfile({ 'node_modules/tool-linux': '1.9.0' }))).toEqual([`${problem} 1.9.0`])
})
