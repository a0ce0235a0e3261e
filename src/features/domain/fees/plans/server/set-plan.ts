import { lockApproved } from '#features/domain/students/enrolments/server/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { addMonths } from '#shared/contract/add-months.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit, type AuditContext } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import { EVERYBODY, scopeOf } from '#shared/server/scope.ts'
import type en from '../contract/messages/en.json'
import { canPlan, planInstalments } from '../contract/plan-instalments.ts'
import type { CoursePlan, NewPlan, PlanBody } from '../contract/plans.contract.ts'
import { listPlansOfStudent, setPlanRows } from './plans.sql.ts'

type PlanContext = AuditContext & Pick<Ctx, 'db' | 'ifMatch'>

const message = messagesOf<typeof en>('plans')

/** From today. Later amounts would hide a debt. */
const MAX_DUE_MONTHS = 36

/**
 * Paid amounts stay as rows of their own. 404: unknown enrolment. 409: stale version, or the registration is not
 * approved. 422: the rows do not add up to the amount that is left to pay, or one is due too far ahead.
 */
export async function setPlan(ctx: PlanContext, id: string, { rows }: PlanBody): Promise<CoursePlan> {
  return inTx(ctx.db, async (tx) => {
    const { joiningDate, student } = await lockApproved(tx, scopeOf(ctx.actor), id)
    const before = await findPlan(tx, student, id)
    checkVersion(ctx, before.version, before)
    const last = rows.at(-1)
    if (last) {
      assertSum(rows, before.left)
      await assertDueDay(tx, ctx, `rows.${rows.length - 1}.dueDate`, last.dueDate)
    }
    return storePlan(tx, ctx, before, rows.length === 0 ? [] : [...getPaidRows(before, joiningDate), ...rows])
  })
}

/**
 * Plans the newest course of a student, whom the caller has locked. Does nothing without a number, or if all is paid.
 * 422: as in `planRows`.
 */
export async function planNewCourse(
  tx: Tx,
  ctx: AuditContext,
  student: { id: string; joiningDate: string },
  { instalments, firstDue }: NewPlan,
): Promise<void> {
  const [before] = await listPlansOfStudent(tx, EVERYBODY, student.id)
  if (!before || before.left === 0 || typeof instalments !== 'number') return
  const { joiningDate } = student
  const proposed = before.paid > 0 ? addMonths(joiningDate, 1) : joiningDate
  const monthly = { joiningDate, instalments, firstDue: firstDue ?? proposed }
  await storePlan(tx, ctx, before, await planRows(tx, ctx, before, monthly))
}

type Monthly = { joiningDate: string; instalments: number; firstDue: string }

/**
 * Returns the paid amounts, and monthly instalments of the rest. 422: they would be less than a rupee, or due too far
 * ahead.
 */
export async function planRows(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  before: CoursePlan,
  { joiningDate, instalments, firstDue }: Monthly,
): Promise<PlanBody['rows']> {
  if (!canPlan(before.left, instalments)) throw invalidField('instalments', message('tooManyForSum'))
  const rows = planInstalments(before.left, instalments, firstDue)
  await assertDueDay(tx, ctx, 'firstDue', rows.at(-1)!.dueDate)
  return [...getPaidRows(before, joiningDate), ...rows]
}

/** 422 at `field`: the amount would be due more than three years ahead. */
async function assertDueDay(tx: Tx, ctx: Pick<Ctx, 'clock'>, field: string, dueDate: string): Promise<void> {
  if (dueDate > addMonths(await getToday(tx, ctx.clock), MAX_DUE_MONTHS))
    throw invalidField(field, message('dueTooLate'))
}

async function storePlan(tx: Tx, ctx: AuditContext, before: CoursePlan, rows: PlanBody['rows']): Promise<CoursePlan> {
  const { enrolment, student, course, batch } = before
  await replacePlan(tx, { enrolment, student }, rows)
  const after = await findPlan(tx, student, enrolment)
  await audit(tx, ctx, {
    action: 'plan.set',
    record: 'student',
    recordId: student,
    before: { plan: toAuditValue(before) },
    after: { plan: toAuditValue(after), courseAndBatch: `${course} (${batch})` },
  })
  return after
}

/** The caller has locked the account. */
export async function removePlan(tx: Tx, ctx: AuditContext, plan: CoursePlan): Promise<void> {
  if (plan.rows.length > 0) await storePlan(tx, ctx, plan, [])
}

/** The caller has locked the account. */
export async function replacePlan(
  tx: Tx,
  { enrolment, student }: Pick<CoursePlan, 'enrolment' | 'student'>,
  rows: PlanBody['rows'],
): Promise<void> {
  await setPlanRows(tx, enrolment, rows)
  await recomputeAccount(tx, student)
}

async function findPlan(tx: Tx, studentId: string, enrolmentId: string): Promise<CoursePlan> {
  const plans = await listPlansOfStudent(tx, EVERYBODY, studentId)
  return plans.find(({ enrolment }) => enrolment === enrolmentId)!
}

/** Compares paise, which are whole numbers. */
function assertSum(rows: PlanBody['rows'], left: number): void {
  const sum = rows.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
  if (left === 0) throw invalidField('rows', message('nothingLeft'))
  if (sum !== Math.round(left * 100)) throw invalidField('rows', message('sumDiffers'), { sum: sum / 100, left })
}

/** Without a plan so far, the paid amount counts as due on the joining date. */
function getPaidRows({ rows, paid }: CoursePlan, joiningDate: string): PlanBody['rows'] {
  if (rows.length === 0) return paid > 0 ? [{ dueDate: joiningDate, amount: paid }] : []
  return rows.filter((row) => row.paid > 0).map((row) => ({ dueDate: row.dueDate, amount: row.paid }))
}

const toAuditValue = ({ rows }: CoursePlan) => rows.map(({ dueDate, amount }) => ({ date: dueDate, amount }))
