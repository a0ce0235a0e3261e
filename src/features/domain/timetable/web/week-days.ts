import type {
  Holiday,
  TimetableSession,
  TimetableWeek,
} from '#features/domain/timetable/contract/timetable.contract.ts'
import { addDays, getFirstWeekday, getWeekday } from '#shared/web/date/calendar-days.ts'

export type WeekDay = { date: string; isToday: boolean; holidays: Holiday[]; sessions: TimetableSession[] }

/** Returns the first day of the week of a day. Weeks begin as in the calendars of the language. */
export const startOfWeek = (day: string, language: string): string =>
  addDays(day, -getWeekday(day, getFirstWeekday(language)))

export function listDays({ from, today, sessions, holidays }: TimetableWeek): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index)
    return {
      date,
      isToday: date === today,
      holidays: holidays.filter((holiday) => holiday.from <= date && date <= holiday.to),
      sessions: sessions.filter((session) => session.date === date),
    }
  })
}
