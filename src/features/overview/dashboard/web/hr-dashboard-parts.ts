import type { HrDashboard } from '#shared/web/dashboard-slots.ts'
import { sortByOrder } from '#shared/web/slots.tsx'
import { WORK as UNSORTED_WORK } from './collected-data.ts'

const DASHBOARDS = Object.values(
  import.meta.glob<HrDashboard>('/src/features/*/*/web/hr-dashboard.ts', { eager: true, import: 'hrDashboard' }),
)

export const WORK = sortByOrder([UNSORTED_WORK])
export const FIGURES = sortByOrder(DASHBOARDS.map(({ figures }) => figures))
export const CARDS = sortByOrder(DASHBOARDS.map(({ cards }) => cards))
export const LISTS = sortByOrder(DASHBOARDS.map(({ lists }) => lists))
