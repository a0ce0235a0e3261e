import { queryOptions } from '@tanstack/react-query'
import { dashboardApi } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { call } from '#shared/web/call.ts'

/** The topics that dashboards count. Fee changes refresh the key `students`. */
export const COUNTED = ['courses', 'batches', 'students'] as const

export const studentDashboardQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'student'],
    queryFn: ({ signal }) => call(dashboardApi.student, { signal }),
    meta: { shows: [...COUNTED, 'attendance', 'portfolio'] },
  })
