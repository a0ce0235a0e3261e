import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatRecoveryKey, parseRecoveryKey } from './recovery-key.ts'

const key = Buffer.alloc(32, '0123456789abcdef')
const text = formatRecoveryKey(key)

test('a recovery key is 13 groups of five letters, and is read however it is typed', () => {
  expect(text).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){12}[0-9A-HJKMNP-TV-Z]{5}$/)
  for (const typed of [text, text.toLowerCase(), text.replaceAll('-', ' '), `  ${text.replaceAll('0', 'O')}\n`])
    expect(parseRecoveryKey(typed)).toEqual({ key })
  const others = Array.from({ length: 100 }, () => randomBytes(32))
  expect(others.map((other) => parseRecoveryKey(formatRecoveryKey(other)))).toEqual(
    others.map((other) => ({ key: other })),
  )
})

test('a recovery key with any wrong letter is rejected with the number of its group', () => {
  const typed = text
    .split('')
    .flatMap((letter, index) =>
      ['A', '7', 'Z']
        .filter((wrong) => letter !== '-' && letter !== wrong)
        .map((wrong) => ({ index, key: text.slice(0, index) + wrong + text.slice(index + 1) })),
    )
  expect(typed.length).toBeGreaterThan(150)
  expect(typed.map(({ key: wrong }) => parseRecoveryKey(wrong))).toEqual(
    typed.map(({ index }) => ({ wrongGroup: Math.floor(index / 6) + 1 })),
  )
})

test('a recovery key with two groups or two letters in the wrong order is rejected', () => {
  const [first = '', second = '', ...rest] = text.split('-')
  expect(parseRecoveryKey([second, first, ...rest].join('-'))).toEqual({ wrongGroup: 1 })
  const swapped = `${first[1]}${first[0]}${first.slice(2)}`
  expect(swapped === first || 'wrongGroup' in parseRecoveryKey([swapped, second, ...rest].join('-'))).toBe(true)
})

test('a recovery key with a group missing is rejected with the number of groups', () => {
  expect(parseRecoveryKey(text.slice(0, -6))).toEqual({ groups: 12 })
  expect(parseRecoveryKey('')).toEqual({ groups: 0 })
})
