import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import type { PaymentBody, PrintedReceipt, Receipt } from '../contract/fees.contract.ts'
import { type IssuedColumn, RECEIPT_COLUMNS, toReceipt } from './receipt-row.ts'

/** Receipts that are not voided. */
const selectReceipts = (db: Db) => db.selectFrom('receipt').select(RECEIPT_COLUMNS).where('voided_at', 'is', null)

export async function listReceiptsOfStudent(db: Db, studentId: string): Promise<Receipt[]> {
  const rows = await selectReceipts(db)
    .where('student_id', '=', studentId)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toReceipt)
}

export async function getReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const row = await selectReceipts(db).where('id', '=', id).executeTakeFirst()
  return row && toReceipt(row)
}

export async function getReceiptToPrint(
  db: Db,
  id: string,
): Promise<(Receipt & Pick<PrintedReceipt, 'paidEarlier'>) | undefined> {
  const row = await selectReceipts(db)
    .select(sql<number>`payable - paid - due_after`.as('paidEarlier'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...toReceipt(row), paidEarlier: row.paidEarlier }
}

/** Also finds the student of a voided receipt. */
export async function findStudentOfReceipt(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('receipt').select('student_id').where('id', '=', id).executeTakeFirst()
  return row?.student_id
}

/** Undefined for a deleted student. */
export async function getAccount(db: Db, studentId: string) {
  return db
    .selectFrom('student_account as m')
    .innerJoin('student as s', 's.id', 'm.student_id')
    .innerJoin('course as c', 'c.id', 's.course_id')
    .innerJoin('batch as b', 'b.id', 's.batch_id')
    .select(['s.fname', 's.lname', 's.contact', 's.status', 'c.name as course', 'b.code as bCode'])
    .select(['m.fee as TotalFee', 'm.paid as PaidFee', sql<number>`m.fee - m.paid`.as('PendingFee')])
    .where('m.student_id', '=', studentId)
    .where('s.status', '<>', 'Deleted')
    .executeTakeFirst()
}

type Account = NonNullable<Awaited<ReturnType<typeof getAccount>>>
type NewReceipt = PaymentBody & {
  id: string
  financialYear: string
  issuedOn: string
  issuedAt: Date
  issuedBy: string | null
  student: Pick<Account, 'contact' | 'course' | 'bCode' | 'TotalFee' | 'PendingFee'> & { id: string; name: string }
}

/**
 * Takes the next number of the financial year and inserts the receipt. The row of `receipt_series` stays locked until the
 * transaction ends, so numbers have no gaps. Requires the lock of the student's account.
 */
export async function insertReceipt(tx: Tx, { student, paid, ...receipt }: NewReceipt): Promise<Receipt> {
  const row = await tx
    .with('next', (db) =>
      db
        .insertInto('receipt_series')
        .values({ financial_year: receipt.financialYear, last: 1 })
        .onConflict((conflict) =>
          conflict.column('financial_year').doUpdateSet((eb) => ({ last: eb('receipt_series.last', '+', 1) })),
        )
        .returning('last'),
    )
    .insertInto('receipt')
    .values(
      (eb) =>
        ({
          id: receipt.id,
          financial_year: receipt.financialYear,
          n: eb.selectFrom('next').select('last'),
          student_id: student.id,
          student_name: student.name,
          contact: student.contact,
          course: student.course,
          b_code: student.bCode,
          pay_mode: receipt.payMode,
          payable: student.TotalFee,
          paid,
          due_after: sql<number>`${student.PendingFee}::numeric(12, 2) - ${paid}::numeric(12, 2)`,
          paid_on: receipt.date,
          issued_on: receipt.issuedOn,
          issued_at: receipt.issuedAt,
          issued_by: receipt.issuedBy,
        }) satisfies Record<IssuedColumn, unknown>,
    )
    .returning(RECEIPT_COLUMNS)
    .executeTakeFirstOrThrow()
  return toReceipt(row)
}

/**
 * Subtracts the difference from the balance after the receipt. Where that would fall below zero, the fee was raised after the
 * issue, and the receipt's total fee takes the rest.
 */
export async function updateReceipt(
  tx: Tx,
  id: string,
  { payMode, paid, date }: PaymentBody,
  at: Date,
): Promise<Receipt> {
  const row = await tx
    .updateTable('receipt')
    .set((eb) => ({
      pay_mode: payMode,
      paid,
      paid_on: date,
      payable: sql<number>`greatest(payable, payable - paid - due_after + ${paid}::numeric(12, 2))`,
      due_after: sql<number>`greatest(0, due_after + paid - ${paid}::numeric(12, 2))`,
      changed_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning(RECEIPT_COLUMNS)
    .executeTakeFirstOrThrow()
  return toReceipt(row)
}

export async function markVoided(
  tx: Tx,
  id: string,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('receipt')
    .set((eb) => ({ voided_at: at, voided_by: by, void_reason: reason, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The receipts stay as issued, with name and number. */
export async function eraseReceiptsOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.updateTable('receipt').set({ contact: '', void_reason: null }).where('student_id', '=', studentId).execute()
}

/** The highest amount that a receipt can be changed to is the balance plus the receipt's own amount. */
export async function getMaxAmount(tx: Tx, id: string): Promise<{ maxAmount: number; pending: number; paid: number }> {
  return tx
    .selectFrom('receipt as r')
    .innerJoin('student_account as m', 'm.student_id', 'r.student_id')
    .select([sql<number>`m.fee - m.paid + r.paid`.as('maxAmount'), sql<number>`m.fee - m.paid`.as('pending'), 'r.paid'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
}
