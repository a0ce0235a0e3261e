import { oneOfParam, searchParams, textParam } from '#shared/contract/search-params.ts'

export const studentSearch = searchParams({ id: textParam() })

/** The search of the page of a student. Fees and attendance have their own pages. */
export const studentPageSearch = searchParams({ id: textParam(), tab: oneOfParam(['projects']) })
