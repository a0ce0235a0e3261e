import { day } from '#shared/contract/scalars.ts'
import { pageParam, searchParams } from '#shared/contract/search-params.ts'
import * as z from 'zod/mini'
import { SCOPES } from './closings.contract.ts'

/** `page` is that of the signed-off days, `cashPage` that of the deposits. */
export const closingSearch = searchParams({
  date: day(),
  scope: z.enum(SCOPES),
  page: pageParam(),
  cashPage: pageParam(),
})
export type ClosingSearch = ReturnType<typeof closingSearch>
