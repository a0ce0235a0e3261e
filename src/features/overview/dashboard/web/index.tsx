import { createRoute } from '#shared/web/router/router.ts'
import { adminDashboardSearch, hrDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { admin, hr, student } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'
import { requestData } from '#shared/web/request-data.ts'

const loadData = () => import('./first-data.ts')

export const dashboardWeb = shown({
  help: 'first-day',
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/',
      beforeLoad: requestData(() => import('./own/first-data.ts'), 'studentDashboard'),
      component: lazyScreen(() => import('./student-dashboard-screen.tsx'), 'StudentDashboardScreen'),
    }),
  ],
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/',
      validateSearch: hrDashboardSearch,
      beforeLoad: requestData(loadData, 'hrDashboard'),
      component: lazyScreen(() => import('./hr-dashboard-screen.tsx'), 'HrDashboardScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/',
      validateSearch: adminDashboardSearch,
      beforeLoad: requestData(loadData, 'adminDashboard'),
      component: lazyScreen(() => import('./admin-dashboard-screen.tsx'), 'AdminDashboardScreen'),
    }),
  ],
})
