import type { HistoryState, NavigateOptions as HistoryOptions, ParsedHistoryState } from '@tanstack/history'
import type { ComponentType } from 'react'
import type { Route } from './route.ts'

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

export type RouteComponent = ComponentType & { preload?: (() => Promise<void>) | undefined }

export type BeforeLoadContext = {
  location: Location
  params: Params
  search: Values
  /** `stay` if the page before had the route too. */
  cause: 'enter' | 'stay' | 'preload'
  preload: boolean
}

export type RouteOptions = {
  getParentRoute?: () => Route
  path?: string
  /** Names a route that has no path of its own. */
  id?: string
  /** Is merged over the values of the query. */
  validateSearch?: (search: Values) => Values
  beforeLoad?: (context: BeforeLoadContext) => unknown
  component?: RouteComponent
  notFoundComponent?: RouteComponent
}

/** A route of the current page, from the root down. */
export type Match = {
  route: Route
  /** The path of the route with its parameters. */
  path: string
  params: Params
  search: Values
  cause: 'enter' | 'stay'
  /** The path has no page: the outlet of this route says so. */
  isNotFound: boolean
  isPending?: boolean
  failure?: { error: unknown }
}

export type Change = {
  fromLocation: Location | undefined
  toLocation: Location
  pathChanged: boolean
}
