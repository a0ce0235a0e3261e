import { searchParams, textParam } from '#shared/contract/search-params.ts'

/** `token` is in the mailed link. */
export const forgetPasswordSearch = searchParams({ token: textParam() })
