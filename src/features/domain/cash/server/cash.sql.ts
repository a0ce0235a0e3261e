import { sql } from 'kysely'
import type { Actor } from '#shared/server/actor.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { may } from '../contract/permissions.ts'
import type { CashBody, CashEntry, CashInHand } from '../contract/closings.contract.ts'

/** Selects the cash of `receipt as r`, also the cash part of a split payment. */
const CASH = sql<number>`case when r.pay_mode = 'Cash' then r.paid else p.amount end`
const CASH_RECEIPTS = sql`receipt r left join receipt_part p on p.receipt_id = r.id and p.mode = 'Cash' and r.pay_mode = 'Others'`
/** The cash of imported receipts was counted before, like that of imported expenses. */
const IS_CASH = sql<boolean>`r.import_id is null and r.voided_at is null and (r.pay_mode = 'Cash' or p.amount is not null)`

const selectEntries = (db: Db) =>
  db
    .selectFrom('cash_entry as e')
    .innerJoin('account as a', 'a.id', 'e.recorded_by')
    .select(['e.id', 'e.kind', 'e.amount', 'e.day', 'e.reference', 'e.recorded_at', 'e.recorded_by', 'a.name'])
    .where('e.voided_at', 'is', null)

type Row = {
  id: string
  kind: string
  amount: number
  day: string
  reference: string | null
  recorded_at: Date
  recorded_by: string
  name: string
}

export type Reader = { actor: Actor; startOfDay: Date }

const toEntry = (row: Row, reader: Reader): CashEntry => ({
  _id: row.id,
  kind: row.kind as CashEntry['kind'],
  amount: row.amount,
  date: row.day,
  reference: row.reference,
  recordedAt: row.recorded_at.toISOString(),
  recordedBy: row.name,
  removable: isRemovable(row, reader),
})

/** Everybody may correct an own mistake on the same day. */
const isRemovable = (row: Row, { actor, startOfDay }: Reader) =>
  may(actor, 'cash.remove-any') ||
  (row.kind === 'deposit' && row.recorded_by === actor.id && row.recorded_at >= startOfDay)

export async function listEntries(
  db: Db,
  reader: Reader,
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: CashEntry[]; total: number }> {
  const rows = await selectEntries(db)
    .orderBy('e.recorded_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('cash_entry')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { entries: rows.map((row) => toEntry(row, reader)), total }
}

export async function findEntry(db: Db, reader: Reader, id: string): Promise<CashEntry | undefined> {
  const row = await selectEntries(db).where('e.id', '=', id).executeTakeFirst()
  return row && toEntry(row, reader)
}

type NewEntry = CashBody & { id: string; recordedAt: Date; recordedBy: string }

export async function insertEntry(tx: Tx, { date, reference = null, recordedAt, recordedBy, ...rest }: NewEntry) {
  await tx
    .insertInto('cash_entry')
    .values({ ...rest, day: date, reference, recorded_at: recordedAt, recorded_by: recordedBy })
    .execute()
}

/** False if it is unknown or voided already. */
export async function voidEntry(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cash_entry')
    .set({ voided_at: at, voided_by: by })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deposits wait for each other here, so that each sees the cash that the others left. */
export async function lockCash(tx: Tx): Promise<void> {
  await tx
    .selectFrom('cash_entry')
    .select('id')
    .where('kind', '=', 'opening')
    .where('voided_at', 'is', null)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .execute()
}

/**
 * Sums what was issued and recorded after the last opening. No record is in two counts, so that their differences are
 * added; of earlier counts of one day, those of single clerks are not added if all receipts of the day were counted
 * too.
 */
export async function getCashInHand(db: Db): Promise<CashInHand> {
  const { rows } = await sql<NonNullable<CashInHand> & { since: Date }>`
    with opening as (
      select amount, recorded_at from cash_entry where kind = 'opening' and voided_at is null
      order by recorded_at desc, id desc limit 1
    ), sums as (
      select o.recorded_at as since, o.amount as opening,
        (select coalesce(sum(${CASH}), 0) from ${CASH_RECEIPTS} where r.issued_at > o.recorded_at and ${IS_CASH}) as received,
        (select coalesce(sum(amount), 0) from refund
          where issued_at > o.recorded_at and voided_at is null and pay_mode = 'Cash') as refunded,
        (select coalesce(sum(amount), 0) from expense
          where created_at > o.recorded_at and import_id is null and voided_at is null and pay_mode = 'Cash') as spent,
        (select coalesce(sum(e.amount), 0) from cash_entry e
          where e.kind = 'deposit' and e.voided_at is null and e.recorded_at > o.recorded_at) as deposited,
        (select coalesce(sum(c.counted - c.expected), 0) from day_closing c
          where c.signed_at > o.recorded_at and (c.clerk_id is null or c.sums is not null
            or not exists (select from day_closing a where a.day = c.day and a.clerk_id is null and a.sums is null))) as differences
      from opening o
    )
    select *, opening + received - refunded - spent - deposited + differences as "inHand" from sums`.execute(db)
  const [row] = rows
  return row ? { ...row, since: row.since.toISOString() } : null
}
