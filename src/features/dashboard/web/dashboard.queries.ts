import { queryOptions } from '@tanstack/react-query'
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
  admin: () =>
    queryOptions({
      queryKey: ['dashboard', 'admin'],
      queryFn: ({ signal }) => call(dashboardApi.admin, { signal }),
      meta: { shows: COUNTED },
    }),
}
