import dayjs from 'dayjs'
import { getFinancialYear } from '#features/domain/fees/server/public.ts'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import { dayInTimeZone } from '#shared/server/clock.ts'
import type { Random } from './random.ts'

const OPENS = 9.5 * 60
const CLOSES = 18.5 * 60

export type Calendar = {
  now: Date
  today: string
  /** The first day of the data: the start of the previous financial year. */
  from: string
  /** An instant within the office hours of a day, never in the future. */
  randomTimeOn(random: Random, day: string): Date
}

export function createCalendar(timeZone: string, now: Date): Calendar {
  const midnights = new Map<string, number>()
  const getMidnight = (day: string) => {
    const midnight = midnights.get(day) ?? dayjs.tz(`${day}T00:00:00`, timeZone).valueOf()
    midnights.set(day, midnight)
    return midnight
  }
  const today = dayInTimeZone(now, timeZone)
  return {
    now,
    today,
    from: `${Number(getFinancialYear(today).slice(0, 4)) - 1}-04-01`,
    randomTimeOn(random, day) {
      const midnight = getMidnight(day)
      const instant = midnight + Math.floor((OPENS + random.unit() * (CLOSES - OPENS)) * MINUTE_MS)
      // Before the office opens today, any time since midnight is used.
      const elapsed = now.getTime() - midnight
      return new Date(instant <= now.getTime() ? instant : midnight + Math.floor(random.unit() * elapsed))
    },
  }
}

/** A day that the month does not have becomes its last day. */
export function addMonths(day: string, months: number): string {
  return dayjs.utc(day).add(months, 'month').format('YYYY-MM-DD')
}

export function daysBetween(first: string, last: string): number {
  return dayjs.utc(last).diff(dayjs.utc(first), 'day')
}

export const minDay = (a: string, b: string) => (a < b ? a : b)
export const maxDay = (a: string, b: string) => (a > b ? a : b)
