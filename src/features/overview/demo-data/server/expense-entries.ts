import { formatVoucherNumber } from '#features/domain/expenses/server/public.ts'
import { toRupees } from './plan-payments.ts'
import type { Category, NumberedExpense, PlannedRecurring } from './plan-expenses.ts'
import { type AuditActor, createEntry } from './audit-entries.ts'

export function categoryEntry({ id, ...after }: Category, at: Date, actor: AuditActor) {
  return createEntry({ at, actor, action: 'category.create', record: 'category', recordId: id, after })
}

export function expenseEntry(expense: NumberedExpense, actor: AuditActor) {
  const { id, financialYear, n, category, remark, payMode, paise, day, at } = expense
  const after = {
    _id: id,
    voucherNo: formatVoucherNumber(financialYear, n),
    ledger: category.id,
    ledgerName: category.ledger,
    remark,
    amount: toRupees(paise),
    date: day,
    payMode,
    exactMode: null,
    month: Number(day.slice(5, 7)),
    year: Number(day.slice(0, 4)),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    version: 1,
  }
  return createEntry({ at, actor, action: 'expense.create', record: 'expense', recordId: id, after })
}

export function recurringEntry({ id, category, remark, amount, startsOn, at }: PlannedRecurring, actor: AuditActor) {
  const after = {
    _id: id,
    ledger: category.id,
    ledgerName: category.ledger,
    remark,
    amount,
    payMode: 'Online',
    exactMode: null,
    startsOn,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    version: 1,
  }
  return createEntry({ at, actor, action: 'recurring.create', record: 'recurring', recordId: id, after })
}
