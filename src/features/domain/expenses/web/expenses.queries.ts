import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { expensesApi, type Category, type Expense } from '#features/domain/expenses/contract/expenses.contract.ts'
import {
  recurringExpensesApi,
  type DueExpense,
  type RecurringExpense,
} from '#features/domain/expenses/contract/recurring-expenses.contract.ts'
import { call } from '#shared/web/call.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { uniqueById } from '#shared/web/unique-by-id.ts'

const PAGE_SIZE = 10

type Filters = {
  category?: string | undefined
  month: number | undefined
  year: number | undefined
  voided?: 'true'
}

export const expensesQueries = {
  all: () => ['expenses'] as const,
  /**
   * Loads the whole list: categories are few, and forms need all of them as choices. Budgets are of the month of
   * `date`.
   */
  categories: (date?: string) =>
    queryOptions({
      queryKey: [...expensesQueries.all(), 'categories', date],
      queryFn: ({ signal }) => call(expensesApi.listCategories, { query: { date }, signal }),
    }),
  list: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...expensesQueries.all(), 'list', filters],
      queryFn: ({ signal, pageParam }) =>
        call(expensesApi.list, { query: { ...filters, page: pageParam, limit: PAGE_SIZE }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
      select: ({ pages }) => ({
        expenses: uniqueById(pages.flatMap(({ expenses }) => expenses)),
        total: pages.at(-1)?.total ?? 0,
        sum: pages.at(-1)?.sum ?? 0,
      }),
      placeholderData: keepPreviousData,
    }),
  recurring: () =>
    queryOptions({
      queryKey: [...expensesQueries.all(), 'recurring'],
      queryFn: ({ signal }) => call(recurringExpensesApi.list, { signal }),
    }),
  due: (category?: string) =>
    infiniteQueryOptions({
      queryKey: [...expensesQueries.all(), 'due', category],
      queryFn: ({ signal, pageParam }) =>
        call(recurringExpensesApi.due, { query: { category, page: pageParam, limit: PAGE_SIZE }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
      select: ({ pages }) => ({ due: pages.flatMap(({ due }) => due), total: pages.at(-1)?.total ?? 0 }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...expensesQueries.all(), 'one', id],
      queryFn: ({ signal }) => call(expensesApi.get, { params: { id }, signal }),
    }),
}

/** Refreshes also after a failure: the record may have changed, or the write may have succeeded without a response. */
function useRefreshExpenses() {
  const refresh = useRefresh()
  return () => refresh(expensesQueries.all())
}

type Submission<Body> = { body: Body; sending: Sending }

export function useCreateExpense() {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<z.input<NonNullable<typeof expensesApi.create.body>>>) =>
      call(expensesApi.create, { body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useUpdateExpense(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<z.input<NonNullable<typeof expensesApi.update.body>>>) =>
      call(expensesApi.update, { params: { id }, body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useRemoveExpense() {
  return useMutation({
    mutationFn: ({ _id, version }: Expense) => call(expensesApi.remove, { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshExpenses(),
  })
}

export function useAddCategory() {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<z.input<NonNullable<typeof expensesApi.addCategory.body>>>) =>
      call(expensesApi.addCategory, { body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useRemoveCategory() {
  return useMutation({
    mutationFn: ({ _id, version }: Category) =>
      call(expensesApi.removeCategory, { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshExpenses(),
  })
}

export function useSetBudget(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<z.input<NonNullable<typeof expensesApi.setBudget.body>>>) =>
      call(expensesApi.setBudget, { params: { id }, body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useCreateRecurring() {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<z.input<NonNullable<typeof recurringExpensesApi.create.body>>>) =>
      call(recurringExpensesApi.create, { body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useUpdateRecurring(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<z.input<NonNullable<typeof recurringExpensesApi.update.body>>>) =>
      call(recurringExpensesApi.update, { params: { id }, body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useEndRecurring() {
  return useMutation({
    mutationFn: ({ _id, version }: RecurringExpense) =>
      call(recurringExpensesApi.end, { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshExpenses(),
  })
}

/** The version makes sure that the amount on the screen is the one that is added. */
const dueCall = ({ _id, dueOn, version }: DueExpense) => ({ params: { id: _id }, body: { dueOn }, ifMatch: version })

export function useAddDue() {
  return useMutation({
    mutationFn: (due: DueExpense) => call(recurringExpensesApi.add, { ...dueCall(due), key: createIdempotencyKey() }),
    onSettled: useRefreshExpenses(),
  })
}

export function useSkipDue() {
  return useMutation({
    mutationFn: (due: DueExpense) => call(recurringExpensesApi.skip, dueCall(due)),
    onSettled: useRefreshExpenses(),
  })
}
