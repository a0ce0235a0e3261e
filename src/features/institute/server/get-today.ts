import { type Clock, dayInTimeZone, startOfDayInTimeZone } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { getInstitute } from './institute.sql.ts'

/** `YYYY-MM-DD`, in the institute's time zone. */
export async function getToday(db: Db, clock: Clock): Promise<string> {
  return dayInTimeZone(clock.now(), (await getInstitute(db)).timeZone)
}

export async function startOfDay(db: Db, day: string): Promise<Date> {
  return startOfDayInTimeZone(day, (await getInstitute(db)).timeZone)
}
