import { type Clock, dayInTimeZone, startOfDayInTimeZone, toInstant } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { getInstitute } from '../institute.sql.ts'

/** Returns `YYYY-MM-DD`, in the institute's time zone. */
export async function getToday(db: Db, clock: Clock): Promise<string> {
  const now = clock.now()
  return clock.timeZone === undefined ? getDay(db, now) : dayInTimeZone(now, clock.timeZone)
}

/** Returns `YYYY-MM-DD`, in the institute's time zone. */
export async function getDay(db: Db, instant: Date): Promise<string> {
  return dayInTimeZone(instant, (await getInstitute(db)).timeZone)
}

/** `time` is `HH:mm`, in the institute's time zone. */
export async function getInstantToday(db: Db, clock: Clock, time: string): Promise<Date> {
  const { timeZone } = await getInstitute(db)
  return toInstant(dayInTimeZone(clock.now(), timeZone), time, timeZone)
}

type Period = { month?: number | undefined; year?: number | undefined }

/** A month without a year is that of the current year. */
export async function withCurrentYear<P extends Period>(db: Db, clock: Clock, period: P): Promise<P> {
  if (period.month === undefined || period.year !== undefined) return period
  return { ...period, year: Number((await getToday(db, clock)).slice(0, 4)) }
}

export async function startOfDay(db: Db, day: string): Promise<Date> {
  return startOfDayInTimeZone(day, (await getInstitute(db)).timeZone)
}
