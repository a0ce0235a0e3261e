import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_TIME_ZONE } from '#features/institute/contract/institute.contract.ts'
import { buildStudentFilter } from '#features/students/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.ts'
import { type FeeClosing, type FeeList, type ListFees, PAY_MODES } from '../contract/fees.contract.ts'
import { RECEIPT_COLUMNS, toReceipt } from './receipt-row.ts'

const VOIDED_ON = sql<string>`(voided_at at time zone
  coalesce((select time_zone from institute), ${sql.lit(DEFAULT_TIME_ZONE)}))::date`

type Filters = Omit<ListFees, 'page' | 'limit' | 'search'> & { matches: RawBuilder<boolean> | undefined }

/** The receipts that match, not voided or voided. Their `day` is that of the payment or of the voiding. */
function selectMatching(db: Db, { matches, date, voided, ...period }: Filters) {
  const isVoided = voided === 'true'
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('receipt')
        .selectAll()
        .select(isVoided ? VOIDED_ON.as('day') : 'paid_on as day')
        .where('voided_at', isVoided ? 'is not' : 'is', null)
        .as('r'),
    )
    .where(date === undefined ? inPeriod('r.day', period) : sql<boolean>`r.day = ${date}`)
    .$if(matches !== undefined, (q) => q.where(matches!))
}

/**
 * A page of receipts, newest first, with count and sum over all pages. The ids of the page are read from an index first,
 * so that a late page joins only its own rows.
 */
export async function listReceipts(db: Db, { page, limit, search, ...query }: ListFees): Promise<FeeList> {
  const filters = { ...query, matches: await buildReceiptFilter(db, search) }
  const newest = filters.voided === 'true' ? 'r.voided_at' : 'r.paid_on'
  const [rows, { total, sum }] = await Promise.all([
    db
      .selectFrom('receipt as r')
      .innerJoin('student as s', 's.id', 'r.student_id')
      .leftJoin('account as a', 'a.id', 'r.voided_by')
      .select(RECEIPT_COLUMNS.map((column) => `r.${column}` as const))
      .select(['r.voided_at', 'r.void_reason', 'a.name as voided_by_name', 's.status', 's.father'])
      .where(
        'r.id',
        'in',
        selectMatching(db, filters)
          .select('r.id')
          .orderBy(newest, 'desc')
          .orderBy('r.id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit),
      )
      .orderBy(newest, 'desc')
      .orderBy('r.id', 'desc')
      .execute(),
    selectMatching(db, filters)
      .select((eb) => [eb.fn.countAll<number>().as('total'), sql<number>`coalesce(sum(r.paid), 0)`.as('sum')])
      .executeTakeFirstOrThrow(),
  ])
  const fees = rows.map((row) => ({
    ...toReceipt(row),
    ...(row.status === 'Deleted' ? { studentDeleted: true } : { studentDeleted: false, father: row.father }),
    ...(row.voided_at !== null && {
      voided: { at: row.voided_at.toISOString(), by: row.voided_by_name ?? '', reason: row.void_reason },
    }),
  }))
  return { fees, total, sum }
}

type SumRow = {
  pay_mode: FeeClosing['byMode'][number]['payMode']
  name: string | null
  kind: number
  paid: number
  count: number
}

/** PostgreSQL's `grouping(pay_mode, issued_by)`: 2 if all modes are summed, 1 if all clerks are. */
const GROUPING = { byClerk: 2, byMode: 1, all: 3 }

/**
 * The sums of the matching receipts. Summing each pair of mode and clerk first halves the time for a year.
 * `byMode` contains every mode in the order of `PAY_MODES`; `byClerk` has no order.
 */
export async function sumReceipts(db: Db, { search, ...query }: ListFees): Promise<FeeClosing> {
  const pairs = selectMatching(db, { ...query, matches: await buildReceiptFilter(db, search) })
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
    .execute()) as SumRow[]
  const rowsOf = (kind: number) => rows.filter((row) => row.kind === kind)
  const { paid = 0, count = 0 } = rowsOf(GROUPING.all)[0] ?? {}
  return {
    sum: paid,
    count,
    byMode: PAY_MODES.map((payMode) => {
      const sums = rowsOf(GROUPING.byMode).find((row) => row.pay_mode === payMode)
      return { payMode, paid: sums?.paid ?? 0, count: sums?.count ?? 0 }
    }),
    byClerk: rowsOf(GROUPING.byClerk).map((row) => ({ name: row.name ?? '', paid: row.paid, count: row.count })),
  }
}

/**
 * A condition on `receipt as r`: it has the number (`2026-27/000012`, or 12), or is of a matching student. Up to six digits are
 * a receipt number, more are a phone number.
 */
async function buildReceiptFilter(db: Db, search: string): Promise<RawBuilder<boolean> | undefined> {
  const [, year, n] = /^(?:(\d{4}-\d{2})\/)?(\d{1,6})$/.exec(search.trim()) ?? []
  if (year !== undefined) return sql`(r.financial_year = ${year} and r.n = ${Number(n)})`
  if (n !== undefined) return sql`r.n = ${Number(n)}`
  const student = await buildStudentFilter(db, search)
  return student && sql`r.student_id in (select s.id from student s where ${student})`
}

/** Oldest first; months without receipts are left out. Summing by day first is three times as fast. */
export async function sumReceiptsByMonth(
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
