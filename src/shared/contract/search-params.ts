import * as z from 'zod/mini'
import { wholeNumber } from './scalars.ts'

type Params = Record<string, z.core.$ZodType>
export type SearchOf<P extends Params> = { [Name in keyof P]?: z.output<P[Name]> }

/**
 * Validates the query string of a page: `const setupSearch = searchParams({ code: textParam() })`. A malformed value
 * counts as absent, so that no URL breaks a page.
 */
export function searchParams<P extends Params>(params: P) {
  // The router merges the result over the raw values: a name that is left out would keep its malformed value.
  const validate = (raw: Record<string, unknown>): SearchOf<P> => {
    const parsed = Object.entries(params).map(([name, param]) => [name, z.safeParse(param, raw[name]).data])
    return Object.fromEntries(parsed) as SearchOf<P>
  }
  return Object.assign(validate, { params })
}

export const textParam = () =>
  z.string().check(
    z.minLength(1),
    z.overwrite((text) => text.slice(0, 200)),
  )

export const pageParam = () => wholeNumber({ min: 1, max: 1_000_000 })
export const monthParam = () => wholeNumber({ min: 1, max: 12 })
export const yearParam = () => wholeNumber({ min: 2017, max: 2039 })
