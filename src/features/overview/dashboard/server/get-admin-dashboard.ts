import { listLowestAttendance } from '#features/domain/attendance/server/public.ts'
import { countReminded } from '#features/domain/fees/reminders/server/public.ts'
import { sumFeesDue } from '#features/domain/fees/server/sums/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { readParts } from '#shared/server/dashboard-parts.ts'
import { monthLabel } from '#shared/server/in-period.sql.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { AdminDashboard } from '../contract/dashboard.contract.ts'
import { completeChecklist, type ServerState } from './complete-checklist.ts'
import { getAdminCounts, getBalances } from './dashboard.sql.ts'

const SHOWN_BATCHES = 5

/** `year` defaults to the current year of the institute. */
export async function getAdminDashboard(
  ctx: Ctx<Actor>,
  query: { year?: number | undefined; parts?: string | undefined },
  server: ServerState,
): Promise<AdminDashboard> {
  const { db, actor, clock, language } = ctx
  const scope = scopeOf(actor)
  const today = await getToday(db, clock)
  const year = query.year ?? Number(today.slice(0, 4))
  const comparedDate = sameDayOfLastMonth(today)
  const [counts, { thisMonth, lastMonth, ...balances }, feesDue, reminded, attendance, parts] = await readTogether(
    db,
    (db) => [
      getAdminCounts(db, scope),
      getBalances(db, scope, year, today, comparedDate),
      sumFeesDue(db, scope, today),
      countReminded(db, scope, addDays(today, -6)),
      listLowestAttendance(db, scope, today, SHOWN_BATCHES),
      query.parts === undefined ? undefined : readParts({ ...ctx, db }, query.parts),
    ],
  )
  const { all, active, dropped, placed, pending, checklist, ...rest } = counts
  return {
    checklist: checklist && (await completeChecklist(checklist, server)),
    students: { all, active, dropped, placed, pending },
    ...rest,
    ...balances,
    parts,
    months: balances.months.map((sums) => ({ ...sums, label: monthLabel({ year, month: sums.month }, language) })),
    trend: { date: today, comparedDate, thisMonth, lastMonth },
    feesDue,
    reminded,
    attendance,
  }
}

/** Returns the last day if that month is shorter. */
function sameDayOfLastMonth(today: string): string {
  const firstOfMonth = `${today.slice(0, 8)}01`
  const last = addDays(firstOfMonth, -1)
  return today.slice(8) < last.slice(8) ? `${last.slice(0, 8)}${today.slice(8)}` : last
}
