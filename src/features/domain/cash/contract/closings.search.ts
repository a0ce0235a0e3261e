import { dayParam, oneOfParam, pageParam, searchParams } from '#shared/contract/search-params.ts'

/** `own`: the receipts that the caller issued. `all`: all receipts, less the cash refunds and expenses. */
export const SCOPES = ['own', 'all'] as const
export type Scope = (typeof SCOPES)[number]

/** `page` is that of the signed-off days, `cashPage` that of the deposits. */
export const closingSearch = searchParams({
  date: dayParam(),
  scope: oneOfParam(SCOPES),
  page: pageParam(),
  cashPage: pageParam(),
})
export type ClosingSearch = ReturnType<typeof closingSearch>
