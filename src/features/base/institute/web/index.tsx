import { createRoute } from '#shared/web/router/router.ts'
import { admin } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const instituteWeb = shown({
  help: 'first-day',
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/settings',
      component: lazyScreen(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
    }),
  ],
})
