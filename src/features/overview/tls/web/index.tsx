import { createRoute } from '#shared/web/router/router.ts'
import { publicArea } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const tlsWeb = shown({
  publicArea: [
    createRoute({
      getParentRoute: () => publicArea,
      path: '/trust',
      component: lazyScreen(() => import('./trust-screen.tsx'), 'TrustScreen'),
    }),
  ],
})
