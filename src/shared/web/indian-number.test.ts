import { expect, test } from 'vitest'
import { chatLink, telLink, tenDigitsOf } from './indian-number.ts'

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['+91 098765 43210', '9876543210'],
  ['00919876543210', '9876543210'],
  // Ten digits that begin as the country code does are a whole number.
  ['9198765432', '9198765432'],
])('%s is the number %s', (stored, digits) => {
  expect(tenDigitsOf(stored)).toBe(digits)
})

test.each(['', '12345', '98765432', '0987654321', '447911123456', '98765432101', 'none'])(
  '%s is no usable number',
  (stored) => {
    expect(tenDigitsOf(stored)).toBeNull()
    expect(chatLink(stored, 'Hello')).toBeNull()
    expect(telLink(stored)).toBeNull()
  },
)

test('the message survives the way through the address', () => {
  const message = 'Hello José & अनन्या, ₹1,25,000 is due on 2026-09-05. Call +91 98000 00000?'
  const link = new URL(chatLink('+91 98765 43210', message) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/919876543210')
  expect(link.searchParams.get('text')).toBe(message)
})

test('a phone link carries the country code', () => {
  expect(telLink('098765 43210')).toBe('tel:+919876543210')
})
