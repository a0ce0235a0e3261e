import { createRoute } from '#shared/web/router/router.ts'
import { publicArea } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const helpWeb = shown({
  publicArea: [
    createRoute({
      getParentRoute: () => publicArea,
      path: '/help',
      component: lazyScreen(() => import('./help-views.tsx'), 'HelpScreen'),
    }),
    createRoute({
      getParentRoute: () => publicArea,
      path: '/help/$topic',
      component: lazyScreen(() => import('./help-views.tsx'), 'TopicScreen'),
    }),
  ],
})
