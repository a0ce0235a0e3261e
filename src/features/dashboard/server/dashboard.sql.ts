import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '#shared/server/db.ts'
import type { AdminDashboard, HrDashboard } from '../contract/dashboard.contract.ts'

const BATCHES = sql<number>`(select count(*) from batch where deleted_at is null)`
const COURSES = sql<number>`(select count(*) from course where deleted_at is null)`
const students = (...kinds: string[]) =>
  sql<number>`(select coalesce(sum(n), 0) from student_total where kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`

type Counts = Pick<HrDashboard, 'students' | 'batches' | 'courses' | 'enquiries'>

/** How many there are of each; of enquiries those that stand in a list. */
export async function countsForHr(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select ${students('Active', 'Placed', 'Disable')} as students, ${BATCHES} as batches, ${COURSES} as courses,
      (select count(*) from enquiry where not is_placed) as enquiries`.execute(db)
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

/** Received is every receipt not voided, deleted students' too. */
export async function adminFigures(db: Db): Promise<z.input<typeof AdminDashboard>> {
  const { rows } = await sql<
    Record<'all' | 'active' | 'dropped' | 'placed' | 'pending' | 'batches' | 'courses' | 'received', number>
  >`
    select ${students('Active', 'Placed', 'Disable')} as all, ${students('Active', 'Placed')} as active,
      ${students('Disable')} as dropped, ${students('Placed')} as placed, ${students('Pending')} as pending,
      ${BATCHES} as batches, ${COURSES} as courses,
      (select coalesce(sum(paid), 0) from receipt where voided_at is null) as received`.execute(db)
  const { batches, courses, received, ...counts } = rows[0]!
  return { students: counts, batches, courses, received }
}
