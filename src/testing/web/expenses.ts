import type { Category, Expense } from '#features/domain/expenses/contract/expenses.contract.ts'

const at = { createdAt: '2026-11-02T20:00:00.000Z', updatedAt: '2026-11-04T05:15:00.000Z' }

const NO_BUDGET = { budget: null, spent: 0, left: null, version: 1 }

export const RENT: Category = { _id: 'k1', ledger: 'Rent', total: 125_000, expenses: 11, ...NO_BUDGET, ...at }
export const TEA: Category = { _id: 'k2', ledger: 'Tea', total: 0, expenses: 0, ...NO_BUDGET, ...at }

export const CATEGORIES = {
  'GET /api/admin/expense-category': { categories: [RENT, TEA], total: 2 },
  'GET /api/admin/recurring-expense/due': { due: [], total: 0 },
}

export const EXPENSE: Expense = {
  _id: 'x1',
  ledger: 'k1',
  ledgerName: 'Rent',
  remark: 'November, both floors',
  amount: 12_000.5,
  voucherNo: 'V2026-27/0001',
  payMode: null,
  exactMode: null,
  payee: null,
  date: '2026-11-01',
  month: 11,
  year: 2026,
  version: 3,
  ...at,
}

export const createExpenses = (first: number, count: number): Expense[] =>
  Array.from({ length: count }, (_, n) => ({ ...EXPENSE, _id: `x${first + n}`, remark: `Remark ${first + n}` }))
