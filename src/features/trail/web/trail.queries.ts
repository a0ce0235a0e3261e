import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'
import { trailApi } from '../contract/trail.contract.ts'

export const ENTRIES_PER_PAGE = 50

type Asked = {
  who: string
  record: string | undefined
  recordId: string | undefined
  from: string | undefined
  to: string | undefined
  page: number
}

export const trailQueries = {
  all: () => ['trail'] as const,
  page: (asked: Asked) =>
    queryOptions({
      queryKey: [...trailQueries.all(), 'page', asked],
      queryFn: ({ signal }) => call(trailApi.list, { query: { ...asked, limit: ENTRIES_PER_PAGE }, signal }),
      placeholderData: keepPreviousData,
      // Whatever is changed writes an entry.
      meta: {
        shows: [
          ...['institute', 'identity', 'courses', 'batches', 'students', 'attendance', 'projects', 'portfolio'],
          ...['expenses', 'enquiries', 'student-file'],
        ],
      },
    }),
}
