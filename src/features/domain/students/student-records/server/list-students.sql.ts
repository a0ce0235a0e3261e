import { type RawBuilder, sql } from 'kysely'
import { selectStudents, STUDENT_COLUMNS } from '#features/domain/students/server/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import { readIds } from '#shared/server/any-of.sql.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { type Scope, scopeOf } from '#shared/server/scope.ts'
import type { ListStudents, StudentList } from '../contract/student-records.contract.ts'
import type { Tab } from '../contract/student-records.search.ts'
import type { SortField } from '../contract/student-records.search.ts'
import { buildFilter, type Filter, findFewStudents } from './list-filter.sql.ts'
import { sumTotals } from './student-totals.sql.ts'

/** `ids` limits the list to these students. */
export async function listStudents(
  ctx: Ctx<Actor>,
  query: ListStudents & { ids?: readonly string[] },
): Promise<StudentList> {
  const scope = scopeOf(ctx.actor)
  const filter = await buildFilter(ctx, query)
  const few = filter && query.totals !== 'false' ? await findFewStudents(ctx.db, scope, filter) : undefined
  const isCounting = query.totals === 'quick' && filter !== undefined && few === undefined
  const [students, totals] = await readTogether(ctx.db, (db) => [
    listPage(db, scope, query, few ?? filter),
    isCounting || query.totals === 'false' ? undefined : sumTotals({ ...ctx, db }, scope, query, few ?? filter),
  ])
  return {
    students: students.map((student) => signPhoto(ctx, student._id, student)),
    ...totals,
    ...(isCounting && { counting: true as const }),
  }
}

const SORTED_BY: Record<SortField, RawBuilder<unknown>> = {
  name: sql`s.search_key`,
  batch: sql`b.code_key`,
  course: sql`c.name_key`,
  TotalFee: sql`m.fee`,
  PaidFee: sql`m.paid`,
  PendingFee: sql`m.fee - m.paid`,
  joiningDate: sql`s.joining_on`,
}

/**
 * Sorts the newest first by default. The id decides between equal values, in the same direction, so that an index
 * serves both.
 */
function orderOf(sort: ListStudents['sort']): RawBuilder<unknown> {
  const isDescending = sort === undefined || sort.startsWith('-')
  const by = sort === undefined ? sql`s.created_at` : SORTED_BY[sort.replace('-', '') as SortField]
  return isDescending ? sql`${by} desc, s.id desc` : sql`${by}, s.id`
}

/**
 * Selects the ids of the page first, so that a late page joins only its own rows. A filter is searched by a statement of
 * its own: the best plan depends on the values, and a statement with few tables takes less time to plan.
 */
async function listPage(db: Db, scope: Scope, query: ListStudents, filter: Filter | undefined) {
  const order = orderOf(query.sort)
  const group = filter === undefined ? groupOf(query.sort) : undefined
  const ids = group ? selectPageOfGroups(db, query, group) : selectPage(db, query, order, filter)
  return selectStudents(db, scope)
    .select(STUDENT_COLUMNS)
    .where('s.id', '=', filter === undefined || filter.isFound ? sql<string>`any(${ids})` : await readIds(ids))
    .orderBy(order)
    .execute()
}

function selectPage(
  db: Db,
  { tab, page, limit, sort }: ListStudents,
  order: RawBuilder<unknown>,
  filter: Filter | undefined,
) {
  return db
    .selectFrom('student as s')
    .select('s.id')
    .$if(sort?.endsWith('Fee') === true || filter?.readsAccounts === true, (ids) =>
      ids.innerJoin('student_account as m', 'm.student_id', 's.id'),
    )
    .$if(sort?.endsWith('batch') === true, (ids) => ids.innerJoin('batch as b', 'b.id', 's.batch_id'))
    .$if(sort?.endsWith('course') === true, (ids) => ids.innerJoin('course as c', 'c.id', 's.course_id'))
    .where(isInTab(tab))
    .$if(filter !== undefined, (ids) => ids.where(filter!.matches))
    .orderBy(order)
    .limit(limit)
    .offset((page - 1) * limit)
}

const BATCHES = { groups: sql`batch b`, isOfGroup: sql<boolean>`s.batch_id = b.id` }
const COURSES = { groups: sql`course c`, isOfGroup: sql<boolean>`s.course_id = c.id` }

function groupOf(sort: ListStudents['sort']) {
  if (sort?.endsWith('batch')) return BATCHES
  return sort?.endsWith('course') ? COURSES : undefined
}

/** Reads no more students of each batch or course than the page needs, so that only the first ones are read. */
function selectPageOfGroups(db: Db, { tab, page, limit, sort }: ListStudents, { groups, isOfGroup }: typeof BATCHES) {
  const students = db
    .selectFrom('student as s')
    .select('s.id')
    .where(isOfGroup)
    .where(isInTab(tab))
    .orderBy('s.id', sort?.startsWith('-') === true ? 'desc' : 'asc')
    .limit(page * limit)
  return db
    .selectFrom(sql<{ id: string }>`${groups} cross join lateral ${students}`.as('s'))
    .select('s.id')
    .orderBy(orderOf(sort))
    .limit(limit)
    .offset((page - 1) * limit)
}

/** Matches the conditions of the partial indexes, so that PostgreSQL uses them. */
function isInTab(tab: Tab) {
  switch (tab) {
    case 'All':
      return sql<boolean>`s.status in ('Active', 'Disable')`
    case 'isPLaced':
      return sql<boolean>`s.status = 'Active' and s.is_placed`
    default:
      return sql<boolean>`s.status = ${sql.lit(tab)}`
  }
}
