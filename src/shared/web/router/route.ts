import type { RouteOptions } from './types.ts'

export class Route {
  readonly options: RouteOptions
  children: readonly Route[] = []

  constructor(options: RouteOptions = {}) {
    this.options = options
  }

  get #parent(): Route | undefined {
    return this.options.getParentRoute?.()
  }

  get id(): string {
    const { id, path = '' } = this.options
    const parent = this.#parent
    return parent ? `${parent.id === ROOT_ID ? '' : parent.id}/${trimSlashes(id ?? path)}` : ROOT_ID
  }

  /** The path from the root, without a slash at its end. */
  get fullPath(): string {
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
