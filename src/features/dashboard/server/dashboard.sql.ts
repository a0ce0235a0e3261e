import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '#shared/server/db.ts'
import type { AdminDashboard, HrDashboard } from '../contract/dashboard.contract.ts'

const BATCHES = sql<number>`(select count(*) from batch where deleted_at is null)`
const COURSES = sql<number>`(select count(*) from course where deleted_at is null)`
const students = (...kinds: string[]) =>
  sql<number>`(select coalesce(sum(n), 0) from student_total where kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`

export async function hrFigures(db: Db): Promise<z.input<typeof HrDashboard>> {
  const { rows } = await sql<z.input<typeof HrDashboard>>`
    select ${students('Active', 'Placed', 'Disable')} as students, ${BATCHES} as batches, ${COURSES} as courses`.execute(
    db,
  )
  return rows[0]!
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
