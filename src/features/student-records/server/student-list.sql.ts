import { type RawBuilder, sql } from 'kysely'
import { STUDENT_COLUMNS, studentRows, studentsFoundBy } from '#features/students/server/public.ts'
import type { Db } from '#shared/server/db.ts'
import type { ListStudents, StudentList, Tab } from '../contract/student-records.contract.ts'

/** The kinds that students are counted by, and which of them a tab shows. */
const KINDS_OF: Record<Tab, readonly string[]> = {
  All: ['Active', 'Placed', 'Disable'],
  Active: ['Active', 'Placed'],
  Disable: ['Disable'],
  isPLaced: ['Placed'],
  Pending: ['Pending'],
}

export async function listStudents(db: Db, query: ListStudents): Promise<StudentList> {
  const found = query.search === '' ? undefined : await studentsFoundBy(db, query.search)
  const [students, kinds] = await Promise.all([pageOf(db, query, found), sumsByKind(db, found)])
  const sumOf = (tab: Tab, column: 'n' | 'payable' | 'received' | 'pending') => kinds[tab][column]
  return {
    students,
    total: sumOf(query.tab, 'n'),
    totals: {
      payable: sumOf(query.tab, 'payable'),
      received: sumOf(query.tab, 'received'),
      pending: sumOf(query.tab, 'pending'),
    },
    counts: {
      all: sumOf('All', 'n'),
      active: sumOf('Active', 'n'),
      dropped: sumOf('Disable', 'n'),
      placed: sumOf('isPLaced', 'n'),
      pending: sumOf('Pending', 'n'),
    },
  }
}

type Found = RawBuilder<boolean> | undefined

/** Which students stand on the page is read off the index first, so that a page far down joins no more than its own rows. */
async function pageOf(db: Db, { tab, page, limit }: ListStudents, found: Found) {
  return studentRows(db)
    .select(STUDENT_COLUMNS)
    .where('s.id', 'in', (eb) =>
      eb
        .selectFrom('student as s')
        .select('s.id')
        .where(inTab(tab))
        .$if(found !== undefined, (q) => q.where(found!))
        .orderBy('s.created_at', 'desc')
        .orderBy('s.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
}

/** Written as the partial indexes are, so that a tab's newest students are read off one of them. */
function inTab(tab: Tab) {
  switch (tab) {
    case 'All':
      return sql<boolean>`s.status in ('Active', 'Disable')`
    case 'isPLaced':
      return sql<boolean>`s.status = 'Active' and s.is_placed`
    default:
      return sql<boolean>`s.status = ${sql.lit(tab)}`
  }
}

type Sums = { n: number; payable: number; received: number; pending: number }

/** Counts and sums for each tab, added up in SQL: from the running totals, or over what a search finds. */
async function sumsByKind(db: Db, found: Found): Promise<Record<Tab, Sums>> {
  const counted =
    found === undefined
      ? sql`select kind, n, fee, paid from student_total`
      : sql`select student_kind(s.status, s.is_placed) as kind, count(*) as n, sum(m.fee) as fee, sum(m.paid) as paid
            from student s join student_account m on m.student_id = s.id
            where s.status <> 'Deleted' and ${found} group by 1`
  const tabs = sql.join(
    Object.entries(KINDS_OF).flatMap(([tab, kinds]) => kinds.map((kind) => sql`(${sql.lit(tab)}, ${sql.lit(kind)})`)),
  )
  const { rows } = await sql<Sums & { tab: Tab }>`
    with counted as (${counted})
    select t.tab, coalesce(sum(n), 0) as n, coalesce(sum(fee), 0) as payable, coalesce(sum(paid), 0) as received,
      coalesce(sum(fee - paid), 0) as pending
    from (values ${tabs}) as t (tab, kind) left join counted using (kind) group by t.tab`.execute(db)
  return Object.fromEntries(rows.map(({ tab, ...sums }) => [tab, sums])) as Record<Tab, Sums>
}
