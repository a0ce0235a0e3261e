import { getInstitute } from '#features/base/institute/server/public.ts'
import type { Session } from '#features/domain/courses/batches/contract/sessions.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { addDays, toInstant } from '#shared/server/clock.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type CalendarBatch, listCalendarBatches } from './calendar-batches.sql.ts'
import { listHolidays } from './holidays.sql.ts'
import { escapeText, foldLines, formatLocal, formatUtc } from './icalendar.ts'
import { buildTimeZone } from './icalendar-time-zone.ts'

type Feed = { accountId: string; role: Role; batchId: string | null; trainer: string | null }
type Holidays = readonly { from: string; to: string }[]

/**
 * Returns the feed as iCalendar (RFC 5545), with an event for each weekly session of each batch. Contains no personal
 * data.
 */
export async function buildCalendar({ db, clock }: Ctx, feed: Feed): Promise<string> {
  const studentId = feed.role === 'student' ? feed.accountId : null
  const [institute, today, { holidays }] = await Promise.all([getInstitute(db), getToday(db, clock), listHolidays(db)])
  const batches = await listCalendarBatches(db, { ...feed, today, studentId })
  const { timeZone } = institute
  const first = batches.map(({ from }) => from).reduce((a, b) => (a < b ? a : b), today)
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Munshi//Timetable//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(institute.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...buildTimeZone(timeZone, first, today),
    ...batches.flatMap((batch) => batch.sessions.flatMap((session) => buildEvent(batch, session, holidays, timeZone))),
    'END:VCALENDAR',
  ])
}

const BYDAY = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Monday is 1. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Returns no lines if the batch ends before its first session. */
function buildEvent(
  batch: CalendarBatch,
  { weekday, start, end }: Session,
  holidays: Holidays,
  timeZone: string,
): string[] {
  const { id, code, course, trainer, room, from, to, version, createdAt } = batch
  const day = addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  if (to !== null && day > to) return []
  const zoned = (name: string, times: string[]) => `${name};TZID=${timeZone}:${times.join()}`
  // UNTIL is in UTC, because the start has a time zone. The last day is included.
  const until = to === null ? '' : `;UNTIL=${formatUtc(toInstant(to, '23:59', timeZone))}`
  const excluded = listHolidayDates(holidays, day, to).map((date) => formatLocal(date, start))
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${weekday}-${start.replace(':', '')}@munshi`,
    `DTSTAMP:${formatUtc(createdAt)}`,
    `SEQUENCE:${version - 1}`,
    zoned('DTSTART', [formatLocal(day, start)]),
    zoned('DTEND', [formatLocal(day, end)]),
    `RRULE:FREQ=WEEKLY${until};BYDAY=${BYDAY[weekday - 1]}`,
    ...(excluded.length === 0 ? [] : [zoned('EXDATE', excluded)]),
    `SUMMARY:${escapeText(`${code} · ${course}`)}`,
    ...(room === null ? [] : [`LOCATION:${escapeText(room)}`]),
    ...(trainer === null ? [] : [`DESCRIPTION:${escapeText(trainer)}`]),
    'END:VEVENT',
  ]
}

/** Returns the dates of the weekly event that are holidays. */
function listHolidayDates(holidays: Holidays, first: string, last: string | null): string[] {
  const dates = new Set<string>()
  for (const { from, to } of holidays) {
    const start = from > first ? from : first
    let date = addDays(start, (weekdayOf(first) - weekdayOf(start) + 7) % 7)
    for (; date <= to && (last === null || date <= last); date = addDays(date, 7)) dates.add(date)
  }
  return [...dates].toSorted()
}
