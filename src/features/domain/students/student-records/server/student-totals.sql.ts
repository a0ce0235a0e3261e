import { sql } from 'kysely'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { andWithin, type Scope, scopeOf } from '#shared/server/scope.ts'
import { may } from '#features/domain/students/contract/permissions.ts'
import type { FilterStudents, StudentTotals } from '../contract/student-records.contract.ts'
import type { Tab } from '../contract/student-records.search.ts'
import { buildFilter, type Filter } from './list-filter.sql.ts'
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

export async function getStudentTotals(ctx: Ctx<Actor>, query: FilterStudents): Promise<StudentTotals> {
  return sumTotals(ctx, scopeOf(ctx.actor), query, await buildFilter(ctx, query))
}

export async function sumTotals(
  { db, actor, clock }: Ctx<Actor>,
  scope: Scope,
  { tab }: FilterStudents,
  filter: Filter | undefined,
): Promise<StudentTotals> {
  const [totals, deleted] = await readTogether(db, (db) => [
    sumByTab(db, scope, filter),
    may(actor, 'students.see-deleted') ? deletedCount.get()(db, scope, clock.now()) : 0,
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

/** `awaitingApproval` and `incomplete` count all such students, whatever the filter. */
type Totals = {
  n: number
  payable: number
  received: number
  pending: number
  awaitingApproval: number
  incomplete: number
}

async function sumByTab(db: Db, scope: Scope, filter: Filter | undefined): Promise<Record<Tab, Totals>> {
  const counted =
    filter === undefined
      ? sql`select kind, n, fee, paid from student_total`
      : sql`select student_kind(s.status, s.is_placed) as kind, count(*) as n, sum(m.fee) as fee, sum(m.paid) as paid
            from student s join student_account m on m.student_id = s.id
            where s.status <> 'Deleted' and ${filter.matches} group by 1`
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
