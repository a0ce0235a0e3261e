/** Today as YYYY-MM-DD where the clock shows `timeZone`; the browser's own zone when it does not know that name. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', ...options }).format(now)
  try {
    return format({ timeZone })
  } catch {
    return format({})
  }
}
