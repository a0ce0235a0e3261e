import { sql } from 'kysely'
import { compileForScopes, compileOnce } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import { EVERYBODY, type Scope } from '#shared/server/scope.ts'
import { feeDays } from '#features/domain/fees/server/sums/public.ts'
import { countStudents } from '#features/domain/students/student-records/server/public.ts'
import type { Checklist, FirstSteps, HrDashboard } from '../contract/dashboard.contract.ts'

const BATCHES = sql<number>`(select count(*) from batch where deleted_at is null)`
const COURSES = sql<number>`(select count(*) from course where deleted_at is null)`
/** Each role counts the enquiries of its list: HR finds people who are placed in a tab of their own. */
const ENQUIRIES = sql<number>`(select coalesce(sum(n), 0) from daily_total where kind like 'enquiry %')`
const ENQUIRIES_AND_PLACED = sql<number>`(select coalesce(sum(n), 0) from daily_total where kind like 'enquiry %' or kind like 'placed %')`
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

type EnquiryCount = { year: number; month: number; status: 'Open' | 'Closed' | 'Pending'; n: number }

export const countEnquiriesByMonth = compileOnce(
  (_db, from: string) => sql<EnquiryCount>`
    select extract(year from day)::int as year, extract(month from day)::int as month, split_part(kind, ' ', 2) as status, sum(n) as n
    from daily_total where kind like 'enquiry %' and day >= ${from} group by 1, 2, 3`,
)

export type StoredChecklist = Pick<Checklist, 'course' | 'batch' | 'students' | 'logo' | 'backup'>
type AdminCounts = Record<
  'all' | 'active' | 'dropped' | 'placed' | 'pending' | 'batches' | 'courses' | 'enquiries',
  number
> & { checklist: StoredChecklist | null }

/** PostgreSQL counts nothing once the list is hidden. */
const CHECKLIST = sql<StoredChecklist | null>`(
  select json_build_object(
    'course', ${COURSES} > 0,
    'batch', ${BATCHES} > 0,
    'students', ${countStudents(EVERYBODY, 'Active', 'Placed', 'Disable')} > 0,
    'logo', exists (select from institute_logo),
    'backup', exists (select from backup_place)
  ) from institute where checklist
)`

export async function getAdminCounts(db: Db, scope: Scope): Promise<AdminCounts> {
  const [counts] = await selectAdminCounts(db, scope)
  return counts!
}

const selectAdminCounts = compileForScopes(
  (_db, scope) => sql<AdminCounts>`
    select ${countStudents(scope, 'Active', 'Placed', 'Disable')} as all, ${countStudents(scope, 'Active', 'Placed')} as active,
      ${countStudents(scope, 'Disable')} as dropped, ${countStudents(scope, 'Placed')} as placed, ${countStudents(scope, 'Pending')} as pending,
      ${BATCHES} as batches, ${COURSES} as courses, ${ENQUIRIES_AND_PLACED} as enquiries,
      ${CHECKLIST} as checklist`,
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
