import { type RawBuilder, sql } from 'kysely'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import type { Db } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.sql.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { ConcessionList, ListConcessions, ListedConcession } from '../../contract/concessions.contract.ts'

type Filters = Omit<ListConcessions, 'page' | 'limit'>

/** Returns the newest first, with count and sum over all pages. */
export async function listConcessions(
  db: Db,
  scope: Scope,
  { page, limit, ...filters }: ListConcessions,
): Promise<ConcessionList> {
  const concessions = await selectConcessions(db, scope, filters)
  const [{ rows }, { rows: sums }] = await readTogether(db, (db) => [
    sql<ListedConcession>`
      select k.id as _id, k.kind, k.day as date, k.student_id as student, s.fname || ' ' || s.lname as name, c.name as course,
        k.list_fee as "listFee", k.amount, k.reason, a.name as by, s.status = 'Deleted' as "studentDeleted"
      from (
        select * from (${concessions}) found order by day desc, id desc limit ${limit} offset ${(page - 1) * limit}
      ) k
      join student s on s.id = k.student_id join course c on c.id = k.course_id join account a on a.id = k.made_by
      order by k.day desc, k.id desc`.execute(db),
    sql<{ total: number; sum: number }>`
      select count(*) as total, coalesce(sum(amount), 0) as sum from (${concessions}) found`.execute(db),
  ])
  return { concessions: rows, ...sums[0]! }
}

/** Registrations that await approval have no fee yet, so they have no concessions. */
async function selectConcessions(
  db: Db,
  scope: Scope,
  { search, date, ...period }: Filters,
): Promise<RawBuilder<unknown>> {
  const student = await buildStudentFilter(db, searchWords(search))
  const ofStudent = (column: string) =>
    student ? sql`${sql.ref(column)} in (select s.id from student s where ${student})` : sql`true`
  const inDays = (column: string) => (date === undefined ? inPeriod(column, period) : sql`${sql.ref(column)} = ${date}`)
  return sql`
    select e.id, e.fee_kind as kind, e.fee_on as day, e.student_id, e.course_id, e.list_fee, e.list_fee - e.fee as amount,
      e.fee_reason as reason, e.fee_by as made_by
    from enrolment e
    where e.fee_kind is not null and e.fee < e.list_fee and ${inDays('e.fee_on')} and ${ofStudent('e.student_id')}
      ${andWithin(scope, 'e.student_id')}
    union all
    select d.id, d.kind, d.day, d.student_id, e.course_id, e.list_fee, d.amount, d.reason, d.created_by
    from fee_adjustment d join enrolment e on e.id = d.enrolment_id
    where d.kind = 'Discount' and d.withdrawn_at is null and ${inDays('d.day')} and ${ofStudent('d.student_id')}
      ${andWithin(scope, 'd.student_id')}`
}
