import { sql } from 'kysely'
import { messagesOf } from '#shared/contract/messages.ts'
import { compileDeferred } from '#shared/server/compile-once.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('fees')

/** Any number that no other advisory lock has. */
const LOCK_ID = 1301
const toNumber = (day: string) => sql`(${day}::date - date '2000-01-01')`

/** Held by every write of a receipt of that day of issue. Taken after the account's lock. Deferred to the next statement. */
export const shareDay = compileDeferred(
  (_db, day: string) => sql`select pg_advisory_xact_lock_shared(${LOCK_ID}::int, ${toNumber(day)})`,
)

/** Held by the sign-off of a day: waits for the writes that are under way, and later ones wait for it. */
export async function lockDay(tx: Tx, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_ID}::int, ${toNumber(day)})`.execute(tx)
}

/** Whether the cash of the receipt's day was signed off, by the clerk who issued it or for all receipts. No closing has imported ones. */
export async function isSignedOff(db: Db, receiptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('receipt as r')
    .innerJoin('day_closing as c', 'c.day', 'r.issued_on')
    .select('c.id')
    .where('r.id', '=', receiptId)
    .where('r.import_id', 'is', null)
    .where((eb) => eb.or([eb('c.clerk_id', 'is', null), eb('c.clerk_id', '=', eb.ref('r.issued_by'))]))
    .executeTakeFirst()
  return row !== undefined
}

/** 409: HR once the day of issue is signed off, an admin before. */
export async function assertMayChange(
  tx: Tx,
  { actor }: Ctx,
  { _id, issuedOn }: { _id: string; issuedOn: string },
): Promise<void> {
  await shareDay(tx, issuedOn)
  const isForAdmin = await isSignedOff(tx, _id)
  if (isForAdmin === (actor?.role === 'admin')) return
  const key = isForAdmin ? message('signedOff') : message('notSignedOff')
  throw new AppError(409, isForAdmin ? 'signed_off' : 'not_signed_off', { key, values: { day: issuedOn } })
}
