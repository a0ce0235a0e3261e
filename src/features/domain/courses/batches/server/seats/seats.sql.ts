import { sql } from 'kysely'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Tx } from '#shared/server/db.ts'
import { strengthOn } from '../waiting/waiting.sql.ts'

export async function getSeats(tx: Tx, batchId: string): Promise<number | null> {
  const { seats } = await tx.selectFrom('batch').select('seats').where('id', '=', batchId).executeTakeFirstOrThrow()
  return seats
}

export async function lockSeats(tx: Tx, batchId: string): Promise<void> {
  await tx.selectFrom('batch').select('id').where('id', '=', batchId).forNoKeyUpdate().execute()
}

export function getStrength(tx: Tx, batchId: string, day: string) {
  return tx
    .selectFrom('batch as b')
    .select(['b.code', 'b.seats', strengthOn(day).as('strength')])
    .where('b.id', '=', batchId)
    .executeTakeFirstOrThrow()
}

export async function isActive(tx: Tx, studentId: string): Promise<boolean> {
  const student = await tx.selectFrom('student').select('status').where('id', '=', studentId).executeTakeFirstOrThrow()
  return student.status === 'Active'
}

/** Lists those of the batches whose seats are limited, by code. */
export function listBatchesWithSeats(tx: Tx, ids: readonly string[], day: string) {
  return tx
    .selectFrom('batch as b')
    .select(['b.id', 'b.code', sql<number>`b.seats`.as('seats')])
    .select(strengthOn(day).as('strength'))
    .where('b.id', '=', anyOf(ids))
    .where('b.seats', 'is not', null)
    .orderBy('b.code')
    .execute()
}
