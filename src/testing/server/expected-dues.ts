import type { readUnpaid, Unpaid } from './due-checks.ts'

const AGES = { '1-30': [1, 30], '31-60': [31, 60], '61-90': [61, 90], '90+': [91, 10_000] } as const

type Accounts = Awaited<ReturnType<typeof readUnpaid>>
type Student = { id: string; status: string; unpaid: Unpaid[]; due: Unpaid[]; late: Unpaid[]; next: Unpaid[] }

const sumOf = (amounts: Unpaid[]) => amounts.reduce((sum, { amount }) => sum + amount, 0) / 100
const getDueDate = ({ next }: Student) => next[0]?.dueDate ?? null
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Computes the figures of all screens, reports and exports on a day: due from the due date on, late after it. */
export function computeDues(students: string[], accounts: Accounts, day: string) {
  const all = students.map((id) => toStudent(id, accounts, day))
  const active = all.filter(({ status }) => status === 'Active')
  const toRemind = active.filter((student) => (getDueDate(student) ?? '9999') <= inThreeDays(day))
  const feesDue = computeFeesDue(active, day)
  return {
    pending: { Active: listPending(all, 'Active', day), Disable: listPending(all, 'Disable', day) },
    exported: Object.fromEntries(active.filter(({ due }) => due.length > 0).map(({ id, due }) => [id, sumOf(due)])),
    plans: all.map((student) => ({
      dueDate: getDueDate(student),
      dueAmount: sumOf(student.next),
      due: sumOf(student.due),
      late: sumOf(student.late),
    })),
    balances: all.map(({ unpaid }) => sumOf(unpaid)),
    lateStudents: all.flatMap(({ id, late }) => (late.length > 0 ? [id] : [])).toSorted(),
    receivables: { Active: computeReceivables(all, 'Active', day), Disable: computeReceivables(all, 'Disable', day) },
    expected: sumOf(all.flatMap(({ due }) => due.filter(({ planned }) => planned))),
    dashboards: [feesDue, feesDue],
    amountsToPay: Object.fromEntries(toRemind.map(({ id, due, next }) => [id, sumOf(due.length > 0 ? due : next)])),
  }
}

function toStudent(id: string, accounts: Accounts, day: string): Student {
  const { status = 'paid', unpaid = [] } = accounts.get(id) ?? {}
  const [first] = unpaid.map(({ dueDate }) => dueDate).toSorted()
  return {
    id,
    status,
    unpaid,
    due: unpaid.filter(({ dueDate }) => dueDate <= day),
    late: unpaid.filter(({ dueDate }) => dueDate < day),
    next: unpaid.filter(({ dueDate }) => dueDate === first),
  }
}

const inThreeDays = (day: string) => new Date(Date.parse(day) + 3 * 86_400_000).toISOString().slice(0, 10)

function getAge(dueDate: string, day: string): string {
  const days = countDays(dueDate, day)
  return Object.entries(AGES).find(([, [first, last]]) => days >= first && days <= last)?.[0] ?? 'today'
}

/** Lists the longest due first. A student has the age of the oldest due date. */
function listPending(all: Student[], status: string, day: string) {
  const listed = all.filter((student) => student.status === status && student.due.length > 0)
  const ages = listed.map((student) => getAge(getDueDate(student) ?? '', day))
  return {
    students: listed
      .map((student) => ({
        id: student.id,
        dueDate: getDueDate(student) ?? '',
        due: sumOf(student.due),
      }))
      .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id.localeCompare(b.id)),
    total: listed.length,
    ages: {
      all: listed.length,
      ...Object.fromEntries(Object.keys(AGES).map((age) => [age, ages.filter((one) => one === age).length])),
    },
  }
}

function computeReceivables(all: Student[], status: string, day: string) {
  const unpaid = all.filter((student) => student.status === status).flatMap((student) => student.unpaid)
  const sumOfAge = (age: string) =>
    sumOf(unpaid.filter(({ dueDate }) => dueDate <= day && getAge(dueDate, day) === age))
  return {
    notDue: sumOf(unpaid.filter(({ dueDate }) => dueDate > day)),
    dueToday: sumOfAge('today'),
    late30: sumOfAge('1-30'),
    late60: sumOfAge('31-60'),
    late90: sumOfAge('61-90'),
    lateOver90: sumOfAge('90+'),
    pending: sumOf(unpaid),
  }
}

function computeFeesDue(active: Student[], day: string) {
  const due = active.flatMap((student) => student.due)
  const late = active.filter((student) => student.late.length > 0)
  return {
    due: { students: active.filter((student) => student.due.length > 0).length, amount: sumOf(due) },
    late: {
      students: late.length,
      amount: sumOf(late.flatMap((student) => student.late)),
      longest: Math.max(0, ...late.map((student) => countDays(getDueDate(student) ?? '', day))),
    },
    ages: ['today', ...Object.keys(AGES)].flatMap((age) => {
      const amounts = due.filter(({ dueDate }) => getAge(dueDate, day) === age)
      return amounts.length === 0 ? [] : [{ age, amount: sumOf(amounts) }]
    }),
  }
}
