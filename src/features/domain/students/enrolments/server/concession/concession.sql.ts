import { sql } from 'kysely'
import type { Permitted } from '#shared/contract/endpoint.ts'
import type { Tx } from '#shared/server/db.ts'
import { feeTerms } from './fee-terms.ts'

export type Concession = {
  fee: number
  listFee: number
  /** The list fee less the fee; below zero if the fee is higher. */
  gap: number
  left: number
  /** The lowest fee that the caller could set. */
  lowest: number
  reason: string | null
}

export async function getConcession(tx: Tx, actor: Permitted, id: string): Promise<Concession> {
  const left = feeTerms.get().leftFor(actor)
  return tx
    .selectFrom('enrolment as e')
    .select([
      'e.fee',
      'e.list_fee as listFee',
      sql<number>`e.list_fee - e.fee`.as('gap'),
      left.as('left'),
      sql<number>`e.fee - ${left}`.as('lowest'),
      'e.fee_reason as reason',
    ])
    .where('e.id', '=', id)
    .executeTakeFirstOrThrow()
}

export type ConcessionRecord = {
  kind: 'Lower fee' | 'Import' | 'Left'
  reason: string | null
  day: string
  by: string
}

export const toConcessionColumns = (record: ConcessionRecord | null) => ({
  fee_kind: record?.kind ?? null,
  fee_reason: record?.reason ?? null,
  fee_on: record?.day ?? null,
  fee_by: record?.by ?? null,
})

/** A null `record` means that the fee is not below the list fee any more. */
export async function setConcession(tx: Tx, id: string, record: ConcessionRecord | null): Promise<void> {
  await tx.updateTable('enrolment').set(toConcessionColumns(record)).where('id', '=', id).execute()
}

/** The limit of concessions does not count it: that of write-offs does. */
export async function setFeeOfLeaver(
  tx: Tx,
  id: string,
  { left, refunded }: { left: number; refunded: number },
): Promise<void> {
  await tx
    .updateTable('enrolment')
    .set((eb) => ({
      fee: sql`fee - ${left}::numeric - ${refunded}::numeric`,
      limit_exempt: true,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Returns whether the fee is still the one with which the student left. */
export async function raiseFeeOfLeaver(tx: Tx, id: string, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('enrolment')
    .set((eb) => ({ fee: sql`fee + ${amount}::numeric`, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('fee_kind', '=', 'Left')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
