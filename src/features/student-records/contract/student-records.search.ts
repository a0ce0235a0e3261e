import { pageParam, searchParams, textParam } from '#shared/contract/search-params.ts'

export const studentListSearch = searchParams({ tab: textParam(), search: textParam(), page: pageParam() })
export type StudentListSearch = ReturnType<typeof studentListSearch>
