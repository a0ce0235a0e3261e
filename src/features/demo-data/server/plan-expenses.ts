import { v7 as uuid } from 'uuid'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Calendar } from './calendar.ts'
import { idAt } from './ids.ts'
import { workingDays } from './plan-attendance.ts'
import type { PlannedReceipt } from './plan-receipts.ts'
import type { Random } from './random.ts'

/** `share` of what is spent in a month: of those that come once a month, all of it; of the others, for one expense. */
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

/** The eight categories. One whose name is there already is that one. */
export function planCategories(known: ReadonlyMap<string, string>): { categories: Category[]; added: Category[] } {
  const categories = CATEGORIES.map(({ ledger }) => ({ id: known.get(keyOf(ledger)) ?? uuid(), ledger }))
  return { categories, added: categories.filter(({ ledger }) => !known.has(keyOf(ledger))) }
}

/** What standing receipts brought in, in paise, by month (`2026-11`). */
export function broughtIn(receipts: readonly PlannedReceipt[]): Map<string, number> {
  const months = new Map<string, number>()
  for (const { paidOn, paise, voided } of receipts) {
    if (voided) continue
    const month = paidOn.slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + paise)
  }
  return months
}

type Wanted = { categories: readonly Category[]; months: ReadonlyMap<string, number>; eachMonth: number }

/** So many expenses in each month in which anything came in, and together less than that, in whole rupees; Sundays have none. */
export function planExpenses(
  random: Random,
  calendar: Calendar,
  { categories, months, eachMonth }: Wanted,
): PlannedExpense[] {
  const days = Map.groupBy(workingDays(calendar.from, calendar.today), (day) => day.slice(0, 7))
  return [...days].flatMap(([month, [firstDay, ...others]]) => {
    if (firstDay === undefined) return []
    const bills = billsOf(random, eachMonth)
    const budget = ((months.get(month) ?? 0) * random.int(55, 80)) / 100
    const shares = bills.reduce((sum, { share }) => sum + share, 0)
    return bills.flatMap(({ place, share, monthly, remarks }) => {
      const paise = Math.floor((budget * share) / shares / 100) * 100
      if (paise === 0) return []
      const due: [string, ...string[]] = [firstDay, ...(monthly ? others.slice(0, 6) : others)]
      const day = random.pick(due)
      const at = calendar.whileOpen(random, day)
      return [{ id: idAt(at), category: categories[place]!, remark: random.pick<string>(remarks), paise, day, at }]
    })
  })
}

type Bill = (typeof CATEGORIES)[number] & { place: number }

/** The monthly ones, and as many others as are wanted beside them. */
function billsOf(random: Random, eachMonth: number): Bill[] {
  const all = CATEGORIES.map((category, place) => ({ ...category, place }))
  const monthly = all.filter((category) => category.monthly)
  const others = all.filter((category) => !category.monthly)
  const more = Array.from({ length: eachMonth - monthly.length }, () => others[random.int(0, others.length - 1)]!)
  return [...monthly, ...more]
}
