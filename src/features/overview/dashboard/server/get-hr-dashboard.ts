import { getLastAttendance } from '#features/domain/attendance/server/public.ts'
import { sumCollected, sumFeesDue } from '#features/domain/fees/server/sums/public.ts'
import { sumReceiptsByMonth } from '#features/domain/fees/server/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { readParts } from '#shared/server/dashboard-parts.ts'
import { lastMonths, monthLabel } from '#shared/server/in-period.sql.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { HrDashboard } from '../contract/dashboard.contract.ts'
import { countEnquiriesByMonth, getFirstSteps, getHrCounts } from './dashboard.sql.ts'

const MONTHS = 12

type Month = { year: number; month: number }

/** Months without receipts or enquiries are included, with zeros. */
export async function getHrDashboard(ctx: Ctx<Actor>, query: { parts?: string | undefined }): Promise<HrDashboard> {
  const { db, actor, clock, language } = ctx
  const scope = scopeOf(actor)
  const today = await getToday(db, clock)
  const months = lastMonths(today, MONTHS)
  const from = months[0]!.first
  const [{ hasReceipts, ...counts }, attendance, receipts, enquiries, collected, feesDue, parts] = await readTogether(
    db,
    (db) => [
      getHrCounts(db, scope),
      getLastAttendance(db, scope, today),
      sumReceiptsByMonth(db, scope, from),
      countEnquiriesByMonth(db, from),
      sumCollected(db, scope, today),
      sumFeesDue(db, scope, today),
      query.parts === undefined ? undefined : readParts({ ...ctx, db }, query.parts),
    ],
  )
  const labelled = months.map(({ year, month }) => ({ year, month, label: monthLabel({ year, month }, language) }))
  const isSameMonth = (a: Month) => (b: Month) => a.year === b.year && a.month === b.month
  return {
    firstSteps: hasReceipts ? null : await getFirstSteps(db),
    ...counts,
    parts,
    attendance,
    today: { date: today, collected, feesDue },
    fees: labelled.map((month) => ({ ...month, paid: receipts.find(isSameMonth(month))?.paid ?? 0 })),
    enquiriesByMonth: labelled.map((month) => {
      const monthCounts = enquiries.filter(isSameMonth(month))
      const count = (status: string) => monthCounts.find((row) => row.status === status)?.n ?? 0
      return { ...month, Open: count('Open'), Closed: count('Closed'), Pending: count('Pending') }
    }),
  }
}
