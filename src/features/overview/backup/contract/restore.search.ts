import { searchParams, textParam } from '#shared/contract/search-params.ts'

/** `/admin/restore`. `file`: the name of a backup on the server. */
export const restoreSearch = searchParams({ file: textParam() })
