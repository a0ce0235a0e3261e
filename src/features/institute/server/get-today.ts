import { type Clock, dayInTimeZone, startOfDayInTimeZone } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { getInstitute } from './institute.sql.ts'

/** The current day in the institute's time zone, `YYYY-MM-DD`. */
export async function getToday(db: Db, clock: Clock): Promise<string> {
  return dayInTimeZone(clock.now(), (await getInstitute(db)).timeZone)
}

/** The instant at which a day begins in the institute's time zone. */
export async function startOfDay(db: Db, day: string): Promise<Date> {
  return startOfDayInTimeZone(day, (await getInstitute(db)).timeZone)
}
