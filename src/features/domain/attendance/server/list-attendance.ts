import { withCurrentYear } from '#features/base/institute/server/days/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inSnapshot } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import { scopeFor, scopeOf } from '#shared/server/scope.ts'
import type {
  AttendanceList,
  ListAttendance,
  ListStudentAttendance,
  StudentAttendance,
} from '../contract/attendance.contract.ts'
import { listMarks, listMarksOfDay, listMarksOfStudent } from './attendance.sql.ts'
import { findBatchByCodeKey, isStudent } from './roster.sql.ts'

const EMPTY_LIST: AttendanceList = { attendance: [], present: 0, absent: 0, total: 0, version: null, lastDate: null }

/**
 * Returns all marks of a batch and day, otherwise a page of marks. An unknown batch returns 404 for one day, otherwise
 * an empty page.
 */
export async function listAttendance({ db, actor, clock }: Ctx, filters: ListAttendance): Promise<AttendanceList> {
  const scope = scopeOf(actor)
  const query = await withCurrentYear(db, clock, filters)
  const { batchCode, date } = query
  if (batchCode === undefined) return listMarks(db, scope, query, undefined)
  const batch = await findBatchByCodeKey(db, keyOf(batchCode))
  if (!batch) {
    if (date !== undefined) throw notFound()
    return EMPTY_LIST
  }
  if (date === undefined) return listMarks(db, scope, query, batch.id)
  return inSnapshot(db, (snapshot) => listMarksOfDay(snapshot, scope, batch.id, date))
}

/** 403: a student requests the marks of somebody else. 404: unknown or deleted student. */
export async function listAttendanceOfStudent(
  { db, clock, actor }: Ctx<Actor>,
  id: string,
  query: ListStudentAttendance,
): Promise<StudentAttendance> {
  const scope = scopeFor(actor, id)
  if (!(await isStudent(db, scope, id))) throw notFound()
  return listMarksOfStudent(db, scope, id, await withCurrentYear(db, clock, query))
}
