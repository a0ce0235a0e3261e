import { createRoute } from '#shared/web/router/router.ts'
import { certificateListSearch, issueSearch } from '#features/domain/certificates/contract/certificates.search.ts'
import { admin, hr, publicArea, student } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'

export const certificatesWeb = shown({
  help: 'students',
  publicArea: [
    createRoute({
      getParentRoute: () => publicArea,
      path: '/certificate/$code',
      component: lazyScreen(() => import('./verify-certificate-screen.tsx'), 'VerifyCertificateScreen'),
    }),
  ],
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/certificates',
      component: lazyScreen(() => import('./own-certificates-screen.tsx'), 'OwnCertificatesScreen'),
    }),
  ],
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/certificates',
      validateSearch: certificateListSearch,
      component: lazyScreen(() => import('./certificates-screens.tsx'), 'HrCertificatesScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/certificates/issue',
      validateSearch: issueSearch,
      component: lazyScreen(() => import('./issue-certificates-screen.tsx'), 'IssueCertificatesScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/certificates',
      validateSearch: certificateListSearch,
      component: lazyScreen(() => import('./certificates-screens.tsx'), 'AdminCertificatesScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/certificates/templates',
      component: lazyScreen(() => import('./certificate-templates-screen.tsx'), 'CertificateTemplatesScreen'),
    }),
  ],
})
