import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListApprovals } from '#features/overview/approvals/contract/approvals.contract.ts'
import { call } from '#shared/web/call.ts'

export const APPROVALS_KEY = ['approvals'] as const

/** Stands apart, because the dashboard of admins loads it first. */
export const approvalsQuery = (query: Pick<ListApprovals, 'state' | 'page'>) =>
  queryOptions({
    queryKey: [...APPROVALS_KEY, query],
    queryFn: ({ signal }) => call('GET /api/approval', { query, signal }),
    placeholderData: keepPreviousData,
  })
