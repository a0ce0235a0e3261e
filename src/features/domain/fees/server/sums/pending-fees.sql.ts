import { type RawBuilder, sql } from 'kysely'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import { DUE_DATE, hasAge, isDue } from '#features/domain/students/server/dues/public.ts'
import { selectStudents, STUDENT_COLUMNS } from '#features/domain/students/server/public.ts'
import { type Age, AGES } from '#features/domain/students/contract/days-late.ts'
import { readIds } from '#shared/server/any-of.sql.ts'
import type { Db } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import { feeDays } from './fee-days.sql.ts'
import type { FilterPending, ListPending, PendingTotals } from '../../contract/fees.contract.ts'
import { sumDue } from '../dues/student-dues.sql.ts'

/**
 * Lists active or dropped students with a due amount, longest due first. Without a plan, the balance is due on the 35th
 * day after the last payment, or after joining. The ids of the page are read from an index first, so that a late page
 * joins only its own rows.
 */
export async function listPending(db: Db, scope: Scope, { totals, ...query }: ListPending, today: string) {
  const matches = await buildStudentFilter(db, searchWords(query.search))
  const [students, counted] = await readTogether(db, (db) => [
    listPage(db, scope, query, matches, today),
    totals === 'false' ? undefined : countPending(db, scope, query, matches, today),
  ])
  return { students, ...counted }
}

export async function getPendingTotals(
  db: Db,
  scope: Scope,
  query: FilterPending,
  today: string,
): Promise<PendingTotals> {
  return countPending(db, scope, query, await buildStudentFilter(db, searchWords(query.search)), today)
}

type Matches = RawBuilder<boolean> | undefined

async function countPending(db: Db, scope: Scope, { tab, age }: FilterPending, matches: Matches, today: string) {
  const days =
    matches === undefined
      ? selectDueDays(db, scope, tab, today)
      : sql`${selectDueOf(db, scope, tab, matches, today).select([DUE_DATE.as('day'), sql`1`.as('n')])}`
  const ages = await countAges(db, today, days)
  return { total: ages[age ?? 'all'], ages }
}

const selectDueOf = (db: Db, scope: Scope, tab: ListPending['tab'], matches: Matches, today: string) =>
  selectDue(db, scope, today)
    .where('s.status', '=', tab)
    .$if(matches !== undefined, (q) => q.where(matches!))

async function listPage(
  db: Db,
  scope: Scope,
  { page, limit, tab, age }: Omit<ListPending, 'totals'>,
  matches: Matches,
  today: string,
) {
  const ids = selectDueOf(db, scope, tab, matches, today)
    .select('s.id')
    .$if(age !== undefined, (q) => q.where(hasAge(age!, today)))
    .orderBy(DUE_DATE)
    .orderBy('m.student_id')
    .limit(limit)
    .offset((page - 1) * limit)
  return selectStudents(db, scope)
    .select(STUDENT_COLUMNS)
    .select(['m.due_from as lastDate', sumDue(today).as('due')])
    .where('s.id', '=', matches === undefined ? sql<string>`any(${ids})` : await readIds(ids))
    .orderBy(DUE_DATE)
    .orderBy('m.student_id')
    .execute()
}

/**
 * Selects the days since which fees are due, each with a number of students. Those without a plan are not read, because
 * their sums are kept.
 */
const selectDueDays = (db: Db, scope: Scope, status: ListPending['tab'], today: string) => sql`
  select day, n from ${feeDays(scope)} where kind = ${`due ${status}`} and ${isDue(today, sql`day`)}
  union all ${selectDuePlans(db, scope, today)
    .where('s.status', '=', status)
    .select([DUE_DATE.as('day'), sql`1`.as('n')])}`

async function countAges(db: Db, today: string, days: RawBuilder<unknown>): Promise<Record<Age | 'all', number>> {
  const { rows } = await sql<Record<Age | 'all', number>>`
    select coalesce(sum(n), 0) as "all", ${sql.join(
      AGES.map((age) => sql`coalesce(sum(n) filter (where ${hasAge(age, today, sql`day`)}), 0) as ${sql.id(age)}`),
    )} from (${days}) d`.execute(db)
  return rows[0]!
}

export const selectDuePlans = (db: Db, scope: Scope, today: string) =>
  selectDue(db, scope, today).where('m.due_amount', 'is not', null)

const selectDue = (db: Db, scope: Scope, today: string) =>
  db
    .selectFrom('student_account as m')
    .innerJoin('student as s', 's.id', 'm.student_id')
    .where(isDue(today))
    .where(sql<boolean>`m.paid < m.fee`)
    .$call(within(scope, 's.id'))
