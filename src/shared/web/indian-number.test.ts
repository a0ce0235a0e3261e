import { expect, test } from 'vitest'
import { chatLink, telLink, getTenDigits } from './indian-number.ts'

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['+91 098765 43210', '9876543210'],
  ['00919876543210', '9876543210'],
  // Ten digits that start with 91: no country code.
  ['9198765432', '9198765432'],
])('getTenDigits(%s) is %s', (stored, digits) => {
  expect(getTenDigits(stored)).toBe(digits)
})

test.each(['', '12345', '98765432', '0987654321', '447911123456', '98765432101', 'none'])(
  '%s is not an Indian number',
  (stored) => {
    expect(getTenDigits(stored)).toBeNull()
    expect(chatLink(stored, 'Hello')).toBeNull()
    expect(telLink(stored)).toBeNull()
  },
)

test('chatLink encodes the message', () => {
  const message = 'Hello José & अनन्या, ₹1,25,000 is due on 2026-09-05. Call +91 98000 00000?'
  const link = new URL(chatLink('+91 98765 43210', message) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/919876543210')
  expect(link.searchParams.get('text')).toBe(message)
})

test('telLink has the country code', () => {
  expect(telLink('098765 43210')).toBe('tel:+919876543210')
})
