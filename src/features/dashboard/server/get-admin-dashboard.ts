import { getToday } from '#features/institute/server/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { monthLabel } from '#shared/server/in-period.ts'
import type { AdminDashboard } from '../contract/dashboard.contract.ts'
import { getAdminCounts, getBalances, getFirstSteps } from './dashboard.sql.ts'

/** `year` defaults to the current year of the institute. */
export async function getAdminDashboard(
  { db, clock, language }: Ctx,
  query: { year?: number | undefined },
): Promise<AdminDashboard> {
  const year = query.year ?? Number((await getToday(db, clock)).slice(0, 4))
  const [firstSteps, counts, balances] = await Promise.all([
    getFirstSteps(db),
    getAdminCounts(db),
    getBalances(db, year),
  ])
  const { all, active, dropped, placed, pending, ...rest } = counts
  return {
    firstSteps,
    students: { all, active, dropped, placed, pending },
    ...rest,
    ...balances,
    months: balances.months.map((sums) => ({ ...sums, label: monthLabel({ year, month: sums.month }, language) })),
  }
}
