import { queryOnce } from '#embedded-postgres/index.ts'
import { addDays } from '#shared/server/clock.ts'

/** This is stated here again, because the check shares nothing with the code that it checks. */
const DUE_AFTER_DAYS = 35

/** Amounts are in paise, dates as YYYY-MM-DD. */
type Course = {
  n: number
  joiningDate: string
  fee: number
  refunded: number
  plan: { dueDate: string; amount: number }[]
  /** The amounts that receipts stored for the course: `dueDate` of an instalment, or null. */
  received: { dueDate: string | null; amount: number; day: string }[]
}
type Account = {
  student: string
  status: string
  courses: Course[]
  /** Payments less refunds, and write-offs. */
  settled: number
  dueDate: string
  dueAmount: number
}

const ACCOUNTS = `
  select m.student_id as student, s.status,
    coalesce(m.planned_due_on, m.due_from + 35)::text as "dueDate",
    (coalesce(m.due_amount, m.fee - m.paid) * 100)::int as "dueAmount",
    (select (coalesce(sum(paid), 0) * 100)::int from receipt where student_id = m.student_id and voided_at is null) -
    (select (coalesce(sum(amount), 0) * 100)::int from refund where student_id = m.student_id and voided_at is null) +
    (select (coalesce(sum(amount), 0) * 100)::int from fee_adjustment
      where student_id = m.student_id and kind = 'Write-off' and withdrawn_at is null) as settled,
    (select json_agg(json_build_object('n', e.n, 'joiningDate', e.joining_on, 'fee', ((e.fee -
        (select coalesce(sum(amount), 0) from fee_adjustment where enrolment_id = e.id and withdrawn_at is null)) * 100)::int,
      'refunded', (select (coalesce(sum(amount), 0) * 100)::int from refund where enrolment_id = e.id and voided_at is null),
      'received', (select coalesce(json_agg(json_build_object('dueDate', due_on, 'amount', (amount * 100)::int, 'day', paid_on)), '[]')
        from receipt_settlement t join receipt r on r.id = t.receipt_id where t.enrolment_id = e.id and r.voided_at is null),
      'plan', (select coalesce(json_agg(json_build_object('dueDate', due_on, 'amount', (amount * 100)::int) order by n), '[]')
        from fee_plan_row where enrolment_id = e.id)) order by e.n)
      from enrolment e where e.student_id = m.student_id) as courses
  from student_account m join student s on s.id = m.student_id where s.status <> 'Pending' and m.paid < m.fee`

/**
 * Computes without the product's SQL what each student owes next and when. Returns one sentence per account that says
 * otherwise.
 */
export async function findDueFaults(ownerUrl: string): Promise<string[]> {
  const accounts = await queryOnce<Account>(ownerUrl, ACCOUNTS)
  return accounts.flatMap((account) => {
    const { dueDate, amount } = getNextDue(account)
    if (dueDate === account.dueDate && amount === account.dueAmount) return []
    return [`${account.dueAmount} of ${account.student} is due on ${account.dueDate}, not ${amount} on ${dueDate}`]
  })
}

/** Amounts in paise. `planned`: a row of a plan. */
export type Unpaid = { dueDate: string; amount: number; planned: boolean }

/**
 * Computes without the product's SQL what each student has not paid, by due date. Students without a balance are left
 * out.
 */
export async function readUnpaid(ownerUrl: string): Promise<Map<string, { status: string; unpaid: Unpaid[] }>> {
  const accounts = await queryOnce<Account>(ownerUrl, ACCOUNTS)
  return new Map(accounts.map((account) => [account.student, { status: account.status, unpaid: listUnpaid(account) }]))
}

function listUnpaid(account: Account): Unpaid[] {
  const open = settle(account.courses.flatMap(listDues), account.settled)
  return open.map(({ planned, amount, course }) => ({
    dueDate: planned ?? getUnplannedDate(course),
    amount,
    planned: planned !== undefined,
  }))
}

