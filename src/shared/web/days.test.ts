import { expect, test } from 'vitest'
import { countDays, formatInstant, getTodayIn } from './days.ts'

test.each([
  ['2026-09-05', '2026-09-05', 0],
  ['2025-06-30', '2026-11-22', 510],
  ['2026-03-01', '2026-02-28', -1],
])('countDays(%s, %s) is %d', (from, to, days) => {
  expect(countDays(from, to)).toBe(days)
})

test('formatInstant uses the time zone; midnight is 00:00', () => {
  expect(formatInstant('Asia/Kolkata', '2026-11-20T18:29:59.000Z')).toBe('2026-11-20 23:59')
  expect(formatInstant('Asia/Kolkata', '2026-11-20T18:30:00.000Z')).toBe('2026-11-21 00:00')
  expect(formatInstant('America/Lima', '2026-11-20T18:30:00.000Z')).toBe('2026-11-20 13:30')
})

test('formatInstant and getTodayIn: an unknown time zone is replaced by the browser’s own', () => {
  expect(formatInstant('Nowhere/Atlantis', '2026-11-20T18:30:00.000Z')).toMatch(/^2026-11-2\d \d\d:\d\d$/)
  expect(getTodayIn('Nowhere/Atlantis')).toMatch(/^\d{4}-\d\d-\d\d$/)
})
