import { sql } from 'kysely'
import { getAbsenceSettings } from '#features/domain/attendance/absences/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Candidate, type CandidatesQuery, MAX_ISSUED, WARNINGS } from '../contract/certificates.contract.ts'

type Row = Omit<Candidate, 'warnings'> & {
  isCompleted: boolean
  hasEndDate: boolean
  hasPhoto: boolean
  isIssued: boolean
}

/** Returns candidates by name, none without a batch or student. */
export async function listCandidates(
  { db, translate }: Ctx,
  { kind, batch, student }: CandidatesQuery,
): Promise<Candidate[]> {
  const { rows } = await sql<Row>`
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
    }
    order by s.search_key, e.n limit ${MAX_ISSUED}`.execute(db)
  const { threshold } = await getAbsenceSettings(db, translate)
  return rows.map(({ isCompleted, hasEndDate, hasPhoto, isIssued, ...candidate }) => {
    const { pending, attendance } = candidate
    const isCompletion = kind === 'completion'
    const applies: Record<(typeof WARNINGS)[number], boolean> = {
      issued: isIssued,
      notCompleted: isCompletion && !isCompleted,
      noEndDate: isCompletion && !hasEndDate,
      pending: isCompletion && pending > 0,
      lowAttendance: isCompletion && attendance !== null && attendance < threshold,
      noPhoto: kind === 'idCard' && !hasPhoto,
    }
    return { ...candidate, warnings: WARNINGS.filter((warning) => applies[warning]) }
  })
}
