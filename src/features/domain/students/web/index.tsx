import { createRoute } from '#shared/web/router/router.ts'
import { studentPageSearch, studentSearch } from '#features/domain/students/contract/students.search.ts'
import { studentListSearch } from '#features/domain/students/student-records/contract/student-records.search.ts'
import { admin, hr, publicArea, student, updating } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'
import { requestData } from '#shared/web/request-data.ts'

const loadData = () => import('../student-records/web/first-data.ts')

export const studentsWeb = shown({
  help: 'students',
  publicArea: [
    createRoute({
      getParentRoute: () => publicArea,
      path: '/privacy',
      component: lazyScreen(() => import('../privacy/web/privacy-screen.tsx'), 'PrivacyScreen'),
    }),
  ],
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/profile',
      beforeLoad: requestData(loadData, 'ownProfile'),
      component: lazyScreen(() => import('../student-records/web/own-profile-screen.tsx'), 'OwnProfileScreen'),
    }),
  ],
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/StudentList',
      validateSearch: studentListSearch,
      beforeLoad: requestData(loadData, 'studentList'),
      component: lazyScreen(() => import('../student-records/web/student-list-screen.tsx'), 'HrStudentListScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/student',
      validateSearch: studentListSearch,
      beforeLoad: requestData(loadData, 'studentList'),
      component: lazyScreen(() => import('../student-records/web/student-list-screen.tsx'), 'HrStudentScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/Student-view',
      validateSearch: studentPageSearch,
      beforeLoad: requestData(loadData, 'student'),
      component: lazyScreen(() => import('../student-records/web/student-view-screen.tsx'), 'StudentViewScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/Student-List',
      validateSearch: studentListSearch,
      beforeLoad: requestData(loadData, 'studentList'),
      component: lazyScreen(
        () => import('../student-records/web/admin-student-list-screen.tsx'),
        'AdminStudentListScreen',
      ),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/Single-Student-Profile',
      validateSearch: studentPageSearch,
      beforeLoad: requestData(loadData, 'student'),
      component: lazyScreen(
        () => import('../student-records/web/admin-student-profile-screen.tsx'),
        'AdminStudentProfileScreen',
      ),
    }),
  ],
  updating: [
    createRoute({
      getParentRoute: () => updating,
      path: '/update',
      validateSearch: studentSearch,
      component: lazyScreen(() => import('./form/edit-student-screen.tsx'), 'EditStudentScreen'),
    }),
  ],
})
