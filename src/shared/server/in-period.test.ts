import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { inPeriod, lastMonths, monthLabel } from './in-period.ts'

const api = startTestApi()

const DAYS = ['2024-02-29', '2025-12-31', '2026-01-01', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']

describe('a day falls into', () => {
  test.each([
    ['December', { month: 12, year: 2026 }, ['2026-12-01', '2026-12-31']],
    ['a leap February', { month: 2, year: 2024 }, ['2024-02-29']],
    ['a month of every year', { month: 12 }, ['2025-12-31', '2026-12-01', '2026-12-31']],
    ['a year', { year: 2026 }, ['2026-01-01', '2026-11-30', '2026-12-01', '2026-12-31']],
    ['a year without any', { year: 2030 }, []],
    ['the last year there is', { month: 12, year: 2199 }, []],
    ['always', {}, DAYS],
  ])('%s', async (_, period, expected) => {
    const { rows } = await sql<{ day: string }>`
      select day from unnest(${DAYS}::date[]) as given (day) where ${inPeriod('given.day', period)}`.execute(api.db)
    expect(rows.map(({ day }) => day)).toEqual(expected)
  })
})

describe('the last months', () => {
  const firsts = (day: string, count: number) => lastMonths(day, count).map(({ first }) => first)

  test.each([
    ['2026-11-21', ['2026-09-01', '2026-10-01', '2026-11-01']],
    ['2026-12-31', ['2026-10-01', '2026-11-01', '2026-12-01']],
    ['2027-01-01', ['2026-11-01', '2026-12-01', '2027-01-01']],
    ['2027-02-28', ['2026-12-01', '2027-01-01', '2027-02-01']],
  ])('up to %s', (day, expected) => {
    expect(firsts(day, 3)).toEqual(expected)
    expect(firsts(day, 25)).toHaveLength(25)
    expect(new Set(firsts(day, 25)).size).toBe(25)
  })

  test('are numbered as their first days are', () => {
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
])('December in %s', (language, label) => {
  expect(monthLabel({ year: 2026, month: 12 }, language)).toBe(label)
})
