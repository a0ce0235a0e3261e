import type { QueryFunctionContext } from '@tanstack/react-query'
import { getToday } from '#features/base/institute/web/public.ts'
import type { AdminDashboardSearch, hrDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import type { DashboardRequest } from '#shared/web/dashboard-slots.ts'
import { mayNow } from '#shared/web/may.ts'
import type { ScreenRequest } from '#shared/web/request-data.ts'
import { listRequests, WORK } from './collected-data.ts'
import { dashboardQueries } from './dashboard.queries.ts'

/** See `requestData`. */
export const hrDashboard = (search: ReturnType<typeof hrDashboardSearch>) =>
  mayNow('dashboard.read-desk')
    ? requestTogether(dashboardQueries.hr, [
        ...WORK.map(({ name, may, query }) => ({ part: name, may, query: query() })),
        ...listRequests('hr', search),
      ])
    : []

export const adminDashboard = ({ year = Number(getToday().slice(0, 4)), ...search }: AdminDashboardSearch) =>
  mayNow('dashboard.read-institute')
    ? requestTogether((parts) => dashboardQueries.admin(year, parts), listRequests('admin', search))
    : []

type Figures = { parts?: Record<string, unknown> | undefined }
type FiguresQuery = ScreenRequest & { queryFn?: unknown }
type Fetch<Data> = (context: QueryFunctionContext) => Promise<Data>

/**
 * Requests the figures and the parts that are not in the cache with one call. Each part is stored under the key of its
 * own query, which makes its own call if the response lacks the part.
 */
function requestTogether(
  queryFigures: (parts?: string) => FiguresQuery,
  requests: readonly DashboardRequest[],
): ScreenRequest[] {
  const names: string[] = []
  let figures: Promise<Figures> | undefined
  const figuresQuery = queryFigures()
  // The queries of a screen start in one task, so that all names are known after it. A retry requests the figures alone.
  const fetchFigures = (context: QueryFunctionContext) => {
    if (figures) return fetchOwn<Figures>(figuresQuery, context)
    figures = Promise.resolve().then(() => fetchOwn<Figures>(queryFigures(names.join(',')), context))
    return figures
  }
  const withPart = ({ part, query }: DashboardRequest): ScreenRequest => {
    if (part === undefined) return query
    let isRepeated = false
    const queryFn = async (context: QueryFunctionContext) => {
      const response = isRepeated ? undefined : figures
      isRepeated = true
      if (response) names.push(part)
      const found = (await response?.catch(() => undefined))?.parts?.[part]
      return found ?? fetchOwn(query, context)
    }
    return { ...query, queryFn } as ScreenRequest
  }
  return [
    { ...figuresQuery, queryFn: fetchFigures } as ScreenRequest,
    ...requests.filter(({ may }) => mayNow(may)).map(withPart),
  ]
}

const fetchOwn = <Data>(query: FiguresQuery, context: QueryFunctionContext) => (query.queryFn as Fetch<Data>)(context)
