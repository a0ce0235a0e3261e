import { type Clock, dayAt, startOf } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { instituteAsStored } from './institute.sql.ts'

export { insertInstitute } from './institute.sql.ts'

/** The institute's own day, `YYYY-MM-DD`: what 'today' means for receipts and marks. */
export async function getToday(db: Db, clock: Clock): Promise<string> {
  return dayAt(clock.now(), (await instituteAsStored(db)).timeZone)
}

/** The instant at which a day begins at the institute. */
export async function startOfDay(db: Db, day: string): Promise<Date> {
  return startOf(day, (await instituteAsStored(db)).timeZone)
}

/** Name, address and phone, as they stand on a receipt. */
export async function getLetterhead(db: Db) {
  const { name, address, phone } = await instituteAsStored(db)
  return { name, address, phone }
}

/** Whether students may register themselves. */
export async function isSelfRegistrationEnabled(db: Db): Promise<boolean> {
  return (await instituteAsStored(db)).selfRegistration
}

export async function isSetUp(db: Db): Promise<boolean> {
  return (await instituteAsStored(db)).setUp
}
