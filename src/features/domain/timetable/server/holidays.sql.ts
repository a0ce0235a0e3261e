import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Holiday } from '../contract/timetable.contract.ts'

const selectHolidays = (db: Db) =>
  db.selectFrom('holiday').select(['id as _id', 'name', 'start_on as from', 'end_on as to'])

export async function listHolidays(db: Db): Promise<{ holidays: Holiday[]; total: number }> {
  const holidays = await selectHolidays(db).orderBy('start_on', 'desc').orderBy('id').execute()
  return { holidays, total: holidays.length }
}

/** Returns the oldest first. */
export async function listHolidaysBetween(db: Db, from: string, to: string): Promise<Holiday[]> {
  return selectHolidays(db)
    .where('start_on', '<=', to)
    .where('end_on', '>=', from)
    .orderBy('start_on')
    .orderBy('id')
    .execute()
}

/** Returns the name of the holiday on that day that began first. */
export async function findHolidayName(db: Db, day: string): Promise<string | null> {
  return (await listHolidaysBetween(db, day, day))[0]?.name ?? null
}

/** Returns a condition that the day, an SQL expression of type date, is no holiday. */
export const isNoHoliday = (day: ReturnType<typeof sql>) =>
  sql<boolean>`not exists (select from holiday where start_on <= ${day} and end_on >= ${day})`

export async function insertHoliday(tx: Tx, { _id: id, name, from, to }: Holiday, at: Date): Promise<void> {
  await tx.insertInto('holiday').values({ id, name, start_on: from, end_on: to, created_at: at }).execute()
}

export async function deleteHoliday(tx: Tx, id: string): Promise<Holiday | undefined> {
  return tx
    .deleteFrom('holiday')
    .where('id', '=', id)
    .returning(['id as _id', 'name', 'start_on as from', 'end_on as to'])
    .executeTakeFirst()
}
