export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2199-12-31'

/** True if the day exists, unlike 2026-02-30. */
export function isCalendarDay(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const real = new Date(Date.UTC(year, month - 1, date))
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === date
}
