import { createRoute } from '#shared/web/router/router.ts'
import { publicArea } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const admissionsWeb = shown({
  publicArea: [
    createRoute({
      getParentRoute: () => publicArea,
      path: '/register',
      component: lazyScreen(() => import('./self-register-screen.tsx'), 'SelfRegisterScreen'),
    }),
  ],
})
