import { createRootRoute, createRoute } from '@tanstack/react-router'
import { NotFoundPage } from './error-pages.tsx'
import { AreaFrame } from './frames/area-frame.tsx'
import { ReceiptFrame, UpdateFrame } from './frames/borrowed-frames.tsx'
import { PublicFrame } from './frames/public-frame.tsx'
import { needs, toOwnArea } from './guards.ts'
import { lazyScreen } from './lazy-screen.ts'
import { RootLayout } from './root-layout.tsx'
import {
  firstRun,
  ofABatchDay,
  ofADayList,
  ofALink,
  ofAList,
  ofAReceipt,
  ofATrail,
  ofOne,
  ofOneInMonths,
  ofAnExpense,
} from './search.ts'

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

// Public
const open = createRoute({ getParentRoute: () => root, id: 'open', component: () => <PublicFrame /> })
const signIn = createRoute({
  getParentRoute: () => open,
  path: '/',
  beforeLoad: toOwnArea,
  component: lazyScreen(() => import('#features/identity/web/sign-in-screen.tsx'), 'SignInScreen'),
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

// Receipts, and the one edit form, stand in the frame of whoever is signed in
const receiptScreen = lazyScreen(() => import('#features/fees/web/receipt-screen.tsx'), 'ReceiptScreen')
const receipts = createRoute({ getParentRoute: () => root, id: 'receipts', component: ReceiptFrame })
const feeReceipt = createRoute({
  getParentRoute: () => receipts,
  path: '/fee-receipt',
  validateSearch: ofAReceipt,
  component: receiptScreen,
})
const feesReceipt = createRoute({
  getParentRoute: () => receipts,
  path: '/FeesReceipt',
  validateSearch: ofAReceipt,
  component: receiptScreen,
})
const updating = createRoute({ getParentRoute: () => root, id: 'updating', component: UpdateFrame })
const update = createRoute({
  getParentRoute: () => updating,
  path: '/update',
  validateSearch: ofOne,
  component: lazyScreen(() => import('#features/students/web/edit-student-screen.tsx'), 'EditStudentScreen'),
})

// Each area has a page for one's own password
const changePassword = lazyScreen(
  () => import('#features/identity/web/change-password-screen.tsx'),
  'ChangePasswordScreen',
)

// HR and the admin both read attendance
const attendanceHistory = lazyScreen(
  () => import('#features/attendance/web/history-screen.tsx'),
  'AttendanceHistoryScreen',
)
const studentHistory = lazyScreen(
  () => import('#features/attendance/web/student-history-screen.tsx'),
  'StudentHistoryScreen',
)

// Admin
const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: needs('admin'),
  component: () => <AreaFrame area="admin" />,
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
      () => import('#features/student-file/web/admin-student-list-screen.tsx'),
      'AdminStudentListScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: '/Single-Student-Profile',
    validateSearch: ofOne,
    component: lazyScreen(
      () => import('#features/student-file/web/admin-student-profile-screen.tsx'),
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
    component: lazyScreen(() => import('#features/trail/web/trail-screen.tsx'), 'TrailScreen'),
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

// HR
const hr = createRoute({
  getParentRoute: () => root,
  path: '/hr',
  beforeLoad: needs('hr'),
  component: () => <AreaFrame area="hr" />,
})
const studentList = lazyScreen(
  () => import('#features/student-file/web/student-list-screen.tsx'),
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
    component: lazyScreen(() => import('#features/student-file/web/several-students-screens.tsx'), 'AddStudentsScreen'),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/StudentEdit',
    component: lazyScreen(
      () => import('#features/student-file/web/several-students-screens.tsx'),
      'EditStudentsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => hr,
    path: '/Student-view',
    validateSearch: ofOne,
    component: lazyScreen(() => import('#features/student-file/web/student-view-screen.tsx'), 'StudentViewScreen'),
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

// Student
const student = createRoute({
  getParentRoute: () => root,
  path: '/student',
  beforeLoad: needs('user'),
  component: () => <AreaFrame area="user" />,
})
const studentPages = [
  createRoute({
    getParentRoute: () => student,
    path: '/',
    component: lazyScreen(() => import('#features/student-file/web/own-profile-screen.tsx'), 'OwnProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/fee',
    component: lazyScreen(() => import('#features/fees/web/own-fee-screen.tsx'), 'OwnFeeScreen'),
  }),
  createRoute({ getParentRoute: () => student, path: '/FeesReceipt', validateSearch: ofOne, component: receiptScreen }),
  createRoute({ getParentRoute: () => student, path: '/change-password', component: changePassword }),
] as const

/** Every path of the product. */
export const routeTree = root.addChildren([
  open.addChildren([signIn, selfRegister, forgetPassword, firstRunPage]),
  receipts.addChildren([feeReceipt, feesReceipt]),
  updating.addChildren([update]),
  admin.addChildren(adminPages),
  hr.addChildren(hrPages),
  student.addChildren(studentPages),
])
