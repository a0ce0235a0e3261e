import { DAY_MS } from '#shared/contract/durations.ts'
import { dateFormat } from '#shared/contract/intl-formats.ts'
import type { Language } from '#shared/contract/messages.ts'
import type { YearMonth } from '../months.ts'

const toInstant = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toDay = (instant: number) => new Date(instant).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string => toDay(toInstant(day) + count * DAY_MS)

export const toYearMonth = (day: string): YearMonth => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
})

export const clampDay = (day: string, min: string, max: string): string => (day < min ? min : day > max ? max : day)

/** Sunday is 0. Calendars of Indian institutes begin with Sunday. */
const FIRST_WEEKDAY: Record<Language, 0 | 1> = { en: 0, fr: 1, tr: 1, hi: 0, mr: 0 }

export const getFirstWeekday = (language: string): 0 | 1 => FIRST_WEEKDAY[language as Language]

/** Counts the days since the week began. */
export const getWeekday = (day: string, firstWeekday: number): number =>
  (new Date(toInstant(day)).getUTCDay() - firstWeekday + 7) % 7

/** Lists the weeks of a day's month; the first and the last may be shorter than seven days. */
export function listWeeks(day: string, firstWeekday: number): { start: string; days: string[] }[] {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const start = addDays(first, -getWeekday(first, firstWeekday))
  return Array.from({ length: 6 }, (_, week) => ({
    start: addDays(start, 7 * week),
    days: Array.from({ length: 7 }, (_day, index) => addDays(start, 7 * week + index)).filter((cell) =>
      cell.startsWith(month),
    ),
  })).filter(({ days }) => days.length > 0)
}

export function listWeekdays(language: string): { short: string; long: string }[] {
  const format = (weekday: 'short' | 'long', date: number) =>
    dateFormat(language, { weekday, timeZone: 'UTC' }).format(date)
  // 2026-11-01 is a Sunday.
  const sunday = toInstant('2026-11-01')
  return Array.from({ length: 7 }, (_, index) => {
    const date = sunday + (getFirstWeekday(language) + index) * DAY_MS
    return { short: format('short', date), long: format('long', date) }
  })
}

const IN_WORDS = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

export const formatDayInWords = (day: string, language: string): string =>
  dateFormat(language === 'en' ? 'en-IN' : language, IN_WORDS).format(toInstant(day))
