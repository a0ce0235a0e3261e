import { createRoute } from '#shared/web/router/router.ts'
import { importSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { admin, hr } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const importExportWeb = shown({
  help: 'import',
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/studentAdd',
      validateSearch: importSearch,
      component: lazyScreen(() => import('./add-students-screen.tsx'), 'AddStudentsScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/batch/import',
      validateSearch: importSearch,
      component: lazyScreen(() => import('./import-records-screens.tsx'), 'ImportBatchesScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/attendence/import',
      validateSearch: importSearch,
      component: lazyScreen(() => import('./import-records-screens.tsx'), 'ImportAttendanceScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/enquiry/import',
      validateSearch: importSearch,
      component: lazyScreen(() => import('./import-records-screens.tsx'), 'ImportEnquiriesScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/student/import',
      validateSearch: importSearch,
      component: lazyScreen(() => import('./import-records-screens.tsx'), 'ImportStudentsScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/course/import',
      validateSearch: importSearch,
      component: lazyScreen(() => import('./import-records-screens.tsx'), 'ImportCoursesScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/fee/import',
      validateSearch: importSearch,
      component: lazyScreen(() => import('./import-records-screens.tsx'), 'ImportPaymentsScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/expense/import',
      validateSearch: importSearch,
      component: lazyScreen(() => import('./import-records-screens.tsx'), 'ImportExpensesScreen'),
    }),
  ],
})
