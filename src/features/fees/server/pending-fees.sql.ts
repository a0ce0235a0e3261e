import { type RawBuilder, sql } from 'kysely'
import {
  DUE_AFTER_DAYS,
  DUE_DATE,
  selectDues,
  STUDENT_COLUMNS,
  selectStudents,
  buildStudentFilter,
} from '#features/students/server/public.ts'
import { readIds } from '#shared/server/any-of.ts'
import { compileOnce } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { FilterPending, ListPending, PendingTotals } from '../contract/fees.contract.ts'
import { type Age, AGES } from '../contract/fees.search.ts'

/**
 * Active or dropped students with a balance whose due date has passed, longest overdue first. Without a plan that is the 35th
 * day after the last payment, or after joining. The ids of the page are read from an index first, so that a late page joins only its own rows.
 */
export async function listPending(db: Db, { totals, ...query }: ListPending, today: string) {
  const matches = await buildStudentFilter(db, query.search)
  const [students, counted] = await readTogether(db, (db) => [
    listPage(db, query, matches, today),
    totals === 'false' ? undefined : countPending(db, query, matches, today),
  ])
  return { students, ...counted }
}

export async function getPendingTotals(db: Db, query: FilterPending, today: string): Promise<PendingTotals> {
  return countPending(db, query, await buildStudentFilter(db, query.search), today)
}

type Matches = RawBuilder<boolean> | undefined

async function countPending(db: Db, { tab, age }: FilterPending, matches: Matches, today: string) {
  const days =
    matches === undefined
      ? selectDueDays(db, tab, today)
      : sql`${selectOverdueOf(db, tab, matches, today).select([DUE_DATE.as('day'), sql`1`.as('n')])}`
  const ages = await countAges(db, today, days)
  return { total: ages[age ?? 'all'], ages }
}

const selectOverdueOf = (db: Db, tab: ListPending['tab'], matches: Matches, today: string) =>
  selectOverdue(db, today)
    .where('s.status', '=', tab)
    .$if(matches !== undefined, (q) => q.where(matches!))

async function listPage(
  db: Db,
  { page, limit, tab, age }: Omit<ListPending, 'totals'>,
  matches: Matches,
  today: string,
) {
  const ids = selectOverdueOf(db, tab, matches, today)
    .select('s.id')
    .$if(age !== undefined, (q) => q.where(hasAge(age!, today)))
    .orderBy(DUE_DATE)
    .orderBy('m.student_id')
    .limit(limit)
    .offset((page - 1) * limit)
  return selectStudents(db)
    .select(STUDENT_COLUMNS)
    .select('m.due_from as lastDate')
    .select(
      sql<number>`case when m.due_amount is null then m.fee - m.paid else (
        select sum(d.amount - d.settled) from (${selectDues(sql`s.id`)}) d
        where coalesce(d.due_on, m.due_from + ${sql.lit(DUE_AFTER_DAYS)}) <= ${today}) end`.as('overdue'),
    )
    .where('s.id', '=', matches === undefined ? sql<string>`any(${ids})` : await readIds(ids))
    .orderBy(DUE_DATE)
    .orderBy('m.student_id')
    .execute()
}

/** The days since which fees are overdue, each with a number of students, without reading those without a plan: their sums are kept. */
const selectDueDays = (db: Db, status: ListPending['tab'], today: string) => sql`
  select day, n from daily_total where kind = ${`due ${status}`} and day <= ${today}
  union all ${selectOverduePlans(db, today)
    .where('s.status', '=', status)
    .select([DUE_DATE.as('day'), sql`1`.as('n')])}`

async function countAges(db: Db, today: string, days: RawBuilder<unknown>): Promise<Record<Age | 'all', number>> {
  const { rows } = await sql<Record<Age | 'all', number>>`
    select coalesce(sum(n), 0) as "all", ${sql.join(
      AGES.map((age) => sql`coalesce(sum(n) filter (where ${hasAge(age, today, sql`day`)}), 0) as ${sql.id(age)}`),
    )} from (${days}) d`.execute(db)
  return rows[0]!
}

const selectOverduePlans = (db: Db, today: string) => selectOverdue(db, today).where('m.due_amount', 'is not', null)

const selectOverdue = (db: Db, today: string) =>
  db
    .selectFrom('student_account as m')
    .innerJoin('student as s', 's.id', 'm.student_id')
    .where(sql<boolean>`${DUE_DATE} <= ${today} and (m.planned_due_on is null or m.planned_due_on < ${today})`)
    .where(sql<boolean>`m.paid < m.fee`)

type OverdueSum = { students: number; amount: number; longest: number }

/**
 * The active students of the list of pending fees, in all and by age, with what is overdue of their balances. Without a plan the whole
 * balance is, and its sums by due date are kept; only plans need the rows of `selectDues`.
 */
export async function sumOverdue(
  db: Db,
  today: string,
): Promise<OverdueSum & { ages: (OverdueSum & { age: Age | 'today' })[] }> {
  const rows = await selectOverdueSums(db, today)
  const { students = 0, amount = 0, longest = 0 } = rows.find(({ age }) => age === null) ?? {}
  return {
    students,
    amount,
    longest,
    ages: rows.flatMap(({ age, ...sums }) => (age === null ? [] : [{ age, ...sums }])),
  }
}

const selectOverdueSums = compileOnce((db, today: string) => {
  const plans = selectOverduePlans(db, today).where('s.status', '=', 'Active')
  return sql<OverdueSum & { age: Age | 'today' | null }>`
    with plan as materialized (${plans.select([
      'm.student_id',
      'm.due_from',
      sql`${today}::date - ${DUE_DATE}`.as('days'),
    ])}), planned as (
      select d.student_id, sum(d.amount - d.settled) as amount
      from (${selectDues(sql`select student_id from plan`)}) d join plan m on m.student_id = d.student_id
      where coalesce(d.due_on, m.due_from + ${sql.lit(DUE_AFTER_DAYS)}) <= ${today} group by 1
    ), late as (
      select ${today}::date - day as days, sum(n) as n, sum(amount) as amount
      from daily_total where kind = 'due Active' and day <= ${today} group by day having sum(n) > 0
      union all
      select days, 1, coalesce(p.amount, 0) from plan left join planned p using (student_id)
    )
    select age, coalesce(sum(n), 0) as students, coalesce(max(days), 0) as longest, coalesce(sum(amount), 0) as amount from (
      select *, case when days = 0 then 'today' ${sql.join(
        AGES.map((age) => sql`when days <= ${sql.lit(DAYS_LATE[age][1])} then ${sql.lit(age)}`),
        sql` `,
      )} end as age
      from late
    ) o group by grouping sets ((age), ()) order by min(days)`
})

const DAYS_LATE: Record<Age, [first: number, last: number]> = {
  '1-30': [1, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  '90+': [91, 100_000],
}

/** A range of due dates, so that the index serves it. */
function hasAge(age: Age, today: string, day: RawBuilder<unknown> = DUE_DATE): RawBuilder<boolean> {
  const [first, last] = DAYS_LATE[age]
  return sql<boolean>`${day} between ${today}::date - ${sql.lit(last)} and ${today}::date - ${sql.lit(first)}`
}
