import { type RawBuilder, sql } from 'kysely'

type Period = { month?: number | undefined; year?: number | undefined }

/** Whether a day falls into a month, a year, or that month of every year; without either, always. A range where an index can serve it. */
export function inPeriod(column: string, { month, year }: Period): RawBuilder<boolean> {
  const day = sql.ref(column)
  if (year === undefined) return month === undefined ? sql`true` : sql`extract(month from ${day}) = ${month}`
  const first = month === undefined ? `${year}-01-01` : `${year}-${twoDigits(month)}-01`
  const step = month === undefined ? sql`interval '1 year'` : sql`interval '1 month'`
  return sql`(${day} >= ${first}::date and ${day} < (${first}::date + ${step})::date)`
}

/** The first days of the months up to the one a day is in, oldest first. */
export function lastMonths(day: string, count: number): { year: number; month: number; first: string }[] {
  const [thisYear = 0, thisMonth = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const at = thisYear * 12 + thisMonth - 1 - (count - 1 - index)
    const [year, month] = [Math.floor(at / 12), (at % 12) + 1]
    return { year, month, first: `${year}-${twoDigits(month)}-01` }
  })
}

/** A month as it stands under a chart: `Nov 2026`, in the caller's language. */
export function monthLabel({ year, month }: { year: number; month: number }, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  )
}

const twoDigits = (month: number) => String(month).padStart(2, '0')
