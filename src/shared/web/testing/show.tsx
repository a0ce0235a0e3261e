import '../mantine-styles.ts'
import '../base.css'
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
import { ProductProvider } from '../product.tsx'
import { newQueryClient } from '../query-client.ts'
import { cssVariables, theme } from '../theme.ts'
import { speakEnglish } from './english.ts'

type Setting = {
  /** Where the screen stands, with its query: `/hr/batch?page=2`. */
  at?: string
  /** The institute's name. */
  product?: string
  /** The route's own path, for a screen that reads a part of it: `/admin/Edit-Course/$id`. */
  path?: string
}

/**
 * Draws a screen as the page would: theme, words, dialogs, toasts, cache and a router on which every path shows it.
 * Gives Vitest's screen and the router, whose `state.location` tells where a click has led.
 */
export async function show(ui: ReactNode, { at = '/', product = 'Sunrise Institute', path = '$' }: Setting = {}) {
  await speakEnglish()
  notifications.clean()
  const root = createRootRoute({ component: Outlet })
  const anywhere = createRoute({ getParentRoute: () => root, path, component: () => ui })
  const start = createRoute({ getParentRoute: () => root, path: '/', component: () => ui })
  const router = createRouter({
    routeTree: root.addChildren([start, anywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text && `?${text}`
    },
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
