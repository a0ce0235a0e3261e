import { searchParams, textParam } from '#shared/contract/search-params.ts'

/** `code` is in the set-up link. */
export const setupSearch = searchParams({ code: textParam() })
