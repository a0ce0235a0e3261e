import { restoreWaitingStudents } from '#features/domain/courses/batches/server/waiting/public.ts'
import { takeSeat } from '#features/domain/courses/batches/server/seats/public.ts'
import type { SeatBody } from '#features/domain/courses/batches/contract/seat-shape.ts'
import { type CourseValues, setCourses } from '#features/domain/students/enrolments/server/public.ts'
import { planMoves } from '#features/domain/students/enrolments/server/moves/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { replacePlan } from '#features/domain/fees/plans/server/public.ts'
import { withdrawReminders } from '#features/domain/fees/reminders/server/public.ts'
import { lockAccount } from '#features/domain/students/server/account/public.ts'
import { setPlacements } from '#features/domain/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { BulkChange } from '../contract/bulk-changes.contract.ts'
import type en from '../contract/messages/en.json'
import { auditUndo } from './audit-change.ts'
import { type ChangedStudent, findChange, listChangedStudents, markUndone } from './bulk-changes.sql.ts'
import { changesCourse, changesStudent } from './stored-values.ts'
import { findStates, lockStudents, type StudentState } from './student-states.sql.ts'

const message = messagesOf<typeof en>('bulk-changes')

/**
 * 404: unknown. 409: undone already, too late, a reminder was sent, a student was changed since, or a former batch is
 * full.
 */
export async function undoChange(ctx: Ctx<Actor>, id: string, { overbook }: SeatBody): Promise<{ message: string }> {
  const now = ctx.clock.now()
  await inTx(ctx.db, async (tx) => {
    const ids = (await listChangedStudents(tx, id)).map(({ studentId }) => studentId)
    await lockStudents(tx, ids)
    const change = found(await findChange(tx, id, now))
    if (change.undone) throw new AppError(409, 'undone', message('undoneAlready'))
    if (change.undoUntil === null) throw new AppError(409, 'too_late', message('tooLate'))
    const students = await listChangedStudents(tx, id)
    const states = await findStates(tx, scopeOf(ctx.actor), ids, {
      batchId: undefined,
      today: await getToday(tx, ctx.clock),
    })
    assertUntouched(states, students)
    await takeSeatsBack(tx, ctx, { states, students, overbook })
    await writeBack(tx, ctx, { change, students, states })
    await markUndone(tx, id, now)
    await auditUndo(tx, ctx, change)
  })
  return { message: ctx.translate(ctx.language, message('undone')) }
}

type States = ReadonlyMap<string, StudentState>

function assertUntouched(states: States, students: ChangedStudent[]): void {
  const touched = students.filter(({ studentId, versions }) => states.get(studentId)?.versions !== versions)
  if (touched.length === 0) return
  const names = touched.map(({ studentId }) => states.get(studentId)?.name ?? '–')
  const text = { key: message('touched'), values: { names: names.slice(0, 5).join(', '), count: touched.length } }
  throw new AppError(409, 'touched', text)
}

type Seats = { states: States; students: ChangedStudent[]; overbook: boolean | undefined }

/** Takes seats in the batches that active students were moved out of. */
async function takeSeatsBack(tx: Tx, ctx: Ctx, { states, students, overbook }: Seats): Promise<void> {
  const moved = students.filter(({ studentId, before }) => {
    const state = states.get(studentId)
    return state?.status === 'Active' && state.batchId !== before.batchId
  })
  const byBatch = Map.groupBy(moved, ({ before }) => before.batchId)
  for (const batchId of [...byBatch.keys()].toSorted())
    await takeSeat(tx, ctx, batchId, overbook, byBatch.get(batchId)!.length)
}

type Undone = { change: BulkChange; students: ChangedStudent[]; states: States }

async function writeBack(tx: Tx, ctx: Ctx, { change: { change, at }, students, states }: Undone): Promise<void> {
  const ids = students.map(({ studentId }) => studentId)
  if (change.remind && (await withdrawReminders(tx, ids, new Date(at))) < students.length)
    throw new AppError(409, 'sent', message('sentAlready'))
  const values = students.map(({ before }) => before)
  await restoreWaitingStudents(
    tx,
    values.flatMap(({ waitingId }) => waitingId ?? []),
  )
  if (change.instalments !== undefined) for (const id of ids) await lockAccount(tx, id)
  if (changesCourse(change)) await setCourses(tx, await withFirstDays(tx, ctx, { students, states }))
  for (const { studentId, before } of students)
    if (before.plan) await replacePlan(tx, { enrolment: before.enrolmentId, student: studentId }, before.plan)
  if (changesStudent(change))
    await setPlacements(
      tx,
      students.map(({ studentId, before }) => ({ _id: studentId, isPlaced: before.isPlaced })),
    )
}

/** The former batch begins again on the day of the move, or after the marks that the new batch has had since. */
async function withFirstDays(tx: Tx, ctx: Ctx, { students, states }: Omit<Undone, 'change'>): Promise<CourseValues[]> {
  const courses = students.map(({ studentId, before: { enrolmentId, batchId, movedOn } }) => {
    const { joiningDate } = states.get(studentId)!
    return { id: enrolmentId, batchId, joiningDate, endedOn: null, movedOn }
  })
  const moves = await planMoves(tx, ctx, courses)
  const marked = courses.filter(({ id }) => moves.get(id)?.problem)
  const later = await planMoves(
    tx,
    ctx,
    marked.map(({ movedOn: _movedOn, ...course }) => course),
  )
  return students.map(({ before }) => {
    const move = later.get(before.enrolmentId) ?? moves.get(before.enrolmentId)!
    return { ...before, batchSince: move.problem ? null : move.since }
  })
}
