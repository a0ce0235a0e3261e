import { sql } from 'kysely'
import { compileForScopes, compileOnce } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import { andWithin, EVERYBODY, isEverybody, type Scope } from '#shared/server/scope.ts'
import { feeDays } from '#features/domain/fees/server/sums/public.ts'
import type { AdminDashboard, FirstSteps, HrDashboard } from '../contract/dashboard.contract.ts'

const BATCHES = sql<number>`(select count(*) from batch where deleted_at is null)`
const COURSES = sql<number>`(select count(*) from course where deleted_at is null)`
/** Each role counts the enquiries of its list: HR finds people who are placed in a tab of their own. */
const ENQUIRIES = sql<number>`(select coalesce(sum(n), 0) from daily_total where kind like 'enquiry %')`
const ENQUIRIES_AND_PLACED = sql<number>`(select coalesce(sum(n), 0) from daily_total where kind like 'enquiry %' or kind like 'placed %')`
function countStudents(scope: Scope, ...kinds: string[]) {
  const isOfKinds = sql`in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`
  return isEverybody(scope)
    ? sql<number>`(select coalesce(sum(n), 0) from student_total where kind ${isOfKinds})`
    : sql<number>`(select count(*) from student
        where student_kind(status, is_placed) ${isOfKinds} ${andWithin(scope, 'id')})`
}

/** A voided receipt counts: the institute has found its way. */
const HAS_RECEIPTS = sql<boolean>`exists (select from receipt)`

/** Call it for an institute without receipts. The set-up creates two accounts. */
export async function getFirstSteps(db: Db): Promise<FirstSteps> {
  const { rows } = await sql<NonNullable<FirstSteps>>`
    select ${COURSES} > 0 as course, ${BATCHES} > 0 as batch, ${countStudents(EVERYBODY, 'Active', 'Placed', 'Disable')} > 0 as student,
      (select count(*) from account where role in ('hr', 'admin') and state = 'active') > 2 as staff`.execute(db)
  return rows[0] ?? null
}

type WithReceipts<Counts> = Counts & { hasReceipts: boolean }
type HrCounts = WithReceipts<Pick<HrDashboard, 'students' | 'batches' | 'courses' | 'enquiries'>>

export async function getHrCounts(db: Db, scope: Scope): Promise<HrCounts> {
  const [counts] = await selectHrCounts(db, scope)
  return counts!
}

const selectHrCounts = compileForScopes(
  (_db, scope) => sql<HrCounts>`
    select ${countStudents(scope, 'Active', 'Placed', 'Disable')} as students, ${BATCHES} as batches, ${COURSES} as courses,
      ${ENQUIRIES} as enquiries, ${HAS_RECEIPTS} as "hasReceipts"`,
)

/** The sheets of everybody, or sheets with the counts of the marks within the scope. */
const selectSheets = (scope: Scope) =>
  isEverybody(scope)
    ? sql`attendance_sheet`
    : sql`(
      select h.day, h.batch_id, count(*) filter (where k.present) as present, count(*) filter (where not k.present) as absent
      from attendance_sheet h join attendance_mark k on k.sheet_id = h.id where true ${andWithin(scope, 'k.student_id')}
      group by h.id
    )`

export async function getLastAttendance(db: Db, scope: Scope, today: string): Promise<HrDashboard['attendance']> {
  const [last] = await selectLastAttendance(db, scope, today)
  return last ?? { date: null, present: 0, absent: 0, total: 0 }
}

const selectLastAttendance = compileForScopes(
  (_db, scope, today: string) => sql<HrDashboard['attendance']>`
    select day as date, sum(present) as present, sum(absent) as absent, sum(present + absent) as total
    from ${selectSheets(scope)} h where day = (select max(day) from attendance_sheet where day <= ${today}) group by day`,
)

