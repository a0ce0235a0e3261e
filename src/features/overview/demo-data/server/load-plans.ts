import { sql } from 'kysely'
import { getToday } from '#features/base/institute/server/public.ts'
import { planInstalments } from '#features/domain/fees/plans/contract/plan-instalments.ts'
import { addMonths } from '#shared/contract/add-months.ts'
import { setPlan } from '#features/domain/fees/plans/server/public.ts'
import type { AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'

const STUDENTS = 8
const INSTALMENTS = 3
/** Months from today to the first instalment: some are late. */
const FIRST = [1, 0, -1, -2]

/** Plans the open fees of a student and of others, in monthly instalments. */
export async function loadPlans(tx: Tx, ctx: AuditContext, studentId: string): Promise<void> {
  const today = await getToday(tx, ctx.clock)
  const courses = await tx
    .selectFrom('enrolment as e')
    .innerJoin('student as s', 's.id', 'e.student_id')
    .innerJoin('student_account as m', 'm.student_id', 's.id')
    .select(['e.id', sql<number>`m.fee - m.paid`.as('left')])
    .where('s.status', '=', 'Active')
    .whereRef('m.paid', '<', 'm.fee')
    .where('e.joining_on', '<', addMonths(today, Math.min(...FIRST) - 1))
    .orderBy(sql`s.id = ${studentId}`, 'desc')
    .orderBy('e.joining_on', 'desc')
    .orderBy('e.id')
    .limit(STUDENTS)
    .execute()
  for (const [index, { id, left }] of courses.entries()) {
    const from = addMonths(today, FIRST[index % FIRST.length] ?? 0)
    await setPlan({ ...ctx, db: tx, ifMatch: undefined }, id, { rows: planInstalments(left, INSTALMENTS, from) })
  }
}
