import { sql } from 'kysely'
import type { Enrolment, EnrolmentEnd } from '../contract/enrolments.contract.ts'
import { type CourseRow, toCourseColumns } from '#features/domain/students/server/student-row.ts'
import { compileOnce } from '#shared/server/compile-once.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { type ConcessionRecord, toConcessionColumns } from './concession/concession.sql.ts'
import { feeTerms } from './concession/fee-terms.ts'

export type NewEnrolment = {
  id: string
  studentId: string
  row: CourseRow
  /** The next number of the student if absent. */
  n?: number
  fee: number
  /** The fee of the course if absent. */
  listFee?: number | undefined
  /** The limit of HR does not count its concession. */
  isLimitExempt?: boolean | undefined
  concession?: ConcessionRecord | null | undefined
}

/** The caller has locked or inserted the students. */
export async function insertEnrolments(tx: Tx, enrolments: readonly NewEnrolment[], at: Date): Promise<void> {
  const rows = enrolments.map(({ id, studentId, row, fee, isLimitExempt = false, concession }) => ({
    id,
    student_id: studentId,
    fee,
    created_at: at,
    version: 1,
    limit_exempt: isLimitExempt,
    ...toConcessionColumns(concession ?? null),
    ...toCourseColumns(row),
  }))
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first) as (keyof typeof first)[]
  const given = rows.map((row, index) => ({ ...row, n: enrolments[index]?.n, list_fee: enrolments[index]?.listFee }))
  await tx
    .insertInto('enrolment')
    .columns([...columns, 'n', 'list_fee'])
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(`r.${column}`)))},
          coalesce(r.n, 1 + (select coalesce(max(n), 0) from enrolment where student_id = r.student_id)),
          coalesce(r.list_fee, (select fee from course where id = r.course_id))
        from jsonb_populate_recordset(null::enrolment, ${JSON.stringify(given)}::jsonb) r`,
    )
    .execute()
}

const selectFeeOfCourse = (courseId: string) => sql<number>`(select fee from course where id = ${courseId})`

/**
 * `enrolment as e` was added by mistake, as far as the database can tell: it was never used, and is not the only
 * course.
 */
const IS_REMOVABLE = sql<boolean>`(
  exists (select from enrolment o where o.student_id = e.student_id and o.id <> e.id)
  and (select receipts + refunds + certificates + marks + discounts = 0 from uses_of_enrolment(e.id)))`

const COLUMNS = [
  'e.id as _id',
  'e.student_id as student',
  'c.name as course',
  'b.code as batch',
  'e.batch_since as batchSince',
  sql<Enrolment['formerBatches']>`(
    select coalesce(json_agg(json_build_object('batch', b.code, 'firstDay', greatest(e.joining_on, f.since), 'lastDay', f.until)
      order by f.until), '[]')
    from former_batch f join batch b on b.id = f.batch_id where f.enrolment_id = e.id)`.as('formerBatches'),
  'e.duration as cduration',
  sql<Enrolment['mode']>`e.mode`.as('mode'),
  'e.fee',
  'e.list_fee as listFee',
  'e.fee_reason as feeReason',
  'e.joining_on as joiningDate',
  'e.end_on as endDate',
  sql<'yes' | 'no'>`case when e.is_completed then 'yes' else 'no' end`.as('isCompleted'),
  'e.is_main as newest',
  sql<boolean>`e.ended_at is not null`.as('ended'),
  'e.end_reason as reason',
  IS_REMOVABLE.as('removable'),
  'e.version',
] as const

/** Sorts the main one first. */
const CURRENT_FIRST = sql`e.ended_at is not null, e.n desc`

const selectEnrolments = (db: Db) =>
  db
    .selectFrom('enrolment as e')
    .innerJoin('course as c', 'c.id', 'e.course_id')
    .innerJoin('batch as b', 'b.id', 'e.batch_id')

export async function listEnrolmentsOfStudent(db: Db, scope: Scope, studentId: string): Promise<Enrolment[]> {
  return selectEnrolments(db)
    .select(COLUMNS)
    .where('e.student_id', '=', studentId)
    .$call(within(scope, 'e.student_id'))
    .orderBy(CURRENT_FIRST)
    .execute()
}

/** 404: another clerk has removed it meanwhile. */
export async function getEnrolment(tx: Tx, id: string): Promise<Enrolment & CourseAndBatchIds> {
  return found(
    await selectEnrolments(tx)
      .select(COLUMNS)
      .select(['e.course_id as courseId', 'e.batch_id as batchId'])
      .where('e.id', '=', id)
      .executeTakeFirst(),
  )
}

export async function findStudentOfEnrolment(tx: Tx, scope: Scope, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('enrolment')
    .select('student_id')
    .where('id', '=', id)
    .$call(within(scope, 'student_id'))
    .executeTakeFirst()
  return row?.student_id
}

export type CourseAndBatchIds = { courseId: string; batchId: string }
/** `endedOn`: its last day, if it was ended. */
export type MainEnrolment = CourseAndBatchIds & { id: string; endedOn: string | null }

/** Its values are the flat fields of the student. It is the newest that is not ended, else the newest. */
export async function getMainEnrolment(tx: Tx, studentId: string): Promise<MainEnrolment> {
  return tx
    .selectFrom('enrolment')
    .select(['id', 'course_id as courseId', 'batch_id as batchId'])
    .select(sql<string | null>`case when ended_at is not null then end_on end`.as('endedOn'))
    .where('student_id', '=', studentId)
    .where('is_main', '=', true)
    .executeTakeFirstOrThrow()
}

/** `batchSince`: the first day in the batch if it is another one; null from joining. */
type ChangedCourse = CourseRow & { batchSince: string | null }

/**
 * An ended course without an end date is open again. Another course has another list fee. The version rises only if a
 * value changes, so that another form that is open on the course can still be saved.
 */
export async function updateEnrolment(tx: Tx, id: string, row: ChangedCourse): Promise<void> {
  const columns = toCourseColumns(row)
  await tx
    .updateTable('enrolment')
    .set((eb) => ({
      ...columns,
      ...(columns.end_on === null && { ended_at: null, end_reason: null }),
      batch_since: sql`case when batch_id = ${row.batchId} then batch_since else ${row.batchSince}::date end`,
      list_fee: sql`case when course_id = ${row.courseId} then list_fee else ${selectFeeOfCourse(row.courseId)} end`,
      limit_exempt: sql`limit_exempt and course_id = ${row.courseId}`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where((eb) =>
      eb.or(
        (Object.keys(columns) as (keyof typeof columns)[]).map((name) => eb(name, 'is distinct from', columns[name])),
      ),
    )
    .execute()
}

/** The caller has locked the account and checked the fee against `getFeeLimits`. */
export async function setEnrolmentFee(tx: Tx, id: string, fee: number): Promise<void> {
  await tx
    .updateTable('enrolment')
    .set((eb) => ({ fee, limit_exempt: sql`limit_exempt and fee <= ${fee}`, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('fee', '<>', fee)
    .execute()
}

type FeeLimits = { lowest: number; paid: number; hasAdjustments: boolean }

/**
 * With a fee below `lowest`, the student's total fee would be less than the paid amount, or the fee less than its
 * discounts.
 */
export async function getFeeLimits(tx: Tx, id: string): Promise<FeeLimits> {
  const { discounts, hasAdjustments } = feeTerms.get()
  return tx
    .selectFrom('enrolment as e')
    .innerJoin('student_account as m', 'm.student_id', 'e.student_id')
    .select([
      sql<number>`greatest(m.paid - m.fee + e.fee, ${discounts})`.as('lowest'),
      hasAdjustments.as('hasAdjustments'),
      'm.paid',
    ])
    .where('e.id', '=', id)
    .executeTakeFirstOrThrow()
}

export type PaidEnrolment = { id: string; course: string; bCode: string }

/** Returns the main enrolment of the student if `id` is undefined. */
export async function findEnrolmentOfStudent(
  tx: Tx,
  studentId: string,
  id: string | undefined,
): Promise<PaidEnrolment | undefined> {
  const [enrolment] = await (id === undefined ? selectMain(tx, studentId) : selectOne(tx, studentId, id))
  return enrolment
}

const selectPaid = (db: Db, studentId: string) =>
  selectEnrolments(db).select(['e.id', 'c.name as course', 'b.code as bCode']).where('e.student_id', '=', studentId)

const selectMain = compileOnce((db, studentId: string) => selectPaid(db, studentId).where('e.is_main', '=', true))

const selectOne = compileOnce((db, studentId: string, id: string) => selectPaid(db, studentId).where('e.id', '=', id))

/** Courses and fees stay, as receipts and attendance do. */
export async function eraseEnrolmentsOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx
    .updateTable('enrolment')
    .set({ end_reason: null, fee_reason: null })
    .where('student_id', '=', studentId)
    .execute()
}

/** The caller has locked the student. */
export async function endEnrolment(
  tx: Tx,
  id: string,
  { endDate, isCompleted, reason, at }: EnrolmentEnd & { at: Date },
): Promise<void> {
  await tx
    .updateTable('enrolment')
    .set((eb) => ({
      end_on: endDate,
      is_completed: isCompleted === 'yes',
      ended_at: at,
      end_reason: reason ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export type EnrolmentUses = {
  receipts: number
  refunds: number
  certificates: number
  marks: number
  discounts: number
}

export async function getUses(tx: Tx, id: string): Promise<EnrolmentUses> {
  const { rows } = await sql<EnrolmentUses>`
    select receipts, refunds, certificates, marks, discounts from uses_of_enrolment(${id})`.execute(tx)
  return rows[0]!
}

/**
 * Returns false if it has a use, or is the only one of the student. The caller has locked the student and the account.
 */
export async function deleteEnrolment(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`select remove_enrolment(${id}) as removed`.execute(tx)
  return rows[0]!.removed
}

/** Ignores ended courses and the course `except`. */
export async function isInBatch(tx: Tx, studentId: string, batchId: string, except?: string): Promise<boolean> {
  const row = await tx
    .selectFrom('enrolment')
    .select('id')
    .where('student_id', '=', studentId)
    .where('batch_id', '=', batchId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .executeTakeFirst()
  return row !== undefined
}
