import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

export type CourseValues = {
  enrolmentId: string
  batchId: string
  /** The first day in that batch if it is another one; null from joining. */
  batchSince: string | null
  endDate: string | null
  isCompleted: boolean
}

/** The caller has locked the students. */
export async function setCourses(tx: Tx, courses: readonly CourseValues[]): Promise<void> {
  await sql`
    update enrolment e set batch_id = v."batchId",
      batch_since = case when e.batch_id = v."batchId" then e.batch_since else v."batchSince" end,
      end_on = v."endDate", is_completed = v."isCompleted", version = e.version + 1
    from jsonb_to_recordset(${JSON.stringify(courses)}::jsonb)
      as v ("enrolmentId" uuid, "batchId" uuid, "batchSince" date, "endDate" date, "isCompleted" boolean)
    where e.id = v."enrolmentId"`.execute(tx)
}
