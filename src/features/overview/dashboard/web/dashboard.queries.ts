import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { attendanceApi } from '#features/domain/attendance/contract/attendance.contract.ts'
import { enquiriesApi } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { dashboardApi } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { COUNTED } from './student-dashboard.queries.ts'
import { call } from '#shared/web/call.ts'

const MAX_UNMARKED_BATCHES = 6
const MAX_TO_CALL = 5

export const dashboardQueries = {
  hr: () =>
    queryOptions({
      queryKey: ['dashboard', 'hr'],
      queryFn: ({ signal }) => call(dashboardApi.hr, { signal }),
      meta: { shows: [...COUNTED, 'attendance', 'enquiries'] },
    }),
  unmarked: () =>
    queryOptions({
      queryKey: ['dashboard', 'unmarked'],
      queryFn: ({ signal }) => call(attendanceApi.unmarked, { query: { limit: MAX_UNMARKED_BATCHES }, signal }),
      meta: { shows: [...COUNTED, 'attendance'] },
    }),
  toCall: () =>
    queryOptions({
      queryKey: ['dashboard', 'toCall'],
      queryFn: ({ signal }) => call(enquiriesApi.toCall, { query: { limit: MAX_TO_CALL }, signal }),
      meta: { shows: ['courses', 'students', 'enquiries'] },
    }),
  admin: (year: number) =>
    queryOptions({
      queryKey: ['dashboard', 'admin', year],
      queryFn: ({ signal }) => call(dashboardApi.admin, { query: { year }, signal }),
      // The counts do not depend on the year.
      placeholderData: keepPreviousData,
      meta: { shows: [...COUNTED, 'expenses', 'enquiries'] },
    }),
}
