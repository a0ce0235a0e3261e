import { sql } from 'kysely'
import type { TestApi } from '#testing/server/api.ts'
import { createBatch, createStudent } from '#testing/server/fixtures.ts'

/** The institute's day while the test clock is unchanged. */
export const TODAY = '2026-11-21'
export const YESTERDAY = '2026-11-20'

export type Batch = { id: string; code: string }

/** Batches without a `courseId` belong to one course, so that students can move between them. */
export async function createBatchWithStudents(
  { db }: TestApi,
  names: string[],
  over: { code?: string; courseId?: string } = {},
): Promise<{ batch: Batch; students: string[] }> {
  const existing = await db.selectFrom('batch').select('course_id as courseId').limit(1).executeTakeFirst()
  const batch = await createBatch(db, { ...existing, ...over })
  const students: string[] = []
  for (const fname of names) students.push(await createStudent(db, { fname, lname: 'Rao', batchId: batch.id }))
  return { batch, students }
}

export function marksBody(batchCode: string, students: string[], date = TODAY, absent: string[] = []) {
  return students.map((student) => ({ student, batchCode, date, attendence: !absent.includes(student) }))
}

export async function readStoredAttendance({ db }: TestApi) {
  const sheets = await db.selectFrom('attendance_sheet').selectAll().orderBy('day').orderBy('id').execute()
  const marks = await db.selectFrom('attendance_mark').selectAll().orderBy('day').orderBy('student_id').execute()
  return { sheets, marks }
}

export async function findMiscountedSheets(api: TestApi): Promise<string[]> {
  const { sheets, marks } = await readStoredAttendance(api)
  return sheets.flatMap(({ id, present, absent }) => {
    const own = marks.filter(({ sheet_id }) => sheet_id === id)
    const counted = own.filter((mark) => mark.present).length
    return counted === present && own.length - counted === absent
      ? []
      : [`${id}: ${present} + ${absent}, has ${own.length}`]
  })
}

export async function findMiscountedMonths({ db }: TestApi): Promise<unknown[]> {
  const { rows } = await sql`
    select * from attendance_month full join (
      select k.student_id, h.batch_id, date_trunc('month', k.day)::date as month,
        count(*) filter (where k.present)::int as present, count(*) filter (where not k.present)::int as absent
      from attendance_mark k join attendance_sheet h on h.id = k.sheet_id group by 1, 2, 3
    ) counted using (student_id, batch_id, month, present, absent)
    where attendance_month is null or counted is null`.execute(db)
  return rows
}
