import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_TIME_ZONE } from '#features/base/institute/contract/default-time-zone.ts'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import { compileForScopes } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.sql.ts'
import { typedPattern } from '#shared/server/like-pattern.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { isEverybody, type Scope, within } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { FeeClosing, FeeList, FeeTotals, FilterFees, ListFees } from '../contract/fees.contract.ts'
import { ALL_MODES, PART_MODES, PAY_MODES } from '../contract/pay-modes.ts'
import { feeDays } from './sums/fee-days.sql.ts'
import { parseReceiptNumber } from './financial-year.ts'
import { RECEIPT_COLUMNS, selectNumberOf, selectParts } from './receipts/receipt-columns.sql.ts'
import { toReceipt } from './receipts/receipt-row.ts'
import { sumRefunds } from './refunds/refunds.sql.ts'

const VOIDED_ON = sql<string>`(voided_at at time zone
  coalesce((select time_zone from institute), ${sql.lit(DEFAULT_TIME_ZONE)}))::date`

type Filters = Omit<FilterFees, 'search'> & {
  scope: Scope
  matches: RawBuilder<boolean> | undefined
  ids?: readonly string[] | undefined
}

/**
 * Selects the matching receipts, either those that are not voided or the voided ones. Their `day` is that of the
 * payment or of the voiding.
 */
function selectMatching(db: Db, { scope, matches, date, voided, ids, ...period }: Filters) {
  const isVoided = voided === 'true'
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('receipt')
        .selectAll()
        .select(isVoided ? VOIDED_ON.as('day') : 'paid_on as day')
        .where('voided_at', isVoided ? 'is not' : 'is', null)
        .$call(within(scope, 'student_id'))
        .as('r'),
    )
    .where(date === undefined ? inPeriod('r.day', period) : sql<boolean>`r.day = ${date}`)
    .$if(matches !== undefined, (q) => q.where(matches!))
    .$if(ids !== undefined, (q) => q.where('r.id', '=', anyOf(ids!)))
}

/**
 * Returns the newest first. The ids of the page are read from an index first, so that a late page joins only its own
 * rows.
 */
export async function listReceipts(
  db: Db,
  scope: Scope,
  { page, limit, search, totals, ...query }: ListFees & { ids?: readonly string[] },
): Promise<FeeList> {
  const filters = { ...query, scope, matches: await buildReceiptFilter(db, search) }
  const newest = filters.voided === 'true' ? 'r.voided_at' : 'r.paid_on'
  const [rows, counted] = await readTogether(db, (db) => [
    db
      .selectFrom('receipt as r')
      .innerJoin('student as s', 's.id', 'r.student_id')
      .leftJoin('account as a', 'a.id', 'r.voided_by')
      .select(RECEIPT_COLUMNS.map((column) => `r.${column}` as const))
      .select(selectParts('r'))
      .select(selectNumberOf(sql`o.replaces = r.id and r.voided_at is not null`).as('replaced_by'))
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
    totals === 'false' ? undefined : sumMatching(db, filters),
  ])
  const fees = rows.map((row) => ({
    ...toReceipt(row),
    ...(row.status === 'Deleted' ? { studentDeleted: true } : { studentDeleted: false, father: row.father }),
    ...(row.voided_at !== null && {
      voided: {
        at: row.voided_at.toISOString(),
        by: row.voided_by_name ?? '',
        reason: row.void_reason,
        replacedBy: row.replaced_by,
      },
    }),
  }))
  return { fees, ...counted }
}

export async function getFeeTotals(db: Db, scope: Scope, { search, ...query }: FilterFees): Promise<FeeTotals> {
  return sumMatching(db, { ...query, scope, matches: await buildReceiptFilter(db, search) })
}

