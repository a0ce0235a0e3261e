import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'

/** No other advisory lock may have this number. */
const LOCK_ID = 1301

/**
 * Every write of a receipt, refund or expense holds this lock, so that it is before a count of cash or after it. Take
 * it after the account's lock and before the row's.
 */
export async function shareCounts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK_ID)}::bigint)`.execute(tx)
}

/** A count holds this lock: it waits for the writes that are under way, and later ones wait for it. */
export async function lockCounts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)}::bigint)`.execute(tx)
}

/**
 * Returns the signed count of cash that contains the receipt, of its clerk or of all receipts. Null if the receipt is
 * not counted yet, or imported.
 */
export async function getCountOf(db: Db, receiptId: string): Promise<string | null> {
  const row = await db.selectFrom('receipt').select('count_id').where('id', '=', receiptId).executeTakeFirst()
  return row?.count_id ?? null
}

export const isSignedOff = async (db: Db, receiptId: string): Promise<boolean> =>
  (await getCountOf(db, receiptId)) !== null

/**
 * Puts a receipt that replaces another one into the count of the other one, with its cash, so that no later count sees
 * the money twice. Call it after the original is voided and both have their final version; requires `shareCounts`.
 */
export async function replaceInCount(tx: Tx, ids: { original: string; replacement: string }): Promise<void> {
  const countId = await getCountOf(tx, ids.original)
  if (countId === null) return
  await sql`
    update receipt r set count_id = ${countId}, counted_version = r.version, counted_cash = o.counted_cash
    from receipt o where r.id = ${ids.replacement} and o.id = ${ids.original}`.execute(tx)
  await sql`update receipt set counted_version = version, counted_cash = 0 where id = ${ids.original}`.execute(tx)
}
