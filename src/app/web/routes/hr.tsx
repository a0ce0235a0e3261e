import { createRoute } from '@tanstack/react-router'
import { requireIdentity } from '../guards.ts'
import { lazyScreen } from '../lazy-screen.ts'
import { ofABatchDay, ofAList, ofOne, ofOneInMonths } from '../search.ts'
import { root } from './root.ts'
import { attendanceHistory, changePassword, studentHistory } from './shared-screens.ts'

const hr = createRoute({
  getParentRoute: () => root,
  path: '/hr',
  beforeLoad: requireIdentity('hr'),
  component: lazyScreen(() => import('../layouts/area-layouts.tsx'), 'HrFrame'),
})
const studentList = lazyScreen(
  () => import('#features/student-records/web/student-list-screen.tsx'),
  'HrStudentListScreen',
)
const hrPages = [
  createRoute({
    getParentRoute: () => hr,
    path: '/',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/dashboard/web/hr-dashboard-screen.tsx'), 'HrDashboardScreen'),
  }),
  createRoute({ getParentRoute: () => hr, path: '/StudentList', validateSearch: ofAList, component: studentList }),
  createRoute({ getParentRoute: () => hr, path: '/student', validateSearch: ofAList, component: studentList }),
  createRoute({
    getParentRoute: () => hr,
    path: '/studentAdd',
    component: lazyScreen(
      () => import('#features/student-records/web/several-students-screens.tsx'),
      'AddStudentsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/StudentEdit',
    component: lazyScreen(
      () => import('#features/student-records/web/several-students-screens.tsx'),
      'EditStudentsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/Student-view',
    validateSearch: ofOne,
    component: lazyScreen(() => import('#features/student-records/web/student-view-screen.tsx'), 'StudentViewScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/register',
    component: lazyScreen(
      () => import('#features/admissions/web/register-student-screen.tsx'),
      'RegisterStudentScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/student/fee',
    validateSearch: ofOne,
    component: lazyScreen(() => import('#features/fees/web/student-fee-screen.tsx'), 'StudentFeeScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/add-fees',
    validateSearch: ofOne,
    component: lazyScreen(() => import('#features/fees/web/add-fee-screen.tsx'), 'AddFeeScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/edit-fee',
    validateSearch: ofOne,
    component: lazyScreen(() => import('#features/fees/web/edit-fee-screen.tsx'), 'EditFeeScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/view-fee',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/fees/web/view-fees-screen.tsx'), 'ViewFeesScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/attendence',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/attendance/web/batch-picker-screen.tsx'), 'BatchPickerScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/student-attendence-list',
    validateSearch: ofABatchDay,
    component: lazyScreen(() => import('#features/attendance/web/sheet-screen.tsx'), 'AttendanceListScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/edit-attendence',
    validateSearch: ofABatchDay,
    component: lazyScreen(() => import('#features/attendance/web/sheet-screen.tsx'), 'EditAttendanceScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/attendence-history',
    validateSearch: ofABatchDay,
    component: attendanceHistory,
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/student/attendence-history',
    validateSearch: ofOneInMonths,
    component: studentHistory,
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/view-course',
    component: lazyScreen(() => import('#features/courses/web/course-list-screen.tsx'), 'HrCourseListScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/batch',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/batches/web/batch-list-screen.tsx'), 'BatchListScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/batch/add-new',
    component: lazyScreen(() => import('#features/batches/web/add-batch-screen.tsx'), 'AddBatchScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/batch/edit',
    validateSearch: ofOne,
    component: lazyScreen(() => import('#features/batches/web/edit-batch-screen.tsx'), 'EditBatchScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/enquiry',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/enquiries/web/enquiry-list-screen.tsx'), 'EnquiryListScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/enquiry/add-new',
    component: lazyScreen(() => import('#features/enquiries/web/add-enquiry-screen.tsx'), 'AddEnquiryScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/enquiry/edit',
    validateSearch: ofOne,
    component: lazyScreen(() => import('#features/enquiries/web/edit-enquiry-screen.tsx'), 'EditEnquiryScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/enquiry/admit',
    validateSearch: ofOne,
    component: lazyScreen(() => import('#features/enquiries/web/admit-enquiry-screen.tsx'), 'AdmitEnquiryScreen'),
  }),
  createRoute({ getParentRoute: () => hr, path: '/change-password', component: changePassword }),
] as const

export const hrRoutes = hr.addChildren(hrPages)
