import { createRoute } from '@tanstack/react-router'
import { studentPageSearch } from '#features/domain/students/contract/students.search.ts'
import { studentListSearch } from '#features/overview/student-records/contract/student-records.search.ts'
import { admin, hr, student } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen, lazyStaffScreen, lazyToolScreen } from '#shared/web/lazy-screen.ts'
import { requestData } from '#shared/web/request-data.ts'

const loadData = () => import('./first-data.ts')

export const studentRecordsWeb = shown({
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/profile',
      beforeLoad: requestData(loadData, 'ownProfile'),
      component: lazyScreen(() => import('./own-profile-screen.tsx'), 'OwnProfileScreen'),
    }),
  ],
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/StudentList',
      validateSearch: studentListSearch,
      beforeLoad: requestData(loadData, 'studentList'),
      component: lazyStaffScreen(() => import('./student-list-screen.tsx'), 'HrStudentListScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/student',
      validateSearch: studentListSearch,
      beforeLoad: requestData(loadData, 'studentList'),
      component: lazyStaffScreen(() => import('./student-list-screen.tsx'), 'HrStudentScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/StudentEdit',
      component: lazyToolScreen(() => import('./edit-students-screen.tsx'), 'EditStudentsScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/Student-view',
      validateSearch: studentPageSearch,
      beforeLoad: requestData(loadData, 'student'),
      component: lazyStaffScreen(() => import('./student-view-screen.tsx'), 'StudentViewScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/Student-List',
      validateSearch: studentListSearch,
      beforeLoad: requestData(loadData, 'studentList'),
      component: lazyStaffScreen(() => import('./admin-student-list-screen.tsx'), 'AdminStudentListScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/Single-Student-Profile',
      validateSearch: studentPageSearch,
      beforeLoad: requestData(loadData, 'student'),
      component: lazyStaffScreen(() => import('./admin-student-profile-screen.tsx'), 'AdminStudentProfileScreen'),
    }),
  ],
})
