/** The list of pending fees as dashboards show it at first. */
export const PENDING_OF_DASHBOARD = { search: '', tab: 'Active', page: 1, limit: 6 } as const
