import { sql } from 'kysely'
import { DUE_DATE } from '#features/domain/students/server/dues/public.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'
import type { CoursePlan, PlanBody, StudentPlan } from '../contract/plans.contract.ts'
import { selectDues, sumDue, sumLate } from '../../server/dues/student-dues.sql.ts'

export async function listPlansOfStudent(db: Db, scope: Scope, studentId: string): Promise<CoursePlan[]> {
  const { rows } = await sql<CoursePlan>`
    with due as (${selectDues(sql`${studentId}::uuid`)})
    select e.id as enrolment, e.student_id as student, c.name as course, b.code as batch, coalesce(d.fee, 0) as fee,
      coalesce(d.paid, 0) as paid, coalesce(d.fee - d.paid, 0) as left,
      coalesce(d.rows, '[]') as rows,
      coalesce(coalesce(d.fee, 0) - (select sum(amount) from fee_plan_row where enrolment_id = e.id), 0) as difference,
      c.instalments as proposed, coalesce(p.version, 0) as version
    from enrolment e join course c on c.id = e.course_id join batch b on b.id = e.batch_id
      left join fee_plan p on p.enrolment_id = e.id
      left join (
        select enrolment_id, sum(amount) as fee, sum(settled) as paid,
          json_agg(json_build_object('dueDate', due_on, 'amount', amount, 'paid', settled, 'left', amount - settled) order by n)
            filter (where due_on is not null) as rows
        from due group by 1
      ) d on d.enrolment_id = e.id
    where e.student_id = ${studentId} ${andWithin(scope, 'e.student_id')} order by e.n desc`.execute(db)
  return rows
}

/** Without a plan, the balance is due on the student's due date. */
export async function getNextDue(
  db: Db,
  scope: Scope,
  studentId: string,
  today: string,
): Promise<Omit<StudentPlan, 'plans'>> {
  const { rows } = await sql<Omit<StudentPlan, 'plans'>>`
    select case when m.paid < m.fee then ${DUE_DATE} end as "dueDate", coalesce(m.due_amount, m.fee - m.paid) as "dueAmount",
      ${sumDue(today)} as due, ${sumLate(today)} as late
    from student_account m where m.student_id = ${studentId} ${andWithin(scope, 'm.student_id')}`.execute(db)
  return rows[0]!
}

/** Replaces the rows. The caller has locked the account. */
export async function setPlanRows(tx: Tx, enrolmentId: string, rows: PlanBody['rows']): Promise<void> {
  await tx
    .insertInto('fee_plan')
    .values({ enrolment_id: enrolmentId })
    .onConflict((conflict) => conflict.column('enrolment_id').doUpdateSet({ version: sql`fee_plan.version + 1` }))
    .execute()
  await tx.deleteFrom('fee_plan_row').where('enrolment_id', '=', enrolmentId).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('fee_plan_row')
    .values(
      rows.map(({ dueDate, amount }, index) => ({ enrolment_id: enrolmentId, n: index + 1, due_on: dueDate, amount })),
    )
    .execute()
}
