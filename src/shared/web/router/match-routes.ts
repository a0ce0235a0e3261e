import { fillPath, type Found } from './match-path.ts'
import { share } from './share.ts'
import type { Match } from './route.ts'
import type { Values } from './types.ts'

/** Each route validates the search of those above it. What has not changed since the page before is the same object. */
export function matchRoutes({ branch, params, isNotFound }: Found, query: Values, previous: readonly Match[]): Match[] {
  let search = query
  return branch.map((route, index) => {
    const before = previous[index]?.route === route ? previous[index] : undefined
    search = { ...search, ...route.options.validateSearch?.(search) }
    return {
      route,
      path: fillPath(route.fullPath, params),
      params: share(before?.params, params),
      search: share(before?.search, search),
      cause: before ? 'stay' : 'enter',
      isNotFound: isNotFound && index === branch.length - 1,
    }
  })
}
