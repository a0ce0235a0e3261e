import { monthParam, searchParams, textParam, yearParam, type SearchOf } from '#shared/contract/search-params.ts'

/** `/admin/view-expance` */
export const expenseListSearch = searchParams({ month: monthParam(), year: yearParam() })
export type ExpenseListSearch = SearchOf<typeof expenseListSearch.params>

/** `/admin/view-single-category-expense`. `id`: the category's. */
export const categoryExpensesSearch = searchParams({ id: textParam(), ...expenseListSearch.params })

/** `/admin/Add-expance`: the name and id of the category that is selected at first. */
export const addExpenseSearch = searchParams({ ledger: textParam(), catId: textParam() })
