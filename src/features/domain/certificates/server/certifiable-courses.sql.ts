import { sql } from 'kysely'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'
import { type Candidate, type CandidatesQuery, MAX_ISSUED } from '../contract/certificates.contract.ts'

export type Course = {
  enrolmentId: string
  studentId: string
  name: string
  father: string
  regNo: string | null
  course: string
  batch: string
  duration: string
  joiningDate: string
  endDate: string | null
}

/** Returns courses by name, the order of the serial numbers. Locks the students, so that none is deleted. */
export async function lockCourses(tx: Tx, scope: Scope, ids: string[]): Promise<Course[]> {
  const { rows } = await sql<Course>`
    select e.id as "enrolmentId", s.id as "studentId", s.fname || ' ' || s.lname as name, s.father, s.reg_no as "regNo", c.name as course,
      b.code as batch, e.duration, e.joining_on as "joiningDate", e.end_on as "endDate"
    from enrolment e join student s on s.id = e.student_id join course c on c.id = e.course_id join batch b on b.id = e.batch_id
    where e.id = any(${ids}::uuid[]) and s.status in ('Active', 'Disable') ${andWithin(scope, 's.id')}
    order by s.search_key, s.id, e.n for share of s`.execute(tx)
  return rows
}

type CandidateCourse = Omit<Candidate, 'warnings'> & {
  isCompleted: boolean
  hasEndDate: boolean
  hasPhoto: boolean
  isIssued: boolean
}

/** Sorts by the name of the student. */
export async function listCandidateCourses(
  db: Db,
  scope: Scope,
  { kind, batch, student }: CandidatesQuery,
): Promise<CandidateCourse[]> {
  const { rows } = await sql<CandidateCourse>`
    select e.id as _id, s.id as student, s.fname || ' ' || s.lname as name, c.name as course, b.code as batch,
      m.fee - m.paid as pending, e.is_completed as "isCompleted", e.end_on is not null as "hasEndDate",
      (select round(100.0 * sum(t.present) / sum(t.present + t.absent)) from attendance_month t
        where t.student_id = s.id and t.batch_id in (select m.batch_id from batch_member m where m.enrolment_id = e.id)) as attendance,
      exists (select from student_photo p where p.student_id = s.id) as "hasPhoto",
      exists (select from certificate z where z.enrolment_id = e.id and z.kind = ${kind} and z.revoked_at is null) as "isIssued"
    from enrolment e join student s on s.id = e.student_id join course c on c.id = e.course_id
      join batch b on b.id = e.batch_id join student_account m on m.student_id = s.id
    where ${
      student === undefined
        ? sql`b.code_key = ${keyOf(batch ?? '')} and b.deleted_at is null and s.status = 'Active'`
        : sql`s.id = ${student} and s.status in ('Active', 'Disable')`
    } ${andWithin(scope, 's.id')}
    order by s.search_key, e.n limit ${MAX_ISSUED}`.execute(db)
  return rows
}
