import { sql } from 'kysely'
import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import type { Db } from '#shared/server/db.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'

type Attendance = StudentOverview['attendance']

const DAYS = 30

/** A student who is present in one batch of a day counts as present. */
export async function readAttendanceOfOverview(
  db: Db,
  scope: Scope,
  id: string,
  today: string,
): Promise<{ attendance: Attendance }> {
  const countMarks = (condition: string) =>
    sql`(select count(*) from attendance_mark where student_id = ${id} and ${sql.raw(condition)} ${andWithin(scope, 'student_id')})`
  const { rows } = await sql<Attendance>`
    select ${countMarks('present')} as present, ${countMarks('not present')} as absent, (
      select json_agg(json_build_object('date', d.day::date, 'present', (
        select bool_or(k.present) from attendance_mark k where k.student_id = ${id} and k.day = d.day::date ${andWithin(scope, 'k.student_id')}
      )) order by d.day)
      from generate_series(${today}::date - ${DAYS - 1}::int, ${today}::date, '1 day') as d (day)
    ) as days`.execute(db)
  return { attendance: rows[0]! }
}
