import { oneOfParam, searchParams, textParam } from '#shared/contract/search-params.ts'

/** `code` is in the set-up link. `restore`: a backup is restored in place of the first run. */
export const setupSearch = searchParams({ code: textParam(), restore: oneOfParam(['file']) })
