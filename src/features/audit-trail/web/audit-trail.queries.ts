import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'
import { auditTrailApi } from '../contract/audit-trail.contract.ts'

export const ENTRIES_PER_PAGE = 50

type Asked = {
  who: string
  record: string | undefined
  recordId: string | undefined
  from: string | undefined
  to: string | undefined
  page: number
}

export const auditTrailQueries = {
  all: () => ['audit-trail'] as const,
  page: (asked: Asked) =>
    queryOptions({
      queryKey: [...auditTrailQueries.all(), 'page', asked],
      queryFn: ({ signal }) => call(auditTrailApi.list, { query: { ...asked, limit: ENTRIES_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      // Whatever is changed writes an entry.
      meta: {
        shows: [
          ...['institute', 'identity', 'courses', 'batches', 'students', 'attendance', 'projects', 'portfolio'],
          ...['expenses', 'enquiries', 'student-records'],
        ],
      },
    }),
}
