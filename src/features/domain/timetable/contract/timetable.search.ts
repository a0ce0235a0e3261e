import { dayParam, type SearchOf, searchParams, textParam } from '#shared/contract/search-params.ts'

/** `day`: any day of the week that is shown. */
export const ownTimetableSearch = searchParams({ day: dayParam() })
export type OwnTimetableSearch = SearchOf<typeof ownTimetableSearch.params>

export const timetableSearch = searchParams({ ...ownTimetableSearch.params, trainer: textParam(), room: textParam() })
export type TimetableSearch = SearchOf<typeof timetableSearch.params>
