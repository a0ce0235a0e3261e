import { createRoute } from '@tanstack/react-router'
import { forgetPasswordSearch } from '#features/base/identity/contract/identity.search.ts'
import { setupSearch } from '#features/overview/setup/contract/setup.search.ts'
import { redirectToOwnArea } from '../guards.ts'
import { lazyFirstScreen, lazyScreen, lazyStudentToolScreen } from '../lazy-screen.ts'
import { root } from './root.ts'

const publicArea = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: lazyFirstScreen(() => import('../layouts/public-layout.tsx'), 'PublicArea'),
})

const signIn = createRoute({
  getParentRoute: () => publicArea,
  path: '/',
  beforeLoad: redirectToOwnArea,
  component: lazyFirstScreen(() => import('../sign-in-page.tsx'), 'SignInPage'),
})

const selfRegister = createRoute({
  getParentRoute: () => publicArea,
  path: '/register',
  component: lazyScreen(() => import('#features/domain/admissions/web/self-register-screen.tsx'), 'SelfRegisterScreen'),
})

const forgetPassword = createRoute({
  getParentRoute: () => publicArea,
  path: '/forget-password',
  validateSearch: forgetPasswordSearch,
  component: lazyScreen(() => import('#features/base/identity/web/forget-password-screen.tsx'), 'ForgetPasswordScreen'),
})

const privacy = createRoute({
  getParentRoute: () => publicArea,
  path: '/privacy',
  component: lazyScreen(() => import('#features/domain/students/privacy/web/privacy-screen.tsx'), 'PrivacyScreen'),
})

const confirmEmail = createRoute({
  getParentRoute: () => publicArea,
  path: '/confirm-email',
  component: lazyScreen(() => import('#features/base/identity/web/confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
})

const newBrowser = createRoute({
  getParentRoute: () => publicArea,
  path: '/new-browser',
  component: lazyScreen(() => import('#features/base/identity/web/new-browser-screen.tsx'), 'NewBrowserScreen'),
})

const verifyReceipt = createRoute({
  getParentRoute: () => publicArea,
  path: '/verify/$code',
  component: lazyScreen(
    () => import('#features/domain/fees/web/verify/verify-receipt-screen.tsx'),
    'VerifyReceiptScreen',
  ),
})

const verifyCertificate = createRoute({
  getParentRoute: () => publicArea,
  path: '/certificate/$code',
  component: lazyStudentToolScreen(
    () => import('#features/domain/certificates/web/verify-certificate-screen.tsx'),
    'VerifyCertificateScreen',
  ),
})

const setup = createRoute({
  getParentRoute: () => publicArea,
  path: '/setup',
  validateSearch: setupSearch,
  component: lazyScreen(() => import('#features/overview/setup/web/first-run-screen.tsx'), 'FirstRunScreen'),
})

export const publicRoutes = publicArea.addChildren([
  signIn,
  selfRegister,
  forgetPassword,
  confirmEmail,
  newBrowser,
  privacy,
  verifyReceipt,
  verifyCertificate,
  setup,
])
