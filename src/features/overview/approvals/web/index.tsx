import { createRoute } from '#shared/web/router/router.ts'
import { approvalsSearch } from '#features/overview/approvals/contract/approvals.search.ts'
import { admin, hr } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const approvalsWeb = shown({
  help: 'roles',
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/approvals',
      validateSearch: approvalsSearch,
      component: lazyScreen(() => import('./approvals-screen.tsx'), 'HrApprovalsScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/approvals',
      validateSearch: approvalsSearch,
      component: lazyScreen(() => import('./approvals-screen.tsx'), 'AdminApprovalsScreen'),
    }),
  ],
})
