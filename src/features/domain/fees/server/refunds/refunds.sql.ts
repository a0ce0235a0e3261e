import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { PaidEnrolment } from '#features/domain/students/enrolments/server/public.ts'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.sql.ts'
import { typedPattern } from '#shared/server/like-pattern.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { Refund as RefundTable } from '#shared/server/tables.ts'
import { takeNumber } from '#shared/server/take-number.sql.ts'
import type { FeeClosing, ListFees } from '../../contract/fees.contract.ts'
import type {
  ListedRefund,
  ListRefunds,
  PrintedRefund,
  Refund,
  RefundBody,
  RefundList,
} from '../../contract/refunds.contract.ts'
import { formatRefundNumber } from '../financial-year.ts'

const PAID_AFTER = sql<number>`paid_before - amount`.as('paid_after')

const selectRefunds = (db: Db) => db.selectFrom('refund as r').selectAll('r').select(PAID_AFTER)

const selectListed = (db: Db) =>
  selectRefunds(db).leftJoin('account as a', 'a.id', 'r.voided_by').select('a.name as voided_by_name')

type Row = Omit<Selectable<RefundTable>, 'issued_at' | 'voided_at'> & { paid_after: number }
/** The row is of a query, or of JSON in a row, where `voided_at` is a text. */
type ListedRow = Row & { voided_at: Date | string | null; voided_by_name: string | null }

function toRefund(row: Row): Refund {
  return {
    _id: row.id,
    refundNo: formatRefundNumber(row.financial_year, row.n),
    student: row.student_id,
    enrolment: row.enrolment_id,
    leaves: row.leaves,
    name: row.student_name,
    contact: row.contact,
    amount: row.amount,
    date: row.refunded_on,
    payMode: row.pay_mode as Refund['payMode'],
    exactMode: row.exact_mode as Refund['exactMode'],
    reference: row.reference,
    note: row.note,
    reason: row.reason,
    issuedOn: row.issued_on,
    course: row.course,
    bCode: row.b_code,
    paidBefore: row.paid_before,
    paidAfter: row.paid_after,
    version: row.version,
  }
}

export const toListed = ({ voided_by_name, voided_at, ...row }: ListedRow): ListedRefund => ({
  ...toRefund(row),
  ...(voided_at !== null && {
    voided: { at: new Date(voided_at).toISOString(), by: voided_by_name ?? '', reason: row.void_reason },
  }),
})

/** Selects the newest first. */
export const selectRefundsOfStudent = (db: Db, scope: Scope, studentId: string, { voided }: { voided: boolean }) =>
  selectListed(db)
    .where('r.student_id', '=', studentId)
    .$call(within(scope, 'r.student_id'))
    .$if(!voided, (q) => q.where('r.voided_at', 'is', null))
    .orderBy('r.refunded_on', 'desc')
    .orderBy('r.id', 'desc')

/** Sums what was refunded to a student on a day of issue. */
export async function sumRefundsOfDay(tx: Tx, studentId: string, day: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('sum'))
    .where('student_id', '=', studentId)
    .where('issued_on', '=', day)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return sum
}

const selectRefund = (db: Db, id: string) => selectRefunds(db).where('r.id', '=', id).where('r.voided_at', 'is', null)

/** Undefined for a voided refund. */
export async function getRefund(tx: Tx, id: string): Promise<Refund | undefined> {
  const row = await selectRefund(tx, id).executeTakeFirst()
  return row && toRefund(row)
}

/** Undefined for a voided refund. */
export async function getRefundToPrint(
  db: Db,
  scope: Scope,
  id: string,
): Promise<(Refund & Pick<PrintedRefund, 'issuedBy' | 'regNo'>) | undefined> {
  const row = await selectRefund(db, id)
    .leftJoin('account as a', 'a.id', 'r.issued_by')
    .innerJoin('student as s', 's.id', 'r.student_id')
    .select(['a.name as issuedBy', 's.reg_no as regNo'])
    .$call(within(scope, 's.id'))
    .executeTakeFirst()
  return row && { ...toRefund(row), issuedBy: row.issuedBy, regNo: row.regNo }
}

/** Also finds the student of a voided refund. */
export async function findStudentOfRefund(tx: Tx, scope: Scope, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('refund')
    .select('student_id')
    .where('id', '=', id)
    .$call(within(scope, 'student_id'))
    .executeTakeFirst()
  return row?.student_id
}

