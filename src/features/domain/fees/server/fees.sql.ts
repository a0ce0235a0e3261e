import { sql } from 'kysely'
import type { PaidEnrolment } from '#features/domain/students/enrolments/server/public.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import { compileForScopes, compileOnce } from '#shared/server/compile-once.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { andWithin, type Scope, within } from '#shared/server/scope.ts'
import { takeNumber } from '#shared/server/take-number.sql.ts'
import type {
  EarlierReceipt,
  PaymentBody,
  PrintedReceipt,
  Receipt,
  ReceiptPart,
  SeenAccount,
} from '../contract/fees.contract.ts'
import { formatReceiptNumber } from './financial-year.ts'
import { RECEIPT_COLUMNS, selectNumberOf, selectParts } from './receipts/receipt-columns.sql.ts'
import { insertSettlements, type NewSettlement, selectSettled } from './receipts/settlements.sql.ts'
import { type IssuedColumn, toReceipt } from './receipts/receipt-row.ts'

const selectReceipts = (db: Db) =>
  db.selectFrom('receipt').select(RECEIPT_COLUMNS).select(selectParts('receipt')).where('voided_at', 'is', null)

/** Selects the newest first. */
export const selectReceiptsOfStudent = (db: Db, scope: Scope, studentId: string) =>
  selectReceipts(db)
    .where('student_id', '=', studentId)
    .$call(within(scope, 'student_id'))
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')

export async function getReceipt(tx: Tx, id: string): Promise<Receipt | undefined> {
  const row = await selectReceipts(tx).where('id', '=', id).executeTakeFirst()
  return row && toReceipt(row)
}

export type ReceiptToPrint = Receipt &
  Pick<PrintedReceipt, 'paidEarlier' | 'issuedBy' | 'replaces' | 'settled'> & {
    regNo: string | null
    verificationId: string
  }

/** Returns the newest first, as in lists. Leaves out those that are unknown or voided. */
export async function listReceiptsToPrint(db: Db, scope: Scope, ids: readonly string[]): Promise<ReceiptToPrint[]> {
  const rows = await selectReceipts(db)
    .select('verification_id')
    .select(selectNumberOf(sql`o.id = receipt.replaces`).as('replaces'))
    .select(selectSettled(sql`receipt.id`).as('settled'))
    .select((eb) => eb.selectFrom('account').select('name').whereRef('account.id', '=', 'issued_by').as('issuedBy'))
    .select((eb) => eb.selectFrom('student').select('reg_no').whereRef('student.id', '=', 'student_id').as('regNo'))
    .select(sql<number>`payable - paid - due_after`.as('paidEarlier'))
    .where('id', '=', anyOf(ids))
    .$call(within(scope, 'student_id'))
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ paidEarlier, issuedBy, regNo, replaces, settled, verification_id: verificationId, ...row }) => ({
    ...toReceipt(row),
    paidEarlier,
    issuedBy,
    regNo,
    replaces,
    settled,
    verificationId,
  }))
}

/**
 * Lists the receipts that the student got before each receipt, newest first. A receipt has none unless they add up to
 * the amount that was paid before.
 */
