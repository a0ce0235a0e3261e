import { type RawBuilder, type Selectable, sql } from 'kysely'
import { containing } from '#shared/server/containing.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.ts'
import type { Receipt as ReceiptRow } from '#shared/server/tables.ts'
import type { FeeClosing, FeeList, ListFees, PaymentBody, Receipt } from '../contract/fees.contract.ts'
import { receiptNumber } from './financial-year.ts'

const COLUMNS = [
  'id',
  'financial_year',
  'n',
  'student_id',
  'student_name',
  'contact',
  'course',
  'b_code',
  'pay_mode',
  'payable',
  'paid',
  'due_after',
  'paid_on',
  'issued_on',
  'changed_at',
  'version',
] as const

/** A receipt as the contract answers it. */
function receiptOf(row: Pick<Selectable<ReceiptRow>, (typeof COLUMNS)[number]>): Receipt {
  return {
    _id: row.id,
    receiptNo: receiptNumber(row.financial_year, row.n),
    student: row.student_id,
    name: row.student_name,
    contact: row.contact,
    date: row.paid_on,
    issuedOn: row.issued_on,
    payMode: row.pay_mode as Receipt['payMode'],
    payable: row.payable,
    paid: row.paid,
    due: row.due_after,
    course: row.course,
    bCode: row.b_code,
    month: Number(row.paid_on.slice(5, 7)),
    year: Number(row.paid_on.slice(0, 4)),
    changed: row.changed_at !== null,
    version: row.version,
  }
}

const standing = (db: Db) => db.selectFrom('receipt').select(COLUMNS).where('voided_at', 'is', null)

export async function receiptsOf(db: Db, studentId: string): Promise<Receipt[]> {
  const rows = await standing(db)
    .where('student_id', '=', studentId)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(receiptOf)
}

const matching = (db: Db, { search, date, voided, ...period }: Omit<ListFees, 'page' | 'limit'>) =>
  db
    .selectFrom('receipt as r')
    .where('r.voided_at', voided === 'true' ? 'is not' : 'is', null)
    .where(date === undefined ? inPeriod('r.paid_on', period) : sql<boolean>`r.paid_on = ${date}`)
    .$if(search !== '', (q) => q.where(isFoundBy(search)))

/** Receipts that stand, or the voided ones, newest first, and the sum over all that match; a deleted student's too. */
export async function listReceipts(
  db: Db,
  { page, limit, ...wanted }: ListFees,
): Promise<{ fees: FeeList['fees']; total: number; sum: number }> {
  const [rows, { total, sum }] = await Promise.all([
    matching(db, wanted)
      .leftJoin('account as a', 'a.id', 'r.voided_by')
      .select(COLUMNS.map((column) => `r.${column}` as const))
      .select(['r.voided_at', 'r.void_reason', 'a.name as voided_by_name'])
      .orderBy('r.paid_on', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching(db, wanted)
      .select((eb) => [eb.fn.countAll<number>().as('total'), sql<number>`coalesce(sum(r.paid), 0)`.as('sum')])
      .executeTakeFirstOrThrow(),
  ])
  const fees = rows.map((row) => ({
    ...receiptOf(row),
    ...(row.voided_at !== null && {
      voided: { at: row.voided_at.toISOString(), by: row.voided_by_name ?? '', reason: row.void_reason },
    }),
  }))
  return { fees, total, sum }
}

type Closed = {
  pay_mode: FeeClosing['byMode'][number]['payMode']
  name: string | null
  kind: number
  paid: number
  count: number
}

/** The same receipts summed up in one pass: by mode, by who wrote them, and altogether. */
export async function closingOf(db: Db, wanted: Omit<ListFees, 'page' | 'limit'>): Promise<FeeClosing> {
  const rows = (await matching(db, wanted)
    .leftJoin('account as a', 'a.id', 'r.issued_by')
    .select([
      'r.pay_mode',
      'a.name',
      sql<number>`grouping(r.pay_mode, r.issued_by)`.as('kind'),
      sql<number>`coalesce(sum(r.paid), 0)`.as('paid'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy(sql`grouping sets ((r.pay_mode), (r.issued_by, a.name), ())`)
    .orderBy(sql`paid desc`)
    .execute()) as Closed[]
  const ofKind = (kind: number) => rows.filter((row) => row.kind === kind)
  const { paid = 0, count = 0 } = ofKind(3)[0] ?? {}
  return {
    sum: paid,
    count,
    byMode: ofKind(1).map((row) => ({ payMode: row.pay_mode, paid: row.paid, count: row.count })),
    byClerk: ofKind(2).map((row) => ({ name: row.name ?? '', paid: row.paid, count: row.count })),
  }
}

/** By the student's name, or by the receipt's number, whole (`2026-27/000012`) or the number alone. */
function isFoundBy(search: string): RawBuilder<boolean> {
  const [, year, n] = /^(?:(\d{4}-\d{2})\/)?0*(\d{1,9})$/.exec(search.trim()) ?? []
  const byNumber =
    n === undefined
      ? sql`false`
      : year === undefined
        ? sql`r.n = ${Number(n)}`
        : sql`(r.financial_year = ${year} and r.n = ${Number(n)})`
  return sql`(r.student_id = any(array(select id from student where search_key like ${containing(search)})) or ${byNumber})`
}

/** What was received in each month from a day on, oldest first; months without receipts are not there. Summed by day first, which is three times as quick. */
export async function receivedByMonth(
  db: Db,
  from?: string,
): Promise<{ year: number; month: number; paid: number; count: number }[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('receipt')
        .select(['paid_on', sql<number>`sum(paid)`.as('paid'), sql<number>`count(*)`.as('count')])
        .where('voided_at', 'is', null)
        .$if(from !== undefined, (q) => q.where('paid_on', '>=', from!))
        .groupBy('paid_on')
        .as('d'),
    )
    .select([
      sql<number>`extract(year from paid_on)::int`.as('year'),
      sql<number>`extract(month from paid_on)::int`.as('month'),
      sql<number>`sum(paid)`.as('paid'),
      sql<number>`sum(count)`.as('count'),
    ])
    .groupBy(sql`1, 2`)
    .orderBy(sql`1, 2`)
    .execute()
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
