import { expect, test } from 'vitest'
import { removeInvisible } from './remove-invisible.ts'

test.each([
  ['a space of no width', 'As\u200bha', 'Asha'],
  ['a soft hyphen and a word joiner', 'As\u00adha\u2060', 'Asha'],
  ['the fillers of Hangul, and a blank of Braille', '\u3164\uffa0\u115f\u2800', ''],
  ['joiners between Latin letters', 'As\u200cha\u200d', 'Asha'],
  ['tags', 'Asha\u{e0041}', 'Asha'],
])('removeInvisible removes %s', (_what, text, expected) => {
  expect(removeInvisible(text)).toBe(expected)
})

test.each(['क्\u200dषमा', 'ರ್\u200dಯ', 'نمی\u200cخواهم', '👩\u200d🏫', 'Asha Rao'])(
  'removeInvisible keeps %s',
  (text) => {
    expect(removeInvisible(text)).toBe(text)
  },
)
