import type { QueryFunctionContext } from '@tanstack/react-query'
import type { DashboardRequest } from '#shared/web/dashboard-slots.ts'
import type { ScreenRequest } from '#shared/web/request-data.ts'

type Figures = { parts?: Record<string, unknown> | undefined }
type FiguresQuery = ScreenRequest & { queryFn?: unknown }
type Fetch<Data> = (context: QueryFunctionContext) => Promise<Data>

/**
 * Requests the figures and the parts that are not in the cache with one call. Each part is stored under the key of its
 * own query, which makes its own call if the response lacks the part.
 */
export function requestTogether(
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
  return [{ ...figuresQuery, queryFn: fetchFigures } as ScreenRequest, ...requests.map(withPart)]
}

const fetchOwn = <Data>(query: FiguresQuery, context: QueryFunctionContext) => (query.queryFn as Fetch<Data>)(context)