/** Without a search, the kept sums of the days have, for everybody, count and sum of the receipts that are not voided. */
async function sumMatching(db: Db, filters: Filters): Promise<FeeTotals> {
  const isKept = isEverybody(filters.scope) && filters.matches === undefined && filters.voided !== 'true'
  if (isKept) return sumReceiptDays(db, filters)
  return selectMatching(db, filters)
    .select((eb) => [eb.fn.countAll<number>().as('total'), sql<number>`coalesce(sum(r.paid), 0)`.as('sum')])
    .executeTakeFirstOrThrow()
}

async function sumReceiptDays(db: Db, { date, ids: _ids, scope: _scope, ...period }: Filters): Promise<FeeTotals> {
  return db
    .selectFrom('daily_total')
    .select([sql<number>`coalesce(sum(n), 0)`.as('total'), sql<number>`coalesce(sum(amount), 0)`.as('sum')])
    .where('kind', '=', 'receipt')
    .where(date === undefined ? inPeriod('day', period) : sql<boolean>`day = ${date}`)
    .executeTakeFirstOrThrow()
}

type SumRow = {
  kind: keyof typeof KINDS
  mode: string | null
  name: string | null
  issued_by: string | null
  paid: number
  count: number
  net: number
}

/** PostgreSQL's `grouping(pay_mode, issued_by)`: 2 if all modes are summed, 1 if all clerks are. */
const KINDS = { 2: 'byClerk', 1: 'byMode', 3: 'all', 4: 'byPart', 5: 'byExactMode' } as const

/**
 * Summing each pair of mode and clerk first halves the time for a year. For the sums by exact mode, split payments are
 * moved from Others to the modes of their parts. `byClerk` has no order.
 */
export async function sumReceipts(db: Db, scope: Scope, { search, ...query }: FilterFees): Promise<FeeClosing> {
  const matching = selectMatching(db, { ...query, scope, matches: await buildReceiptFilter(db, search) })
  const refunds = await sumRefunds(db, scope, { ...query, search })
  const rows = await db
    .with('pair', () =>
      matching
        .select(['r.pay_mode as mode', 'r.exact_mode as exact', 'r.issued_by'])
        .select([sql<number>`sum(r.paid)`.as('paid'), sql<number>`count(*)`.as('count')])
        .groupBy(['r.pay_mode', 'r.exact_mode', 'r.issued_by']),
    )
    .with('part', () =>
      matching
        .innerJoin('receipt_part as p', 'p.receipt_id', 'r.id')
        .where('r.pay_mode', '=', 'Others')
        .select([sql<string | null>`p.mode`.as('mode'), sql<number>`sum(p.amount)`.as('paid')])
        .select([sql<number>`count(*)`.as('count'), sql<number>`count(distinct r.id)`.as('receipts')])
        .groupBy(sql`grouping sets ((p.mode), ())`),
    )
    .selectFrom('pair as r')
    .leftJoin('account as a', 'a.id', 'r.issued_by')
    .select([
      sql<SumRow['kind']>`grouping(r.mode, r.issued_by)`.as('kind'),
      sql<string | null>`r.mode`.as('mode'),
      'a.name',
      'r.issued_by',
      sql<number>`coalesce(sum(r.paid), 0)`.as('paid'),
      sql<number>`coalesce(sum(r.count), 0)`.as('count'),
      sql<number>`coalesce(sum(r.paid), 0) - ${refunds.sum}::numeric`.as('net'),
    ])
    .groupBy(sql`grouping sets ((r.mode), (r.issued_by, a.name), ())`)
    .unionAll(sql<SumRow>`select 4, mode, null, null, paid, count, 0 from part where mode is not null`)
    .unionAll(sql<SumRow>`select 5, mode, null, null, sum(paid), sum(count), 0 from (
      select coalesce(exact, mode) as mode, paid, count from pair
      union all select mode, paid, receipts from part where mode is not null
      union all select 'Others', -paid, -receipts from part where mode is null and paid is not null) m group by mode`)
    .orderBy('paid', 'desc')
    .orderBy('issued_by')
    .execute()
  const rowsOf = (kind: (typeof KINDS)[keyof typeof KINDS]) => rows.filter((row) => KINDS[row.kind] === kind)
  const sumsOf = (kind: 'byMode' | 'byPart' | 'byExactMode', mode: string) => {
    const { paid = 0, count = 0 } = rowsOf(kind).find((row) => row.mode === mode) ?? {}
    return { paid, count }
  }
  const byExactMode = ALL_MODES.map((mode) => ({ mode, ...sumsOf('byExactMode', mode) }))
  const { paid: sum = 0, count = 0, net = 0 } = rowsOf('all')[0] ?? {}
  return {
    sum,
    count,
    refunds,
    net,
    byMode: PAY_MODES.map((payMode) => ({
      payMode,
      ...sumsOf('byMode', payMode),
    })),
    byPart: PART_MODES.map((mode) => ({
      mode,
      ...sumsOf('byPart', mode),
    })),
    byExactMode: byExactMode.filter((row) => row.count > 0),
    cash: sumsOf('byExactMode', 'Cash').paid,
    byClerk: rowsOf('byClerk').map((row) => ({
      name: row.name ?? '',
      paid: row.paid,
      count: row.count,
    })),
  }
}

