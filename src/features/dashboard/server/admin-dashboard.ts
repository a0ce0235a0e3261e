import { getToday } from '#features/institute/server/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { monthLabel } from '#shared/server/in-period.ts'
import type { AdminDashboard } from '../contract/dashboard.contract.ts'
import { booksOf, countsForAdmin } from './dashboard.sql.ts'

/** Counts, the balance, and the books of a year by month: this year's unless said. */
export async function adminDashboard(
  { db, clock, language }: Ctx,
  { year }: { year?: number | undefined },
): Promise<AdminDashboard> {
  const wanted = year ?? Number((await getToday(db, clock)).slice(0, 4))
  const [counts, books] = await Promise.all([countsForAdmin(db), booksOf(db, wanted)])
  const { all, active, dropped, placed, pending, ...rest } = counts
  return {
    students: { all, active, dropped, placed, pending },
    ...rest,
    ...books,
    months: books.months.map((month) => ({
      ...month,
      label: monthLabel({ year: wanted, month: month.month }, language),
    })),
  }
}
