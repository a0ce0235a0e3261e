import { type RawBuilder, sql } from 'kysely'
import type { AbsenceNotice } from '#features/domain/attendance/absences/contract/absences.contract.ts'
import type { Language } from '#shared/contract/messages.ts'
import { isMember, isMemberOn } from '#features/domain/courses/batches/server/public.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import type { Roster } from '../contract/attendance.contract.ts'
import { STUDENT_NAME } from './attendance.sql.ts'

export type BatchSummary = { id: string; bCode: string; courseName: string; bTime: string; endDate: string | null }

export async function findBatchByCodeKey(db: Db, codeKey: string): Promise<BatchSummary | undefined> {
  return db
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .select(['b.id', 'b.code as bCode', 'c.name as courseName', 'b.time as bTime', 'b.end_on as endDate'])
    .where('b.code_key', '=', codeKey)
    .where('b.deleted_at', 'is', null)
    .executeTakeFirst()
}

const RECENT_DAYS = 8

/** Selects whether `student as s` was present in any batch, by day, oldest first. */
const recentDaysBefore = (day: string) => sql<boolean[]>`array(
  select r.present from (
    select k.day, bool_or(k.present) as present from attendance_mark k
    where k.student_id = s.id and k.day < ${day}::date group by k.day order by k.day desc limit ${RECENT_DAYS}
  ) r order by r.day)`

/** Selects when a parent of `student as s` was told of an absence in that batch on that day, and by whom. */
const noticeOf = (batchId: string, day: string) => sql<AbsenceNotice | null>`(
  select json_build_object('at', n.at, 'by', c.name)
  from absence_notice n join attendance_sheet h on h.id = n.sheet_id join account c on c.id = n.sent_by
  where n.student_id = s.id and n.day = ${day}::date and h.batch_id = ${batchId})`

type RosterStudent = Omit<Roster['students'][number], 'photo'> & {
  photoHash: string | null
  elsewhere: string | null
  isDeleted: boolean
}

/** Returns the `from` clause of the mark of `student as s` on that day, in the batch of the condition. */
const markOf = (batch: RawBuilder<unknown>, day: string) => sql`
  from attendance_mark k join attendance_sheet h on h.id = k.sheet_id join batch b on b.id = h.batch_id
  where k.student_id = s.id and k.day = ${day}::date and h.batch_id ${batch}`

/**
 * Selects the code of another batch that has marked the student on that day, unless they belong to both on that day: a
 * student who was moved is not marked twice.
 */
const markedElsewhere = (batchId: string, day: string) => sql<
  string | null
>`(select b.code ${markOf(sql`<> ${batchId}`, day)}
  and not (${isMember(sql`s.id`, sql`h.batch_id`, day)} and ${isMember(sql`s.id`, sql`${batchId}`, day)}) limit 1)`

/**
 * Returns active students who belong to the batch on that day and students marked in its sheet, by name. Deleted ones
 * cannot be marked. `elsewhere`: the code of another batch that has marked the student on that day.
 */
export async function listRosterStudents(db: Db, scope: Scope, batchId: string, day: string): Promise<RosterStudent[]> {
  const students = await db
    .selectFrom('student as s')
    .innerJoin('account as a', 'a.id', 's.id')
    .leftJoin('student_photo as p', 'p.student_id', 's.id')
    .select(['s.id as student', 's.fname', 's.father', 's.profile', 'p.hash as photoHash'])
    .select(STUDENT_NAME.as('studentName'))
    .select(sql<boolean>`s.status = 'Deleted'`.as('isDeleted'))
    .select(sql<boolean | null>`(select k.present ${markOf(sql`= ${batchId}`, day)})`.as('attendence'))
    .select(markedElsewhere(batchId, day).as('elsewhere'))
    .select(recentDaysBefore(day).as('recent'))
    .select(['s.parent_contact as parentContact', sql<Language | null>`a.language`.as('language')])
    .select(noticeOf(batchId, day).as('notice'))
    .where((eb) =>
      eb(
        's.id',
        'in',
        eb
          .selectFrom('batch_member as m')
          .innerJoin('student as o', 'o.id', 'm.student_id')
          .select('m.student_id as id')
          .where('m.batch_id', '=', batchId)
          .where(isMemberOn(day))
          .where('o.status', '=', 'Active')
          .union(
            eb
              .selectFrom('attendance_mark as k')
              .innerJoin('attendance_sheet as h', 'h.id', 'k.sheet_id')
              .select('k.student_id as id')
              .where('h.batch_id', '=', batchId)
              .where('h.day', '=', day),
          ),
      ),
    )
    .$call(within(scope, 's.id'))
    .orderBy('s.search_key')
    .orderBy('s.id')
    .execute()
  return students.map(({ notice, ...student }) => ({
    ...student,
    elsewhere: student.attendence === null ? student.elsewhere : null,
    notice: notice && { ...notice, at: new Date(notice.at).toISOString() },
  }))
}

export async function findSheet(
  db: Db,
  batchId: string,
  day: string,
): Promise<{ version: number; savedBy: string | null } | undefined> {
  return db
    .selectFrom('attendance_sheet as h')
    .leftJoin('account as a', 'a.id', 'h.saved_by')
    .select(['h.version', 'a.name as savedBy'])
    .where('h.batch_id', '=', batchId)
    .where('h.day', '=', day)
    .executeTakeFirst()
}

export type Candidate = {
  id: string
  name: string
  isInBatch: boolean
  isMarked: boolean
  elsewhere: string | null
}

/**
 * Locks students in the order of their ids, so that none is moved or deleted meanwhile, then reads them. While a lock
 * is awaited, another student may be marked in another batch and moved here.
 */
export async function lockCandidates(
  tx: Tx,
  scope: Scope,
  ids: string[],
  batchId: string,
  day: string,
): Promise<Candidate[]> {
  await tx.selectFrom('student').select('id').where('id', '=', anyOf(ids)).orderBy('id').forShare().execute()
  return tx
    .selectFrom('student as s')
    .select('s.id')
    .select(sql<string>`s.fname || ' ' || s.lname`.as('name'))
    .select(sql<boolean>`s.status = 'Active' and ${isMember(sql`s.id`, sql`${batchId}`, day)}`.as('isInBatch'))
    .select(sql<boolean>`exists (select ${markOf(sql`= ${batchId}`, day)})`.as('isMarked'))
    .select(markedElsewhere(batchId, day).as('elsewhere'))
    .where('s.id', '=', anyOf(ids))
    .where('s.status', '<>', 'Deleted')
    .$call(within(scope, 's.id'))
    .orderBy('s.id')
    .execute()
}

/** False if the student is unknown or deleted. */
export async function isStudent(db: Db, scope: Scope, id: string): Promise<boolean> {
  const student = await db
    .selectFrom('student')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'Deleted')
    .$call(within(scope, 'id'))
    .executeTakeFirst()
  return student !== undefined
}
