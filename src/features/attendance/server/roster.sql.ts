import { sql } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Roster, UnmarkedBatches } from '../contract/attendance.contract.ts'

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

type RosterStudent = Roster['students'][number] & { elsewhere: string | null }

/**
 * Active students of the batch who had joined by that day and students marked in its sheet, by name, without deleted ones.
 * `elsewhere`: the code of another batch that has marked the student on that day.
 */
export async function listRosterStudents(db: Db, batchId: string, day: string): Promise<RosterStudent[]> {
  return db
    .selectFrom('student as s')
    .leftJoin('attendance_mark as k', (join) => join.onRef('k.student_id', '=', 's.id').on('k.day', '=', day))
    .leftJoin('attendance_sheet as h', 'h.id', 'k.sheet_id')
    .leftJoin('batch as b', 'b.id', 'h.batch_id')
    .select(['s.id as student', 's.fname', 's.father', 's.profile', 'k.present as attendence'])
    .select(sql<string>`s.fname || ' ' || s.lname`.as('studentName'))
    .select(sql<string | null>`case when h.batch_id <> ${batchId} then b.code end`.as('elsewhere'))
    .where('s.status', '<>', 'Deleted')
    .where((eb) =>
      eb(
        's.id',
        'in',
        eb
          .selectFrom('student')
          .select('id')
          .where('batch_id', '=', batchId)
          .where('status', '=', 'Active')
          .where('joining_on', '<=', day)
          .union(
            eb
              .selectFrom('attendance_mark as m')
              .innerJoin('attendance_sheet as o', 'o.id', 'm.sheet_id')
              .select('m.student_id as id')
              .where('o.batch_id', '=', batchId)
              .where('o.day', '=', day),
          ),
      ),
    )
    .orderBy('s.search_key')
    .orderBy('s.id')
    .execute()
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
  markedSheetId: string | null
  markedBatchCode: string | null
}

/**
 * Locks students in the order of their ids, so that none is moved or deleted meanwhile, then reads them: while waiting for
 * a lock, another student may have been marked in another batch and moved here.
 */
export async function lockCandidates(tx: Tx, ids: string[], batchId: string, day: string): Promise<Candidate[]> {
  await tx.selectFrom('student').select('id').where('id', 'in', ids).orderBy('id').forShare().execute()
  return tx
    .selectFrom('student as s')
    .leftJoin('attendance_mark as k', (join) => join.onRef('k.student_id', '=', 's.id').on('k.day', '=', day))
    .leftJoin('attendance_sheet as h', 'h.id', 'k.sheet_id')
    .leftJoin('batch as b', 'b.id', 'h.batch_id')
    .select(['s.id', 'k.sheet_id as markedSheetId', 'b.code as markedBatchCode'])
    .select(sql<string>`s.fname || ' ' || s.lname`.as('name'))
    .select(
      sql<boolean>`s.status = 'Active' and s.batch_id = ${batchId} and s.joining_on <= ${day}::date`.as('isInBatch'),
    )
    .where('s.id', 'in', ids)
    .where('s.status', '<>', 'Deleted')
    .orderBy('s.id')
    .execute()
}

export async function listBatchesWithoutMarks(
  db: Db,
  day: string,
  { page, limit }: { page: number; limit: number },
): Promise<Omit<UnmarkedBatches, 'date'>> {
  const running = db
    .selectFrom('batch as b')
    .innerJoin('course as c', 'c.id', 'b.course_id')
    .where('b.deleted_at', 'is', null)
    .where('b.start_on', '<=', day)
    .where((eb) => eb.or([eb('b.end_on', 'is', null), eb('b.end_on', '>=', day)]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('student as s')
          .select('s.id')
          .whereRef('s.batch_id', '=', 'b.id')
          .where('s.status', '=', 'Active')
          .where('s.joining_on', '<=', day),
      ),
    )
  const unmarked = running.where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('attendance_sheet as h')
          .select('h.id')
          .whereRef('h.batch_id', '=', 'b.id')
          .where('h.day', '=', day),
      ),
    ),
  )
  const count = (matching: typeof running) =>
    matching.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const [batches, total, all] = await Promise.all([
    unmarked
      .select(['b.code as bCode', 'c.name as courseName', 'b.time as bTime'])
      .orderBy('b.code_key')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    count(unmarked),
    count(running),
  ])
  return { batches, total: total.n, running: all.n }
}
