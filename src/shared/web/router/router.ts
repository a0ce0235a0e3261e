import type * as tanstack from '@tanstack/react-router'
import { Router, type RouterOptions } from './create-router.ts'
import * as hooks from './hooks.ts'
import { lazyRouteComponent as createLazy } from './lazy-route-component.ts'
import * as links from './link.tsx'
import { Navigate as NavigateComponent } from './navigate.ts'
import * as outlet from './outlet.tsx'
import { Redirect } from './redirect.ts'
import { Route, type RouteOptions } from './route.ts'
import type { NavigateOptions } from './types.ts'

// The types are those of TanStack Router: paths, search parameters and navigation states of links are checked. Each name
// implements what this product uses of it (docs/decisions/0124-own-router.md).

export { createBrowserHistory, createMemoryHistory } from '@tanstack/history'
export type { HistoryLocation, HistoryState } from '@tanstack/history'
export type {
  AnyRoute,
  ErrorComponentProps,
  LinkProps,
  NavigateOptions,
  ParsedLocation,
  RouteComponent,
} from '@tanstack/react-router'
export { useBlocker } from './hooks.ts'

type Of<Name extends keyof typeof tanstack> = (typeof tanstack)[Name]

const createOwnRoute = (options?: RouteOptions) => new Route(options)
export const createRoute = createOwnRoute as unknown as Of<'createRoute'>
export const createRootRoute = createOwnRoute as unknown as Of<'createRootRoute'>
export const createRouter = ((options: RouterOptions) => new Router(options)) as unknown as Of<'createRouter'>
export const redirect = ((options: NavigateOptions) => new Redirect(options)) as unknown as Of<'redirect'>
export const lazyRouteComponent = createLazy as unknown as Of<'lazyRouteComponent'>

export const RouterProvider = outlet.RouterProvider as unknown as Of<'RouterProvider'>
export const Outlet = outlet.Outlet as unknown as Of<'Outlet'>
export const Link = links.Link as unknown as Of<'Link'>
export const createLink = links.createLink as unknown as Of<'createLink'>
export const Navigate = NavigateComponent as unknown as Of<'Navigate'>

export const getRouteApi = hooks.getRouteApi as unknown as Of<'getRouteApi'>
export const useRouter = hooks.useRouter as unknown as Of<'useRouter'>
export const useNavigate = hooks.useNavigate as unknown as Of<'useNavigate'>
export const useLocation = hooks.useLocation as unknown as Of<'useLocation'>
export const useCanGoBack = hooks.useCanGoBack
