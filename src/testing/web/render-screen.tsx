import '#shared/web/mantine-styles.ts'
import '#shared/web/base.css'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { notifications, Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { parseSearch, stringifySearch } from '#app/web/query-string.ts'
import { routeTree } from '#app/web/routes/tree.ts'
import { ProductProvider } from '#shared/web/product.tsx'
import { newQueryClient } from '#shared/web/query-client.ts'
import { cssVariables, theme } from '#shared/web/theme.ts'
import { initEnglish } from './messages.ts'

type Options = {
  /** The URL of the screen: `/hr/batch?page=2`. */
  at?: string
  /** The institute's name. */
  product?: string
  /** The path of the route, if the URL contains its parameters: `/admin/Edit-Course/$id`. */
  path?: string
}

const appRouter = createRouter({ routeTree, history: createMemoryHistory() })

/**
 * Renders a screen as the page does: theme, messages, dialogs, toasts, cache, and a router. A screen with a route of the
 * app is mounted at its real path with the route's `validateSearch`; other components are shown at every path.
 * Returns Vitest's screen and the router, whose `state.location` tells where a link led.
 */
export async function renderScreen(ui: ReactNode, { at = '/', product = 'Sunrise Institute', path }: Options = {}) {
  await initEnglish()
  notifications.clean()
  const { pathname } = new URL(at, 'http://localhost')
  const ownPath = path ?? pathname
  const appRoute = Object.values(appRouter.routesById).find((route) => route.fullPath === ownPath)
  const component = () => ui
  const root = createRootRoute({ component: Outlet })
  const routes = [
    createRoute({ getParentRoute: () => root, path: '$', component }),
    createRoute({ getParentRoute: () => root, path: '/', component }),
  ]
  if (ownPath !== '/' && ownPath !== '$') {
    const { validateSearch } = (appRoute?.options ?? {}) as { validateSearch?: (raw: object) => object }
    routes.push(
      createRoute({
        getParentRoute: () => root,
        path: ownPath,
        component,
        ...(validateSearch && { validateSearch }),
      }) as never,
    )
  }
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  const screen = await render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
      <QueryClientProvider client={newQueryClient()}>
        <ModalsProvider>
          <Notifications position="top-right" limit={5} transitionDuration={120} />
          <ProductProvider name={product}>
            <RouterProvider router={router as never} />
          </ProductProvider>
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { screen, router }
}
