import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { readSecretKey } from './secret-key.ts'
import { readSettings } from './settings.ts'

let directory = ''
beforeEach(() => (directory = createTemporaryDirectory()))
afterEach(() => removeDirectory(directory))

const read = (SECRET_KEY?: string) => readSecretKey(readSettings({ DATA_DIR: join(directory, 'data'), SECRET_KEY }))
const file = () => join(directory, 'data', 'secret-key')

test('readSecretKey creates a file that only its owner can read, and returns the same key afterwards', () => {
  const key = read()
  expect(key).toHaveLength(32)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(directory, 'data'))).toEqual(['secret-key'])
  expect(read()).toEqual(key)
})

test('readSecretKey returns SECRET_KEY and creates no file', () => {
  expect(read('0F'.repeat(32))).toEqual(Buffer.alloc(32, 15))
  expect(existsSync(file())).toBe(false)
})

test('readSecretKey rejects a damaged file and leaves it as it is', () => {
  read()
  writeFileSync(file(), 'half a k')
  expect(() => read()).toThrow('does not contain a key of 64 hexadecimal digits')
  expect(readFileSync(file(), 'utf8')).toBe('half a k')
})

test('readSecretKey names the file and SECRET_KEY if the file cannot be created', () => {
  writeFileSync(join(directory, 'data'), '')
  expect(() => read()).toThrow(/secret-key cannot be used \(ENOTDIR\).*SECRET_KEY/)
})

test.each(['short', '0'.repeat(63), 'g'.repeat(64)])('SECRET_KEY rejects %j', (key) => {
  expect(() => read(key)).toThrow('SECRET_KEY: 64 hexadecimal digits')
})
