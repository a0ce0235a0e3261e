import { type RawBuilder, sql } from 'kysely'
import { dateFormat } from '#shared/contract/intl-formats.ts'

type Period = { month?: number | undefined; year?: number | undefined }

/**
 * Returns SQL that tests whether the day is in that month or year, as a range, so that an index serves it. A month
 * needs a year.
 */
export function inPeriod(column: string, { month, year }: Period): RawBuilder<boolean> {
  const day = sql.ref(column)
  if (year === undefined) {
    if (month !== undefined) throw new Error('A month needs a year')
    return sql`true`
  }
  const first = month === undefined ? `${year}-01-01` : `${year}-${twoDigits(month)}-01`
  const step = month === undefined ? sql`interval '1 year'` : sql`interval '1 month'`
  return sql`(${day} >= ${first}::date and ${day} < (${first}::date + ${step})::date)`
}

/** Returns the last `count` months up to that of `day`, oldest first; `first` is the first day of each. */
export function lastMonths(day: string, count: number): { year: number; month: number; first: string }[] {
  const [thisYear = 0, thisMonth = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const monthIndex = thisYear * 12 + thisMonth - 1 - (count - 1 - index)
    const [year, month] = [Math.floor(monthIndex / 12), (monthIndex % 12) + 1]
    return { year, month, first: `${year}-${twoDigits(month)}-01` }
  })
}

export const monthLabel = ({ year, month }: { year: number; month: number }, language: string): string =>
  dateFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, month - 1, 1))

const twoDigits = (month: number) => String(month).padStart(2, '0')
