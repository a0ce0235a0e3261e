import { createBrowserHistory, createRouter } from '#shared/web/router/router.ts'
import { createRouterWindow } from '#shared/web/browser-back.ts'
import { closeModals } from '#shared/web/ui/overlays-ready.ts'
import { LoadingState } from '#shared/web/ui/states.tsx'
import { TWO_FACTOR_PATHS } from '#features/base/identity/web/two-factor/two-factor-paths.ts'
import { onSignedOut, onTwoFactorRequired } from '#shared/web/call.ts'
import { clearCachedData } from '#shared/web/query-client.ts'
import { translate } from '#shared/web/i18n.tsx'
import { ErrorPage } from './error-pages.tsx'
import { focusHeading } from './focus-heading.ts'
import { routeTree } from './route-tree.ts'

export const router = createRouter({
  routeTree,
  history: createBrowserHistory({ window: createRouterWindow() }),
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingState,
  defaultErrorComponent: ErrorPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** The journeys open pages with it. */
Object.assign(window, { appRouter: router })

router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) focusHeading()
})

onSignedOut((reason) => {
  clearCachedData()
  closeModals()
  const notice = { role: 'alert', text: translate('shared:signedOutWithReason', { reason }) } as const
  const { href: returnTo } = router.state.location
  void router.navigate({ to: '/', ignoreBlocker: true, state: { returnTo, notice } })
})

onTwoFactorRequired((area) => {
  const { href: returnTo, pathname } = router.state.location
  if (area === 'user' || pathname === TWO_FACTOR_PATHS[area]) return
  void router.navigate({ to: TWO_FACTOR_PATHS[area], replace: true, ignoreBlocker: true, state: { returnTo } })
})
