import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'
import type { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'

type Figures = Pick<StudentDashboard, 'batchTime' | 'lastReceiptId' | 'projects'> &
  Pick<StudentDashboard['attendance'], 'present' | 'absent'>

/** The marks are those of the month of `today`. */
export async function getStudentFigures(db: Db, scope: Scope, studentId: string, today: string): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select b.time as "batchTime", k.present, k.absent,
      (select id from receipt where student_id = s.id and voided_at is null order by paid_on desc, id desc limit 1) as "lastReceiptId",
      (select count(*) from project where student_id = s.id) as projects
    from student s join batch b on b.id = s.batch_id,
      (select count(*) filter (where present) as present, count(*) filter (where not present) as absent
        from attendance_mark where student_id = ${studentId}
          and day between date_trunc('month', ${today}::date) and ${today}) k
    where s.id = ${studentId} ${andWithin(scope, 's.id')}`.execute(db)
  return rows[0]!
}
