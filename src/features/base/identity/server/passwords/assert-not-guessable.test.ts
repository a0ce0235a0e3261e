import { describe, expect, test } from 'vitest'
import { AppError } from '#shared/server/errors.ts'
import { assertNotGuessable } from './assert-not-guessable.ts'
import { estimatePassword } from './estimate-password.ts'

const OWNER = { name: 'Asha Example', email: 'asha.k@example.com', institute: 'Namuna Institute' }

/** Returns the key of the message, or null if the password is accepted. */
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
    ['Munshi@123', 'passwordPersonal'],
    ['NamunaInstitute@2025', 'passwordPersonal'],
    ['Namuna Institute 2026', 'passwordPersonal'],
    ['Mumbai2024', 'passwordOneWord'],
  ])('rejects %s: %s', async (password, reason) => {
    expect(await check(password)).toBe(reason)
  })

  test.each([
    'Welcome@2024',
    'Admin@2025',
    'Namuna@2024',
    'India@2024',
    'Pune@2025',
    'Rahul@1990',
    'Tejaswini@123',
    'Office@2026',
    'Tally@2026',
    'Krishna#123',
    'Ganesh@1234',
    'Student#2025',
    'Change@123',
    '2024@Welcome',
    'W3lcome@2024',
    'Bonjour2024!',
    'Galatasaray1905',
    '!Teacher!1',
    'tejaswini',
    'नमस्ते@2024',
  ])('rejects a word with a year, digits or signs: %s', async (password) => {
    expect(await check(password)).toMatch(/^password(OneWord|Personal|TooCommon|Pattern)$/)
  })

  test.each([
    'monsoon umbrella tea',
    'kx7q-92hd-mm3p',
    'बारिश में चाय और पकोड़े',
    'violet-kettle-41-marsh',
    'neela pahad shaant',
    'correct horse battery',
    'Marigold Tractor 88',
    'kesar mango ice 42',
    '7 samosas for Hari',
    'mor kedi 7 penceresi',
    'trois petits canards bleus',
    'sept chats gris',
    'bicycle otter lemon',
    'zebra pencil orbit 1990',
    'xK9#mQ2$vL',
    'gU5hrTq!w',
    'wq8ZpLr5tN',
    'xK9mQ2v7',
    'Tr0ub4dour&3',
    'nimbu pani thanda!',
    'Tejaswini-83746192',
  ])('accepts %s', async (password) => {
    expect(await check(password)).toBeNull()
  })
})

test('estimatePassword estimates the longest and most tangled passwords in a moment', async () => {
  const tangled = ['4@8({[<369!1|057$+%2', '1a', '$', 'पा'].map((text) => text.repeat(64).slice(0, 128))
  await estimatePassword('warm-up', [])
  const started = process.cpuUsage()
  await Promise.all(tangled.map((password) => estimatePassword(password, ['Asha Example'])))
  const { user } = process.cpuUsage(started)
  expect(user / 1e6).toBeLessThan(2)
})
