import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { ListApprovals } from '#features/overview/approvals/contract/approvals.contract.ts'
import { type BodyOf, call } from '#shared/web/call.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export const ROWS_PER_PAGE = 20

export const approvalsQueries = {
  all: () => ['approvals'] as const,
  list: (query: Pick<ListApprovals, 'state' | 'page'> & { limit?: number }) =>
    queryOptions({
      queryKey: [...approvalsQueries.all(), query],
      queryFn: ({ signal }) => call('GET /api/approval', { query: { limit: ROWS_PER_PAGE, ...query }, signal }),
      placeholderData: keepPreviousData,
    }),
}

export function useApprove() {
  const refreshRecords = useRefreshRecords()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/approval/{id}/approve', { params: { id } }),
    onSettled: refreshRecords,
  })
}

export function useDecline() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: BodyOf<'POST /api/approval/{id}/decline'> }) =>
      call('POST /api/approval/{id}/decline', { params: { id }, body }),
    onSettled: () => refresh(approvalsQueries.all()),
  })
}

/** Refreshes what may have been done. */
function useRefreshRecords() {
  const refresh = useRefresh()
  return () => refresh(approvalsQueries.all(), ['students'], ['fees'], ['expenses'], ['dashboard'])
}
