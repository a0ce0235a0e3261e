import { day } from '#shared/contract/scalars.ts'
import { searchParams, textParam, type SearchOf } from '#shared/contract/search-params.ts'

/** `day`: any day of the week that is shown. */
export const ownTimetableSearch = searchParams({ day: day() })
export type OwnTimetableSearch = SearchOf<typeof ownTimetableSearch.params>

export const timetableSearch = searchParams({ ...ownTimetableSearch.params, trainer: textParam(), room: textParam() })
export type TimetableSearch = SearchOf<typeof timetableSearch.params>
