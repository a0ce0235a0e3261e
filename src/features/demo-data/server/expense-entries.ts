import { toRupees } from './plan-payments.ts'
import type { Category, PlannedExpense } from './plan-expenses.ts'
import { type AuditActor, createEntry } from './audit-entries.ts'

export function categoryEntry({ id, ledger }: Category, at: Date, actor: AuditActor) {
  return createEntry({ at, actor, action: 'category.create', record: 'category', recordId: id, after: { ledger } })
}

export function expenseEntry({ id, category, remark, paise, day, at }: PlannedExpense, actor: AuditActor) {
  const after = {
    _id: id,
    ledger: category.id,
    ledgerName: category.ledger,
    remark,
    amount: toRupees(paise),
    date: day,
    month: Number(day.slice(5, 7)),
    year: Number(day.slice(0, 4)),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    version: 1,
  }
  return createEntry({ at, actor, action: 'expense.create', record: 'expense', recordId: id, after })
}
