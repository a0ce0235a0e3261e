import { createRoute } from '#shared/web/router/router.ts'
import { auditTrailSearch, studentTrailSearch } from '#features/overview/audit-trail/contract/audit-trail.search.ts'
import { admin } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const auditTrailWeb = shown({
  help: 'roles',
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/student-history',
      validateSearch: studentTrailSearch,
      component: lazyScreen(() => import('./student-trail-screen.tsx'), 'StudentTrailScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/trail',
      validateSearch: auditTrailSearch,
      component: lazyScreen(() => import('./audit-trail-screen.tsx'), 'AuditTrailScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/verify-trail',
      component: lazyScreen(() => import('./verify-trail-screen.tsx'), 'VerifyTrailScreen'),
    }),
  ],
})
