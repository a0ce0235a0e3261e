import { getToday } from '#features/base/institute/server/days/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found } from '#shared/server/errors.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { findStudent, getBatchTime } from '#features/domain/students/server/students.sql.ts'
import { overviewParts } from './slots.ts'
import { listStatusChanges } from './status-history.sql.ts'

export async function getOverview({ db, clock, actor }: Ctx, id: string): Promise<StudentOverview> {
  const scope = scopeOf(actor)
  found(await findStudent(db, scope, id))
  const today = await getToday(db, clock)
  const [batch, history, fees, attendance, portfolio, access] = await readTogether(db, (db) => [
    getBatchTime(db, scope, id),
    listStatusChanges(db, id),
    overviewParts.fees.get()(db, scope, id, today),
    overviewParts.attendance.get()(db, scope, id, today),
    overviewParts.portfolio.get()(db, scope, id, today),
    overviewParts.access.get()(db, scope, id, today),
  ])
  return { ...batch, ...history, ...fees, ...attendance, ...portfolio, ...access }
}
