import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { inPeriod, lastMonths, monthLabel } from './in-period.sql.ts'

const api = startTestApi()

const DAYS = ['2024-02-29', '2025-12-31', '2026-01-01', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']

describe('inPeriod selects', () => {
  test.each([
    ['the days of a month', { month: 12, year: 2026 }, ['2026-12-01', '2026-12-31']],
    ['29 February of a leap year', { month: 2, year: 2024 }, ['2024-02-29']],
    ['the days of a year', { year: 2026 }, ['2026-01-01', '2026-11-30', '2026-12-01', '2026-12-31']],
    ['nothing in a year without data', { year: 2030 }, []],
    ['nothing in the last year supported', { month: 12, year: 2199 }, []],
    ['every day without a period', {}, DAYS],
  ])('%s', async (_, period, expected) => {
    const { rows } = await sql<{ day: string }>`
      select day from unnest(${DAYS}::date[]) as days (day) where ${inPeriod('days.day', period)}`.execute(api.db)
    expect(rows.map(({ day }) => day)).toEqual(expected)
  })
})

describe('lastMonths', () => {
  const firstDays = (day: string, count: number) => lastMonths(day, count).map(({ first }) => first)

  test.each([
    ['2026-11-21', ['2026-09-01', '2026-10-01', '2026-11-01']],
    ['2026-12-31', ['2026-10-01', '2026-11-01', '2026-12-01']],
    ['2027-01-01', ['2026-11-01', '2026-12-01', '2027-01-01']],
    ['2027-02-28', ['2026-12-01', '2027-01-01', '2027-02-01']],
  ])('ends with the month of %s, without gaps or repeats', (day, expected) => {
    expect(firstDays(day, 3)).toEqual(expected)
    expect(firstDays(day, 25)).toHaveLength(25)
    expect(new Set(firstDays(day, 25)).size).toBe(25)
  })

  test('returns the year and month of each first day', () => {
    expect(lastMonths('2027-01-31', 2)).toEqual([
      { year: 2026, month: 12, first: '2026-12-01' },
      { year: 2027, month: 1, first: '2027-01-01' },
    ])
  })
})

test.each([
  ['en', 'Dec 2026'],
  ['fr', 'déc. 2026'],
  ['tr', 'Ara 2026'],
  ['hi', 'दिस॰ 2026'],
  ['mr', 'डिसें 2026'],
])('monthLabel formats December 2026 in %s', (language, label) => {
  expect(monthLabel({ year: 2026, month: 12 }, language)).toBe(label)
})
