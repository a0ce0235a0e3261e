import { type Branch, listBranches, type Route } from './route.ts'
import type { Params } from './types.ts'

export type Found = { branch: Branch; params: Params; isNotFound: boolean }
type Pattern = { expression: RegExp; names: string[]; branch: Branch }

/**
 * Returns a function that finds the routes of a path, in which upper and lower case are the same. The first
 * path with parameters that fits is found.
 */
export function createPathMatcher(root: Route): (pathname: string) => Found {
  const fixed = new Map<string, Branch>([['/', [root]]])
  const patterns: Pattern[] = []
  for (const branch of listBranches(root)) {
    const path = branch.at(-1)!.fullPath
    if (path.includes('$')) patterns.push(toPattern(path, branch))
    else fixed.set(path.toLowerCase(), branch)
  }
  return (pathname) => {
    const path = trimEnd(pathname).toLowerCase()
    const branch = fixed.get(path)
    if (branch) return { branch, params: {}, isNotFound: false }
    for (const pattern of patterns) {
      const values = pattern.expression.exec(trimEnd(pathname))?.slice(1)
      if (values) {
        const params = Object.fromEntries(pattern.names.map((name, index) => [name, decode(values[index]!)]))
        return { branch: pattern.branch, params, isNotFound: false }
      }
    }
    return { branch: findNotFound(path, fixed), params: {}, isNotFound: true }
  }
}

/** A last `$` without a name is any path. */
function toPattern(path: string, branch: Branch): Pattern {
  const names = Array.from(path.matchAll(/\$(\w*)/g), ([, name]) => name || '_splat')
  const expression = new RegExp(`^${path.replaceAll(/\$\w+/g, '([^/]+)').replace('$', '(.*)')}$`, 'i')
  return { expression, names, branch }
}

/** Ends at the nearest route that says that there is no such page. */
function findNotFound(path: string, fixed: Map<string, Branch>): Branch {
  const above = path.slice(0, path.lastIndexOf('/')) || '/'
  const branch = fixed.get(above)
  if (!branch) return findNotFound(above, fixed)
  const last = branch.findLastIndex(({ options }) => options.notFoundComponent !== undefined)
  return branch.slice(0, Math.max(last, 0) + 1)
}

/** Puts parameters into the path of a route. */
export const fillPath = (path: string, params: Record<string, unknown>): string =>
  path.replaceAll(/\$(\w+)/g, (text, name: string) =>
    name in params ? encodeURIComponent(String(params[name])) : text,
  )

export const trimEnd = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Leaves encoded what would change the path or could not be encoded again: %, \, quotes, brackets. */
export const decodePath = (path: string): string =>
  path
    .split(/(%(?:25|5C|22|3C|3E|60|7B|7D|7F|[01][\dA-F]))/i)
    .map((part, index) => (index % 2 === 0 ? decode(part, decodeURI) : part))
    .join('')

/** Encodes what browsers encode in the address bar. */
export const encodePath = (path: string): string => path.replaceAll(/[^!-~]/gu, encodeURIComponent)

function decode(text: string, decodeText = decodeURIComponent): string {
  try {
    return decodeText(text)
  } catch {
    return text
  }
}
