import { lockBatchByCode } from '#features/domain/courses/batches/server/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import type { CoursePlan, PlanBody } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { type Movable, type Move, planMoves } from '#features/domain/students/enrolments/server/moves/public.ts'
import { listPlansOfStudent, planRows } from '#features/domain/fees/plans/server/public.ts'
import type batchesEn from '#features/domain/courses/batches/contract/messages/en.json'
import type enrolmentsEn from '#features/domain/students/enrolments/contract/messages/en.json'
import type studentsEn from '#features/domain/students/contract/messages/en.json'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError, type ErrorMessage } from '#shared/server/errors.ts'
import { EVERYBODY, scopeOf } from '#shared/server/scope.ts'
import type { BulkChangeRow, StudentsChange, Values } from '../contract/bulk-changes.contract.ts'
import type en from '../contract/messages/en.json'
import { type Batch, findBatch, findStates, type StudentState } from './student-states.sql.ts'

const message = messagesOf<typeof en>('bulk-changes')
const batchesMessage = messagesOf<typeof batchesEn>('batches')
const enrolmentsMessage = messagesOf<typeof enrolmentsEn>('enrolments')
const studentsMessage = messagesOf<typeof studentsEn>('students')

export type Planned = BulkChangeRow & {
  stored: StudentState | undefined
  /** Is the first day in the batch of the change. */
  batchSince: string | null
  plan: { before: CoursePlan; rows: PlanBody['rows'] } | undefined
}
export type Plan = { batchId: string | undefined; today: string; planned: Planned[] }

/** 422: no such batch, or an impossible day of the move. */
export async function planChanges(tx: Tx, ctx: Ctx, ids: readonly string[], change: StudentsChange): Promise<Plan> {
  const batchId = change.batch === undefined ? undefined : await lockBatchByCode(tx, change.batch, 'batch')
  const today = await getToday(tx, ctx.clock)
  const states = await findStates(tx, scopeOf(ctx.actor), ids, { batchId, today })
  const batch = batchId === undefined ? undefined : await findBatch(tx, batchId)
  const { movedOn } = change
  const moves = batchId && (await planMoves(tx, ctx, listMovable(states, { batchId, movedOn })))
  const planned: Planned[] = []
  for (const id of new Set(ids)) {
    const stored = states.get(id)
    const move = stored && moves ? moves.get(stored.enrolmentId) : undefined
    planned.push(stored ? await planOne(tx, ctx, stored, { change, batch, move }) : toUnknown(ctx, id))
  }
  return { batchId, today, planned }
}

/** Lists the courses of the students who are in another batch. */
const listMovable = (
  states: ReadonlyMap<string, StudentState>,
  move: Pick<Movable, 'batchId' | 'movedOn'>,
): Movable[] =>
  [...states.values()]
    .filter((student) => student.batchId !== move.batchId)
    .map(({ enrolmentId, joiningDate, isEnded, endDate }) => ({
      ...move,
      id: enrolmentId,
      joiningDate,
      endedOn: isEnded ? endDate : null,
    }))

function toUnknown(ctx: Ctx, id: string): Planned {
  return {
    _id: id,
    name: '–',
    batch: '',
    course: '',
    state: 'rejected',
    before: {},
    after: {},
    seen: '',
    problem: ctx.translate(ctx.language, message('unknownStudent')),
    stored: undefined,
    batchSince: null,
    plan: undefined,
  }
}

type Asked = { change: StudentsChange; batch: Batch | undefined; move: Move | undefined }

async function planOne(tx: Tx, ctx: Ctx, stored: StudentState, { change, batch, move }: Asked): Promise<Planned> {
  const { _id, name, course } = stored
  const plan = await planFees(tx, ctx, stored, change)
  const rejection = findProblem(stored, { change, batch, move }) ?? plan?.problem
  const { before, after } = onlyChanged(valuesOf(stored, plan?.before), {
    ...(batch && { batch: batch.code }),
    ...(change.isCompleted && { isCompleted: change.isCompleted }),
    ...(change.isPlaced && { isPlaced: change.isPlaced }),
    ...(change.endDate !== undefined && { endDate: change.endDate }),
    ...(plan?.rows && { plan: toPlanValue(plan.rows) }),
    ...(change.remind && { reminded: true }),
  })
  const changes = Object.keys(after).length > 0
  return {
    _id,
    name,
    batch: stored.batch,
    course,
    before,
    after,
    state: rejection ? 'rejected' : changes ? 'changes' : 'unchanged',
    problem: rejection ? ctx.translate(ctx.language, rejection.key, rejection.values) : null,
    seen: `${stored.versions}${plan ? `.${plan.before.left}` : ''}`,
    stored,
    batchSince: move?.problem ? null : (move?.since ?? null),
    plan: plan?.rows && {
      before: plan.before,
      rows: plan.rows,
    },
  }
}

function findProblem(student: StudentState, { change, batch, move }: Asked): ErrorMessage | undefined {
  if (student.status === 'Pending') return { key: enrolmentsMessage('approvalRequired') }
  if (batch && batch.id !== student.batchId) {
    if (batch.courseId !== student.courseId)
      return { key: batchesMessage('otherCourse'), values: { course: batch.course } }
    if (student.isInBatch) return { key: enrolmentsMessage('inBatchAlready') }
    if (move?.problem) return move.problem
  }
  if (change.endDate === null && student.isEnded) return { key: message('courseEnded') }
  if (change.endDate && change.endDate < student.joiningDate) return { key: studentsMessage('endsBeforeJoining') }
  if (!change.remind) return undefined
  if (student.pending <= 0) return { key: message('nothingPending') }
  if (!student.hasEmail) return { key: message('noEmail') }
  return student.isReminded ? { key: message('remindedToday') } : undefined
}

type FeePlan = { before: CoursePlan; rows?: PlanBody['rows']; problem?: ErrorMessage }

/** A course that is paid keeps its plan. */
async function planFees(
  tx: Tx,
  ctx: Ctx,
  { _id, enrolmentId, joiningDate }: StudentState,
  { instalments, firstDue }: StudentsChange,
): Promise<FeePlan | undefined> {
  if (instalments === undefined || firstDue === undefined) return undefined
  const plans = await listPlansOfStudent(tx, EVERYBODY, _id)
  const before = plans.find(({ enrolment }) => enrolment === enrolmentId)!
  if (before.left === 0) return { before }
  try {
    return { before, rows: await planRows(tx, ctx, before, { joiningDate, instalments, firstDue }) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const [problem = error.text] = Object.values(error.details.fields ?? {})
    return { before, problem }
  }
}

const valuesOf = (stored: StudentState, plan: CoursePlan | undefined): Values => ({
  batch: stored.batch,
  isCompleted: stored.isCompleted ? 'yes' : 'no',
  isPlaced: stored.isPlaced ? 'placed' : 'notPlaced',
  endDate: stored.endDate,
  ...(plan && { plan: toPlanValue(plan.rows) }),
  reminded: false,
})

const toPlanValue = (rows: PlanBody['rows']) => rows.map(({ dueDate, amount }) => ({ date: dueDate, amount }))

function onlyChanged(before: Values, next: Values): { before: Values; after: Values } {
  const names = (Object.keys(next) as (keyof Values)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(next[name]),
  )
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]))
  return { before: pick(before), after: pick(next) }
}
