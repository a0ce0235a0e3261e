import { sql } from 'kysely'
import { selectUncountedExpenses } from '#features/domain/expenses/server/public.ts'
import { type Drawer, selectUncountedFees } from '#features/domain/fees/server/counts/public.ts'
import type { Db } from '#shared/server/db.ts'
import type { CountedSums } from '../contract/closings.contract.ts'

export type UncountedCash = CountedSums & { uncounted: number; expected: number }

/** Sums the records that the next count of a drawer covers, up to a day. Expenses belong to a count of all receipts. */
export async function readUncounted(db: Db, drawer: Drawer): Promise<UncountedCash> {
  const isNew = sql`filter (where is_new and kind =`
  const { rows } = await sql<UncountedCash>`
    select count(*) filter (where is_new and kind = 'receipt' and cash > 0) as receipts,
      coalesce(sum(cash) ${isNew} 'receipt'), 0) as received,
      coalesce(-sum(cash) ${isNew} 'refund'), 0) as refunded,
      coalesce(-sum(cash) ${isNew} 'expense'), 0) as spent,
      count(*) filter (where not is_new and cash <> counted_cash) as corrected,
      coalesce(sum(cash - counted_cash) filter (where not is_new), 0) as corrections,
      count(*) as uncounted,
      coalesce(sum(cash - counted_cash), 0) as expected
    from (
      ${selectUncountedFees(drawer)}
      ${drawer.clerkId === null ? sql`union all ${selectUncountedExpenses(drawer.day)}` : sql``}
    ) c`.execute(db)
  return rows[0]!
}
