import { notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '#shared/web/router/router.ts'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Overlays } from '#app/web/overlays.tsx'
import { ConfirmIdentityDialog } from '#features/base/identity/web/passwords/confirm-identity-dialog.tsx'
import { routeTree } from '#app/web/route-tree.ts'
import { applyColourScheme } from '#shared/web/colour-scheme.ts'
import { getTodayIn } from '#shared/web/days.ts'
import { ProductProvider } from '#shared/web/product.tsx'
import { createQueryClient } from '#shared/web/query-client.ts'
import { createPathMatcher } from '#shared/web/router/match-path.ts'
import { initEnglish } from './messages.ts'

type Options = {
  /** The URL of the screen: `/hr/batch?page=2`. */
  at?: string
  product?: string
  client?: QueryClient
}

// Every page but the first has our font. One that arrives during a test moves what it measures.
document.documentElement.dataset['fonts'] = ''
const fonts = Promise.all(Array.from(document.fonts, (font) => font.load()))

const findRoutes = createPathMatcher(routeTree as never)

/**
 * Renders with messages, dialogs, toasts, cache and a router. At the URL of a page of the app, the screen has
 * the page's route with parameters and `validateSearch`; other URLs show the same screen. `state.location` of the
 * returned router is the current location.
 */
export async function renderScreen(
  ui: ReactNode,
  { at = '/', product = 'Sunrise Institute', client = createQueryClient() }: Options = {},
) {
  await Promise.all([initEnglish(), fonts])
  notifications.clean()
  applyColourScheme()
  const router = createRouter({
    routeTree: createRouteTree(() => ui, new URL(at, 'http://localhost').pathname),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  const rendered = new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()))
  const screen = await render(
    <QueryClientProvider client={client}>
      <Overlays />
      <ProductProvider name={product} today={getTodayIn('Asia/Kolkata')}>
        <RouterProvider router={router as never} />
      </ProductProvider>
    </QueryClientProvider>,
  )
  await rendered
  return { screen, router }
}

function Root() {
  return (
    <>
      <Outlet />
      <ConfirmIdentityDialog />
    </>
  )
}

function createRouteTree(component: () => ReactNode, pathname: string): AnyRoute {
  const root = createRootRoute({ component: Root })
  const branch = findPage(pathname)
  const atOtherUrls = branch.length > 0 ? () => null : component
  const anyPath = ['/', '$'].map((path) => createRoute({ getParentRoute: () => root, path, component: atOtherUrls }))
  return root.addChildren([...copyBranch(root, branch, component), ...anyPath])
}

/** Finds the app's routes below the root that lead to the page at a path, or none if there is no page. */
function findPage(pathname: string): AnyRoute[] {
  const { branch, isNotFound } = findRoutes(pathname)
  return isNotFound || pathname === '/' ? [] : (branch.slice(1) as unknown as AnyRoute[])
}

/** Copies the routes without their guards and layouts. */
function copyBranch(parent: AnyRoute, [route, ...rest]: readonly AnyRoute[], component: () => ReactNode): AnyRoute[] {
  if (!route) return []
  const { id, path, validateSearch } = route.options as { id?: string; path?: string; validateSearch?: unknown }
  const copy: AnyRoute = createRoute({
    getParentRoute: () => parent,
    ...(path === undefined ? { id } : { path }),
    validateSearch,
    component: rest.length > 0 ? Outlet : component,
  } as never)
  // The path of the layout itself, `/hr`.
  const index = createRoute({ getParentRoute: () => copy, path: '/', component: () => null })
  const children = copyBranch(copy, rest, component)
  return [children.length === 0 ? copy : copy.addChildren(rest[0]?.path === '/' ? children : [index, ...children])]
}
