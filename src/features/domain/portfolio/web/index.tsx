import { createRoute } from '#shared/web/router/router.ts'
import { student } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const portfolioWeb = shown({
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/AddProject',
      component: lazyScreen(() => import('./add-project-screen.tsx'), 'AddProjectScreen'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/ProjectView',
      component: lazyScreen(() => import('./project-view-screen.tsx'), 'ProjectViewScreen'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/Edit-Project/$id',
      component: lazyScreen(() => import('./edit-project-screen.tsx'), 'EditProjectScreen'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/Add-Portfolio',
      component: lazyScreen(() => import('./add-portfolio-screen.tsx'), 'AddPortfolioScreen'),
    }),
  ],
})
