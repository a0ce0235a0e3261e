import { expect, test } from 'vitest'
import { newPassword } from '#features/identity/contract/identity.contract.ts'
import { generatePassword } from './generate-password.ts'

test('three groups of four that cannot be misread, accepted by the contract, never the same', () => {
  const made = Array.from({ length: 500 }, generatePassword)
  for (const password of made) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/)
    expect(newPassword().safeParse(password).success).toBe(true)
  }
  expect(new Set(made).size).toBe(500)
  expect(new Set(made.join('').replaceAll('-', '')).size).toBe(31)
})
