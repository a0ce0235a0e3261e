import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_TIME_ZONE } from '#features/institute/contract/institute.contract.ts'
import { containing } from '#shared/server/containing.ts'
import type { Db } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.ts'
import { type FeeClosing, type FeeList, type ListFees, PAY_MODES } from '../contract/fees.contract.ts'
import { COLUMNS, receiptOf } from './receipt-row.ts'

/** The day a receipt was voided, on the institute's clock. */
const VOIDED_ON = sql<string>`(voided_at at time zone
  coalesce((select time_zone from institute), ${sql.lit(DEFAULT_TIME_ZONE)}))::date`

/** A list is of the day a receipt was paid, that of the voided ones of the day it was voided. */
const matching = (db: Db, { search, date, voided, ...period }: Wanted) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('receipt')
        .selectAll()
        .select(isTrue(voided) ? VOIDED_ON.as('day') : 'paid_on as day')
        .where('voided_at', isTrue(voided) ? 'is not' : 'is', null)
        .as('r'),
    )
    .where(date === undefined ? inPeriod('r.day', period) : sql<boolean>`r.day = ${date}`)
    .$if(search !== '', (q) => q.where(isFoundBy(search)))

type Wanted = Omit<ListFees, 'page' | 'limit'>
const isTrue = (voided: ListFees['voided']) => voided === 'true'

/**
 * Receipts that stand, or the voided ones, newest first, and the sum over all that match; a deleted student's too. Which of
 * them stand on the page is read off an index first, so that a page far down joins no more than its own rows.
 */
export async function listReceipts(
  db: Db,
  { page, limit, ...wanted }: ListFees,
): Promise<{ fees: FeeList['fees']; total: number; sum: number }> {
  const newest = isTrue(wanted.voided) ? 'r.voided_at' : 'r.paid_on'
  const [rows, { total, sum }] = await Promise.all([
    db
      .selectFrom('receipt as r')
      .innerJoin('student as s', 's.id', 'r.student_id')
      .leftJoin('account as a', 'a.id', 'r.voided_by')
      .select(COLUMNS.map((column) => `r.${column}` as const))
      .select(['r.voided_at', 'r.void_reason', 'a.name as voided_by_name', 's.status'])
      .where(
        'r.id',
        'in',
        matching(db, wanted)
          .select('r.id')
          .orderBy(newest, 'desc')
          .orderBy('r.id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit),
      )
      .orderBy(newest, 'desc')
      .orderBy('r.id', 'desc')
      .execute(),
    matching(db, wanted)
      .select((eb) => [eb.fn.countAll<number>().as('total'), sql<number>`coalesce(sum(r.paid), 0)`.as('sum')])
      .executeTakeFirstOrThrow(),
  ])
  const fees = rows.map((row) => ({
    ...receiptOf(row),
    studentDeleted: row.status === 'Deleted',
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

/**
 * The same receipts summed up in one pass: by mode, by who wrote them, and altogether. First for each pair of mode and clerk,
 * which halves the time of a year's closing. Each mode is there, in the order of the choices; the clerks in no order of their own.
 */
export async function closingOf(db: Db, wanted: Wanted): Promise<FeeClosing> {
  const pairs = matching(db, wanted)
    .select(['r.pay_mode', 'r.issued_by', sql<number>`sum(r.paid)`.as('paid'), sql<number>`count(*)`.as('count')])
    .groupBy(['r.pay_mode', 'r.issued_by'])
  const rows = (await db
    .selectFrom(pairs.as('r'))
    .leftJoin('account as a', 'a.id', 'r.issued_by')
    .select([
      'r.pay_mode',
      'a.name',
      sql<number>`grouping(r.pay_mode, r.issued_by)`.as('kind'),
      sql<number>`coalesce(sum(r.paid), 0)`.as('paid'),
      sql<number>`coalesce(sum(r.count), 0)`.as('count'),
    ])
    .groupBy(sql`grouping sets ((r.pay_mode), (r.issued_by, a.name), ())`)
    .orderBy(sql`paid desc`)
    .orderBy('r.issued_by')
    .execute()) as Closed[]
  const ofKind = (kind: number) => rows.filter((row) => row.kind === kind)
  const { paid = 0, count = 0 } = ofKind(3)[0] ?? {}
  return {
    sum: paid,
    count,
    byMode: PAY_MODES.map((payMode) => {
      const { paid: received = 0, count: receipts = 0 } = ofKind(1).find((row) => row.pay_mode === payMode) ?? {}
      return { payMode, paid: received, count: receipts }
    }),
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
