import { createRoute } from '#shared/web/router/router.ts'
import { hr } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const bulkChangesWeb = shown({
  help: 'students',
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/StudentEdit',
      component: lazyScreen(() => import('./edit-students-screen.tsx'), 'EditStudentsScreen'),
    }),
  ],
})
