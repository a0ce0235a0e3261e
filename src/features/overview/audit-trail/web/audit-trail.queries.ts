import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'
import { mergeChecks } from '#features/overview/audit-trail/contract/merge-checks.ts'

export const ENTRIES_PER_PAGE = 50

type Filters = {
  who: string
  search: string
  record: string | undefined
  signIns: 'hide' | 'only' | undefined
  recordId: string | undefined
  from: string | undefined
  to: string | undefined
}

/** Entries name current records. */
const SHOWN = [
  'institute',
  'identity',
  'courses',
  'batches',
  'students',
  'attendance',
  'portfolio',
  'expenses',
  'enquiries',
] as const

export const auditTrailQueries = {
  all: () => ['audit-trail'] as const,
  page: (query: Filters & { page: number; totals?: 'false' }) =>
    queryOptions({
      queryKey: [...auditTrailQueries.all(), 'page', query],
      queryFn: ({ signal }) => call('GET /api/admin/audit', { query: { ...query, limit: ENTRIES_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows: SHOWN },
    }),
  ofStudent: (student: string, page: number) =>
    queryOptions({
      queryKey: [...auditTrailQueries.all(), 'student', student, page],
      queryFn: ({ signal }) =>
        call('GET /api/admin/audit', { query: { student, page, limit: ENTRIES_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      meta: { shows: SHOWN },
    }),
  totals: (query: Filters) =>
    queryOptions({
      queryKey: [...auditTrailQueries.all(), 'totals', query],
      queryFn: ({ signal }) => call('GET /api/admin/audit/totals', { query, signal }),
    }),
  alarm: () =>
    queryOptions({
      queryKey: [...auditTrailQueries.all(), 'alarm'],
      queryFn: ({ signal }) => call('GET /api/admin/audit/alarm', { signal }),
      refetchInterval: 60_000,
    }),
  lostNumbers: () =>
    queryOptions({
      queryKey: [...auditTrailQueries.all(), 'lost-numbers'],
      queryFn: ({ signal }) => call('GET /api/admin/audit/lost-numbers', { signal }),
    }),
  /** Each page is a step of the verification. */
  check: () =>
    infiniteQueryOptions({
      queryKey: [...auditTrailQueries.all(), 'check'],
      queryFn: ({ signal, pageParam }) => call('GET /api/admin/audit/verify', { query: { after: pageParam }, signal }),
      initialPageParam: '0',
      getNextPageParam: ({ next }) => next,
      select: ({ pages }) => mergeChecks(pages),
    }),
}
