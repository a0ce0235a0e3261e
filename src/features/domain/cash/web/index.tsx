import { createRoute } from '#shared/web/router/router.ts'
import { closingSearch } from '#features/domain/cash/contract/closings.search.ts'
import { admin, hr } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const cashWeb = shown({
  help: 'closing',
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/closing',
      validateSearch: closingSearch,
      component: lazyScreen(() => import('./closing-screen.tsx'), 'HrClosingScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/closing',
      validateSearch: closingSearch,
      component: lazyScreen(() => import('./closing-screen.tsx'), 'AdminClosingScreen'),
    }),
  ],
})
