/** Today as YYYY-MM-DD where the clock shows `timeZone`; the browser's own zone when it does not know that name. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  return shown(now, timeZone, {})
}

/** An instant as YYYY-MM-DD HH:mm where the clock shows `timeZone`. */
export function instantIn(timeZone: string, instant: string): string {
  return shown(new Date(instant), timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).replace(', ', ' ')
}

function shown(instant: Date, timeZone: string, time: Intl.DateTimeFormatOptions): string {
  const format = (zone: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', ...time, ...zone }).format(
      instant,
    )
  try {
    return format({ timeZone })
  } catch {
    return format({})
  }
}
