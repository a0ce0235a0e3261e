import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const key = randomBytes(32)
const secret = Buffer.from('a shared secret')

test('decrypt returns what was encrypted, which does not contain the plain bytes', () => {
  const encrypted = encrypt(key, secret, 'account 1')
  expect(encrypted.includes(secret)).toBe(false)
  expect(decrypt(key, encrypted, 'account 1')).toEqual(secret)
})

test('encrypt returns other bytes each time', () => {
  expect(encrypt(key, secret, 'account 1')).not.toEqual(encrypt(key, secret, 'account 1'))
})

describe('decrypt returns undefined', () => {
  const encrypted = encrypt(key, secret, 'account 1')
  test('with another key', () => expect(decrypt(randomBytes(32), encrypted, 'account 1')).toBeUndefined())
  test('with another context', () => expect(decrypt(key, encrypted, 'account 2')).toBeUndefined())
  test('for truncated bytes', () => expect(decrypt(key, encrypted.subarray(0, 20), 'account 1')).toBeUndefined())
  test.each([0, 12, 28])('if the byte at %d was changed', (index) => {
    const changed = Buffer.from(encrypted)
    changed[index] = changed[index]! ^ 1
    expect(decrypt(key, changed, 'account 1')).toBeUndefined()
  })
})
