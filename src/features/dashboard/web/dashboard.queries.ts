import { queryOptions } from '@tanstack/react-query'
import { dashboardApi } from '#features/dashboard/contract/dashboard.contract.ts'
import { call } from '#shared/web/call.ts'

const COUNTED = ['courses', 'batches', 'students']

export const dashboardQueries = {
  hr: () =>
    queryOptions({
      queryKey: ['dashboard', 'hr'],
      queryFn: ({ signal }) => call(dashboardApi.hr, { signal }),
      meta: { shows: COUNTED },
    }),
  admin: () =>
    queryOptions({
      queryKey: ['dashboard', 'admin'],
      queryFn: ({ signal }) => call(dashboardApi.admin, { signal }),
      meta: { shows: COUNTED },
    }),
}
