import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import type { DB } from '#shared/server/tables.ts'
import type { Adjustment, Discountable, FeeBreakdown } from '../../contract/adjustments.contract.ts'
import type { FeeView } from './fee-view.ts'
import { selectLeftOfCourse } from './fee-terms.sql.ts'

const courseOf = (eb: ExpressionBuilder<DB & { f: DB['fee_adjustment'] }, 'f'>) =>
  eb
    .selectFrom('enrolment as e')
    .innerJoin('course as c', 'c.id', 'e.course_id')
    .select('c.name')
    .whereRef('e.id', '=', 'f.enrolment_id')

/** Selects the adjustments that are not withdrawn. */
const selectAdjustments = (db: Db, view: FeeView) =>
  db
    .selectFrom('fee_adjustment as f')
    .select((eb) => [
      'f.id as _id',
      sql<Adjustment['kind']>`f.kind`.as('kind'),
      'f.enrolment_id as enrolment',
      courseOf(eb).as('course'),
      'f.amount',
      view === 'own' ? sql<string | null>`case when f.kind = 'Discount' then f.reason end`.as('reason') : 'f.reason',
      'f.day as date',
      (view === 'all'
        ? sql<boolean>`true`
        : view === 'limited'
          ? sql<boolean>`f.kind = 'Discount' and f.by_hr`
          : sql<boolean>`false`
      ).as('mayWithdraw'),
      'f.version',
    ])
    .where('f.withdrawn_at', 'is', null)

/** Selects the newest first. */
export const selectAdjustmentsOfStudent = (db: Db, scope: Scope, studentId: string, view: FeeView) =>
  selectAdjustments(db, view)
    .where('f.student_id', '=', studentId)
    .$call(within(scope, 'f.student_id'))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')

export async function getAdjustment(tx: Tx, id: string, view: FeeView): Promise<Adjustment | undefined> {
  return selectAdjustments(tx, view).where('f.id', '=', id).executeTakeFirst()
}

/** Also finds the student of a withdrawn one. */
export async function findStudentOfAdjustment(tx: Tx, scope: Scope, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('fee_adjustment')
    .select('student_id')
    .where('id', '=', id)
    .$call(within(scope, 'student_id'))
    .executeTakeFirst()
  return row?.student_id
}

export const selectBreakdown = (studentId: string) => sql<FeeBreakdown>`(
    select coalesce(sum(fee), 0) as fees, coalesce(sum(discount), 0) as discounts, coalesce(sum(write_off), 0) as "writeOffs"
    from (
      select fee, 0 as discount, 0 as write_off from enrolment where student_id = ${studentId}
      union all
      select 0, case when kind = 'Discount' then amount else 0 end, case when kind = 'Write-off' then amount else 0 end
      from fee_adjustment where student_id = ${studentId} and withdrawn_at is null
    ) parts)`

/**
 * Newest course first, ended ones last. A discount is at most the pending amount, the rest of the course's fee, and the
 * rest of the caller's limit in percent.
 */
export const selectDiscountable = (studentId: string, view: FeeView, percent: number) => sql<Discountable>`(
    select e.id as enrolment, c.name as course, b.code as batch, e.fee,
      greatest(0, least(m.fee - m.paid, e.fee - d.given,
        case when ${view} = 'limited' then ${selectLeftOfCourse(percent)} end)) as "maxAmount"
    from enrolment e join course c on c.id = e.course_id join batch b on b.id = e.batch_id
      join student_account m on m.student_id = e.student_id
      cross join lateral (
        select coalesce(sum(amount), 0) as given
        from fee_adjustment f where f.student_id = e.student_id and f.enrolment_id = e.id and f.withdrawn_at is null
      ) d
    where e.student_id = ${studentId} order by e.ended_at is not null, e.n desc)`

export async function listDiscountable(
  tx: Tx,
  studentId: string,
  view: FeeView,
  percent: number,
): Promise<Discountable[]> {
  return (await selectDiscountable(studentId, view, percent).execute(tx)).rows
}

export async function sumWriteOffs(tx: Tx, studentId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('fee_adjustment')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('sum'))
    .where('student_id', '=', studentId)
    .where('kind', '=', 'Write-off')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return sum
}

type NewAdjustment = Pick<Adjustment, 'kind' | 'enrolment' | 'amount' | 'reason' | 'date'> & {
  id: string
  studentId: string
  by: string
  /** The limit of whoever gave it counts it. */
  isLimited: boolean
  at: Date
}

/** Requires the lock of the student's account. */
export async function insertAdjustment(
  tx: Tx,
  { id, studentId, by, isLimited, at, ...row }: NewAdjustment,
): Promise<void> {
  await tx
    .insertInto('fee_adjustment')
    .values({
      id,
      student_id: studentId,
      kind: row.kind,
      enrolment_id: row.enrolment,
      amount: row.amount,
      reason: row.reason,
      day: row.date,
      created_at: at,
      created_by: by,
      by_hr: isLimited,
    })
    .execute()
}

export async function markWithdrawn(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await tx
    .updateTable('fee_adjustment')
    .set((eb) => ({ withdrawn_at: at, withdrawn_by: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The amounts stay, as receipts do. */
export async function eraseAdjustmentsOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.updateTable('fee_adjustment').set({ reason: null }).where('student_id', '=', studentId).execute()
}
