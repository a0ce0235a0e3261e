import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/web/call.ts'

/** The topics that dashboards count. Fee changes refresh the key `students`. */
const COUNTED = ['courses', 'batches', 'students'] as const

export const dashboardQueries = {
  student: () =>
    queryOptions({
      queryKey: ['dashboard', 'student'],
      queryFn: ({ signal }) => call('GET /api/dashboard/student', { signal }),
      meta: { shows: [...COUNTED, 'attendance', 'portfolio'] },
    }),
  /** `parts`: names of what else the response contains. */
  hr: (parts?: string) =>
    queryOptions({
      queryKey: ['dashboard', 'hr'],
      queryFn: ({ signal }) => call('GET /api/dashboard/hr', { query: { parts }, signal }),
      meta: { shows: [...COUNTED, 'attendance', 'enquiries'] },
    }),
  admin: (year: number, parts?: string) =>
    queryOptions({
      queryKey: ['dashboard', 'admin', year],
      queryFn: ({ signal }) => call('GET /api/dashboard/admin', { query: { year, parts }, signal }),
      // The counts do not depend on the year.
      placeholderData: keepPreviousData,
      meta: { shows: [...COUNTED, 'expenses', 'enquiries'] },
    }),
}
