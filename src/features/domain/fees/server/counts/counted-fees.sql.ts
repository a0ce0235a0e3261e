import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

/** A count covers the records up to a day, of a clerk or (null) of everybody. */
export type Drawer = { day: string; clerkId: string | null }

const RECEIPT_CASH = sql`case when r.voided_at is not null then 0 when r.pay_mode = 'Cash' then r.paid
  when r.pay_mode = 'Others' then coalesce((select sum(p.amount) from receipt_part p where p.receipt_id = r.id and p.mode = 'Cash'), 0)
  else 0 end`
const REFUND_CASH = sql`case when r.voided_at is null and r.pay_mode = 'Cash' then -r.amount else 0 end`

/** The record is not counted yet, or has changed since it was counted. */
const ofDrawer = ({ day, clerkId }: Drawer) => sql`
  r.counted_version is distinct from r.version and r.issued_on <= ${day}
  and ${clerkId === null ? sql`true` : sql`r.issued_by = ${clerkId}`}`
const receiptsOf = (drawer: Drawer) => sql`${ofDrawer(drawer)} and r.import_id is null`

/**
 * Selects the receipts and refunds to count: kind, whether it is new, its cash, and the cash of it that was counted.
 */
export const selectUncountedFees = (drawer: Drawer): RawBuilder<unknown> => sql`
  select 'receipt' as kind, r.counted_version is null as is_new, ${RECEIPT_CASH} as cash, r.counted_cash
  from receipt r where ${receiptsOf(drawer)}
  union all
  select 'refund', r.counted_version is null, ${REFUND_CASH}, r.counted_cash from refund r where ${ofDrawer(drawer)}`

/** Requires `lockCounts`. */
export async function markFeesCounted(tx: Tx, drawer: Drawer, countId: string): Promise<void> {
  await sql`
    update receipt r set count_id = coalesce(r.count_id, ${countId}), counted_version = r.version, counted_cash = ${RECEIPT_CASH}
    where ${receiptsOf(drawer)}`.execute(tx)
  await sql`
    update refund r set count_id = coalesce(r.count_id, ${countId}), counted_version = r.version, counted_cash = ${REFUND_CASH}
    where ${ofDrawer(drawer)}`.execute(tx)
}
