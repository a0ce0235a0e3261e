import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'
import { auditTrailApi } from '#features/audit-trail/contract/audit-trail.contract.ts'
import { mergeChecks } from '#features/audit-trail/contract/merge-checks.ts'

export const ENTRIES_PER_PAGE = 50

type AuditTrailQuery = {
  who: string
  record: string | undefined
  signIns: 'hide' | 'only' | undefined
  recordId: string | undefined
  from: string | undefined
  to: string | undefined
  page: number
}

export const auditTrailQueries = {
  all: () => ['audit-trail'] as const,
  page: (query: AuditTrailQuery) =>
    queryOptions({
      queryKey: [...auditTrailQueries.all(), 'page', query],
      queryFn: ({ signal }) => call(auditTrailApi.list, { query: { ...query, limit: ENTRIES_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      meta: {
        shows: [
          'institute',
          'identity',
          'courses',
          'batches',
          'students',
          'attendance',
          'portfolio',
          'expenses',
          'enquiries',
        ],
      },
    }),
  /** Each page is a step of the verification. */
  check: () =>
    infiniteQueryOptions({
      queryKey: [...auditTrailQueries.all(), 'check'],
      queryFn: ({ signal, pageParam }) => call(auditTrailApi.verify, { query: { after: pageParam }, signal }),
      initialPageParam: '0',
      getNextPageParam: ({ next }) => next,
      select: ({ pages }) => mergeChecks(pages),
    }),
}
