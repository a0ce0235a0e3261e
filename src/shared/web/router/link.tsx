import {
  createElement,
  type ElementType,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useSyncExternalStore,
} from 'react'
import type { Router } from './create-router.ts'
import { RouteContext, useRouter } from './hooks.ts'
import { trimEnd } from './match-path.ts'
import type { Route } from './route.ts'
import { isEqual } from './share.ts'
import type { Destination, Location, NavigateOptions, Values } from './types.ts'

type ActiveOptions = {
  /** Otherwise a page below the link's is its page too. */
  exact?: boolean
  includeSearch?: boolean
}

type Handler = (event: SyntheticEvent) => void

type LinkProps = NavigateOptions & {
  activeOptions?: ActiveOptions
  activeProps?: { className?: string }
  preload?: 'intent' | false
  disabled?: boolean
  target?: string
  className?: string
  children?: ReactNode
} & { [Name in 'onClick' | 'onFocus' | 'onBlur' | 'onMouseEnter' | 'onMouseLeave' | 'onTouchStart']?: Handler }

const PRELOAD_DELAY_MS = 50

export const Link = (props: LinkProps) => <RouterLink {...props} host="a" />

/** Returns a component whose props are those of a link and of `Host`, which renders the link's `href` and handlers. */
export const createLink = (Host: ElementType) => (props: LinkProps) => <RouterLink {...props} host={Host} />

function RouterLink({
  host,
  activeOptions,
  activeProps = { className: 'active' },
  ...props
}: LinkProps & { host: ElementType }) {
  const { to, href: address, params, search, hash, state, replace, resetScroll, ignoreBlocker, ...more } = props
  const { preload, disabled = false, className, ...rest } = more
  const router = useRouter()
  const destination: Destination = { to, href: address, params, search, hash, state }
  const read = createReader(router, use(RouteContext), destination, activeOptions)
  const [href, isActive] = useSyncExternalStore(router.store.listen, read)

  const isPreloading = !disabled && (preload ?? router.options.defaultPreload) === 'intent'
  const load = () => void router.preloadRoute(destination)
  const loadSoon = () => {
    if (isPreloading) startTimer(load)
  }
  const follow = (event: MouseEvent) => {
    const { target } = rest
    const isForBrowser = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (disabled || isForBrowser || (target && target !== '_self')) return
    event.preventDefault()
    cancel()
    void router.navigate({ ...destination, replace, resetScroll, ignoreBlocker: ignoreBlocker ?? false })
  }

  return createElement(host, {
    ...rest,
    href: disabled ? undefined : href,
    className: [className, isActive && activeProps.className].filter(Boolean).join(' ') || undefined,
    ...(host !== 'a' && { disabled }),
    ...(disabled && { role: 'link', 'aria-disabled': true }),
    ...(isActive && { 'data-status': 'active', 'aria-current': 'page' }),
    onClick: inOrder(rest.onClick, follow as Handler),
    onFocus: inOrder(rest.onFocus, loadSoon),
    onMouseEnter: inOrder(rest.onMouseEnter, loadSoon),
    onBlur: inOrder(rest.onBlur, cancel),
    onMouseLeave: inOrder(rest.onMouseLeave, cancel),
    onTouchStart: inOrder(rest.onTouchStart, () => isPreloading && load()),
  })
}

/** Belongs to the link that the pointer or the focus entered last. */
let preloadTimer: number | undefined
const cancel = () => window.clearTimeout(preloadTimer)
function startTimer(load: () => void): void {
  cancel()
  preloadTimer = window.setTimeout(load, PRELOAD_DELAY_MS)
}

/** The second does not run for an event that the first has prevented. */
const inOrder = (first: Handler | undefined, second: Handler) => (event: SyntheticEvent) => {
  if (!event.defaultPrevented) first?.(event)
  if (!event.defaultPrevented) second(event)
}

/** Returns a function that reads the link's address and whether it is that of the page, anew for another location. */
function createReader(router: Router, route: Route | undefined, destination: Destination, options?: ActiveOptions) {
  let source: Location | undefined
  let result: [href: string, isActive: boolean]
  return () => {
    const location = router.getLocationFor(route)
    if (location === source) return result
    source = location
    const next = router.buildLocation(destination, location)
    const isActive = isActiveAt(location, next, options)
    if (result?.[0] !== next.href || result[1] !== isActive) result = [next.href, isActive]
    return result
  }
}

function isActiveAt(location: Location, link: Location, { exact = false, includeSearch = true }: ActiveOptions = {}) {
  const [current, path] = [trimEnd(location.pathname), trimEnd(link.pathname)]
  const isPath = current === path || (!exact && current.startsWith(`${path}/`))
  return isPath && (!includeSearch || hasSearch(location.search, link.search, exact))
}

function hasSearch(current: Values, search: Values, exact: boolean): boolean {
  if (exact) return isEqual(current, search)
  return Object.entries(search).every(([name, value]) => value === undefined || isEqual(current[name], value))
}
