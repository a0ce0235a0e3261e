import type { DashboardData, DashboardSearch } from '#shared/web/dashboard-slots.ts'

const DATA = Object.values(
  import.meta.glob<DashboardData>('/src/features/*/*/web/dashboard-data.ts', { eager: true, import: 'dashboardData' }),
)

export const WORK = DATA.flatMap(({ work = [] }) => work)

export const listRequests = (area: 'hr' | 'admin', search: DashboardSearch) =>
  DATA.flatMap((data) => data[area]?.(search) ?? [])