export async function listEarlierReceipts(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, EarlierReceipt[]>> {
  const { rows } = await sql<{ id: string; financial_year: string; n: number; paid_on: string; paid: number }>`
    select r.id, e.financial_year, e.n, e.paid_on, e.paid
    from receipt r
    cross join lateral (
      select e.*, sum(e.paid) over () as total from receipt e
      where e.student_id = r.student_id and e.voided_at is null and (e.issued_at, e.id) < (r.issued_at, r.id)
    ) e
    where r.id = ${anyOf(ids)} and e.total = r.payable - r.paid - r.due_after ${andWithin(scope, 'r.student_id')}
    order by e.issued_at desc, e.id desc`.execute(db)
  const earlier = new Map<string, EarlierReceipt[]>()
  for (const { id, financial_year, n, paid_on: date, paid } of rows) {
    const receipt = { receiptNo: formatReceiptNumber(financial_year, n), date, paid }
    earlier.set(id, [...(earlier.get(id) ?? []), receipt])
  }
  return earlier
}

/** Also finds the number of a voided receipt. */
export async function findReceiptNumber(db: Db, scope: Scope, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('receipt')
    .select(['financial_year', 'n'])
    .where('id', '=', id)
    .$call(within(scope, 'student_id'))
    .executeTakeFirst()
  return row && formatReceiptNumber(row.financial_year, row.n)
}

/** Also finds the student of a voided receipt. */
export async function findStudentOfReceipt(tx: Tx, scope: Scope, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('receipt')
    .select('student_id')
    .where('id', '=', id)
    .$call(within(scope, 'student_id'))
    .executeTakeFirst()
  return row?.student_id
}

export const selectAccount = (db: Db, scope: Scope, studentId: string) =>
  db
    .selectFrom('student_account as m')
    .innerJoin('student as s', 's.id', 'm.student_id')
    .select(['s.fname', 's.lname', 's.contact', 's.status'])
    .select(['m.fee as TotalFee', 'm.paid as PaidFee', sql<number>`m.fee - m.paid`.as('PendingFee')])
    .select('m.version')
    .where('m.student_id', '=', studentId)
    .where('s.status', '<>', 'Deleted')
    .$call(within(scope, 's.id'))

/** Undefined for a deleted student. */
export async function getAccount(db: Db, scope: Scope, studentId: string): Promise<Account | undefined> {
  const [account] = await selectOneAccount(db, scope, studentId)
  return account
}

const selectOneAccount = compileForScopes(selectAccount)

type Account = Awaited<ReturnType<typeof selectOneAccount>>[number]
type Parts = NonNullable<PaymentBody['parts']>
type NewReceipt = Omit<PaymentBody, 'enrolment'> & {
  id: string
  financialYear: string
  issuedOn: string
  issuedAt: Date
  issuedBy: string | null
  /** The id of a voided receipt. */
  replaces?: string
  student: Pick<Account, 'contact' | 'TotalFee' | 'PendingFee' | 'version'> & { id: string; name: string }
  enrolment: PaidEnrolment
  settled: readonly NewSettlement[]
}

/** Takes the next number of the financial year. Requires the lock of the student's account. */
export async function insertReceipt(
  tx: Tx,
  { student, enrolment, settled, parts = [], ...receipt }: NewReceipt,
): Promise<Receipt> {
  const [row] = await insertRow(tx, receipt, student, enrolment)
  await insertSettlements(tx, receipt.id, settled)
  return toReceipt({ ...row!, parts: await insertParts(tx, receipt.id, parts) })
}

type NewRow = Omit<NewReceipt, 'student' | 'enrolment' | 'parts' | 'settled'>

const insertRow = compileOnce((db, receipt: NewRow, student: NewReceipt['student'], enrolment: PaidEnrolment) =>
  db
    .with('next', () => takeNumber('receipt_series', receipt.financialYear))
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
          enrolment_id: enrolment.id,
          course: enrolment.course,
          b_code: enrolment.bCode,
          pay_mode: receipt.payMode,
          exact_mode: receipt.exactMode,
          payable: student.TotalFee,
          paid: receipt.paid,
          due_after: sql<number>`${student.PendingFee}::numeric(12, 2) - ${receipt.paid}::numeric(12, 2)`,
          paid_on: receipt.date,
          issued_on: receipt.issuedOn,
          issued_at: receipt.issuedAt,
          issued_by: receipt.issuedBy,
          reference: receipt.reference,
          note: receipt.note,
          replaces: receipt.replaces,
          account_version: sql<number>`${student.version}::int + 1`,
        }) satisfies Record<IssuedColumn, unknown>,
    )
    .returning(RECEIPT_COLUMNS),
)

