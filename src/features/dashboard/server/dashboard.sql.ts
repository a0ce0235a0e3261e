import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import type { HrDashboard } from '../contract/dashboard.contract.ts'

const BATCHES = sql<number>`(select count(*) from batch where deleted_at is null)`
const COURSES = sql<number>`(select count(*) from course where deleted_at is null)`
const ENQUIRIES = sql<number>`(select count(*) from enquiry where not is_placed)`
const students = (...kinds: string[]) =>
  sql<number>`(select coalesce(sum(n), 0) from student_total where kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`

type Counts = Pick<HrDashboard, 'students' | 'batches' | 'courses' | 'enquiries'>

/** How many there are of each; of enquiries those that stand in a list. */
export async function countsForHr(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select ${students('Active', 'Placed', 'Disable')} as students, ${BATCHES} as batches, ${COURSES} as courses,
      ${ENQUIRIES} as enquiries`.execute(db)
  return rows[0]!
}

/** Of the last day, up to the one given, that has marks. */
export async function attendanceOfLastDay(db: Db, upTo: string): Promise<HrDashboard['attendance']> {
  const { rows } = await sql<HrDashboard['attendance']>`
    select day as date, sum(present) as present, sum(absent) as absent, sum(present + absent) as total
    from attendance_sheet where day = (select max(day) from attendance_sheet where day <= ${upTo}) group by day`.execute(
    db,
  )
  return rows[0] ?? { date: null, present: 0, absent: 0, total: 0 }
}

type Enquired = { year: number; month: number; status: 'Open' | 'Closed' | 'Pending'; n: number }

/** How many enquired in each month from a day on, by status; months without are not there. */
export async function enquiriesByMonth(db: Db, from: string): Promise<Enquired[]> {
  const { rows } = await sql<Enquired>`
    select extract(year from day)::int as year, extract(month from day)::int as month, status, sum(n) as n
    from (select day, status, count(*) as n from enquiry where not is_placed and day >= ${from} group by 1, 2) as d
    group by 1, 2, 3`.execute(db)
  return rows
}

type AdminCounts = Record<
  | 'all'
  | 'active'
  | 'dropped'
  | 'placed'
  | 'pending'
  | 'batches'
  | 'courses'
  | 'enquiries'
  | 'received'
  | 'spent'
  | 'balance',
  number
>

/** Received is every receipt not voided, deleted students' too. */
export async function countsForAdmin(db: Db): Promise<AdminCounts> {
  const { rows } = await sql<AdminCounts>`
    select *, received - spent as balance from (
      select ${students('Active', 'Placed', 'Disable')} as all, ${students('Active', 'Placed')} as active,
        ${students('Disable')} as dropped, ${students('Placed')} as placed, ${students('Pending')} as pending,
        ${BATCHES} as batches, ${COURSES} as courses, ${ENQUIRIES} as enquiries,
        (select coalesce(sum(paid), 0) from receipt where voided_at is null) as received,
        (select coalesce(sum(amount), 0) from expense) as spent
    ) as counted`.execute(db)
  return rows[0]!
}

export type MonthOfBooks = { month: number; received: number; spent: number; balance: number }

/** The twelve months of a year, subtracted in SQL as everything that is money. */
export async function booksByMonth(db: Db, year: number): Promise<MonthOfBooks[]> {
  const [first, after] = [`${year}-01-01`, `${year + 1}-01-01`]
  const { rows } = await sql<MonthOfBooks>`
    select month, coalesce(received, 0) as received, coalesce(spent, 0) as spent,
      coalesce(received, 0) - coalesce(spent, 0) as balance
    from generate_series(1, 12) as month
    left join (select extract(month from paid_on)::int as month, sum(paid) as received from receipt
      where voided_at is null and paid_on >= ${first} and paid_on < ${after} group by 1) as r using (month)
    left join (select extract(month from day)::int as month, sum(amount) as spent from expense
      where day >= ${first} and day < ${after} group by 1) as x using (month)
    order by month`.execute(db)
  return rows
}
