import type { RouterHistory } from '@tanstack/history'
import type { ComponentType } from 'react'
import { buildLocation, isSameEntry, parseLocation } from './locations.ts'
import { createPathMatcher, type Found } from './match-path.ts'
import { matchRoutes } from './match-routes.ts'
import { Placeholder } from './placeholder.ts'
import { prepare } from './prepare.ts'
import { listBranches, type Route, type Match } from './route.ts'
import { createScroll, type Scroll } from './scroll.ts'
import { type State, Store } from './store.ts'
import type { Change, Destination, Location, NavigateOptions } from './types.ts'

export type RouterOptions = {
  routeTree: Route
  history: RouterHistory
  /** Keeps positions for Back, Forward and a reload. */
  scrollRestoration?: boolean
  /** Whether hovering, focusing or touching a link loads what its page needs. */
  defaultPreload?: 'intent'
  defaultPendingComponent?: ComponentType
  defaultErrorComponent?: ComponentType<{ error: unknown; reset: () => void }>
}

type RouterEvent = 'onResolved' | 'onRendered'
type ChangeListener = (change: Change) => void

export class Router {
  readonly options: RouterOptions
  readonly history: RouterHistory
  readonly store: Store
  readonly #find: (pathname: string) => Found
  readonly #placeholder: Placeholder | undefined
  readonly #scroll: Scroll
  readonly #listeners: Record<RouterEvent, Set<ChangeListener>> = { onResolved: new Set(), onRendered: new Set() }
  /** The matches of the latest navigation, which identify it. */
  #coming: Match[] = []
  #committed: readonly Match[] = []
  /** The address of a navigation that begins in this task, from which others of the task start. */
  #target: Location | undefined
  #resetsScroll = true
  #isNewEntry = false
  readonly #waiting: (() => void)[] = []

  constructor(options: RouterOptions) {
    this.options = options
    this.history = options.history
    this.#find = createPathMatcher(options.routeTree)
    this.store = new Store(parseLocation(this.history.location))
    this.#placeholder = options.defaultPendingComponent && new Placeholder(this.store)
    const getShown = () => this.state.resolvedLocation ?? this.state.location
    this.#scroll = createScroll(options.scrollRestoration ?? false, getShown)
  }

  get state(): State {
    return this.store.state
  }

  get routesByPath(): Record<string, Route> {
    const routes = listBranches(this.options.routeTree).map((branch) => branch.at(-1)!)
    return Object.fromEntries(routes.map((route) => [route.fullPath, route]))
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
    const location = this.buildLocation(destination, this.#target ?? this.state.location, true)
    this.#target = location
    queueMicrotask(() => {
      if (this.#target === location) this.#target = undefined
    })
    const shown = this.#waitUntilShown()
    if (isSameEntry(this.state.location, location)) void this.load()
    else {
      this.history[replace ? 'replace' : 'push'](location.href, location.state, { ignoreBlocker })
      // The router follows the history from the first rendering on.
      if (!this.store.isMounted) void this.load()
    }
    this.#resetsScroll = resetScroll
    return shown
  }

  /** Shows the address of the history. */
  readonly load = (change?: { action: { type: string } }): Promise<void> => {
    if (change) this.#isNewEntry = /PUSH|REPLACE/.test(change.action.type)
    const shown = this.#waitUntilShown()
    void this.#show(parseLocation(this.history.location, this.state.location))
    return shown
  }

  /** Loads the code of a page and what its routes load before. */
  readonly preloadRoute = async (destination: Destination): Promise<void> => {
    const location = this.buildLocation(destination)
    await prepare(this.#match(location), location, { preload: true })
  }

  /** Follows the history until the returned function is called. Call it when the first matches are rendered. */
  readonly mount = (): (() => void) => {
    const unsubscribe = this.history.subscribe(this.load)
    this.store.isMounted = true
    const { resolvedLocation: shown } = this.state
    const location = parseLocation(this.history.location, this.state.location)
    const current = { to: '.', search: true, hash: true, state: true } as const
    const isValid = this.buildLocation(current, location, true).searchStr === location.searchStr
    if (!isValid) void this.navigate({ ...current, replace: true, ignoreBlocker: true })
    else if (shown && isSameEntry(shown, location)) this.#emitRendered(toChange(shown, shown))
    else if (this.#coming.length === 0) void this.load()
    return () => {
      unsubscribe()
      this.store.isMounted = false
    }
  }

  /** The address that links within a route start from. Those of a screen that is being left do not change. */
  getLocationFor(route: Route | undefined): Location {
    const { location, resolvedLocation = location } = this.state
    return route && this.#coming.every((match) => match.route !== route) ? resolvedLocation : location
  }

  #waitUntilShown(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
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
    this.store.set({ location })
    // Another navigation of the same task takes the place of this one.
    await Promise.resolve()
    if (!isCurrent()) return
    const stopDelay = this.#placeholder?.showLater(matches, isCurrent)
    const redirect = await prepare(matches, location, { isCurrent })
    stopDelay?.()
    if (isCurrent() && redirect) void this.navigate({ ...redirect.options, replace: true, ignoreBlocker: true })
    if (isCurrent() && !redirect) await this.#placeholder?.wait(matches)
    if (isCurrent() && !redirect) await this.#commit(matches, location, isCurrent)
  }

  async #commit(matches: Match[], location: Location, isCurrent: () => boolean): Promise<void> {
    const change = toChange(location, this.state.resolvedLocation)
    this.#committed = matches
    await this.store.render(matches)
    if (!isCurrent()) return
    this.store.set({ resolvedLocation: location })
    this.#emit('onResolved', change)
    if (isCurrent() && this.store.isMounted) this.#emitRendered(change)
    if (isCurrent()) for (const resolve of this.#waiting.splice(0)) resolve()
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

const toChange = (toLocation: Location, fromLocation: Location | undefined): Change => ({
  toLocation,
  fromLocation,
  pathChanged: fromLocation?.pathname !== toLocation.pathname,
})
