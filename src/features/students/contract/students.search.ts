import { searchParams, textParam } from '#shared/contract/search-params.ts'

export const studentSearch = searchParams({ id: textParam() })
