import { monthParam, type SearchOf, searchParams, textParam, yearParam } from '#shared/contract/search-params.ts'

export const expenseListSearch = searchParams({ month: monthParam(), year: yearParam() })
export type ExpenseListSearch = SearchOf<typeof expenseListSearch.params>

/** `tab` is empty or `Voided`. */
export const allExpensesSearch = searchParams({ ...expenseListSearch.params, tab: textParam() })
export type AllExpensesSearch = SearchOf<typeof allExpensesSearch.params>

/** `id` is the category's. */
export const categoryExpensesSearch = searchParams({ id: textParam(), ...expenseListSearch.params })

/** The category that is selected at first. */
export const addExpenseSearch = searchParams({ ledger: textParam(), catId: textParam() })
