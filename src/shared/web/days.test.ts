import { expect, test } from 'vitest'
import { instantIn, todayIn } from './days.ts'

test('an instant is shown on the institute’s clock, midnight as 00:00', () => {
  expect(instantIn('Asia/Kolkata', '2026-11-20T18:29:59.000Z')).toBe('2026-11-20 23:59')
  expect(instantIn('Asia/Kolkata', '2026-11-20T18:30:00.000Z')).toBe('2026-11-21 00:00')
  expect(instantIn('America/Lima', '2026-11-20T18:30:00.000Z')).toBe('2026-11-20 13:30')
})

test('a zone that the browser does not know: its own', () => {
  expect(instantIn('Nowhere/Atlantis', '2026-11-20T18:30:00.000Z')).toMatch(/^2026-11-2\d \d\d:\d\d$/)
  expect(todayIn('Nowhere/Atlantis')).toMatch(/^\d{4}-\d\d-\d\d$/)
})
