import { modals } from '@mantine/modals'
import { createRouter } from '@tanstack/react-router'
import { toast } from '#shared/web/ui/toast.ts'
import { LoadingFace } from '#shared/web/ui/faces.tsx'
import { whenSignedOut } from '#shared/web/call.ts'
import { forgetCachedData } from '#shared/web/query-client.ts'
import { translate } from '#shared/web/words.tsx'
import { BrokenScreen } from './error-pages.tsx'
import { focusHeading } from './focus-heading.ts'
import { routeTree } from './routes/tree.ts'
import { parseSearch, stringifySearch } from './search.ts'

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  notFoundMode: 'root',
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingFace,
  defaultErrorComponent: BrokenScreen,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) focusHeading()
})

whenSignedOut((reason) => {
  forgetCachedData()
  modals.closeAll()
  toast.error(translate('shared:signedOutBecause', { reason }), 30_000)
  void router.navigate({ to: '/', ignoreBlocker: true })
})
