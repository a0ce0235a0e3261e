import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { Category, Expense } from '#features/domain/expenses/contract/expenses.contract.ts'
import type { DueExpense, RecurringExpense } from '#features/domain/expenses/contract/recurring-expenses.contract.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
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
      queryFn: ({ signal }) => call('GET /api/admin/expense-category', { query: { date }, signal }),
    }),
  list: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...expensesQueries.all(), 'list', filters],
      queryFn: ({ signal, pageParam }) =>
        call('GET /api/admin/expense', { query: { ...filters, page: pageParam, limit: PAGE_SIZE }, signal }),
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
      queryFn: ({ signal }) => call('GET /api/admin/recurring-expense', { signal }),
    }),
  due: (category?: string) =>
    infiniteQueryOptions({
      queryKey: [...expensesQueries.all(), 'due', category],
      queryFn: ({ signal, pageParam }) =>
        call('GET /api/admin/recurring-expense/due', {
          query: { category, page: pageParam, limit: PAGE_SIZE },
          signal,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
      select: ({ pages }) => ({ due: pages.flatMap(({ due }) => due), total: pages.at(-1)?.total ?? 0 }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...expensesQueries.all(), 'one', id],
      queryFn: ({ signal }) => call('GET /api/admin/expense/{id}', { params: { id }, signal }),
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
    mutationFn: ({ body, sending }: Submission<BodyOf<'POST /api/admin/expense'>>) =>
      call('POST /api/admin/expense', { body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useUpdateExpense(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'PUT /api/admin/expense/{id}'>>) =>
      call('PUT /api/admin/expense/{id}', { params: { id }, body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useRemoveExpense() {
  return useMutation({
    mutationFn: ({ _id, version }: Expense) =>
      call('DELETE /api/admin/expense/{id}', { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshExpenses(),
  })
}

export function useAddCategory() {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'POST /api/admin/expense-category'>>) =>
      call('POST /api/admin/expense-category', { body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useRemoveCategory() {
  return useMutation({
    mutationFn: ({ _id, version }: Category) =>
      call('DELETE /api/admin/expense-category/{id}', { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshExpenses(),
  })
}

export function useSetBudget(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'PUT /api/admin/expense-category/{id}'>>) =>
      call('PUT /api/admin/expense-category/{id}', { params: { id }, body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useCreateRecurring() {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'POST /api/admin/recurring-expense'>>) =>
      call('POST /api/admin/recurring-expense', { body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useUpdateRecurring(id: string) {
  return useMutation({
    mutationFn: ({ body, sending }: Submission<BodyOf<'PUT /api/admin/recurring-expense/{id}'>>) =>
      call('PUT /api/admin/recurring-expense/{id}', { params: { id }, body, ...sending }),
    onSettled: useRefreshExpenses(),
  })
}

export function useEndRecurring() {
  return useMutation({
    mutationFn: ({ _id, version }: RecurringExpense) =>
      call('DELETE /api/admin/recurring-expense/{id}', { params: { id: _id }, ifMatch: version }),
    onSettled: useRefreshExpenses(),
  })
}

/** The version makes sure that the amount on the screen is the one that is added. */
const dueCall = ({ _id, dueOn, version }: DueExpense) => ({ params: { id: _id }, body: { dueOn }, ifMatch: version })

export function useAddDue() {
  return useMutation({
    mutationFn: (due: DueExpense) =>
      call('POST /api/admin/recurring-expense/{id}/add', { ...dueCall(due), key: createIdempotencyKey() }),
    onSettled: useRefreshExpenses(),
  })
}

export function useSkipDue() {
  return useMutation({
    mutationFn: (due: DueExpense) => call('POST /api/admin/recurring-expense/{id}/skip', dueCall(due)),
    onSettled: useRefreshExpenses(),
  })
}
