import { type RawBuilder, sql } from 'kysely'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { buildStudentFilter, hasCurrentCourse } from '#features/domain/students/server/search/public.ts'
import { isLate } from '#features/domain/students/server/dues/public.ts'
import { selectStudents, STUDENT_COLUMNS } from '#features/domain/students/server/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import { anyOf, readIds } from '#shared/server/any-of.sql.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.sql.ts'
import { PLAN_EACH_TIME } from '#shared/server/prepared-statements.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type {
  FilterStudents,
  ListStudents,
  StudentList,
  StudentTotals,
  Tab,
} from '../contract/student-records.contract.ts'
import type { Due, SortField } from '../contract/student-records.search.ts'
import { andWithin, isWithin, type Scope, scopeOf } from '#shared/server/scope.ts'
import { countStudents } from './count-students.sql.ts'
import { deletedCount } from './slots.ts'

/** Lists the kinds of `student_total` that each tab shows. */
const KINDS_OF_TAB: Record<Tab, readonly string[]> = {
  All: ['Active', 'Placed', 'Disable'],
  Active: ['Active', 'Placed'],
  Disable: ['Disable'],
  isPLaced: ['Placed'],
  Pending: ['Pending'],
}

/** `ids` limits the list to these students. */
export async function listStudents(
  ctx: Ctx<Actor>,
  query: ListStudents & { ids?: readonly string[] },
): Promise<StudentList> {
  const filter = await buildFilter(ctx, query)
  const scope = scopeOf(ctx.actor)
  const [students, totals] = await readTogether(ctx.db, (db) => [
    listPage(db, scope, query, filter),
    query.totals === 'false' ? undefined : sumTotals({ ...ctx, db }, scope, query, filter),
  ])
  return { students: students.map((student) => signPhoto(ctx, student._id, student)), ...totals }
}

export async function getStudentTotals(ctx: Ctx<Actor>, query: FilterStudents): Promise<StudentTotals> {
  return sumTotals(ctx, scopeOf(ctx.actor), query, await buildFilter(ctx, query))
}

async function sumTotals(
  { db, actor, clock }: Ctx<Actor>,
  scope: Scope,
  { tab }: FilterStudents,
  filter: Filter,
): Promise<StudentTotals> {
  const [totals, deleted] = await readTogether(db, (db) => [
    sumByTab(db, scope, filter),
    actor.role === 'admin' ? deletedCount.get()(db, scope, clock.now()) : 0,
  ])
  const { n, payable, received, pending } = totals[tab]
  return {
    total: n,
    totals: { payable, received, pending },
    counts: {
      all: totals.All.n,
      active: totals.Active.n,
      dropped: totals.Disable.n,
      placed: totals.isPLaced.n,
      pending: totals.Pending.n,
    },
    awaitingApproval: totals[tab].awaitingApproval,
    incomplete: totals[tab].incomplete,
    deleted,
  }
}

type Filter = RawBuilder<boolean> | undefined

/** Returns a condition on `student as s` and `student_account as m`. Undefined without search and filters. */
async function buildFilter(
  { db, actor, clock }: Ctx<Actor>,
  { search, batch, course, due, joined, only, ids }: FilterStudents & { ids?: readonly string[] },
) {
  const [year, month] = joined?.split('-').map(Number) ?? []
  const conditions = [
    isWithin(scopeOf(actor), 's.id'),
    await buildStudentFilter(db, searchWords(search)),
    ids !== undefined && sql`s.id = ${anyOf(ids)}`,
    batch !== undefined &&
      hasCurrentCourse('batch_id', sql`(select id from batch where code_key = ${keyOf(batch)} and deleted_at is null)`),
    course !== undefined &&
      hasCurrentCourse(
        'course_id',
        sql`(select id from course where name_key = ${keyOf(course)} and deleted_at is null)`,
      ),
    due !== undefined && DUE_CONDITIONS[due](await getToday(db, clock)),
    // The status is that of the partial index.
    only === 'incomplete' && sql`s.is_incomplete and s.status in ('Active', 'Disable')`,
    joined !== undefined && inPeriod('s.joining_on', { month, year }),
  ].filter((condition) => condition !== undefined && condition !== false)
  return conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const DUE_CONDITIONS: Record<Due, (today: string) => RawBuilder<unknown>> = {
  pending: () => sql`m.paid < m.fee`,
  late: (today) => sql`m.paid < m.fee and ${isLate(today)}`,
  none: () => sql`m.paid = m.fee`,
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
 * Selects the ids of the page first, so that a late page joins only its own rows. With a filter, a statement of their
 * own selects them: the best plan depends on the values, and a statement with few tables takes less time to plan.
 */
async function listPage(db: Db, scope: Scope, query: ListStudents, filter: Filter) {
  const order = orderOf(query.sort)
  const group = filter === undefined ? groupOf(query.sort) : undefined
  const ids = group ? selectPageOfGroups(db, query, group) : selectPage(db, query, order, filter)
  return selectStudents(db, scope)
    .select(STUDENT_COLUMNS)
    .where('s.id', '=', filter === undefined ? sql<string>`any(${ids})` : await readIds(ids))
    .orderBy(order)
    .execute()
}

function selectPage(db: Db, { tab, page, limit, sort }: ListStudents, order: RawBuilder<unknown>, filter: Filter) {
  return db
    .selectFrom('student as s')
    .select('s.id')
    .$if(sort !== undefined || filter !== undefined, (ids) =>
      ids.innerJoin('student_account as m', 'm.student_id', 's.id'),
    )
    .$if(sort?.endsWith('batch') === true, (ids) => ids.innerJoin('batch as b', 'b.id', 's.batch_id'))
    .$if(sort?.endsWith('course') === true, (ids) => ids.innerJoin('course as c', 'c.id', 's.course_id'))
    .where(isInTab(tab))
    .$if(filter !== undefined, (ids) => ids.where(sql<boolean>`${filter!}${PLAN_EACH_TIME}`))
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

/** `awaitingApproval` and `incomplete` count all such students, whatever the filter. */
type Totals = {
  n: number
  payable: number
  received: number
  pending: number
  awaitingApproval: number
  incomplete: number
}

async function sumByTab(db: Db, scope: Scope, filter: Filter): Promise<Record<Tab, Totals>> {
  const counted =
    filter === undefined
      ? sql`select kind, n, fee, paid from student_total`
      : sql`select student_kind(s.status, s.is_placed) as kind, count(*) as n, sum(m.fee) as fee, sum(m.paid) as paid
            from student s join student_account m on m.student_id = s.id
            where s.status <> 'Deleted' and ${filter} group by 1`
  const tabs = sql.join(
    Object.entries(KINDS_OF_TAB).flatMap(([tab, kinds]) =>
      kinds.map((kind) => sql`(${sql.lit(tab)}, ${sql.lit(kind)})`),
    ),
  )
  const { rows } = await sql<Totals & { tab: Tab }>`
    with counted as (${counted})
    select t.tab, coalesce(sum(n), 0) as n, coalesce(sum(fee), 0) as payable, coalesce(sum(paid), 0) as received,
      coalesce(sum(fee - paid), 0) as pending,
      ${countStudents(scope, 'Pending')} as "awaitingApproval",
      (select count(*) from student where is_incomplete and status in ('Active', 'Disable') ${andWithin(scope, 'id')}) as incomplete
    from (values ${tabs}) as t (tab, kind) left join counted using (kind) group by t.tab`.execute(db)
  return Object.fromEntries(rows.map(({ tab, ...totals }) => [tab, totals])) as Record<Tab, Totals>
}