async function insertParts(tx: Tx, receiptId: string, parts: Parts): Promise<ReceiptPart[]> {
  const rows = parts.map(({ mode, amount, reference = null }) => ({ mode, amount, reference }))
  if (rows.length > 0)
    await tx
      .insertInto('receipt_part')
      .values(rows.map((row, index) => ({ receipt_id: receiptId, n: index + 1, ...row })))
      .execute()
  return rows
}

/**
 * Subtracts the difference from the balance after the receipt. Where that would fall below zero, the fee was raised
 * after the issue, and the receipt's total fee takes the rest.
 */
export async function updateReceipt(
  tx: Tx,
  id: string,
  { payMode, exactMode, paid, date, reference, note, parts }: Omit<PaymentBody, 'enrolment'> & { parts: Parts },
  at: Date,
): Promise<Receipt> {
  await tx.deleteFrom('receipt_part').where('receipt_id', '=', id).execute()
  const row = await tx
    .updateTable('receipt')
    .set((eb) => ({
      pay_mode: payMode,
      exact_mode: exactMode,
      paid,
      paid_on: date,
      reference,
      note,
      payable: sql<number>`greatest(payable, payable - paid - due_after + ${paid}::numeric(12, 2))`,
      due_after: sql<number>`greatest(0, due_after + paid - ${paid}::numeric(12, 2))`,
      changed_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning(RECEIPT_COLUMNS)
    .executeTakeFirstOrThrow()
  return toReceipt({ ...row, parts: await insertParts(tx, id, parts) })
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

/** The name, the number and the amounts of the receipts stay. */
export async function eraseReceiptsOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx
    .updateTable('receipt')
    .set({ contact: '', void_reason: null, reference: null, note: null })
    .where('student_id', '=', studentId)
    .execute()
  await tx
    .updateTable('receipt_part')
    .set({ reference: null })
    .where('receipt_id', 'in', (eb) => eb.selectFrom('receipt').select('id').where('student_id', '=', studentId))
    .execute()
}

/** Also reads the amount of a deleted student. */
export async function getPending(tx: Tx, studentId: string): Promise<number> {
  return (await getBalance(tx, studentId)).PendingFee
}

/** Also reads the balance of a deleted student. */
export async function getBalance(
  tx: Tx,
  studentId: string,
): Promise<Pick<SeenAccount, 'TotalFee' | 'PendingFee' | 'version'>> {
  return tx
    .selectFrom('student_account')
    .select(['fee as TotalFee', sql<number>`fee - paid`.as('PendingFee'), 'version'])
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
}

export async function getIssue(tx: Tx, id: string): Promise<Pick<NewReceipt, 'issuedAt' | 'issuedBy'>> {
  return tx
    .selectFrom('receipt')
    .select(['issued_at as issuedAt', 'issued_by as issuedBy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Finds the newest receipt since that version of the account, with the name of its clerk. */
export async function findReceiptSince(
  tx: Tx,
  studentId: string,
  version: number,
): Promise<{ clerk: string; paid: number } | undefined> {
  return tx
    .selectFrom('receipt as r')
    .innerJoin('account as a', 'a.id', 'r.issued_by')
    .select(['a.name as clerk', 'r.paid'])
    .where('r.student_id', '=', studentId)
    .where('r.account_version', '>', version)
    .where('r.voided_at', 'is', null)
    .orderBy('r.account_version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Limits = { maxAmount: number; minAmount: number; pending: number; paid: number }

/**
 * The highest amount that a receipt can be changed to is the balance plus the receipt's own amount; the lowest is what
 * of it was refunded, 0 without refunds.
 */
export async function getLimits(tx: Tx, id: string): Promise<Limits> {
  return tx
    .selectFrom('receipt as r')
    .innerJoin('student_account as m', 'm.student_id', 'r.student_id')
    .select([sql<number>`m.fee - m.paid + r.paid`.as('maxAmount'), sql<number>`m.fee - m.paid`.as('pending'), 'r.paid'])
    .select(sql<number>`greatest(0, r.paid - m.paid)`.as('minAmount'))
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
}
