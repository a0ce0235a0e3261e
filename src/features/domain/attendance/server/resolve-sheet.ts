import { lockBatchByCode } from '#features/domain/courses/batches/server/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { PathId } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalid, invalidField, AppError } from '#shared/server/errors.ts'
import type { Scope } from '#shared/server/scope.ts'
import { getFirstEditableDay } from '../absences/server/public.ts'
import { may } from '../contract/permissions.ts'
import type { Marks } from '../contract/attendance.contract.ts'
import type en from '../contract/messages/en.json'
import type { StudentMark } from './attendance.sql.ts'
import { type Candidate, lockCandidates } from './roster.sql.ts'

const message = messagesOf<typeof en>('attendance')

export type ResolvedSheet = {
  batchId: string
  batchCode: string
  day: string
  /** The day is before the edit window. */
  isLate: boolean
  marks: StudentMark[]
}

/** Locks the batch. 403: a late day without the permission for it. 422: future day, or unknown batch. */
export async function resolveSheet(tx: Tx, ctx: Ctx, body: Marks): Promise<ResolvedSheet> {
  const { batchCode, date: day } = body[0]!
  const today = await getToday(tx, ctx.clock)
  if (day > today) throw invalidField('date', message('dateInFuture'))
  const firstEditable = await getFirstEditableDay(tx, today)
  const isLate = day < firstEditable
  if (isLate && !may(ctx.actor, 'attendance.edit-late'))
    throw new AppError(403, 'too_late', { key: message('tooLateToEdit'), values: { day: firstEditable } })
  const batchId = await lockBatchByCode(tx, batchCode, 'batchCode')
  const marks = body.map(({ student, attendence }) => ({ student: PathId.parse(student), present: attendence }))
  return { batchId, batchCode, day, isLate, marks }
}

/**
 * Locks the students of the marks. 422: student unknown, or not in the batch on that day and not in this sheet. 409:
 * student marked on that day in another batch, unless they belong to both.
 */
export async function assertStudentsInBatch(
  tx: Tx,
  scope: Scope,
  { batchId, day, marks }: ResolvedSheet,
): Promise<void> {
  const ids = marks.map(({ student }) => student)
  const candidates = await lockCandidates(tx, scope, ids, batchId, day)
  if (candidates.length < ids.length) throw invalid({ '': { key: message('unknownStudent') } })
  for (const candidate of candidates) assertInBatch(candidate)
}

function assertInBatch({ name, isInBatch, isMarked, elsewhere }: Candidate) {
  if (isMarked) return
  if (elsewhere !== null)
    throw new AppError(409, 'marked_elsewhere', {
      key: message('alreadyMarkedElsewhere'),
      values: { name, batch: elsewhere },
    })
  if (!isInBatch) throw invalid({ '': { key: message('notInBatch'), values: { name } } })
}

export function toPresenceByStudent(marks: StudentMark[]): Record<string, boolean> {
  return Object.fromEntries(marks.map(({ student, present }) => [student, present]))
}