/** Returns the newest first, with count and sum over all pages. */
export async function listRefunds(db: Db, scope: Scope, { page, limit, ...filters }: ListRefunds): Promise<RefundList> {
  const matches = await buildRefundFilter(db, filters)
  const [rows, sums] = await readTogether(db, (db) => [
    selectListed(db)
      .innerJoin('student as s', 's.id', 'r.student_id')
      .select('s.status')
      .where(matches)
      .$call(within(scope, 'r.student_id'))
      .orderBy('r.refunded_on', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('refund as r')
      .select(sql<number>`count(*)`.as('total'))
      .select(sql<number>`count(*) filter (where r.voided_at is null)`.as('count'))
      .select(sql<number>`coalesce(sum(r.amount) filter (where r.voided_at is null), 0)`.as('sum'))
      .where(matches)
      .$call(within(scope, 'r.student_id'))
      .executeTakeFirstOrThrow(),
  ])
  return { refunds: rows.map((row) => ({ ...toListed(row), studentDeleted: row.status === 'Deleted' })), ...sums }
}

/** Sums the refunds in the period of a closing. A closing of voided receipts has none. */
export async function sumRefunds(
  db: Db,
  scope: Scope,
  { voided, ...filters }: Omit<ListFees, 'page' | 'limit'>,
): Promise<FeeClosing['refunds']> {
  if (voided === 'true') return { sum: 0, count: 0, cash: 0 }
  return db
    .selectFrom('refund as r')
    .select([sql<number>`coalesce(sum(r.amount), 0)`.as('sum'), sql<number>`count(*)`.as('count')])
    .select(sql<number>`coalesce(sum(r.amount) filter (where r.pay_mode = 'Cash'), 0)`.as('cash'))
    .where('r.voided_at', 'is', null)
    .where(await buildRefundFilter(db, filters))
    .$call(within(scope, 'r.student_id'))
    .executeTakeFirstOrThrow()
}

type Filters = Pick<ListRefunds, 'search' | 'date' | 'month' | 'year'>

/** Returns a condition on `refund as r`. */
async function buildRefundFilter(db: Db, { search, date, ...period }: Filters): Promise<RawBuilder<boolean>> {
  const isInPeriod = date === undefined ? inPeriod('r.refunded_on', period) : sql<boolean>`r.refunded_on = ${date}`
  return sql`(${isInPeriod} and ${await buildSearch(db, search)})`
}

/**
 * A refund matches if it has the number (`R2026-27/0012`, or 12), is of a matching student, or its reference contains
 * the search.
 */
async function buildSearch(db: Db, search: string): Promise<RawBuilder<boolean>> {
  const text = search.trim()
  const [, year, n] = /^(?:(R?\d{4}-\d{2})\/)?(\d{1,6})$/i.exec(text) ?? []
  // The number of a receipt has no R, and finds no refund.
  if (year !== undefined) return sql`('R' || r.financial_year = ${year.toUpperCase()} and r.n = ${Number(n)})`
  if (n !== undefined) return sql`r.n = ${Number(n)}`
  const student = await buildStudentFilter(db, searchWords(search))
  if (!student) return sql`true`
  return sql`(r.student_id in (select s.id from student s where ${student}) or r.reference ilike ${typedPattern(text)})`
}

type NewRefund = Omit<RefundBody, 'enrolment' | 'leaves'> & {
  leaves: boolean
  id: string
  financialYear: string
  issuedOn: string
  issuedAt: Date
  issuedBy: string
  student: { id: string; name: string; contact: string; PaidFee: number }
  enrolment: PaidEnrolment
}

/** Takes the next number. Requires the lock of the student's account. */
export async function insertRefund(tx: Tx, { student, enrolment, ...refund }: NewRefund): Promise<Refund> {
  const row = await tx
    .with('next', () => takeNumber('refund_series', refund.financialYear))
    .insertInto('refund')
    .values((eb) => ({
      id: refund.id,
      financial_year: refund.financialYear,
      n: eb.selectFrom('next').select('last'),
      student_id: student.id,
      student_name: student.name,
      contact: student.contact,
      enrolment_id: enrolment.id,
      course: enrolment.course,
      b_code: enrolment.bCode,
      pay_mode: refund.payMode,
      exact_mode: refund.exactMode ?? null,
      amount: refund.amount,
      paid_before: student.PaidFee,
      refunded_on: refund.date,
      issued_on: refund.issuedOn,
      issued_at: refund.issuedAt,
      issued_by: refund.issuedBy,
      reference: refund.reference ?? null,
      note: refund.note ?? null,
      reason: refund.reason,
      leaves: refund.leaves,
    }))
    .returningAll()
    .returning(PAID_AFTER)
    .executeTakeFirstOrThrow()
  return toRefund(row)
}

export async function markRefundVoided(
  tx: Tx,
  id: string,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('refund')
    .set((eb) => ({ voided_at: at, voided_by: by, void_reason: reason, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The name, the number and the amounts of the refunds stay, like those of receipts. */
export async function eraseRefundsOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ contact: '', reason: null, void_reason: null, reference: null, note: null })
    .where('student_id', '=', studentId)
    .execute()
}
