import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

const CASH = sql`case when r.voided_at is null and r.pay_mode = 'Cash' then -r.amount else 0 end`
const isUncounted = (day: string) =>
  sql`r.counted_version is distinct from r.version and r.import_id is null and r.day <= ${day}`

/** Selects the expenses up to a day that a count of all cash covers, with the columns of `selectUncountedFees`. */
export const selectUncountedExpenses = (day: string): RawBuilder<unknown> => sql`
  select 'expense' as kind, r.counted_version is null as is_new, ${CASH} as cash, r.counted_cash
  from expense r where ${isUncounted(day)}`

/** Requires `lockCounts`. */
export async function markExpensesCounted(tx: Tx, day: string, countId: string): Promise<void> {
  await sql`
    update expense r set count_id = coalesce(r.count_id, ${countId}), counted_version = r.version, counted_cash = ${CASH}
    where ${isUncounted(day)}`.execute(tx)
}
