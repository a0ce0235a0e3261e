import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** Where times come from: the wall clock, or a test's own. */
export type Clock = { now(): Date }
export const wallClock: Clock = { now: () => new Date() }

/** The calendar day at an instant in a time zone, `YYYY-MM-DD`. */
export function dayAt(instant: Date, timeZone: string): string {
  return dayjs(instant).tz(timeZone).format('YYYY-MM-DD')
}

/** The instant at which a day begins in a time zone. */
export function startOf(day: string, timeZone: string): Date {
  return dayjs.tz(day, timeZone).toDate()
}

/** The day some days after (or, negative, before) another. */
export function dayAfter(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')
}
