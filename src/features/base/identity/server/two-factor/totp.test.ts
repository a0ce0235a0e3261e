import { describe, expect, test } from 'vitest'
import { computeCode } from '#testing/server/totp.ts'
import { createSecret, describeSecret, findStep } from './totp.ts'

/** RFC 6238, appendix B, SHA-1. The last six of its eight digits are the code of six digits. */
const RFC_SECRET = Buffer.from('12345678901234567890')
const RFC_VECTORS = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const
const atSecond = (seconds: number) => new Date(seconds * 1000)

test.each(RFC_VECTORS)('findStep accepts the code of RFC 6238 for second %d', (seconds, digits) => {
  expect(findStep(RFC_SECRET, digits.slice(2), atSecond(seconds))).toBe(Math.floor(seconds / 30))
})

describe('findStep at second 75, in step 2', () => {
  const secret = createSecret()
  const find = (second: number) => findStep(secret, computeCode(secret, atSecond(second)), atSecond(75))
  test.each([
    [29, undefined],
    [30, 1],
    [60, 2],
    [89, 2],
    [90, undefined],
  ])('returns for the code of second %d the step %j', (second, step) => expect(find(second)).toBe(step))
})

test('describeSecret returns the URI that authenticator apps read', () => {
  const { secret, uri } = describeSecret(RFC_SECRET, { issuer: 'Søren & Co: Pune', label: 'asha@example.com' })
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const { protocol, host, pathname, searchParams } = new URL(uri)
  expect([protocol, host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(pathname)).toBe('/Søren & Co: Pune:asha@example.com')
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Søren & Co: Pune',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
