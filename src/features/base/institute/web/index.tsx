import { createRoute } from '@tanstack/react-router'
import { admin } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyToolScreen } from '#shared/web/lazy-screen.ts'

export const instituteWeb = shown({
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/settings',
      component: lazyToolScreen(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
    }),
  ],
})
