import type { Holiday, TimetableBatch, TimetableWeek } from '#features/domain/timetable/contract/timetable.contract.ts'
import { addDays, getFirstWeekday, getWeekday } from '#shared/web/date/calendar-days.ts'

export type WeekSession = { start: string; end: string; batch: TimetableBatch; clash: boolean }
export type WeekDay = { date: string; isToday: boolean; holidays: Holiday[]; sessions: WeekSession[] }

/** Returns the first day of the week of a day. Weeks begin as in the calendars of the language. */
export const startOfWeek = (day: string, language: string): string =>
  addDays(day, -getWeekday(day, getFirstWeekday(language)))

export function listDays({ from, today, batches, holidays }: TimetableWeek): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index)
    return {
      date,
      isToday: date === today,
      holidays: holidays.filter((holiday) => holiday.from <= date && date <= holiday.to),
      sessions: listSessions(batches, index),
    }
  })
}

/** Sorts by hour, then as the batches are sorted. */
const listSessions = (batches: TimetableBatch[], day: number): WeekSession[] =>
  batches
    .flatMap((batch) =>
      batch.hours
        .filter(({ days }) => days.includes(day))
        .map(({ start, end, clashes }) => ({ start, end, batch, clash: clashes?.includes(day) === true })),
    )
    .toSorted((a, b) => a.start.localeCompare(b.start))
