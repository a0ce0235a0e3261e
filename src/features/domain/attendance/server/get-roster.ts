import { getToday } from '#features/base/institute/server/days/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { findHolidayName } from '#features/domain/timetable/server/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inSnapshot } from '#shared/server/db.ts'
import { invalidField, notFound } from '#shared/server/errors.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { getFirstEditableDay } from '../absences/server/public.ts'
import type { Roster, TodaysBatches, UnmarkedBatches } from '../contract/attendance.contract.ts'
import type en from '../contract/messages/en.json'
import { findBatchByCodeKey, findSheet, listRosterStudents } from './roster.sql.ts'
import { listBatchesOfDay, listBatchesWithoutMarks } from './running-batches.sql.ts'

const message = messagesOf<typeof en>('attendance')

/** `date` defaults to today. 404: unknown batch. 422: future day. */
export async function getRoster(
  ctx: Ctx,
  { batchCode, date }: { batchCode: string; date?: string | undefined },
): Promise<Roster> {
  const { db, clock } = ctx
  const today = await getToday(db, clock)
  const day = date ?? today
  if (day > today) throw invalidField('date', message('dateInFuture'))
  const batch = await findBatchByCodeKey(db, keyOf(batchCode))
  if (!batch) throw notFound()
  // Reads one snapshot, because old marks with a newer version would let an update overwrite that version.
  const [students, sheet, holiday, editableFrom] = await inSnapshot(db, (snapshot) =>
    readTogether(snapshot, (db) => [
      listRosterStudents(db, scopeOf(ctx.actor), batch.id, day),
      findSheet(db, batch.id, day),
      findHolidayName(db, day),
      getFirstEditableDay(db, today),
    ]),
  )
  const { bCode, courseName, bTime, endDate } = batch
  return {
    batchCode: bCode,
    courseName,
    bTime,
    endDate,
    date: day,
    today,
    editableFrom,
    holiday,
    students: students
      .filter(({ elsewhere, isDeleted }) => elsewhere === null && !isDeleted)
      .map(({ isDeleted: _deleted, ...student }) => signPhoto(ctx, student.student, student)),
    deleted: students.flatMap(({ studentName, attendence, isDeleted }) =>
      isDeleted && attendence !== null
        ? [
            {
              studentName,
              attendence,
            },
          ]
        : [],
    ),
    elsewhere: students.flatMap(({ studentName, elsewhere }) =>
      elsewhere === null
        ? []
        : [
            {
              studentName,
              batchCode: elsewhere,
            },
          ],
    ),
    version: sheet?.version ?? null,
    savedBy: sheet?.savedBy ?? null,
  }
}

export async function listUnmarkedBatches(
  { db, actor, clock }: Ctx,
  query: { page: number; limit: number },
): Promise<UnmarkedBatches> {
  const date = await getToday(db, clock)
  return { date, ...(await listBatchesWithoutMarks(db, scopeOf(actor), date, query)) }
}

export async function listTodaysBatches(
  { db, actor, clock }: Ctx,
  query: { page: number; limit: number },
): Promise<TodaysBatches> {
  const date = await getToday(db, clock)
  return { date, ...(await listBatchesOfDay(db, scopeOf(actor), date, query)) }
}
