import { type RawBuilder, sql } from 'kysely'
import { isMemberOn } from '#features/domain/courses/batches/server/public.ts'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import type { Language } from '#shared/contract/messages.ts'
import type { Db } from '#shared/server/db.ts'
import { countRows } from '#shared/server/find-few.sql.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { ListLowAttendance, LowAttendance } from '../contract/absences.contract.ts'

type Filter = Pick<ListLowAttendance, 'search' | 'sort' | 'page' | 'limit' | 'totals'> & {
  batchKey: string | undefined
  /** The first day of the month. */
  month: string
  today: string
  threshold: number
}

/** The expression of the index on `attendance_month`. */
const PERCENT = sql<number>`(100.0 * m.present / (m.present + m.absent))`

const ORDERS: Record<ListLowAttendance['sort'], RawBuilder<unknown>> = {
  percent: PERCENT,
  '-percent': sql`${PERCENT} desc`,
  absent: sql`m.absent`,
  '-absent': sql`m.absent desc`,
  name: sql`s.search_key`,
  '-name': sql`s.search_key desc`,
}

/** `offset 0` makes PostgreSQL look up the students who are low, in their order, and not all members first. */
const isMemberOfBatch = (day: string) =>
  sql<boolean>`exists (select from batch_member m
    where m.student_id = s.id and m.batch_id = b.id and ${isMemberOn(day)} offset 0)`

/**
 * Selects active students who belong to a running batch and were present less often than the threshold in that month.
 */
async function selectLow(db: Db, scope: Scope, { search, batchKey, month, today, threshold }: Filter) {
  const matches = (await buildStudentFilter(db, searchWords(search))) ?? sql<boolean>`true`
  return db
    .selectFrom('attendance_month as m')
    .innerJoin('student as s', 's.id', 'm.student_id')
    .innerJoin('batch as b', 'b.id', 'm.batch_id')
    .where('m.month', '=', month)
    .where(sql<boolean>`${PERCENT} < ${threshold}::integer`)
    .where('s.status', '=', 'Active')
    .where('b.deleted_at', 'is', null)
    .where('b.start_on', '<=', today)
    .where((eb) => eb.or([eb('b.end_on', 'is', null), eb('b.end_on', '>=', today)]))
    .where(isMemberOfBatch(today))
    .where(matches)
    .$call(within(scope, 's.id'))
    .$if(batchKey !== undefined, (query) => query.where('b.code_key', '=', batchKey!))
}

export async function listLow(
  db: Db,
  scope: Scope,
  filter: Filter,
): Promise<Pick<LowAttendance, 'students' | 'total' | 'counting'>> {
  const low = await selectLow(db, scope, filter)
  const [students, counted] = await Promise.all([
    low
      .innerJoin('course as c', 'c.id', 'b.course_id')
      .innerJoin('account as a', 'a.id', 's.id')
      .select(['s.id as student', sql<string>`s.fname || ' ' || s.lname`.as('studentName'), 's.father'])
      .select(['s.parent_contact as parentContact', sql<Language | null>`a.language`.as('language')])
      .select(['b.code as batchCode', 'c.name as courseName', 'm.present', 'm.absent'])
      .select(sql<number>`round(${PERCENT}, 1)`.as('percent'))
      .select(
        sql<string | null>`(select max(k.day) from attendance_mark k join attendance_sheet h on h.id = k.sheet_id
          where k.student_id = s.id and k.present and h.batch_id = b.id)`.as('lastPresent'),
      )
      .orderBy(ORDERS[filter.sort])
      .orderBy('s.search_key')
      .orderBy('s.id')
      .orderBy('b.code_key')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    countRows(db, low.select('s.id'), filter.totals),
  ])
  return { students, ...counted }
}
