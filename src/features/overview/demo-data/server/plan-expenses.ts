import { v7 as uuid } from 'uuid'
import { getFinancialYear } from '#features/domain/fees/server/public.ts'
import type { PAY_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Calendar } from './calendar.ts'
import { uuidAt } from './uuid-at.ts'
import { listWorkingDays } from './plan-attendance.ts'
import type { PlannedReceipt } from './plan-receipts.ts'
import type { Random } from './random.ts'

/**
 * `share`: the weight of one expense in the spending of a month. `monthly`: exactly one expense a month, paid online;
 * others are paid in cash. `budget`: rupees per month.
 */
const CATEGORIES = [
  { ledger: 'Salaries', share: 45, monthly: true, remarks: ['Teachers and office of the example institute'] },
  { ledger: 'Rent', share: 25, monthly: true, remarks: ['Example House, all classrooms'] },
  { ledger: 'Electricity', share: 6, monthly: true, remarks: ['Example Power Company, bill of the month'] },
  { ledger: 'Internet', share: 2, monthly: true, remarks: ['Sample Telecom, line of the month'] },
  {
    ledger: 'Stationery',
    budget: 5000,
    share: 1,
    monthly: false,
    remarks: ['Namuna Paper Mart: printer paper', 'Namuna Paper Mart: markers and dusters', 'उदाहरण स्टोर: रजिस्टर'],
  },
  {
    ledger: 'Repairs',
    share: 3,
    monthly: false,
    remarks: ['Demo Repairs: fan in room 2', 'Demo Repairs: lamp of the projector', 'Demo Repairs: two keyboards'],
  },
  {
    ledger: 'Tea and water',
    share: 1,
    monthly: false,
    budget: 3000,
    remarks: ['Sample Tea Stall', 'Example Water, twenty cans'],
  },
  {
    ledger: 'Advertising',
    budget: 20_000,
    share: 4,
    monthly: false,
    remarks: ['Leaflets, Example Nagar', 'Notice in the Sampleganj Times', 'Poster at the sample college'],
  },
] as const

export type Category = { id: string; ledger: string; budget?: number }
export type PlannedExpense = {
  id: string
  category: Category
  remark: string
  payMode: (typeof PAY_MODES)[number]
  paise: number
  day: string
  at: Date
}
export type PlannedRecurring = {
  id: string
  category: Category
  remark: string
  amount: number
  startsOn: string
  at: Date
}
export type NumberedExpense = PlannedExpense & { financialYear: string; n: number }

/** Uses existing categories of the same name. */
export function planCategories(existing: ReadonlyMap<string, string>): { categories: Category[]; added: Category[] } {
  const categories = CATEGORIES.map(({ ledger, ...others }) => ({
    id: existing.get(keyOf(ledger)) ?? uuid(),
    ledger,
    ...('budget' in others && { budget: others.budget }),
  }))
  return { categories, added: categories.filter(({ ledger }) => !existing.has(keyOf(ledger))) }
}

/** Returns paise by month (`2026-11`), without voided receipts. */
export function sumReceivedByMonth(receipts: readonly PlannedReceipt[]): Map<string, number> {
  const months = new Map<string, number>()
  for (const { paidOn, paise, voided } of receipts) {
    if (voided) continue
    const month = paidOn.slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + paise)
  }
  return months
}

type Options = {
  categories: readonly Category[]
  receivedByMonth: ReadonlyMap<string, number>
  perMonth: number
}

export function planExpenses(
  random: Random,
  calendar: Calendar,
  { categories, receivedByMonth, perMonth }: Options,
): PlannedExpense[] {
  const days = Map.groupBy(listWorkingDays(calendar.from, calendar.today), (day) => day.slice(0, 7))
  return [...days].flatMap(([month, [firstDay, ...others]]) => {
    if (firstDay === undefined) return []
    const bills = planBills(random, perMonth)
    const budget = ((receivedByMonth.get(month) ?? 0) * random.int(55, 80)) / 100
    const shares = bills.reduce((sum, { share }) => sum + share, 0)
    return bills.flatMap(({ index, share, monthly, remarks }) => {
      const paise = Math.floor((budget * share) / shares / 100) * 100
      if (paise === 0) return []
      const possibleDays: [string, ...string[]] = [firstDay, ...(monthly ? others.slice(0, 6) : others)]
      const day = random.pick(possibleDays)
      const at = calendar.randomTimeOn(random, day)
      const remark = random.pick<string>(remarks)
      const payMode = monthly ? 'Online' : 'Cash'
      return [{ id: uuidAt(at), category: categories[index]!, remark, payMode, paise, day, at } as const]
    })
  })
}

/** Plans upkeep that is due since the first of this month, so that the expenses screen proposes it. */
export function planRecurring(calendar: Calendar, added: readonly Category[], at: Date): PlannedRecurring[] {
  const startsOn = `${calendar.today.slice(0, 7)}-01`
  return added
    .filter(({ ledger }) => ledger === 'Repairs')
    .map((category) => ({
      id: uuid(),
      category,
      remark: 'Demo Repairs: upkeep of the projectors',
      amount: 1500,
      startsOn,
      at,
    }))
}

/** Numbers the expenses in the order of their entry, and raises `last`, the last number of each financial year. */
export function* numberExpenses(expenses: PlannedExpense[], last: Map<string, number>): Generator<NumberedExpense> {
  for (const expense of expenses.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const financialYear = getFinancialYear(expense.day)
    const n = (last.get(financialYear) ?? 0) + 1
    last.set(financialYear, n)
    yield { ...expense, financialYear, n }
  }
}

type Bill = (typeof CATEGORIES)[number] & { index: number }

function planBills(random: Random, perMonth: number): Bill[] {
  const all = CATEGORIES.map((category, index) => ({ ...category, index }))
  const monthly = all.filter((category) => category.monthly)
  const others = all.filter((category) => !category.monthly)
  const more = Array.from({ length: perMonth - monthly.length }, () => others[random.int(0, others.length - 1)]!)
  return [...monthly, ...more]
}
