import type { RouterHistory } from '@tanstack/history'
import type { ComponentType } from 'react'
import { buildLocation, isSameEntry, parseLocation } from './locations.ts'
import { createPathMatcher, type Found } from './match-path.ts'
import { matchRoutes } from './match-routes.ts'
import { prepare } from './prepare.ts'
import { listBranches, type Route } from './route.ts'
import { createScroll, type Scroll } from './scroll.ts'
import type { Change, Destination, Location, Match, NavigateOptions } from './types.ts'

export type RouterOptions = {
  routeTree: Route
  history: RouterHistory
  /** Keeps positions for Back, Forward and a reload. */
  scrollRestoration?: boolean
  /** Whether hovering, focusing or touching a link loads what its page needs. */
  defaultPreload?: 'intent'
  /** Is shown in place of a page that takes longer than a second. Without it, the page before stays. */
  defaultPendingComponent?: ComponentType
  defaultErrorComponent?: ComponentType<{ error: unknown; reset: () => void }>
}

type State = {
  /** Changes when a navigation begins. */
  location: Location
  /** Of the matches on screen. */
  resolvedLocation: Location | undefined
  matches: readonly Match[]
}

type RouterEvent = 'onResolved' | 'onRendered'
type ChangeListener = (change: Change) => void

const PENDING_MS = 1_000
const PENDING_MIN_MS = 500

export class Router {
  readonly options: RouterOptions
  readonly history: RouterHistory
  state: State
  readonly #find: (pathname: string) => Found
  readonly #scroll: Scroll
  readonly #renderers = new Set<() => void>()
  readonly #listeners: Record<RouterEvent, Set<ChangeListener>> = { onResolved: new Set(), onRendered: new Set() }
  readonly #latestMatches = new Map<string, Match>()
  /** Those of the current navigation, which another one replaces. */
  #coming: Match[] = []
  /** The address of a navigation that a blocker holds up. Others of the same task start from it. */
  #target: Location | undefined
  #committed: readonly Match[] = []
  #resetsScroll = true
  #isNewEntry = false
  #pendingUntil = 0
  #isMounted = false
  #confirm: (() => void) | undefined
  readonly #waiting: (() => void)[] = []

