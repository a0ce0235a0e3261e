import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'

/** The course is the main one. */
export type StudentState = {
  _id: string
  name: string
  status: string
  isPlaced: boolean
  enrolmentId: string
  courseId: string
  course: string
  batchId: string
  batch: string
  joiningDate: string
  endDate: string | null
  /** The course was ended by hand, so that it needs its end date. */
  isEnded: boolean
  isCompleted: boolean
  /** Another course of the student that is not ended is in the batch that was asked for. */
  isInBatch: boolean
  pending: number
  hasEmail: boolean
  isReminded: boolean
  /** The versions of the student, the course and its plan. */
  versions: string
}

/** Bulk changes run one after another: each locks many students and totals. */
const LOCK_ID = 1303

export async function lockStudents(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_ID})`.execute(tx)
  await sql`select from student where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
}

/** Returns the students by id, without unknown and deleted ones. */
export async function findStates(
  tx: Tx,
  scope: Scope,
  ids: readonly string[],
  { batchId, today }: { batchId: string | undefined; today: string },
): Promise<Map<string, StudentState>> {
  const { rows } = await sql<StudentState>`
    select s.id as _id, s.fname || ' ' || s.lname as name, s.status, s.is_placed as "isPlaced",
      e.id as "enrolmentId", e.course_id as "courseId", c.name as course, e.batch_id as "batchId", b.code as batch,
      e.joining_on as "joiningDate", e.end_on as "endDate", e.ended_at is not null as "isEnded",
      e.is_completed as "isCompleted",
      exists (select from enrolment o where o.student_id = s.id and o.id <> e.id and o.batch_id = ${batchId ?? null}::uuid
        and o.ended_at is null) as "isInBatch",
      m.fee - m.paid as pending, a.email <> '' as "hasEmail",
      exists (select from reminder r where r.student_id = s.id and r.day = ${today}::date and r.state <> 'failed') as "isReminded",
      s.version || '.' || e.version || '.' || coalesce(p.version, 0) as versions
    from student s
    join enrolment e on e.student_id = s.id and e.is_main
    join course c on c.id = e.course_id
    join batch b on b.id = e.batch_id
    join student_account m on m.student_id = s.id
    join account a on a.id = s.id
    left join fee_plan p on p.enrolment_id = e.id
    where s.id = any(${ids}::uuid[]) and s.status <> 'Deleted' ${andWithin(scope, 's.id')}`.execute(tx)
  return new Map(rows.map((row) => [row._id, row]))
}

export type Batch = { id: string; code: string; courseId: string; course: string }

export const findBatch = (tx: Tx, id: string): Promise<Batch> =>
  tx
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .select(['b.id', 'b.code', 'c.id as courseId', 'c.name as course'])
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow()
