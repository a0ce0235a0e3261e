import type { ComponentType } from 'react'
import type { Location, Params, Values } from './types.ts'

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

export class Route {
  readonly options: RouteOptions
  children: readonly Route[] = []
  #id: string | undefined
  #fullPath: string | undefined

  constructor(options: RouteOptions = {}) {
    this.options = options
  }

  get #parent(): Route | undefined {
    return this.options.getParentRoute?.()
  }

  get id(): string {
    return (this.#id ??= this.#buildId())
  }

  /** The path from the root, without a slash at its end. */
  get fullPath(): string {
    return (this.#fullPath ??= this.#buildFullPath())
  }

  #buildId(): string {
    const { id, path = '' } = this.options
    const parent = this.#parent
    return parent ? `${parent.id === ROOT_ID ? '' : parent.id}/${trimSlashes(id ?? path)}` : ROOT_ID
  }

  #buildFullPath(): string {
    const above = this.#parent?.fullPath ?? '/'
    const own = trimSlashes(this.options.path ?? '')
    return own === '' ? above : `${above === '/' ? '' : above}/${own}`
  }

  update(options: RouteOptions): this {
    Object.assign(this.options, options)
    return this
  }

  addChildren(children: readonly Route[]): this {
    this.children = children
    return this
  }
}

const ROOT_ID = '__root__'

const trimSlashes = (path: string) => path.replaceAll(/^\/|\/$/g, '')

/** From the root to the route of a page. */
export type Branch = readonly Route[]

/** Lists what has a path, parents before their children. */
export function listBranches(route: Route, above: Branch = []): Branch[] {
  const branch = [...above, route]
  const below = route.children.flatMap((child) => listBranches(child, branch))
  return route.options.path === undefined ? below : [branch, ...below]
}
