import { expect, test } from 'vitest'
import { isCompleteDay, parseDay } from './parse-day.ts'

test.each([
  '2026-11-02',
  '2026/11/2',
  '02/11/2026',
  '2/11/2026',
  '02-11-2026',
  '2.11.2026',
  ' 02 11 2026 ',
  '20261102',
  '02112026',
  '2/11/26',
  '02-11-26',
])('parseDay reads %j as 2026-11-02', (text) => {
  expect(parseDay(text)).toEqual({ day: '2026-11-02' })
})

test.each([
  ['20121920', '1920-12-20'],
  ['20101201', '2010-12-01'],
  ['29/02/2024', '2024-02-29'],
  ['6/5/85', '1985-05-06'],
])('parseDay reads %j as %s', (text, day) => {
  expect(parseDay(text)).toEqual({ day })
})

test.each(['', '2026', '2026-11', '02/11/6', '11/2026', '2026-11/02', 'today', '2026-11-02T10:00'])(
  'parseDay cannot read %j',
  (text) => {
    expect(parseDay(text)).toEqual({ problem: 'unreadableDay' })
  },
)

test.each(['2026-02-30', '29/02/2026', '31/6/26', '2026-13-01', '32/01/2026', '00000000', '31112026'])(
  'parseDay: the day %j does not exist',
  (text) => {
    expect(parseDay(text)).toEqual({ problem: 'noSuchDay' })
  },
)

test('isCompleteDay: all eight digits are there', () => {
  expect(['2026-11-02', '02/11/2026', '02112026'].every(isCompleteDay)).toBe(true)
  expect(['2026-1-1', '1/1/2026', ''].some(isCompleteDay)).toBe(false)
})
