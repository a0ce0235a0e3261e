import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

/** Locks the row of `student_account` and its shard of the totals, but not the student. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  await sql`select lock_student_account(${id})`.execute(tx)
}

/** The caller has locked the account and checked that the fee is not below the paid amount. */
export async function setFee(tx: Tx, id: string, fee: number): Promise<void> {
  await tx.updateTable('student_account').set({ fee }).where('student_id', '=', id).execute()
}

export async function recomputeAccount(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('student_account as m')
    .from((eb) =>
      eb
        .selectFrom('student as s')
        .leftJoin('receipt as r', (join) => join.onRef('r.student_id', '=', 's.id').on('r.voided_at', 'is', null))
        .select([
          's.id',
          sql<number>`coalesce(sum(r.paid), 0)`.as('paid'),
          sql<string>`coalesce(max(r.paid_on), s.joining_on)`.as('due_from'),
        ])
        .where('s.id', '=', id)
        .groupBy(['s.id', 's.joining_on'])
        .as('receipts'),
    )
    .set((eb) => ({ paid: eb.ref('receipts.paid'), due_from: eb.ref('receipts.due_from') }))
    .whereRef('m.student_id', '=', 'receipts.id')
    .where('m.student_id', '=', id)
    .execute()
}

export async function insertDeclaredPayment(
  tx: Tx,
  id: string,
  { fee, Paidfee, payMode }: { fee: number; Paidfee: number; payMode: string },
): Promise<void> {
  await tx.insertInto('declared_payment').values({ student_id: id, fee, paid: Paidfee, pay_mode: payMode }).execute()
}

export async function setDeclaredFee(tx: Tx, id: string, fee: number): Promise<void> {
  await tx.updateTable('declared_payment').set({ fee }).where('student_id', '=', id).execute()
}

export async function deleteDeclaredPayment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('declared_payment').where('student_id', '=', id).execute()
}
