import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { dateFormat } from '#shared/contract/intl-formats.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

export type Clock = {
  now(): Date
  /** The institute's time zone, if the request has already read it. */
  timeZone?: string | undefined
}
export const wallClock: Clock = { now: () => new Date() }

/** Returns `YYYY-MM-DD`. */
export function dayInTimeZone(instant: Date, timeZone: string): string {
  // Swedish writes days as YYYY-MM-DD.
  return dateFormat('sv', { dateStyle: 'short', timeZone }).format(instant)
}

export function startOfDayInTimeZone(day: string, timeZone: string): Date {
  return dayjs.tz(day, timeZone).toDate()
}

/** `day` is `YYYY-MM-DD`, `time` is `HH:mm`. */
export function toInstant(day: string, time: string, timeZone: string): Date {
  return dayjs.tz(`${day}T${time}`, timeZone).toDate()
}

export function addDays(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')
}
