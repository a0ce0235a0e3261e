import { createRoute } from '#shared/web/router/router.ts'
import { setupSearch } from '#features/overview/setup/contract/setup.search.ts'
import { publicArea } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const setupWeb = shown({
  publicArea: [
    createRoute({
      getParentRoute: () => publicArea,
      path: '/setup',
      validateSearch: setupSearch,
      component: lazyScreen(() => import('./first-run-screen.tsx'), 'FirstRunScreen'),
    }),
  ],
})
