import { searchParams, textParam } from '#shared/contract/search-params.ts'

/** `/setup`: `code` is that of the set-up link. */
export const setupSearch = searchParams({ code: textParam() })
