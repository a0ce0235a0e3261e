import { type RawBuilder, sql } from 'kysely'

type Period = { month?: number | undefined; year?: number | undefined }

/** SQL for: the day is in that month, that year, or that month of any year. A range if there is a year, so that an index serves it. */
export function inPeriod(column: string, { month, year }: Period): RawBuilder<boolean> {
  const day = sql.ref(column)
  if (year === undefined) return month === undefined ? sql`true` : sql`extract(month from ${day}) = ${month}`
  const first = month === undefined ? `${year}-01-01` : `${year}-${twoDigits(month)}-01`
  const step = month === undefined ? sql`interval '1 year'` : sql`interval '1 month'`
  return sql`(${day} >= ${first}::date and ${day} < (${first}::date + ${step})::date)`
}

/** The last `count` months up to that of `day`, oldest first; `first` is the first day of each. */
export function lastMonths(day: string, count: number): { year: number; month: number; first: string }[] {
  const [thisYear = 0, thisMonth = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const monthIndex = thisYear * 12 + thisMonth - 1 - (count - 1 - index)
    const [year, month] = [Math.floor(monthIndex / 12), (monthIndex % 12) + 1]
    return { year, month, first: `${year}-${twoDigits(month)}-01` }
  })
}

export function monthLabel({ year, month }: { year: number; month: number }, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  )
}

const twoDigits = (month: number) => String(month).padStart(2, '0')
