import { oneOfParam, type SearchOf, searchParams, textParam } from '#shared/contract/search-params.ts'

/** Links mailed by earlier versions have the token here; newer ones have it in the fragment. */
export const forgetPasswordSearch = searchParams({ token: textParam() })

const staffParams = { tab: oneOfParam(['people', 'sets']) }
export const staffSearch = searchParams(staffParams)
export type StaffSearch = SearchOf<typeof staffParams>
