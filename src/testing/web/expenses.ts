import type { Category, Expense } from '#features/expenses/contract/expenses.contract.ts'

const at = { createdAt: '2026-11-02T20:00:00.000Z', updatedAt: '2026-11-04T05:15:00.000Z' }

export const rent: Category = { _id: 'k1', ledger: 'Rent', total: 125_000, expenses: 11, ...at }
export const tea: Category = { _id: 'k2', ledger: 'Tea', total: 0, expenses: 0, ...at }

/** As the server answers them, by name. */
export const CATEGORIES = { 'GET /api/admin/expense-category': { categories: [rent, tea], total: 2 } }

export const anExpense: Expense = {
  ...{ _id: 'x1', ledger: 'k1', ledgerName: 'Rent', remark: 'November, both floors', amount: 12_000.5 },
  ...{ date: '2026-11-01', month: 11, year: 2026, version: 3, ...at },
}

/** `count` expenses from number `first` on, told apart by their remarks. */
export const someExpenses = (first: number, count: number): Expense[] =>
  Array.from({ length: count }, (_, n) => ({ ...anExpense, _id: `x${first + n}`, remark: `Remark ${first + n}` }))

export const anInstitute = {
  ...{ name: 'Sunrise Institute', address: '1 Example Road', phone: '9800000000', timeZone: 'Asia/Kolkata' },
  ...{ selfRegistration: false, setUp: true, version: 1 },
}
