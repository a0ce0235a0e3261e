import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import type { PaymentBody, Receipt } from '../contract/fees.contract.ts'
import { COLUMNS, receiptOf } from './receipt-row.ts'

const standing = (db: Db) => db.selectFrom('receipt').select(COLUMNS).where('voided_at', 'is', null)

export async function receiptsOf(db: Db, studentId: string): Promise<Receipt[]> {
  const rows = await standing(db)
    .where('student_id', '=', studentId)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(receiptOf)
}

export async function getReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const row = await standing(db).where('id', '=', id).executeTakeFirst()
  return row && receiptOf(row)
}

/** Which student a receipt is of, voided or not: to lock that account before the receipt is read. */
export async function studentOfReceipt(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('receipt').select('student_id').where('id', '=', id).executeTakeFirst()
  return row?.student_id
}

/** What is owed and paid, and how the student stands; the caller holds the account's lock if it means to change it. */
export async function accountOf(db: Db, studentId: string) {
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

type NewReceipt = PaymentBody & {
  id: string
  financialYear: string
  issuedOn: string
  issuedAt: Date
  issuedBy: string | null
  student: { id: string; name: string; contact: string; course: string; bCode: string }
}

/**
 * Takes the next number of the year and writes the receipt, in one statement. The series row stays locked until the
 * transaction ends, so numbers have no gap: call it after everything that may refuse.
 */
export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<Receipt> {
  const { student } = receipt
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
    .columns([
      ...([
        'id',
        'financial_year',
        'n',
        'student_id',
        'student_name',
        'contact',
        'course',
        'b_code',
        'pay_mode',
      ] as const),
      ...(['payable', 'paid', 'due_after', 'paid_on', 'issued_on', 'issued_at', 'issued_by'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('next')
        .innerJoin('student_account as m', (join) => join.on('m.student_id', '=', student.id))
        .select([
          sql<string>`${receipt.id}::uuid`.as('id'),
          sql<string>`${receipt.financialYear}`.as('financial_year'),
          'next.last',
          'm.student_id',
          sql<string>`${student.name}`.as('student_name'),
          sql<string>`${student.contact}`.as('contact'),
          sql<string>`${student.course}`.as('course'),
          sql<string>`${student.bCode}`.as('b_code'),
          sql<string>`${receipt.payMode}`.as('pay_mode'),
          'm.fee',
          sql<number>`${receipt.paid}::numeric(12, 2)`.as('paid'),
          sql<number>`m.fee - m.paid - ${receipt.paid}::numeric(12, 2)`.as('due_after'),
          sql<string>`${receipt.date}::date`.as('paid_on'),
          sql<string>`${receipt.issuedOn}::date`.as('issued_on'),
          sql<Date>`${receipt.issuedAt}::timestamptz`.as('issued_at'),
          sql<string>`${receipt.issuedBy}::uuid`.as('issued_by'),
        ]),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return receiptOf(row)
}

/** Changes what may change of a receipt; what was due after it moves by the difference, and not below nothing. */
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
      due_after: sql<number>`greatest(0, due_after + paid - ${paid}::numeric(12, 2))`,
      changed_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return receiptOf(row)
}

export async function markVoided(
  tx: Tx,
  id: string,
  by: { at: Date; who: string; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('receipt')
    .set((eb) => ({ voided_at: by.at, voided_by: by.who, void_reason: by.reason, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The receipts of a student who is deleted stay, with the name they were written for and without the number to call. */
export async function forgetContactOf(tx: Tx, studentId: string): Promise<void> {
  await tx.updateTable('receipt').set({ contact: '' }).where('student_id', '=', studentId).execute()
}

/** What would be pending if a receipt had not been written: the most that it can be changed to. */
export async function pendingWithout(tx: Tx, id: string): Promise<number> {
  const { most } = await tx
    .selectFrom('receipt as r')
    .innerJoin('student_account as m', 'm.student_id', 'r.student_id')
    .select(sql<number>`m.fee - m.paid + r.paid`.as('most'))
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
  return most
}
