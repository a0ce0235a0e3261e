import { searchParams, textParam } from '#shared/contract/search-params.ts'

/** `/forget-password`: `token` is that of a mailed link. */
export const forgetPasswordSearch = searchParams({ token: textParam() })