  constructor(options: RouterOptions) {
    this.options = options
    this.history = options.history
    this.#find = createPathMatcher(options.routeTree)
    this.state = { location: this.#readLocation(), resolvedLocation: undefined, matches: [] }
    const getShown = () => this.state.resolvedLocation ?? this.state.location
    this.#scroll = createScroll(options.scrollRestoration ?? false, getShown)
  }

  get routesByPath(): Record<string, Route> {
    const routes = listBranches(this.options.routeTree).map((branch) => branch.at(-1)!)
    return Object.fromEntries(routes.map((route) => [route.fullPath, route]))
  }

  /** Calls the listener after each change of the state. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#renderers.add(listener)
    return () => this.#renderers.delete(listener)
  }

  readonly subscribe = (event: RouterEvent, listener: ChangeListener): (() => void) => {
    this.#listeners[event].add(listener)
    return () => this.#listeners[event].delete(listener)
  }

  readonly buildLocation = (destination: Destination, current = this.state.location, isValidated = false): Location => {
    const findBranch = (pathname: string) => this.#find(pathname).branch
    return buildLocation(destination, { current, findBranch }, isValidated)
  }

  /** Resolves when this navigation, or the one that replaced it, is on screen. */
  readonly navigate = (options: NavigateOptions): Promise<void> => {
    const { replace = false, resetScroll = true, ignoreBlocker = false, ...destination } = options
    const current = this.#target ?? this.state.location
    const location = this.buildLocation(destination, current, true)
    this.#target = location
    queueMicrotask(() => {
      if (this.#target === location) this.#target = undefined
    })
    const done = this.#waitUntilShown()
    if (isSameEntry(this.state.location, location)) void this.load()
    else {
      this.history[replace ? 'replace' : 'push'](location.href, location.state, { ignoreBlocker })
      // Before the first rendering, nobody listens to the history.
      if (!this.#isMounted) void this.load()
    }
    this.#resetsScroll = resetScroll
    return done
  }

  /** Shows the address of the history. */
  readonly load = (change?: { action: { type: string } }): Promise<void> => {
    if (change) this.#isNewEntry = /PUSH|REPLACE/.test(change.action.type)
    const done = this.#waitUntilShown()
    void this.#show(this.#readLocation())
    return done
  }

  /** Loads the code of a page and what its routes load before. */
  readonly preloadRoute = async (destination: Destination): Promise<void> => {
    const location = this.buildLocation(destination)
    await prepare(this.#match(location), location, { preload: true })
  }

  /** Follows the history until the returned function is called. Call it when the first matches are rendered. */
  readonly mount = (): (() => void) => {
    const unsubscribe = this.history.subscribe(this.load)
    this.#isMounted = true
    const { resolvedLocation: shown } = this.state
    const location = this.#readLocation()
    const current = { to: '.', search: true, hash: true, state: true } as const
    const isValid = this.buildLocation(current, location, true).searchStr === location.searchStr
    if (!isValid) void this.navigate({ ...current, replace: true, ignoreBlocker: true })
    else if (shown && isSameEntry(shown, location)) this.#emitRendered(toChange(shown, shown))
    else if (this.#coming.length === 0) void this.load()
    return () => {
      unsubscribe()
      this.#isMounted = false
    }
  }

  readonly confirmRendered = (matches: readonly Match[]): void => {
    if (matches === this.state.matches) this.#confirm?.()
  }

  /** The latest match of a route: a screen that is being left keeps its own. */
  getMatch(id: string): Match {
    const match = this.#latestMatches.get(id)
    if (!match) throw new Error(`The page does not contain the route ${id}`)
    return match
  }

  /** The address that links within a route start from. Those of a screen that is being left do not change. */
  getLocationFor(route: Route | undefined): Location {
    const { location, resolvedLocation = location } = this.state
    return route && this.#coming.every((match) => match.route !== route) ? resolvedLocation : location
  }

  #waitUntilShown(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #readLocation(): Location {
    return parseLocation(this.history.location, this.state?.location)
  }

  #match(location: Location): Match[] {
    return matchRoutes(this.#find(location.pathname), location.search, this.#committed)
  }

  async #show(location: Location): Promise<void> {
    const { resolvedLocation } = this.state
    if (resolvedLocation) this.#scroll.save(resolvedLocation)
    const matches = this.#match(location)
    this.#coming = matches
    const isCurrent = () => this.#coming === matches
    this.#setState({ location })
    // Another navigation of the same task takes the place of this one.
    await null
    if (!isCurrent()) return
    const pending = setTimeout(() => isCurrent() && this.#showPending(matches), PENDING_MS)
    const redirect = await prepare(matches, location, { isCurrent })
    if (isCurrent() && !redirect) await this.#waitForPending(matches)
    clearTimeout(pending)
    if (!isCurrent()) return
    if (redirect) {
      void this.navigate({ ...redirect.options, replace: true, ignoreBlocker: true })
      return
    }
    this.#committed = matches
    await this.#render(matches)
    if (!isCurrent()) return
    const change = toChange(location, this.state.resolvedLocation)
    this.state = { ...this.state, resolvedLocation: location }
    this.#emit('onResolved', change)
    if (isCurrent() && this.#isMounted) this.#emitRendered(change)
    if (isCurrent()) for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** Keeps what the new page has in common with the one on screen. */
  #showPending(matches: readonly Match[]): void {
    const { matches: shown } = this.state
    const index = matches.findIndex((match, i) => !isSame(match, shown[i]) || shown[i]?.isPending || shown[i]?.failure)
    if (index < 0 || !this.#isMounted || !this.options.defaultPendingComponent) return
    this.#pendingUntil = Date.now() + PENDING_MIN_MS
    this.#setState({ matches: matches.slice(0, index + 1).map((m, i) => ({ ...m, isPending: i === index })) })
  }

  async #waitForPending(matches: readonly Match[]): Promise<void> {
    const isShown = this.state.matches.some((match, i) => match.isPending && isSame(match, matches[i]))
    const rest = this.#pendingUntil - Date.now()
    if (isShown && rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  }

  /** Resolves once the matches are in the document, or at once before the first rendering. */
  #render(matches: readonly Match[]): Promise<void> {
    for (const match of matches) this.#latestMatches.set(match.route.id, match)
    const rendered = new Promise<void>((resolve) => {
      this.#confirm = resolve
    })
    this.#setState({ matches })
    return this.#isMounted ? rendered : Promise.resolve()
  }

  #setState(changed: Partial<State>): void {
    this.state = { ...this.state, ...changed }
    for (const listener of this.#renderers) listener()
  }

  #emit(event: RouterEvent, change: Change): void {
    for (const listener of this.#listeners[event]) listener(change)
  }

  #emitRendered(change: Change): void {
    if (this.#resetsScroll) this.#scroll.restore(change.toLocation, this.#isNewEntry)
    this.#resetsScroll = true
    this.#isNewEntry = false
    this.#emit('onRendered', change)
  }
}

const isSame = (a: Match, b: Match | undefined): boolean => a.route === b?.route && a.path === b.path

const toChange = (toLocation: Location, fromLocation: Location | undefined): Change => ({
  toLocation,
  fromLocation,
  pathChanged: fromLocation?.pathname !== toLocation.pathname,
})
