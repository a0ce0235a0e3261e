import { expect, test } from 'vitest'
import { chatLink, telLink } from './phone-links.ts'

test('chatLink encodes the message', () => {
  const message = 'Hello José & अनन्या, ₹1,25,000 is due on 2026-09-05. Call +91 98000 00000?'
  const link = new URL(chatLink('+91 98765 43210', message) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/919876543210')
  expect(link.searchParams.get('text')).toBe(message)
})

test.each([
  ['098765 43210', 'tel:+919876543210'],
  ['+14155552671', 'tel:+14155552671'],
])('telLink(%j) has the country code', (stored, link) => {
  expect(telLink(stored)).toBe(link)
})

test.each(['', '12345', '447911123456'])('%j has no link', (stored) => {
  expect(chatLink(stored, 'Hello')).toBeNull()
  expect(telLink(stored)).toBeNull()
})
