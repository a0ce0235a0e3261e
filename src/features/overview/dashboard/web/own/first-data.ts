import { dashboardQueries } from '../dashboard.queries.ts'

/** See `requestData`. Students load no queries of staff. */
export const studentDashboard = (_search: object) => [dashboardQueries.student()]
