import { createRoute } from '@tanstack/react-router'
import { SignInScreen } from '#features/identity/web/sign-in-screen.tsx'
import { PublicFrame } from '../layouts/public-layout.tsx'
import { toOwnArea } from '../guards.ts'
import { lazyScreen } from '../lazy-screen.ts'
import { firstRun, ofALink } from '../search.ts'
import { root } from './root.ts'

const open = createRoute({ getParentRoute: () => root, id: 'open', component: () => <PublicFrame /> })
const signIn = createRoute({
  getParentRoute: () => open,
  path: '/',
  beforeLoad: toOwnArea,
  // The one screen that comes with the page: it is what a first visit shows.
  component: SignInScreen,
})
const selfRegister = createRoute({
  getParentRoute: () => open,
  path: '/register',
  component: lazyScreen(() => import('#features/admissions/web/self-register-screen.tsx'), 'SelfRegisterScreen'),
})
const forgetPassword = createRoute({
  getParentRoute: () => open,
  path: '/forget-password',
  validateSearch: ofALink,
  component: lazyScreen(() => import('#features/identity/web/forget-password-screen.tsx'), 'ForgetPasswordScreen'),
})
const firstRunPage = createRoute({
  getParentRoute: () => open,
  path: '/setup',
  validateSearch: firstRun,
  component: lazyScreen(() => import('#features/setup/web/first-run-screen.tsx'), 'FirstRunScreen'),
})

/** Ways in and out; nobody need be signed in. */
export const publicRoutes = open.addChildren([signIn, selfRegister, forgetPassword, firstRunPage])
