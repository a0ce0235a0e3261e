import { expect, test } from 'vitest'
import { newPassword } from '#features/base/identity/contract/identity.contract.ts'
import { generatePassword } from './generate-password.ts'

const passwords = Array.from({ length: 500 }, generatePassword)

test('generatePassword returns three groups of four unmistakable characters, as the contract accepts', () => {
  for (const password of passwords) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/)
    expect(newPassword().safeParse(password).success).toBe(true)
  }
})

test('generatePassword uses every character and returns no password twice', () => {
  expect(new Set(passwords).size).toBe(500)
  expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(31)
})
