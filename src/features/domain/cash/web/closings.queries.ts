import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { CashBody, SignOffBody } from '#features/domain/cash/contract/closings.contract.ts'
import type { Scope } from '#features/domain/cash/contract/closings.search.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { call } from '#shared/web/call.ts'
import type { Sending } from '#shared/web/form/form-types.ts'
import { translate } from '#shared/web/i18n.tsx'
import { useRefresh } from '#shared/web/query-client.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'

export const ROWS_PER_PAGE = 20

export const closingsQueries = {
  all: () => ['cash'] as const,
  day: (query: { date: string; scope: Scope }) =>
    queryOptions({
      queryKey: [...closingsQueries.all(), 'day', query],
      queryFn: ({ signal }) => call('GET /api/closing', { query, signal }),
      // Receipts change it.
      meta: { shows: ['students', 'identity'] },
    }),
  list: (page: number) =>
    queryOptions({
      queryKey: [...closingsQueries.all(), 'list', page],
      queryFn: ({ signal }) => call('GET /api/closing/all', { query: { page, limit: ROWS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows: ['students', 'identity'] },
    }),
  cash: (page: number) =>
    queryOptions({
      queryKey: [...closingsQueries.all(), 'cash', page],
      queryFn: ({ signal }) => call('GET /api/cash', { query: { page, limit: ROWS_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows: ['students', 'identity'] },
    }),
}

/**
 * Also runs after a failure: the expected cash may have changed. Receipts of a signed-off day show that they are fixed.
 */
function useRefreshClosings() {
  const refresh = useRefresh()
  return () => refresh(closingsQueries.all(), ['students'])
}

export function useSignOff() {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof SignOffBody>; sending: Sending }) =>
      call('POST /api/closing', { body, ...sending }),
    onSettled: useRefreshClosings(),
  })
}

export function useRecordCash() {
  return useMutation({
    mutationFn: ({ body, sending }: { body: z.input<typeof CashBody>; sending: Sending }) =>
      call('POST /api/cash', { body, ...sending }),
    onSettled: useRefreshClosings(),
  })
}

/** If more is deposited than there should be in hand, asks whether to record it all the same, and sends again. */
export async function withConfirmation<R>(send: (confirmed: { aboveCash?: true }) => Promise<R>): Promise<R> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'above_cash') throw error
    const [title, text] = [error.message, translate('cash:aboveCashHint')]
    if (!(await confirm({ title, text, confirmLabel: translate('cash:recordAnyway') }))) throw error
    return send({ aboveCash: true })
  }
}

export function useRemoveCash() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/cash/{id}', { params: { id } }),
    onSettled: useRefreshClosings(),
  })
}
