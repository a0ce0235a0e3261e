import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { attendanceApi } from '#features/attendance/contract/attendance.contract.ts'
import { dashboardApi } from '#features/dashboard/contract/dashboard.contract.ts'
import { call } from '#shared/web/call.ts'

/** What is received stands beneath the students' keys. */
const COUNTED = ['courses', 'batches', 'students']
const BATCHES_OFFERED = 6

export const dashboardQueries = {
  hr: () =>
    queryOptions({
      queryKey: ['dashboard', 'hr'],
      queryFn: ({ signal }) => call(dashboardApi.hr, { signal }),
      meta: { shows: [...COUNTED, 'attendance', 'enquiries'] },
    }),
  /** The first few batches that are still to be marked today. */
  unmarked: () =>
    queryOptions({
      queryKey: ['dashboard', 'unmarked'],
      queryFn: ({ signal }) => call(attendanceApi.unmarked, { query: { limit: BATCHES_OFFERED }, signal }),
      meta: { shows: [...COUNTED, 'attendance'] },
    }),
  /** The counts, and the books of a year. */
  admin: (year: number) =>
    queryOptions({
      queryKey: ['dashboard', 'admin', year],
      queryFn: ({ signal }) => call(dashboardApi.admin, { query: { year }, signal }),
      // The counts are the same in every year.
      placeholderData: keepPreviousData,
      meta: { shows: [...COUNTED, 'expenses', 'enquiries'] },
    }),
}
