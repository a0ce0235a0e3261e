import { v7 as uuid } from 'uuid'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Calendar } from './calendar.ts'
import { uuidAt } from './uuid-at.ts'
import { listWorkingDays } from './plan-attendance.ts'
import type { PlannedReceipt } from './plan-receipts.ts'
import type { Random } from './random.ts'

/** `share`: the weight of one expense in the spending of a month. `monthly`: exactly one expense a month. */
const CATEGORIES = [
  { ledger: 'Salaries', share: 45, monthly: true, remarks: ['Teachers and office of the example institute'] },
  { ledger: 'Rent', share: 25, monthly: true, remarks: ['Example House, all classrooms'] },
  { ledger: 'Electricity', share: 6, monthly: true, remarks: ['Example Power Company, bill of the month'] },
  { ledger: 'Internet', share: 2, monthly: true, remarks: ['Sample Telecom, line of the month'] },
  {
    ledger: 'Stationery',
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
  { ledger: 'Tea and water', share: 1, monthly: false, remarks: ['Sample Tea Stall', 'Example Water, twenty cans'] },
  {
    ledger: 'Advertising',
    share: 4,
    monthly: false,
    remarks: ['Leaflets, Example Nagar', 'Notice in the Sampleganj Times', 'Poster at the sample college'],
  },
] as const

export type Category = { id: string; ledger: string }
export type PlannedExpense = {
  id: string
  category: Category
  remark: string
  paise: number
  day: string
  at: Date
}

/** Uses existing categories of the same name. */
export function planCategories(existing: ReadonlyMap<string, string>): { categories: Category[]; added: Category[] } {
  const categories = CATEGORIES.map(({ ledger }) => ({ id: existing.get(keyOf(ledger)) ?? uuid(), ledger }))
  return { categories, added: categories.filter(({ ledger }) => !existing.has(keyOf(ledger))) }
}

/** Paise of receipts that are not voided, by month (`2026-11`). */
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
      return [{ id: uuidAt(at), category: categories[index]!, remark: random.pick<string>(remarks), paise, day, at }]
    })
  })
}

type Bill = (typeof CATEGORIES)[number] & { index: number }

function planBills(random: Random, perMonth: number): Bill[] {
  const all = CATEGORIES.map((category, index) => ({ ...category, index }))
  const monthly = all.filter((category) => category.monthly)
  const others = all.filter((category) => !category.monthly)
  const more = Array.from({ length: perMonth - monthly.length }, () => others[random.int(0, others.length - 1)]!)
  return [...monthly, ...more]
}
