import { createRoute } from '#shared/web/router/router.ts'
import { forgetPasswordSearch, staffSearch } from '#features/base/identity/contract/identity.search.ts'
import { admin, hr, publicArea, student } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const identityWeb = shown({
  help: 'roles',
  publicArea: [
    createRoute({
      getParentRoute: () => publicArea,
      path: '/forget-password',
      validateSearch: forgetPasswordSearch,
      component: lazyScreen(() => import('./passwords/forget-password-screen.tsx'), 'ForgetPasswordScreen'),
    }),
    createRoute({
      getParentRoute: () => publicArea,
      path: '/confirm-email',
      component: lazyScreen(() => import('./confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
    }),
    createRoute({
      getParentRoute: () => publicArea,
      path: '/new-browser',
      component: lazyScreen(() => import('./sign-in/new-browser-screen.tsx'), 'NewBrowserScreen'),
    }),
  ],
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/change-password',
      component: lazyScreen(() => import('./passwords/change-password-screen.tsx'), 'ChangePasswordScreen'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/sessions',
      component: lazyScreen(() => import('./sessions/sessions-screen.tsx'), 'SessionsScreen'),
    }),
  ],
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/change-password',
      component: lazyScreen(() => import('./passwords/change-password-screen.tsx'), 'ChangePasswordScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/two-factor',
      component: lazyScreen(() => import('./two-factor/two-factor-screen.tsx'), 'TwoFactorScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/sessions',
      component: lazyScreen(() => import('./sessions/sessions-screen.tsx'), 'SessionsScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/staff',
      validateSearch: staffSearch,
      component: lazyScreen(() => import('./staff/staff-screen.tsx'), 'StaffScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/change-password',
      component: lazyScreen(() => import('./passwords/change-password-screen.tsx'), 'ChangePasswordScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/two-factor',
      component: lazyScreen(() => import('./two-factor/two-factor-screen.tsx'), 'TwoFactorScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/sessions',
      component: lazyScreen(() => import('./sessions/sessions-screen.tsx'), 'SessionsScreen'),
    }),
  ],
})
