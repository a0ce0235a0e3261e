import { dateFormat } from '#shared/contract/intl-formats.ts'
import { DAY_MS } from '#shared/contract/durations.ts'

/** Returns today as `YYYY-MM-DD`. A time zone that the browser does not know is replaced by its own. */
export function getTodayIn(timeZone: string, now: Date = new Date()): string {
  return formatIn(now, timeZone, {})
}

/** Returns `YYYY-MM-DD HH:mm` in the time zone. */
export function formatInstant(timeZone: string, instant: string): string {
  return formatIn(new Date(instant), timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).replace(
    ', ',
    ' ',
  )
}

/** Counts the days from one `YYYY-MM-DD` to another; negative if the other is earlier. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

function formatIn(instant: Date, timeZone: string, time: Intl.DateTimeFormatOptions): string {
  const format = (zone: Intl.DateTimeFormatOptions) =>
    dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', ...time, ...zone }).format(instant)
  try {
    return format({ timeZone })
  } catch {
    return format({})
  }
}
