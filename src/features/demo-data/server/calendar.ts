import dayjs from 'dayjs'
import { financialYearOf } from '#features/fees/server/public.ts'
import { dayAt } from '#shared/server/clock.ts'
import type { Random } from './random.ts'

const MINUTE = 60_000
const OPENS = 9.5 * 60
const CLOSES = 18.5 * 60

export type Calendar = {
  now: Date
  today: string
  /** The first day that the data tells of: the last financial year and this one lie behind it. */
  from: string
  /** An instant of the day while the office is open, and never in the future. */
  whileOpen(random: Random, day: string): Date
}

/** Days and instants in the institute's time zone; a day's midnight is worked out once. */
export function calendarIn(timeZone: string, now: Date): Calendar {
  const midnights = new Map<string, number>()
  const midnightOf = (day: string) => {
    const known = midnights.get(day) ?? dayjs.tz(`${day}T00:00:00`, timeZone).valueOf()
    midnights.set(day, known)
    return known
  }
  const today = dayAt(now, timeZone)
  return {
    now,
    today,
    from: `${Number(financialYearOf(today).slice(0, 4)) - 1}-04-01`,
    whileOpen(random, day) {
      const midnight = midnightOf(day)
      const wanted = midnight + Math.floor((OPENS + random.unit() * (CLOSES - OPENS)) * MINUTE)
      // Before the office opens, today's receipts were written early.
      const soFar = now.getTime() - midnight
      return new Date(wanted <= now.getTime() ? wanted : midnight + Math.floor(random.unit() * soFar))
    },
  }
}

/** Months of the calendar later; a day that a month does not have is its last one. */
export function monthsAfter(day: string, months: number): string {
  return dayjs.utc(day).add(months, 'month').format('YYYY-MM-DD')
}

export function daysBetween(first: string, last: string): number {
  return dayjs.utc(last).diff(dayjs.utc(first), 'day')
}

export const earlier = (a: string, b: string) => (a < b ? a : b)
export const later = (a: string, b: string) => (a > b ? a : b)
