import { createRoute } from '@tanstack/react-router'
import { studentSearch } from '#features/domain/students/contract/students.search.ts'
import { publicArea, updating } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen, lazyStaffScreen } from '#shared/web/lazy-screen.ts'

export const studentsWeb = shown({
  publicArea: [
    createRoute({
      getParentRoute: () => publicArea,
      path: '/privacy',
      component: lazyScreen(() => import('../privacy/web/privacy-screen.tsx'), 'PrivacyScreen'),
    }),
  ],
  updating: [
    createRoute({
      getParentRoute: () => updating,
      path: '/update',
      validateSearch: studentSearch,
      component: lazyStaffScreen(() => import('./edit-student-screen.tsx'), 'EditStudentScreen'),
    }),
  ],
})
