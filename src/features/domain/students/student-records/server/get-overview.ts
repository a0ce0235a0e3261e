import { getToday } from '#features/base/institute/server/days/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found } from '#shared/server/errors.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { findStudent, getBatchTime } from '#features/domain/students/server/students.sql.ts'
import { overviewParts } from './slots.ts'
import { listStatusChanges } from './status-history.sql.ts'

export async function getOverview({ db, clock }: Ctx, id: string): Promise<StudentOverview> {
  found(await findStudent(db, id))
  const today = await getToday(db, clock)
  const [batch, history, fees, attendance, portfolio, access] = await readTogether(db, (db) => [
    getBatchTime(db, id),
    listStatusChanges(db, id),
    overviewParts.fees.get()(db, id, today),
    overviewParts.attendance.get()(db, id, today),
    overviewParts.portfolio.get()(db, id, today),
    overviewParts.access.get()(db, id, today),
  ])
  return { ...batch, ...history, ...fees, ...attendance, ...portfolio, ...access }
}
