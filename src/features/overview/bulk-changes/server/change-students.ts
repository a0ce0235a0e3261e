import { v7 as uuid } from 'uuid'
import { removeWaitingStudents } from '#features/domain/courses/batches/server/waiting/public.ts'
import { takeSeat } from '#features/domain/courses/batches/server/seats/public.ts'
import { setCourses } from '#features/domain/students/enrolments/server/public.ts'
import { replacePlan } from '#features/domain/fees/plans/server/public.ts'
import { insertRemindersOf } from '#features/domain/fees/reminders/server/public.ts'
import { lockAccount } from '#features/domain/students/server/account/public.ts'
import { setPlacements } from '#features/domain/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import type {
  BulkChange,
  BulkChangeBody,
  Preview,
  PreviewBody,
  StudentsChange,
} from '../contract/bulk-changes.contract.ts'
import type en from '../contract/messages/en.json'
import { auditChange } from './audit-change.ts'
import { findChange, insertChange } from './bulk-changes.sql.ts'
import { type Plan, planChanges, type Planned } from './plan-changes.ts'
import { changesCourse, changesStudent, toStored } from './stored-values.ts'
import { lockStudents, type StudentState } from './student-states.sql.ts'

const message = messagesOf<typeof en>('bulk-changes')

type Changed = Planned & { stored: StudentState }

/** 422: no such batch, or an impossible day of the move. */
export async function previewChange(ctx: Ctx, { students, ...change }: PreviewBody): Promise<Preview> {
  const { planned } = await inTx(ctx.db, (tx) => planChanges(tx, ctx, students, change))
  return toPreview(planned)
}

const toPreview = (planned: Planned[]): Preview => ({
  rows: planned.map(({ stored: _stored, plan: _plan, batchSince: _batchSince, ...row }) => row),
})

/**
 * Changes all students or none, and leaves those for whom nothing changes as they are. 409 with the preview: a student
 * is rejected or was changed since. 409: nothing would change, or the batch has too few seats. 422: no such batch, or
 * an impossible day of the move.
 */
export async function changeStudents(ctx: Ctx<Actor>, body: BulkChangeBody): Promise<BulkChange> {
  const { students, overbook, ...change } = body
  const ids = students.map(({ _id }) => _id)
  return inTx(ctx.db, async (tx) => {
    await lockStudents(tx, ids)
    if (change.instalments !== undefined) for (const id of ids.toSorted()) await lockAccount(tx, id)
    const plan = await planChanges(tx, ctx, ids, change)
    const changed = plan.planned.filter((row): row is Changed => row.state === 'changes')
    assertReady(ctx, plan, students)
    if (changed.length === 0) throw new AppError(409, 'nothing_changes', message('nothingChanges'))
    const id = uuid()
    const at = ctx.clock.now()
    const places = await takeSeats(tx, ctx, plan, { changed, overbook, at })
    await write(tx, ctx, { plan, changed, change, at })
    await insertChange(tx, {
      id,
      change,
      at,
      by: ctx.actor.id,
      students: changed.map(({ _id, ...planned }) => ({
        id: _id,
        before: toStored(planned, places.get(_id)),
      })),
    })
    await auditChange(tx, ctx, { id, change, changed })
    return found(await findChange(tx, id, at))
  })
}

function assertReady(ctx: Ctx, { planned }: Plan, students: BulkChangeBody['students']): void {
  const seen = new Map(students.map((student) => [student._id, student.seen]))
  const current = toPreview(planned)
  if (planned.some(({ state }) => state === 'rejected'))
    throw new AppError(409, 'rejected', message('someRejected'), { current })
  if (planned.some((row) => row.seen !== seen.get(row._id)))
    throw new AppError(409, 'stale', message('someChanged'), { current })
}

type Seats = { changed: Changed[]; overbook: boolean | undefined; at: Date }

/**
 * A dropped student takes no seat. Removes the students from the waiting list of the batch, and returns the ids of the
 * removed entries by student.
 */
async function takeSeats(
  tx: Tx,
  ctx: Ctx,
  { batchId }: Plan,
  { changed, overbook, at }: Seats,
): Promise<Map<string, string>> {
  if (batchId === undefined) return new Map()
  const moving = changed.filter(({ stored }) => stored.batchId !== batchId)
  const seats = moving.filter(({ stored }) => stored.status === 'Active').length
  if (seats > 0) await takeSeat(tx, ctx, batchId, overbook, seats)
  const studentIds = moving.map(({ _id }) => _id)
  const removed = await removeWaitingStudents(tx, { studentIds, batchId, at })
  return new Map(removed.map(({ id, studentId }) => [studentId, id]))
}

type Writing = { plan: Plan; changed: Changed[]; change: StudentsChange; at: Date }

/** Writes the placement last: its trigger locks the totals of money, for which payments wait. */
async function write(tx: Tx, ctx: Ctx<Actor>, { plan, changed, change, at }: Writing): Promise<void> {
  const { batchId, today } = plan
  if (changesCourse(change))
    await setCourses(
      tx,
      changed.map(({ stored, batchSince }) => ({
        enrolmentId: stored.enrolmentId,
        batchId: batchId ?? stored.batchId,
        batchSince,
        endDate: change.endDate === undefined ? stored.endDate : change.endDate,
        isCompleted: change.isCompleted === undefined ? stored.isCompleted : change.isCompleted === 'yes',
      })),
    )
  if (change.remind) {
    const ids = changed.map(({ _id }) => _id)
    await insertRemindersOf(tx, ids, { day: today, channel: 'Email', state: 'queued', by: ctx.actor.id, at })
  }
  for (const { _id, stored, plan: fees } of changed)
    if (fees) await replacePlan(tx, { enrolment: stored.enrolmentId, student: _id }, fees.rows)
  if (changesStudent(change))
    await setPlacements(
      tx,
      changed.map(({ _id, stored }) => ({
        _id,
        isPlaced: change.isPlaced === undefined ? stored.isPlaced : change.isPlaced === 'placed',
      })),
    )
}
