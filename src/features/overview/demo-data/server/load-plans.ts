import { getToday } from '#features/base/institute/server/days/public.ts'
import { planInstalments } from '#features/domain/fees/plans/contract/plan-instalments.ts'
import { addMonths } from '#shared/contract/add-months.ts'
import { setPlan } from '#features/domain/fees/plans/server/public.ts'
import type { AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { listUnpaidCourses } from './demo-records.sql.ts'

const STUDENTS = 8
const INSTALMENTS = 3
/** The unit is months from today. Some first instalments are late. */
const FIRST = [1, 0, -1, -2]

/** Plans the open fees of a student and of others, in monthly instalments. */
export async function loadPlans(tx: Tx, ctx: AuditContext, studentId: string): Promise<void> {
  const today = await getToday(tx, ctx.clock)
  const before = addMonths(today, Math.min(...FIRST) - 1)
  const courses = await listUnpaidCourses(tx, studentId, { before, limit: STUDENTS })
  for (const [index, { id, left }] of courses.entries()) {
    const from = addMonths(today, FIRST[index % FIRST.length] ?? 0)
    await setPlan({ ...ctx, db: tx, ifMatch: undefined }, id, { rows: planInstalments(left, INSTALMENTS, from) })
  }
}
