import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.sql.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { countMarks, STUDENT_NAME } from './attendance.sql.ts'

type Month = { month: number; year: number }

export async function listSheetsOfMonth(db: Db, scope: Scope, batchId: string, month: Month) {
  return db
    .selectFrom('attendance_sheet as h')
    .select(['h.id', 'h.day as date'])
    .select([countMarks(scope, 'present').as('present'), countMarks(scope, 'absent').as('absent')])
    .where('h.batch_id', '=', batchId)
    .where(inPeriod('h.day', month))
    .orderBy('h.day')
    .execute()
}

/** Returns students marked in the batch in that month and active ones who were members then, by name. */
export async function listRegisterStudents(db: Db, scope: Scope, batchId: string, { month, year }: Month) {
  const first = sql`make_date(${year}, ${month}, 1)`
  return db
    .selectFrom('student as s')
    .select(['s.id as student', STUDENT_NAME.as('studentName'), 's.father'])
    .where((eb) =>
      eb(
        's.id',
        'in',
        eb
          .selectFrom('batch_member as m')
          .innerJoin('student as o', 'o.id', 'm.student_id')
          .select('m.student_id as id')
          .where('m.batch_id', '=', batchId)
          .where('o.status', '=', 'Active')
          .where(sql<boolean>`m.first_on < ${first} + interval '1 month'`)
          .where(sql<boolean>`(m.last_on is null or m.last_on >= greatest(${first}, m.first_on))`)
          .union(
            eb
              .selectFrom('attendance_mark as k')
              .innerJoin('attendance_sheet as h', 'h.id', 'k.sheet_id')
              .select('k.student_id as id')
              .where('h.batch_id', '=', batchId)
              .where(inPeriod('h.day', { month, year })),
          ),
      ),
    )
    .$call(within(scope, 's.id'))
    .orderBy('s.search_key')
    .orderBy('s.id')
    .execute()
}

export async function listRegisterMarks(db: Db, scope: Scope, batchId: string, month: Month) {
  return db
    .selectFrom('attendance_mark as k')
    .innerJoin('attendance_sheet as h', 'h.id', 'k.sheet_id')
    .select(['k.student_id as student', 'k.sheet_id as sheet', 'k.present'])
    .where('h.batch_id', '=', batchId)
    .where(inPeriod('h.day', month))
    .$call(within(scope, 'k.student_id'))
    .execute()
}
