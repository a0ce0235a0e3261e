import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

/** `clerkId` null: all receipts and refunds, and the cash expenses of the day. */
export type Drawer = { day: string; clerkId: string | null }
/** The version of each receipt, refund and expense that counts, voided ones included. */
export type Versions = Record<string, number>
export type ExpectedCash = { receipts: number; received: number; refunded: number; spent: number; expected: number }

/** The cash of `receipt as r`: also the cash part of a split payment. */
export const CASH = sql<number>`case when r.pay_mode = 'Cash' then r.paid else p.amount end`
export const CASH_RECEIPTS = sql`receipt r left join receipt_part p on p.receipt_id = r.id and p.mode = 'Cash' and r.pay_mode = 'Others'`
/** The cash of imported receipts was counted before, as that of imported expenses. */
export const IS_CASH = sql<boolean>`r.import_id is null and r.voided_at is null and (r.pay_mode = 'Cash' or p.amount is not null)`

/** One statement, so that no expense falls between the cash and the versions. */
export async function readDay(db: Db, { day, clerkId }: Drawer): Promise<{ cash: ExpectedCash; records: Versions }> {
  const isOfClerk = clerkId === null ? sql<boolean>`true` : sql<boolean>`r.issued_by = ${clerkId}`
  const { rows } = await sql<ExpectedCash & { records: Versions }>`
    select receipts, received, refunded, spent, received - refunded - spent as expected, records
    from (
      select count(distinct r.id) as receipts, coalesce(sum(${CASH}), 0) as received
      from ${CASH_RECEIPTS}
      where r.issued_on = ${day} and ${IS_CASH} and ${isOfClerk}
    ) r, (
      select coalesce(sum(r.amount), 0) as refunded from refund r
      where r.issued_on = ${day} and r.voided_at is null and r.pay_mode = 'Cash' and ${isOfClerk}
    ) f, (
      select coalesce(sum(amount), 0) as spent from expense
      where day = ${day} and import_id is null and voided_at is null and pay_mode = 'Cash' and ${clerkId === null}
    ) x, (
      select coalesce(jsonb_object_agg(id, version), '{}') as records from (
        select r.id, r.version from receipt r where r.issued_on = ${day} and r.import_id is null and ${isOfClerk}
        union all select r.id, r.version from refund r where r.issued_on = ${day} and ${isOfClerk}
        union all select id, version from expense where day = ${day} and import_id is null and ${clerkId === null}
      ) v
    ) v`.execute(db)
  const { records, ...cash } = rows[0]!
  return { cash, records }
}

/** The number of records that were added, changed or voided, or that moved to or from another day. */
export const countChanges = (before: Versions, after: Versions): number =>
  Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]).length
