import { createRoute } from '#shared/web/router/router.ts'
import { batchListSearch, batchSearch } from '#features/domain/courses/batches/contract/batches.search.ts'
import { admin, hr } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'
import { requestData } from '#shared/web/request-data.ts'

const loadData = () => import('./first-data.ts')

export const coursesWeb = shown({
  help: 'first-day',
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/view-course',
      beforeLoad: requestData(loadData, 'courseList'),
      component: lazyScreen(() => import('./course-list-screen.tsx'), 'HrCourseListScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/batch',
      validateSearch: batchListSearch,
      beforeLoad: requestData(loadData, 'batchList'),
      component: lazyScreen(() => import('../batches/web/batch-list-screen.tsx'), 'BatchListScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/batch/add-new',
      component: lazyScreen(() => import('../batches/web/add-batch-screen.tsx'), 'AddBatchScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/batch/edit',
      validateSearch: batchSearch,
      component: lazyScreen(() => import('../batches/web/edit-batch-screen.tsx'), 'EditBatchScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/view-course-admin',
      beforeLoad: requestData(loadData, 'courseList'),
      component: lazyScreen(() => import('./course-list-screen.tsx'), 'AdminCourseListScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/Add-course',
      component: lazyScreen(() => import('./add-course-screen.tsx'), 'AddCourseScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/Edit-Course/$id',
      component: lazyScreen(() => import('./edit-course-screen.tsx'), 'EditCourseScreen'),
    }),
  ],
})
