import { expect, test } from 'vitest'
import { formatPhone, parsePhone } from './phone-number.ts'

test.each([
  '9876543210',
  '98765 43210',
  '+91 98765-43210',
  '+91 098765 43210',
  '(+91) 98765.43210',
  '91 9876543210',
  '09876543210',
  '091 98765 43210',
  '0091 98765 43210',
  '0 98765 43210',
  '\u202a+91\u00a098765\u201143210\u202c',
])('parsePhone(%j) returns the ten digits', (typed) => {
  expect(parsePhone(typed)).toBe('9876543210')
})

test.each([
  // Ten digits that start with 91 have no country code.
  ['91987 65432', '9198765432'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['0044 20 7946 0958', '+442079460958'],
])('parsePhone(%j) returns %j', (typed, number) => {
  expect(parsePhone(typed)).toBe(number)
})

test.each(['', '12345', '98765432', '0987654321', '447911123456', '+91 12345', '+0 123456789', '98765x43210', 'none'])(
  'parsePhone rejects %j',
  (typed) => {
    expect(parsePhone(typed)).toBeUndefined()
  },
)

test.each([
  ['9876543210', '98765 43210'],
  ['919876543210', '98765 43210'],
  ['+14155552671', '+1 415 555 2671'],
  ['+442079460958', '+44 207 946 0958'],
  ['+97150123456', '+971 501 23456'],
  ['12345', '12345'],
  ['', ''],
])('formatPhone(%j) returns %j', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})
