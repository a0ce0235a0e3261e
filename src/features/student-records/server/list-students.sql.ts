import { type RawBuilder, sql } from 'kysely'
import { buildStudentFilter, selectStudents, STUDENT_COLUMNS } from '#features/students/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import type { ListStudents, StudentList, Tab } from '../contract/student-records.contract.ts'
import { countDeleted } from './list-deleted.sql.ts'

/** The kinds of `student_total` that each tab shows. */
const KINDS_OF_TAB: Record<Tab, readonly string[]> = {
  All: ['Active', 'Placed', 'Disable'],
  Active: ['Active', 'Placed'],
  Disable: ['Disable'],
  isPLaced: ['Placed'],
  Pending: ['Pending'],
}

export async function listStudents({ db, actor, clock }: Ctx<Actor>, query: ListStudents): Promise<StudentList> {
  const filter = await buildStudentFilter(db, query.search)
  const [students, totals, awaitingApproval, deleted] = await Promise.all([
    listPage(db, query, filter),
    sumByTab(db, filter),
    countPending(db),
    actor.role === 'admin' ? countDeleted(db, clock.now()) : 0,
  ])
  const { n, payable, received, pending } = totals[query.tab]
  return {
    students,
    total: n,
    totals: { payable, received, pending },
    counts: {
      all: totals.All.n,
      active: totals.Active.n,
      dropped: totals.Disable.n,
      placed: totals.isPLaced.n,
      pending: totals.Pending.n,
    },
    awaitingApproval,
    deleted,
  }
}

type Filter = RawBuilder<boolean> | undefined

/** Selects the ids of the page from the index first, so that a late page joins only its own rows. */
async function listPage(db: Db, { tab, page, limit }: ListStudents, filter: Filter) {
  return selectStudents(db)
    .select(STUDENT_COLUMNS)
    .where('s.id', 'in', (eb) => {
      const ids = eb
        .selectFrom('student as s')
        .select('s.id')
        .where(isInTab(tab))
        .orderBy('s.created_at', 'desc')
        .orderBy('s.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
      return filter ? ids.where(filter) : ids
    })
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
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

async function countPending(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('student_total')
    .select(sql<number>`coalesce(sum(n), 0)`.as('n'))
    .where('kind', '=', 'Pending')
    .executeTakeFirstOrThrow()
  return n
}

type Totals = { n: number; payable: number; received: number; pending: number }

async function sumByTab(db: Db, filter: Filter): Promise<Record<Tab, Totals>> {
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
      coalesce(sum(fee - paid), 0) as pending
    from (values ${tabs}) as t (tab, kind) left join counted using (kind) group by t.tab`.execute(db)
  return Object.fromEntries(rows.map(({ tab, ...totals }) => [tab, totals])) as Record<Tab, Totals>
}
