import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { MessageKey } from '#shared/contract/messages.ts'
import type { Needed } from './may.ts'
import type { ScreenRequest } from './request-data.ts'
import type { SlotContent } from './slots.tsx'

/** The parameters of the address by which people select from a list on a dashboard. */
export type DashboardSearch = { search?: string | undefined; tab?: string | undefined; age?: string | undefined }

export type WorkLeft = {
  /** An entry of the menu with this name in `shows` has the count beside it. The server's part has the same name. */
  name: string
  /** The place of its sentence below the greeting. */
  order: number
  may: Needed
  query: () => Pick<UseQueryOptions<{ total: number }>, 'queryKey' | 'queryFn' | 'meta'> & { queryKey: QueryKey }
  /** Contains the count. */
  label: MessageKey
}

/** The call of the dashboard also answers a query with a `part`, if the server has a `dashboardPart` of this name. */
export type DashboardRequest = { part?: string; may: Needed; query: ScreenRequest & { queryFn?: unknown } }

/**
 * Declares what dashboards load first for a feature, in its `web/dashboard-data.ts`. It is requested while the cards
 * load, so that file imports queries only.
 */
export type DashboardData = {
  /** HR's work of today. The dashboard shows its lists once all of it is counted. */
  work?: readonly WorkLeft[]
  hr?: (search: DashboardSearch) => DashboardRequest[]
  admin?: (search: DashboardSearch) => DashboardRequest[]
}

type SearchedList = SlotContent<{ search: DashboardSearch }>

/** Declares what a feature adds to the dashboard of HR, in its `web/hr-dashboard.ts`. */
export type HrDashboard = {
  /** A `DashboardFigure` each, after the money of today. */
  figures?: readonly SlotContent[]
  /** The panels stand side by side. */
  cards?: readonly SlotContent[]
  /** The panels have the full width. */
  lists?: readonly SearchedList[]
}

/** Declares what a feature adds to the dashboard of admins, in its `web/admin-dashboard.ts`. */
export type AdminDashboard = {
  /** Stand above everything else, and only while there is something to do. */
  notices?: readonly SlotContent[]
  /** The panels have the full width. */
  lists?: readonly SearchedList[]
}
