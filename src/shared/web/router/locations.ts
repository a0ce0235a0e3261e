import { parseHref, type HistoryLocation, type HistoryState, type ParsedHistoryState } from '@tanstack/history'
import { decodePath, encodePath, fillPath, trimEnd } from './match-path.ts'
import { parseSearch, stringifySearch } from './query-string.ts'
import type { Branch } from './route.ts'
import { isEqual, share } from './share.ts'
import type { Destination, Location, Values } from './types.ts'

/** Keeps the search and the state of the location before if their content is the same. */
export function parseLocation(parsed: HistoryLocation, before?: Location): Location {
  const search = parseSearch(parsed.search)
  return {
    ...toAddress(decodePath(parsed.pathname), decodePath(parsed.hash.slice(1)), search),
    search: share(before?.search, search),
    state: share(before?.state, parsed.state),
  }
}

function toAddress(pathname: string, hash: string, search: Values) {
  const searchStr = stringifySearch(search)
  return { pathname, hash, searchStr, href: encodePath(`${pathname}${searchStr}${hash && `#${hash}`}`) }
}

type Context = {
  current: Location
  findBranch: (pathname: string) => Branch
}

/** Resolves where a link leads to. Only the address of a navigation is validated: links to a page are many. */
export function buildLocation(destination: Destination, context: Context, isValidated: boolean): Location {
  const { current, findBranch } = context
  const { to = '.', params = {}, search, hash, state } = readHref(destination)
  const pathname = to === '.' ? current.pathname : decodePath(fillPath(trimEnd(to), params))
  const resolved = resolve(search, () => validateSearch(findBranch(current.pathname), current.search))
  const next = isValidated ? validateSearch(findBranch(pathname), resolved) : resolved
  return {
    ...toAddress(pathname, hash === true ? current.hash : (hash ?? ''), next),
    search: next,
    state: resolve<HistoryState>(state, () => current.state) as ParsedHistoryState,
  }
}

function readHref(destination: Destination): Destination {
  if (destination.href === undefined) return destination
  const { pathname, search, hash } = parseHref(destination.href, undefined)
  return { ...destination, to: pathname, search: parseSearch(search), hash: hash.slice(1) }
}

function resolve<Value extends object>(
  update: true | Value | ((before: Value) => Value) | undefined,
  getBefore: () => Value,
): Value {
  if (update === true) return getBefore()
  return typeof update === 'function' ? update(getBefore()) : (update ?? ({} as Value))
}

export const validateSearch = (branch: Branch, search: Values): Values =>
  branch.reduce((merged, { options }) => ({ ...merged, ...options.validateSearch?.(merged) }), search)

/** Whether a navigation would change neither the address nor the navigation state. */
export const isSameEntry = (a: Location, b: Location): boolean =>
  trimEnd(a.href) === trimEnd(b.href) && isEqual(getOwnState(a), getOwnState(b))

function getOwnState({ state }: Location): HistoryState {
  const { key: _key, __TSR_key: _routerKey, __TSR_index: _index, ...own } = state
  return own
}
