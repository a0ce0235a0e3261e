import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#shared/web/call.ts'
import { uniqueById } from '#shared/web/each-once.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { expensesApi, type Category, type Expense } from '../contract/expenses.contract.ts'

/** 'View More' adds as many again. */
const AT_A_TIME = 10

type Wanted = { category?: string | undefined; month: number | undefined; year: number | undefined }

export const expensesQueries = {
  all: () => ['expenses'] as const,
  /** Every category with its sum: there are few, and a form needs them all. */
  categories: () =>
    queryOptions({
      queryKey: [...expensesQueries.all(), 'categories'],
      queryFn: ({ signal }) => call(expensesApi.categories, { signal }),
    }),
  /** Newest first, a few at a time, with the sum over all that match. */
  list: (wanted: Wanted) =>
    infiniteQueryOptions({
      queryKey: [...expensesQueries.all(), 'list', wanted],
      queryFn: ({ signal, pageParam }) =>
        call(expensesApi.list, { query: { ...wanted, page: pageParam, limit: AT_A_TIME }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * AT_A_TIME < total ? pages.length + 1 : undefined),
      select: ({ pages }) => ({
        expenses: uniqueById(pages.flatMap(({ expenses }) => expenses)),
        total: pages.at(-1)?.total ?? 0,
        sum: pages.at(-1)?.sum ?? 0,
      }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...expensesQueries.all(), 'one', id],
      queryFn: ({ signal }) => call(expensesApi.get, { params: { id }, signal }),
    }),
}

/** A refusal may come from what changed meanwhile, and what was not answered may have been written: both refresh too. */
function useRefreshExpenses() {
  const refresh = useRefresh()
  return () => refresh(expensesQueries.all())
}

type Sent<Body> = { body: Body; sending: Sending }

export function useCreateExpense() {
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof expensesApi.create.body>>>) =>
      call(expensesApi.create, { body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useUpdateExpense(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof expensesApi.update.body>>>) =>
      call(expensesApi.update, { params: { id }, body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

/** Deletes the version that is on screen. */
export function useRemoveExpense() {
  return useMutation({
    mutationFn: ({ _id, version }: Expense) => call(expensesApi.remove, { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshExpenses(),
  })
}

export function useAddCategory() {
  return useMutation({
    mutationFn: ({ body, sending }: Sent<z.input<NonNullable<typeof expensesApi.addCategory.body>>>) =>
      call(expensesApi.addCategory, { body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useRemoveCategory() {
  return useMutation({
    mutationFn: ({ _id }: Category) => call(expensesApi.removeCategory, { params: { id: _id } }),
    onSettled: useRefreshExpenses(),
  })
}
