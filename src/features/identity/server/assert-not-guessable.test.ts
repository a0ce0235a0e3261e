import { describe, expect, test } from 'vitest'
import { AppError } from '#shared/server/errors.ts'
import { assertNotGuessable } from './assert-not-guessable.ts'
import { estimatePassword } from './estimate-password.ts'

const OWNER = { name: 'Asha Example', email: 'asha.k@example.com', institute: 'Namuna Institute' }

/** The key of the message, or null if the password is accepted. */
async function check(password: string): Promise<string | null> {
  try {
    await assertNotGuessable(password, OWNER, 'password')
    return null
  } catch (error) {
    return error instanceof AppError
      ? (error.details.fields?.['password']?.key ?? '').replace('identity:', '')
      : String(error)
  }
}

describe('assertNotGuessable', () => {
  test.each([
    ['qwerty2024', 'passwordTooCommon'],
    ['Passw0rd!', 'passwordTooCommon'],
    ['Password@123', 'passwordTooCommon'],
    ['password123!', 'passwordTooCommon'],
    ['1234567890', 'passwordTooCommon'],
    ['bcdefghijk', 'passwordPattern'],
    ['abcabcabcabc', 'passwordPattern'],
    ['15081995', 'passwordPattern'],
    ['asha1234', 'passwordPersonal'],
    ['namuna2026', 'passwordPersonal'],
    ['Mumbai2024', 'passwordGuessable'],
  ])('rejects %s: %s', async (password, reason) => {
    expect(await check(password)).toBe(reason)
  })

  test.each(['monsoon umbrella tea', 'kx7q-92hd-mm3p', 'बारिश में चाय और पकोड़े', 'Rahul@1990'])(
    'accepts %s',
    async (password) => {
      expect(await check(password)).toBeNull()
    },
  )
})

test('estimatePassword estimates the longest and most tangled passwords in a moment', async () => {
  const tangled = ['4@8({[<369!1|057$+%2', '1a', '$', 'पा'].map((text) => text.repeat(64).slice(0, 128))
  await estimatePassword('warm-up', [])
  const started = process.cpuUsage()
  await Promise.all(tangled.map((password) => estimatePassword(password, ['Asha Example'])))
  const { user } = process.cpuUsage(started)
  expect(user / 1e6).toBeLessThan(2)
})
