import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Router } from './create-router.ts'
import type { Route } from './route.ts'
import type { Location, NavigateOptions, Params, Values } from './types.ts'

export const RouterContext = createContext<Router | null>(null)
/** The route of the screen or layout around a component. */
export const RouteContext = createContext<Route | undefined>(undefined)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router')
  return router
}

/** Renders again when the selected value is another one. */
export function useRouterState<Selected>(select: (router: Router) => Selected): Selected {
  const router = useRouter()
  return useSyncExternalStore(router.store.listen, () => select(router))
}

export function useLocation(options?: { select?: (location: Location) => unknown }): unknown {
  return useRouterState(({ state: { location } }) => (options?.select ? options.select(location) : location))
}

export const useNavigate = (): ((options: NavigateOptions) => Promise<void>) => useRouter().navigate

/** Whether the page was opened from another one. */
export const useCanGoBack = (): boolean => useRouterState(({ state }) => state.location.state.__TSR_index !== 0)

/** Keeps the page while it is true, and asks before the browser leaves. */
export function useBlocker(isBlocking: boolean): void {
  const { history } = useRouter()
  useEffect(() => (isBlocking ? history.block({ blockerFn: () => true }) : undefined), [history, isBlocking])
}

/** Returns hooks for a route that the page contains. */
export const getRouteApi = (id: string) => ({
  useSearch: (): Values => useRouterState((router) => router.store.getMatch(id).search),
  useParams: (): Params => useRouterState((router) => router.store.getMatch(id).params),
  useNavigate,
})
