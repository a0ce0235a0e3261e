import { expect, test } from 'vitest'
import { isRegNoPattern, toExampleRegNo } from './reg-no-pattern.ts'

const JOINED = { course: 'Graphic Design', joiningDate: '2026-11-21' }

test.each([
  ['{course}/{yy}/{n}', 'GD/26/1'],
  ['{yyyy}-{nnnn}', '2026-0001'],
  ['{n}', '1'],
])('toExampleRegNo(%j) is %j', (pattern, number) => {
  expect(isRegNoPattern(pattern)).toBe(true)
  expect(toExampleRegNo(pattern, JOINED)).toBe(number)
})

test.each(['DCA', '{course}', '{n}{n}', '{batch}/{n}', '{n', '{n}}', '{}'])('isRegNoPattern rejects %j', (pattern) => {
  expect(isRegNoPattern(pattern)).toBe(false)
})

test.each([
  ['Tally', 'TALLY/1'],
  ['Diploma in Computer Applications', 'DICA/1'],
  ['C++', 'C/1'],
  ['Kommunikationsdesign', 'KOMMUNIK/1'],
])('toExampleRegNo abbreviates the course %j', (course, number) => {
  expect(toExampleRegNo('{course}/{n}', { ...JOINED, course })).toBe(number)
})
