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
  'all' | 'active' | 'dropped' | 'placed' | 'pending' | 'batches' | 'courses' | 'enquiries',
  number
>

export async function countsForAdmin(db: Db): Promise<AdminCounts> {
  const { rows } = await sql<AdminCounts>`
    select ${students('Active', 'Placed', 'Disable')} as all, ${students('Active', 'Placed')} as active,
      ${students('Disable')} as dropped, ${students('Placed')} as placed, ${students('Pending')} as pending,
      ${BATCHES} as batches, ${COURSES} as courses, ${ENQUIRIES} as enquiries`.execute(db)
  return rows[0]!
}

type Books = { received: number; spent: number; balance: number }
type MonthOfBooks = Books & { month: number }

/**
 * What was received (every receipt not voided, deleted students' too) and spent at all times and in the twelve months of a year,
 * subtracted in SQL as everything that is money. Summed by day first: the receipts are read once, and of days there are few.
 */
export async function booksOf(db: Db, year: number): Promise<Books & { months: MonthOfBooks[] }> {
  const [first, after] = [`${year}-01-01`, `${year + 1}-01-01`]
  const { rows } = await sql<MonthOfBooks>`
    with days as materialized (
      select paid_on as day, sum(paid) as received, 0 as spent from receipt where voided_at is null group by 1
      union all select day, 0, sum(amount) from expense group by 1
    )
    select month, coalesce(sum(received), 0) as received, coalesce(sum(spent), 0) as spent,
      coalesce(sum(received) - sum(spent), 0) as balance
    from generate_series(0, 12) as month left join days on month = 0
      or day >= ${first} and day < ${after} and extract(month from day) = month
    group by month order by month`.execute(db)
  const { received, spent, balance } = rows[0]!
  return { received, spent, balance, months: rows.slice(1) }
}
