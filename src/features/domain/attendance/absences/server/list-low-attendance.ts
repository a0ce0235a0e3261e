import { getToday } from '#features/base/institute/server/days/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { ListLowAttendance, LowAttendance } from '../contract/absences.contract.ts'
import { listLow } from './low-attendance.sql.ts'
import { getAbsenceSettings } from './settings.sql.ts'

/** Month and year default to those of today. */
export async function listLowAttendance(
  { db, actor, clock, translate }: Ctx,
  query: ListLowAttendance,
): Promise<LowAttendance> {
  const [today, { threshold }] = await Promise.all([getToday(db, clock), getAbsenceSettings(db, translate)])
  const { month = Number(today.slice(5, 7)), year = Number(today.slice(0, 4)), batch, ...page } = query
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const batchKey = batch === undefined ? undefined : keyOf(batch)
  const filter = { ...page, batchKey, month: first, today, threshold }
  return { ...(await listLow(db, scopeOf(actor), filter)), threshold, month, year }
}
