import { createRoute } from '#shared/web/router/router.ts'
import { reportSearch } from '#features/overview/reports/contract/reports.search.ts'
import { admin, hr } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const reportsWeb = shown({
  help: 'closing',
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/reports',
      validateSearch: reportSearch,
      component: lazyScreen(() => import('./reports-screen.tsx'), 'HrReportsScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/reports',
      validateSearch: reportSearch,
      component: lazyScreen(() => import('./reports-screen.tsx'), 'AdminReportsScreen'),
    }),
  ],
})
