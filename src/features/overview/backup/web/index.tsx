import { createRoute } from '#shared/web/router/router.ts'
import { restoreSearch } from '#features/overview/backup/contract/restore.search.ts'
import { admin } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const backupWeb = shown({
  help: 'backup',
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/restore',
      validateSearch: restoreSearch,
      component: lazyScreen(() => import('./restore/restore-screen.tsx'), 'RestoreScreen'),
    }),
  ],
})