/**
 * Returns a condition on `receipt as r`: it has the number (`2026-27/000012`, or 12), is of a matching student, or its
 * reference contains the search. Up to six digits are a receipt number, more are a phone number.
 */
async function buildReceiptFilter(db: Db, search: string): Promise<RawBuilder<boolean> | undefined> {
  const { year, n } = parseReceiptNumber(search) ?? {}
  if (year !== undefined) return sql`(r.financial_year = ${year} and r.n = ${n})`
  const referenced = await findByReference(db, search)
  if (n !== undefined) return referenced ? sql`(r.n = ${n} or r.id in (${referenced}))` : sql`r.n = ${n}`
  const student = await buildStudentFilter(db, searchWords(search))
  if (!student) return undefined
  const students = sql`select s.id from student s where ${student}`
  return referenced
    ? sql`r.id in (select id from receipt where student_id in (${students}) union all ${referenced})`
    : sql`r.student_id in (${students})`
}

/** Shorter texts occur in many references, so that their index would be of no use. */
const MIN_LENGTH_OF_REFERENCE = 4

/** Returns undefined if no reference contains the text. */
export async function findByReference(db: Db, search: string): Promise<RawBuilder<{ id: string }> | undefined> {
  const text = search.trim()
  if (text.length < MIN_LENGTH_OF_REFERENCE) return undefined
  const pattern = typedPattern(text)
  const ids = sql<{ id: string }>`select id from receipt where reference ilike ${pattern}
    union all select receipt_id from receipt_part where reference ilike ${pattern}`
  const { rows } = await sql`${ids} limit 1`.execute(db)
  return rows.length === 0 ? undefined : ids
}

/**
 * Sums receipts less refunds and counts receipts, since `from` or of all time, oldest first. A month without either is
 * left out.
 */
export async function sumReceiptsByMonth(
  db: Db,
  scope: Scope,
  from = '-infinity',
): Promise<{ year: number; month: number; paid: number; count: number }[]> {
  return selectByMonth(db, scope, from)
}

const IS_RECEIPT = sql`kind = 'receipt'`

/** Year and month are extracted from the months only: `extract` returns a `numeric`, which takes long for each day. */
const selectByMonth = compileForScopes(
  (_db, scope, from: string) => sql<{ year: number; month: number; paid: number; count: number }>`
    select extract(year from month)::int as year, extract(month from month)::int as month, paid, count
    from (
      select date_trunc('month', day::timestamp) as month,
        sum(case when ${IS_RECEIPT} then amount else -amount end) as paid,
        coalesce(sum(n) filter (where ${IS_RECEIPT}), 0) as count
      from ${feeDays(scope)} where kind in ('receipt', 'refund') and day >= ${from} group by 1 having sum(n) > 0
    ) sums
    order by sums.month`,
)
