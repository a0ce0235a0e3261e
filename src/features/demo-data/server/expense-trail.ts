import { rupeesNumber } from './payments.ts'
import type { Category, PlannedExpense } from './plan-expenses.ts'
import { type Doer, entry } from './trail.ts'

export function categoryAdded({ id, ledger }: Category, at: Date, by: Doer) {
  return entry({ at, by, action: 'category.create', record: 'category', recordId: id, after: { ledger } })
}

export function expenseAdded({ id, category, remark, paise, day, at }: PlannedExpense, by: Doer) {
  const after = {
    _id: id,
    ledger: category.id,
    ledgerName: category.ledger,
    remark,
    amount: rupeesNumber(paise),
    date: day,
    month: Number(day.slice(5, 7)),
    year: Number(day.slice(0, 4)),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    version: 1,
  }
  return entry({ at, by, action: 'expense.create', record: 'expense', recordId: id, after })
}
