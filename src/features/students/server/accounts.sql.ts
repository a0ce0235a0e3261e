import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

/** Locks what the student owes and has paid, with the totals that change with it; an edit of the record need not wait for it. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  await sql`select lock_student_account(${id})`.execute(tx)
}

/** Sets the fee. The caller has seen, under the lock, that it is not below what was paid. */
export async function setFee(tx: Tx, id: string, fee: number): Promise<void> {
  await tx.updateTable('student_account').set({ fee }).where('student_id', '=', id).execute()
}

/** Reads the receipts again after one was written, changed or voided: what is paid, and from which day the next is due. */
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
        .as('books'),
    )
    .set((eb) => ({ paid: eb.ref('books.paid'), due_from: eb.ref('books.due_from') }))
    .whereRef('m.student_id', '=', 'books.id')
    .where('m.student_id', '=', id)
    .execute()
}

/** Keeps a self-registration's own word about money, until HR approves. */
export async function insertDeclared(
  tx: Tx,
  id: string,
  { fee, Paidfee, payMode }: { fee: number; Paidfee: number; payMode: string },
): Promise<void> {
  await tx.insertInto('declared_payment').values({ student_id: id, fee, paid: Paidfee, pay_mode: payMode }).execute()
}

export async function forgetDeclared(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('declared_payment').where('student_id', '=', id).execute()
}

/** Changes the fee that an approval will propose. */
export async function setDeclaredFee(tx: Tx, id: string, fee: number): Promise<void> {
  await tx.updateTable('declared_payment').set({ fee }).where('student_id', '=', id).execute()
}