type Due = { course: Course; index: number; planned: string | undefined; sortDate: string; amount: number }

function getNextDue(account: Account): { dueDate: string; amount: number } {
  const unpaid = listUnpaid(account)
  const [dueDate = ''] = unpaid.map((one) => one.dueDate).toSorted()
  const next = unpaid.filter((one) => one.dueDate === dueDate)
  return { dueDate, amount: next.reduce((sum, { amount }) => sum + amount, 0) }
}

/**
 * Returns the open amounts: each instalment is settled by what was stored for it, each course by the rest of what was
 * stored for it, and the oldest amounts by money that belongs to no course. A refund takes from the newest amounts of
 * its course.
 */
function settle(dues: Due[], settled: number): Due[] {
  const byCourse = Map.groupBy(dues, ({ course }) => course)
  const taken = new Map([...byCourse].flatMap(([course, own]) => [...settleCourse(course, own)]))
  const oldestFirst = dues.toSorted(
    (a, b) => a.sortDate.localeCompare(b.sortDate) || a.course.n - b.course.n || a.index - b.index,
  )
  const sum = [...taken.values()].reduce((total, amount) => total + amount, 0)
  if (sum > settled) limit(oldestFirst, taken, settled)
  else fill(oldestFirst, taken, settled - sum)
  return oldestFirst
    .map((due) => ({ ...due, amount: due.amount - taken.get(due)! }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => a.course.n - b.course.n)
}

function settleCourse({ received, refunded }: Course, dues: Due[]): Map<Due, number> {
  const sum = received.reduce((total, { amount }) => total + amount, 0) - refunded
  const taken = new Map(
    dues.map((due) => {
      const own = received.filter(({ dueDate }) => dueDate === due.planned)
      return [
        due,
        Math.min(
          due.amount,
          own.reduce((total, { amount }) => total + amount, 0),
        ),
      ] as const
    }),
  )
  limit(dues, taken, Math.max(0, sum))
  fill(dues, taken, Math.max(0, sum) - [...taken.values()].reduce((total, amount) => total + amount, 0))
  return taken
}

/** The first dues keep what they took, up to `sum` in all. */
function limit(dues: Due[], taken: Map<Due, number>, sum: number): void {
  let rest = sum
  for (const due of dues) {
    const kept = Math.min(taken.get(due)!, rest)
    taken.set(due, kept)
    rest -= kept
  }
}

/** The first dues that are open take `sum`. */
function fill(dues: Due[], taken: Map<Due, number>, sum: number): void {
  let rest = sum
  for (const due of dues) {
    const more = Math.min(due.amount - taken.get(due)!, rest)
    taken.set(due, taken.get(due)! + more)
    rest -= more
  }
}

/** The last row of a plan takes the change of the fee since it was made; earlier ones if it is too small. */
function listDues(course: Course, position: number, courses: Course[]): Due[] {
  const { plan, fee } = course
  if (plan.length === 0) {
    const joined = courses.slice(0, position + 1).map(({ joiningDate }) => joiningDate)
    const sortDate = addDays(joined.toSorted().at(-1) ?? '', DUE_AFTER_DAYS)
    return [{ course, index: 0, planned: undefined, sortDate, amount: fee }]
  }
  let rest = fee
  return plan.map(({ dueDate, amount }, index) => {
    const taken = index === plan.length - 1 ? rest : Math.min(amount, rest)
    rest -= taken
    const later = plan.slice(index).map((row) => row.dueDate)
    return { course, index, planned: dueDate, sortDate: later.toSorted()[0] ?? '', amount: taken }
  })
}

/**
 * Returns 35 days after the last payment for the course, or after joining it if that is later; a payment before the
 * first course counts.
 */
function getUnplannedDate({ n, joiningDate, received }: Course): string {
  const last = received
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  if (last === undefined) return addDays(joiningDate, DUE_AFTER_DAYS)
  return addDays(n === 1 || last > joiningDate ? last : joiningDate, DUE_AFTER_DAYS)
}
