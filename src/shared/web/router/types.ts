import type { HistoryState, NavigateOptions as HistoryOptions, ParsedHistoryState } from '@tanstack/history'

export type Values = Record<string, unknown>
export type Params = Record<string, string>

export type Location = {
  /** Path, query and hash. */
  href: string
  /** Is decoded, but for the characters that would change its meaning. */
  pathname: string
  /** The query as it was read, before its validation. */
  search: Values
  searchStr: string
  /** Without `#`. */
  hash: string
  state: ParsedHistoryState
}

type Update<Value> = true | Value | ((before: Value) => Value)

export type Destination = {
  /** A path of a route: `/verify/$code`. By default `.`, the current page. */
  to?: string | undefined
  /** Takes the place of `to`, `search` and `hash`. */
  href?: string | undefined
  params?: Values | undefined
  /** `true` keeps the current one. */
  search?: Update<Values> | undefined
  hash?: true | string | undefined
  state?: Update<HistoryState> | undefined
}

export type NavigateOptions = Destination &
  HistoryOptions & { replace?: boolean | undefined; resetScroll?: boolean | undefined }

export type Change = {
  fromLocation: Location | undefined
  toLocation: Location
  pathChanged: boolean
}
