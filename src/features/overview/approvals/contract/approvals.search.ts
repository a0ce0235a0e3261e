import { oneOfParam, pageParam, searchParams } from '#shared/contract/search-params.ts'

export const approvalsSearch = searchParams({ tab: oneOfParam(['waiting', 'decided'] as const), page: pageParam() })
export type ApprovalsSearch = ReturnType<typeof approvalsSearch>
