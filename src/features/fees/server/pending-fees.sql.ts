import { type RawBuilder, sql } from 'kysely'
import {
  DUE_AFTER_DAYS,
  DUE_DATE,
  selectDues,
  STUDENT_COLUMNS,
  selectStudents,
  buildStudentFilter,
} from '#features/students/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import { type ListPending } from '../contract/fees.contract.ts'
import { type Age, AGES } from '../contract/fees.search.ts'

/**
 * Active or dropped students with a balance whose due date has passed, longest overdue first. Without a plan that is the 35th
 * day after the last payment, or after joining. The ids of the page are read from an index first, so that a late page joins only its own rows.
 */
export async function listPending(db: Db, { page, limit, search, tab, age }: ListPending, today: string) {
  const matches = (await buildStudentFilter(db, search)) ?? sql<boolean>`true`
  const due = selectOverdue(db, today).where('s.status', '=', tab).where(matches)
  const [students, ages] = await Promise.all([
    selectStudents(db)
      .select(STUDENT_COLUMNS)
      .select('m.due_from as lastDate')
      .select(
        sql<number>`case when m.due_amount is null then m.fee - m.paid else (
          select sum(d.amount - d.settled) from (${selectDues(sql`s.id`)}) d
          where coalesce(d.due_on, m.due_from + ${sql.lit(DUE_AFTER_DAYS)}) <= ${today}) end`.as('overdue'),
      )
      .where('s.id', 'in', () =>
        due
          .select('s.id')
          .$if(age !== undefined, (q) => q.where(hasAge(age!, today)))
          .orderBy(DUE_DATE)
          .orderBy('m.student_id')
          .limit(limit)
          .offset((page - 1) * limit),
      )
      .orderBy(DUE_DATE)
      .orderBy('m.student_id')
      .execute(),
    due
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .select((eb) => AGES.map((one) => eb.fn.countAll<number>().filterWhere(hasAge(one, today)).as(one)))
      .executeTakeFirstOrThrow(),
  ])
  return { students, total: ages[age ?? 'all'], ages }
}

const selectOverdue = (db: Db, today: string) =>
  db
    .selectFrom('student_account as m')
    .innerJoin('student as s', 's.id', 'm.student_id')
    .where(sql<boolean>`${DUE_DATE} <= ${today} and (m.planned_due_on is null or m.planned_due_on < ${today})`)
    .where(sql<boolean>`m.paid < m.fee`)

type OverdueSum = { students: number; amount: number; longest: number }

/**
 * The active students of the list of pending fees, in all and by age, with what is overdue of their balances. Without a plan the whole
 * balance is; only plans need the rows of `selectDues`.
 */
export async function sumOverdue(
  db: Db,
  today: string,
): Promise<OverdueSum & { ages: (OverdueSum & { age: Age | 'today' })[] }> {
  const overdue = selectOverdue(db, today).where('s.status', '=', 'Active')
  const { rows } = await sql<OverdueSum & { age: Age | 'today' | null }>`
    with late as materialized (${overdue.select([
      'm.student_id',
      'm.due_from',
      'm.due_amount',
      sql`m.fee - m.paid`.as('pending'),
      sql`${today}::date - ${DUE_DATE}`.as('days'),
    ])}), planned as (
      select d.student_id, sum(d.amount - d.settled) as amount
      from (${selectDues(sql`select student_id from late where due_amount is not null`)}) d
      join late m on m.student_id = d.student_id
      where coalesce(d.due_on, m.due_from + ${sql.lit(DUE_AFTER_DAYS)}) <= ${today} group by 1
    )
    select age, count(*) as students, coalesce(max(days), 0) as longest, coalesce(sum(amount), 0) as amount from (
      select days, case when due_amount is null then pending else coalesce(p.amount, 0) end as amount, case when days = 0 then 'today' ${sql.join(
        AGES.map((age) => sql`when days <= ${sql.lit(DAYS_LATE[age][1])} then ${sql.lit(age)}`),
        sql` `,
      )} end as age
      from late left join planned p using (student_id)
    ) o group by grouping sets ((age), ()) order by min(days)`.execute(db)
  const { students = 0, amount = 0, longest = 0 } = rows.find(({ age }) => age === null) ?? {}
  return {
    students,
    amount,
    longest,
    ages: rows.flatMap(({ age, ...sums }) => (age === null ? [] : [{ age, ...sums }])),
  }
}

const DAYS_LATE: Record<Age, [first: number, last: number]> = {
  '1-30': [1, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  '90+': [91, 100_000],
}

/** A range of due dates, so that the index serves it. */
function hasAge(age: Age, today: string): RawBuilder<boolean> {
  const [first, last] = DAYS_LATE[age]
  return sql<boolean>`${DUE_DATE} between ${today}::date - ${sql.lit(last)} and ${today}::date - ${sql.lit(first)}`
}
