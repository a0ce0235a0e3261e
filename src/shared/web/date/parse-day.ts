import { toFullYear } from '#shared/contract/full-year.ts'
import { isCalendarDay } from '#shared/contract/calendar-day.ts'

type Parsed = { day: string; problem?: undefined } | { day?: undefined; problem: 'unreadableDay' | 'noSuchDay' }

const FORMATS = [
  /^(?<year>\d{4})(?<mark>[-/., ])(?<month>\d{1,2})\k<mark>(?<date>\d{1,2})$/,
  /^(?<date>\d{1,2})(?<mark>[-/., ])(?<month>\d{1,2})\k<mark>(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<date>\d\d)$/,
  /^(?<date>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
]

/**
 * Parses a typed day: YYYY-MM-DD, DD/MM/YYYY or DD/MM/YY, with or without leading zeros; with four digits of the year
 * also without separators. Eight digits alone are never ambiguous between 1900 and 2199, because no month is 19, 20 or
 * 21.
 */
export function parseDay(text: string): Parsed {
  const days = FORMATS.flatMap((format) => {
    const { year, month = '', date = '' } = format.exec(text.trim())?.groups ?? {}
    return year === undefined ? [] : [`${toFullYear(year)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`]
  })
  const day = days.find(isCalendarDay)
  if (day !== undefined) return { day }
  return { problem: days.length > 0 ? 'noSuchDay' : 'unreadableDay' }
}

/** Shorter texts may still grow: `2026-1-1` into `2026-1-12`. */
export const isCompleteDay = (text: string): boolean => text.replace(/\D/g, '').length === 8
