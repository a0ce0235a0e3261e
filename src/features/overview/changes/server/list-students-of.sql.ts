import type { Db } from '#shared/server/db.ts'
import type { Change } from './change.ts'

const OF_ONE_STUDENT = ['receipt', 'refund', 'project', 'portfolio'] as const

/**
 * Lists the students whose own pages show the record. Lists none for several records: their pages show them when they
 * are opened again.
 */
export async function listStudentsOf(db: Db, { kinds: [kind], recordId }: Change): Promise<string[]> {
  if (recordId === undefined) return []
  if (kind === 'student') return [recordId]
  if (kind === 'attendance')
    return ids(await db.selectFrom('attendance_mark').select('student_id').where('sheet_id', '=', recordId).execute())
  const table = OF_ONE_STUDENT.find((each) => each === kind)
  return table ? ids(await db.selectFrom(table).select('student_id').where('id', '=', recordId).execute()) : []
}

const ids = (rows: { student_id: string }[]) => rows.map(({ student_id }) => student_id)
