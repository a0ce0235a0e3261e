import type { ApiTest } from '#testing/server/api.ts'
import { createBatch, createStudent } from '#testing/server/fixtures.ts'

/** The day it is in a test, unless it says otherwise. */
export const TODAY = '2026-11-21'
export const YESTERDAY = '2026-11-20'

export type Batch = { id: string; code: string }

/** A batch with students of these first names, all called Rao. */
export async function aClass(
  { db }: ApiTest,
  names: string[],
  over: { code?: string; courseId?: string } = {},
): Promise<{ batch: Batch; students: string[] }> {
  const batch = await createBatch(db, over)
  const students: string[] = []
  for (const fname of names) students.push(await createStudent(db, { fname, lname: 'Rao', batchId: batch.id }))
  return { batch, students }
}

/** The marks of a batch and day as the page sends them; who is absent is named. */
export function marksOf(batchCode: string, students: string[], date = TODAY, absent: string[] = []) {
  return students.map((student) => ({ student, batchCode, date, attendence: !absent.includes(student) }))
}

/** Everything that is stored of attendance, in a stable order. */
export async function storedAttendance({ db }: ApiTest) {
  const sheets = await db.selectFrom('attendance_sheet').selectAll().orderBy('day').orderBy('id').execute()
  const marks = await db.selectFrom('attendance_mark').selectAll().orderBy('day').orderBy('student_id').execute()
  return { sheets, marks }
}

/** Sheets whose counts are not those of their marks. */
export async function miscounted(api: ApiTest): Promise<string[]> {
  const { sheets, marks } = await storedAttendance(api)
  return sheets.flatMap(({ id, present, absent }) => {
    const own = marks.filter(({ sheet_id }) => sheet_id === id)
    const here = own.filter((mark) => mark.present).length
    return here === present && own.length - here === absent ? [] : [`${id}: ${present} + ${absent}, has ${own.length}`]
  })
}
