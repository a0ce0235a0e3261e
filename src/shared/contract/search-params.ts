import { FIRST_DAY, isCalendarDay, LAST_DAY } from './calendar-day.ts'

/** Returns undefined for a malformed value. */
type Param<Value> = (raw: unknown) => Value | undefined
type Params = Record<string, Param<unknown>>
export type SearchOf<P extends Params> = { [Name in keyof P]?: Exclude<ReturnType<P[Name]>, undefined> }

/**
 * Validates the query string of a page: `const setupSearch = searchParams({ code: textParam() })`. A malformed value
 * counts as absent, so that no URL breaks a page.
 */
export function searchParams<P extends Params>(params: P) {
  // The router merges the result over the raw values: a name that is left out would keep its malformed value.
  const validate = (raw: Record<string, unknown>): SearchOf<P> => {
    const parsed = Object.entries(params).map(([name, parse]) => [name, parse(raw[name])])
    return Object.fromEntries(parsed) as SearchOf<P>
  }
  return Object.assign(validate, { params })
}

export const textParam = (): Param<string> => (raw) =>
  typeof raw === 'string' && raw !== '' ? raw.slice(0, 200) : undefined

export const oneOfParam =
  <const Value extends string>(values: readonly Value[]): Param<Value> =>
  (raw) =>
    values.find((value) => value === raw)

export const dayParam = (): Param<string> => (raw) =>
  typeof raw === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(raw) &&
  isCalendarDay(raw) &&
  raw >= FIRST_DAY &&
  raw <= LAST_DAY
    ? raw
    : undefined

export const pageParam = () => wholeNumberParam(1, 1_000_000)
export const monthParam = () => wholeNumberParam(1, 12)
export const yearParam = () => wholeNumberParam(2017, 2039)

/** Accepts a number or its digits as text. */
function wholeNumberParam(min: number, max: number): Param<number> {
  return (raw) => {
    const isDigits = (typeof raw === 'string' || typeof raw === 'number') && /^\s*\d{1,9}\s*$/.test(String(raw))
    return isDigits && Number(raw) >= min && Number(raw) <= max ? Number(raw) : undefined
  }
}
