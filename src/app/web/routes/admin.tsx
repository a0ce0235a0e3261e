import { createRoute } from '@tanstack/react-router'
import { requireIdentity } from '../guards.ts'
import { lazyScreen } from '../lazy-screen.ts'
import { ofABatchDay, ofADayList, ofAList, ofATrail, ofOne, ofOneInMonths, ofAnExpense } from '../search.ts'
import { root } from './root.ts'
import { attendanceHistory, changePassword, studentHistory } from './shared-screens.ts'

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: requireIdentity('admin'),
  component: lazyScreen(() => import('../layouts/area-layouts.tsx'), 'AdminFrame'),
})
const adminPages = [
  createRoute({
    getParentRoute: () => admin,
    path: '/',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/dashboard/web/admin-dashboard-screen.tsx'), 'AdminDashboardScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/Student-List',
    validateSearch: ofAList,
    component: lazyScreen(
      () => import('#features/student-records/web/admin-student-list-screen.tsx'),
      'AdminStudentListScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/Single-Student-Profile',
    validateSearch: ofOne,
    component: lazyScreen(
      () => import('#features/student-records/web/admin-student-profile-screen.tsx'),
      'AdminStudentProfileScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/Student-Single-Fee',
    validateSearch: ofOne,
    component: lazyScreen(() => import('#features/fees/web/admin-student-fee-screen.tsx'), 'AdminStudentFeeScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/Student-Single-Attend',
    validateSearch: ofOneInMonths,
    component: studentHistory,
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/view-all-batch',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/attendance/web/batch-picker-screen.tsx'), 'ViewBatchScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/view-all-attend',
    validateSearch: ofABatchDay,
    component: attendanceHistory,
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/view-course-admin',
    component: lazyScreen(() => import('#features/courses/web/course-list-screen.tsx'), 'AdminCourseListScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/Add-course',
    component: lazyScreen(() => import('#features/courses/web/add-course-screen.tsx'), 'AddCourseScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/Edit-Course/$id',
    component: lazyScreen(() => import('#features/courses/web/edit-course-screen.tsx'), 'EditCourseScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/view-expense-category',
    component: lazyScreen(
      () => import('#features/expenses/web/category-overview-screen.tsx'),
      'CategoryOverviewScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/view-single-category-expense',
    validateSearch: ofOneInMonths,
    component: lazyScreen(
      () => import('#features/expenses/web/category-expenses-screen.tsx'),
      'CategoryExpensesScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/view-expance',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/expenses/web/all-expenses-screen.tsx'), 'AllExpensesScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/Add-expance',
    validateSearch: ofAnExpense,
    component: lazyScreen(() => import('#features/expenses/web/add-expense-screen.tsx'), 'AddExpenseScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/Edit-Expance/$id',
    component: lazyScreen(() => import('#features/expenses/web/edit-expense-screen.tsx'), 'EditExpenseScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/add-expense-category',
    component: lazyScreen(() => import('#features/expenses/web/categories-screen.tsx'), 'CategoriesScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/settings',
    component: lazyScreen(() => import('#features/institute/web/settings-screen.tsx'), 'SettingsScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/staff',
    component: lazyScreen(() => import('#features/identity/web/staff-screen.tsx'), 'StaffScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/trail',
    validateSearch: ofATrail,
    component: lazyScreen(() => import('#features/audit-trail/web/audit-trail-screen.tsx'), 'TrailScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/view-all-enquiry',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/enquiries/web/admin-enquiries-screen.tsx'), 'AdminEnquiriesScreen'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/view-Fee',
    validateSearch: ofADayList,
    component: lazyScreen(() => import('#features/fees/web/admin-fees-screen.tsx'), 'AdminFeesScreen'),
  }),
  createRoute({ getParentRoute: () => admin, path: '/change-password', component: changePassword }),
] as const

export const adminRoutes = admin.addChildren(adminPages)