/** Lists the batches with the lowest share of students present on the last day with marks. */
export async function listLowestAttendance(
  db: Db,
  scope: Scope,
  today: string,
  limit: number,
): Promise<NonNullable<AdminDashboard['attendance']>> {
  const { rows } = await sql<{ date: string; bCode: string; present: number; total: number }>`
    select h.day as date, b.code as "bCode", h.present, h.present + h.absent as total
    from ${selectSheets(scope)} h join batch b on b.id = h.batch_id
    where h.day = (select max(day) from attendance_sheet where day <= ${today}) and h.present + h.absent > 0
    order by h.present::numeric / (h.present + h.absent), b.code_key limit ${limit}`.execute(db)
  return {
    date: rows[0]?.date ?? null,
    batches: rows.map(({ bCode, present, total }) => ({ bCode, present, total })),
  }
}

export async function countReminded(db: Db, scope: Scope, from: string): Promise<number> {
  const [count] = await selectReminded(db, scope, from)
  return count!.n
}

const selectReminded = compileForScopes(
  (_db, scope, from: string) => sql<{ n: number }>`
    select count(distinct student_id) as n from reminder where day >= ${from} and state <> 'failed' ${andWithin(scope, 'student_id')}`,
)

type EnquiryCount = { year: number; month: number; status: 'Open' | 'Closed' | 'Pending'; n: number }

export const countEnquiriesByMonth = compileOnce(
  (_db, from: string) => sql<EnquiryCount>`
    select extract(year from day)::int as year, extract(month from day)::int as month, split_part(kind, ' ', 2) as status, sum(n) as n
    from daily_total where kind like 'enquiry %' and day >= ${from} group by 1, 2, 3`,
)

type AdminCounts = WithReceipts<
  Record<'all' | 'active' | 'dropped' | 'placed' | 'pending' | 'batches' | 'courses' | 'enquiries', number>
>

export async function getAdminCounts(db: Db, scope: Scope): Promise<AdminCounts> {
  const [counts] = await selectAdminCounts(db, scope)
  return counts!
}

const selectAdminCounts = compileForScopes(
  (_db, scope) => sql<AdminCounts>`
    select ${countStudents(scope, 'Active', 'Placed', 'Disable')} as all, ${countStudents(scope, 'Active', 'Placed')} as active,
      ${countStudents(scope, 'Disable')} as dropped, ${countStudents(scope, 'Placed')} as placed, ${countStudents(scope, 'Pending')} as pending,
      ${BATCHES} as batches, ${COURSES} as courses, ${ENQUIRIES_AND_PLACED} as enquiries,
      ${HAS_RECEIPTS} as "hasReceipts"`,
)

type Balance = { received: number; spent: number; balance: number }
type MonthlyBalance = Balance & { month: number }

const withoutMonth = ({ month: _month, ...sums }: MonthlyBalance): Balance => sums

/**
 * Sums receipts less refunds, and expenses: of all years, of the months of one, of the current month until today and of
 * the one before until the same day. Includes deleted students, excludes voided records. Each kept sum of a day is read
 * once.
 */
export async function getBalances(
  db: Db,
  scope: Scope,
  year: number,
  today: string,
  sameDay: string,
): Promise<Balance & { months: MonthlyBalance[]; thisMonth: Balance; lastMonth: Balance }> {
  const [first, after] = [`${year}-01-01`, `${year + 1}-01-01`]
  const isMonthUntil = (day: string) => sql`day between ${`${day.slice(0, 8)}01`} and ${day}`
  const { rows } = await sql<MonthlyBalance>`
    with part as materialized (
      select case when day >= ${first} and day < ${after} then extract(month from day) end as month,
        ${isMonthUntil(today)} as is_this, ${isMonthUntil(sameDay)} as is_last,
        sum(case kind when 'receipt' then amount when 'refund' then -amount else 0 end) as received,
        sum(case kind when 'expense' then amount else 0 end) as spent
      from ${feeDays(scope)} where kind in ('receipt', 'refund', 'expense') group by 1, 2, 3
    )
    select n as month, coalesce(sum(received), 0) as received, coalesce(sum(spent), 0) as spent,
      coalesce(sum(received) - sum(spent), 0) as balance
    from generate_series(0, 14) as n
      left join part on case n when 0 then true when 13 then is_this when 14 then is_last else month = n end
    group by n order by n`.execute(db)
  const [all, ...months] = rows
  const [thisMonth, lastMonth] = months.splice(12)
  return { ...withoutMonth(all!), months, thisMonth: withoutMonth(thisMonth!), lastMonth: withoutMonth(lastMonth!) }
}
