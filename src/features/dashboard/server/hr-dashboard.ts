import { receivedByMonth } from '#features/fees/server/public.ts'
import { getToday } from '#features/institute/server/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { lastMonths, monthLabel } from '#shared/server/in-period.ts'
import type { HrDashboard } from '../contract/dashboard.contract.ts'
import { attendanceOfLastDay, countsForHr, enquiriesByMonth } from './dashboard.sql.ts'

const MONTHS = 12

/** Everything on HR's dashboard but who owes: counts, the last day's attendance, and twelve months, empty ones too. */
export async function hrDashboard({ db, clock, language }: Ctx): Promise<HrDashboard> {
  const day = await getToday(db, clock)
  const months = lastMonths(day, MONTHS)
  const from = months[0]!.first
  const [counts, attendance, received, enquired] = await Promise.all([
    countsForHr(db),
    attendanceOfLastDay(db, day),
    receivedByMonth(db, from),
    enquiriesByMonth(db, from),
  ])
  const named = months.map(({ year, month }) => ({ year, month, label: monthLabel({ year, month }, language) }))
  const isOf = (month: Month) => (other: Month) => other.year === month.year && other.month === month.month
  return {
    ...counts,
    attendance,
    fees: named.map((month) => ({ ...month, paid: received.find(isOf(month))?.paid ?? 0 })),
    enquiriesByMonth: named.map((month) => {
      const ofMonth = enquired.filter(isOf(month))
      const count = (status: string) => ofMonth.find((found) => found.status === status)?.n ?? 0
      return { ...month, Open: count('Open'), Closed: count('Closed'), Pending: count('Pending') }
    }),
  }
}

type Month = { year: number; month: number }
