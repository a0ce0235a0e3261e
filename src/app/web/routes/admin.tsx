import { createRoute } from '@tanstack/react-router'
import { adminDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { adminFeeListSearch, receiptIdSearch } from '#features/domain/fees/contract/fees.search.ts'
import { studentListSearch } from '#features/overview/student-records/contract/student-records.search.ts'
import { studentPageSearch, studentSearch } from '#features/domain/students/contract/students.search.ts'
import {
  attendanceHistorySearch,
  batchPickerSearch,
  studentHistorySearch,
} from '#features/domain/attendance/contract/attendance.search.ts'
import { auditTrailSearch, studentTrailSearch } from '#features/overview/audit-trail/contract/audit-trail.search.ts'
import {
  addExpenseSearch,
  categoryExpensesSearch,
  allExpensesSearch,
} from '#features/domain/expenses/contract/expenses.search.ts'
import { enquiryListSearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { importSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { reportSearch } from '#features/overview/reports/contract/reports.search.ts'
import { reminderSearch } from '#features/domain/fees/reminders/contract/reminders.search.ts'
import { closingSearch } from '#features/domain/cash/contract/closings.search.ts'
import { certificateListSearch } from '#features/domain/certificates/contract/certificates.search.ts'
import { lowAttendanceSearch } from '#features/domain/attendance/absences/contract/absences.search.ts'
import { timetableSearch } from '#features/domain/timetable/contract/timetable.search.ts'
import { NotFound } from '../error-pages.tsx'
import { requireIdentity } from '../guards.ts'
import { lazyStaffScreen, lazyToolScreen } from '../lazy-screen.ts'
import { requestData } from '../request-data.ts'
import { root } from './root.ts'

const loadData = () => import('./admin-data.ts')

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: requireIdentity('admin'),
  component: lazyStaffScreen(() => import('../layouts/area-layouts.tsx'), 'AdminLayout'),
  notFoundComponent: NotFound,
})

const dashboard = createRoute({
  getParentRoute: () => admin,
  path: '/',
  validateSearch: adminDashboardSearch,
  beforeLoad: requestData(loadData, 'dashboard'),
  component: lazyStaffScreen(
    () => import('#features/overview/dashboard/web/admin-dashboard-screen.tsx'),
    'AdminDashboardScreen',
  ),
})

const studentList = createRoute({
  getParentRoute: () => admin,
  path: '/Student-List',
  validateSearch: studentListSearch,
  beforeLoad: requestData(loadData, 'studentList'),
  component: lazyStaffScreen(
    () => import('#features/overview/student-records/web/admin-student-list-screen.tsx'),
    'AdminStudentListScreen',
  ),
})

const studentProfile = createRoute({
  getParentRoute: () => admin,
  path: '/Single-Student-Profile',
  validateSearch: studentPageSearch,
  beforeLoad: requestData(loadData, 'student'),
  component: lazyStaffScreen(
    () => import('#features/overview/student-records/web/admin-student-profile-screen.tsx'),
    'AdminStudentProfileScreen',
  ),
})

const studentFee = createRoute({
  getParentRoute: () => admin,
  path: '/Student-Single-Fee',
  validateSearch: studentSearch,
  beforeLoad: requestData(loadData, 'studentFee'),
  component: lazyStaffScreen(
    () => import('#features/domain/fees/web/student/admin-student-fee-screen.tsx'),
    'AdminStudentFeeScreen',
  ),
})

const studentAttendanceHistory = createRoute({
  getParentRoute: () => admin,
  path: '/Student-Single-Attend',
  validateSearch: studentHistorySearch,
  beforeLoad: requestData(loadData, 'studentAttendance'),
  component: lazyStaffScreen(
    () => import('#features/domain/attendance/web/student-history-screens.tsx'),
    'AdminStudentHistoryScreen',
  ),
})

const studentTrail = createRoute({
  getParentRoute: () => admin,
  path: '/student-history',
  validateSearch: studentTrailSearch,
  component: lazyToolScreen(
    () => import('#features/overview/audit-trail/web/student-trail-screen.tsx'),
    'StudentTrailScreen',
  ),
})

const batchPicker = createRoute({
  getParentRoute: () => admin,
  path: '/view-all-batch',
  validateSearch: batchPickerSearch,
  beforeLoad: requestData(loadData, 'batchPicker'),
  component: lazyStaffScreen(
    () => import('#features/domain/attendance/web/batch-picker-screens.tsx'),
    'AdminBatchPickerScreen',
  ),
})

const attendanceHistory = createRoute({
  getParentRoute: () => admin,
  path: '/view-all-attend',
  validateSearch: attendanceHistorySearch,
  component: lazyStaffScreen(
    () => import('#features/domain/attendance/web/attendance-history-screens.tsx'),
    'AdminAttendanceHistoryScreen',
  ),
})

const timetable = createRoute({
  getParentRoute: () => admin,
  path: '/timetable',
  validateSearch: timetableSearch,
  component: lazyToolScreen(
    () => import('#features/domain/timetable/web/timetable-screens.tsx'),
    'AdminTimetableScreen',
  ),
})

const certificates = createRoute({
  getParentRoute: () => admin,
  path: '/certificates',
  validateSearch: certificateListSearch,
  component: lazyToolScreen(
    () => import('#features/domain/certificates/web/certificates-screens.tsx'),
    'AdminCertificatesScreen',
  ),
})

const certificateTemplates = createRoute({
  getParentRoute: () => admin,
  path: '/certificates/templates',
  component: lazyToolScreen(
    () => import('#features/domain/certificates/web/certificate-templates-screen.tsx'),
    'CertificateTemplatesScreen',
  ),
})

const lowAttendance = createRoute({
  getParentRoute: () => admin,
  path: '/low-attendance',
  validateSearch: lowAttendanceSearch,
  component: lazyStaffScreen(
    () => import('#features/domain/attendance/absences/web/low-attendance-screen.tsx'),
    'AdminLowAttendanceScreen',
  ),
})

const courseList = createRoute({
  getParentRoute: () => admin,
  path: '/view-course-admin',
  beforeLoad: requestData(loadData, 'courseList'),
  component: lazyStaffScreen(
    () => import('#features/domain/courses/web/course-list-screen.tsx'),
    'AdminCourseListScreen',
  ),
})

const addCourse = createRoute({
  getParentRoute: () => admin,
  path: '/Add-course',
  component: lazyStaffScreen(() => import('#features/domain/courses/web/add-course-screen.tsx'), 'AddCourseScreen'),
})

const importStudents = createRoute({
  getParentRoute: () => admin,
  path: '/student/import',
  validateSearch: importSearch,
  component: lazyToolScreen(
    () => import('#features/overview/import-export/web/import-records-screens.tsx'),
    'ImportStudentsScreen',
  ),
})

const importCourses = createRoute({
  getParentRoute: () => admin,
  path: '/course/import',
  validateSearch: importSearch,
  component: lazyToolScreen(
    () => import('#features/overview/import-export/web/import-records-screens.tsx'),
    'ImportCoursesScreen',
  ),
})

const editCourse = createRoute({
  getParentRoute: () => admin,
  path: '/Edit-Course/$id',
  component: lazyStaffScreen(() => import('#features/domain/courses/web/edit-course-screen.tsx'), 'EditCourseScreen'),
})

const categoryOverview = createRoute({
  getParentRoute: () => admin,
  path: '/view-expense-category',
  component: lazyStaffScreen(
    () => import('#features/domain/expenses/web/category-overview-screen.tsx'),
    'CategoryOverviewScreen',
  ),
})

const categoryExpenses = createRoute({
  getParentRoute: () => admin,
  path: '/view-single-category-expense',
  validateSearch: categoryExpensesSearch,
  component: lazyStaffScreen(
    () => import('#features/domain/expenses/web/category-expenses-screen.tsx'),
    'CategoryExpensesScreen',
  ),
})

const allExpenses = createRoute({
  getParentRoute: () => admin,
  path: '/view-expance',
  validateSearch: allExpensesSearch,
  component: lazyStaffScreen(
    () => import('#features/domain/expenses/web/all-expenses-screen.tsx'),
    'AllExpensesScreen',
  ),
})

const importPayments = createRoute({
  getParentRoute: () => admin,
  path: '/fee/import',
  validateSearch: importSearch,
  component: lazyToolScreen(
    () => import('#features/overview/import-export/web/import-records-screens.tsx'),
    'ImportPaymentsScreen',
  ),
})

const importExpenses = createRoute({
  getParentRoute: () => admin,
  path: '/expense/import',
  validateSearch: importSearch,
  component: lazyToolScreen(
    () => import('#features/overview/import-export/web/import-records-screens.tsx'),
    'ImportExpensesScreen',
  ),
})

const recurringExpenses = createRoute({
  getParentRoute: () => admin,
  path: '/recurring-expenses',
  component: lazyStaffScreen(
    () => import('#features/domain/expenses/web/recurring-expenses-screen.tsx'),
    'RecurringExpensesScreen',
  ),
})

const addExpense = createRoute({
  getParentRoute: () => admin,
  path: '/Add-expance',
  validateSearch: addExpenseSearch,
  component: lazyStaffScreen(() => import('#features/domain/expenses/web/add-expense-screen.tsx'), 'AddExpenseScreen'),
})

const editExpense = createRoute({
  getParentRoute: () => admin,
  path: '/Edit-Expance/$id',
  component: lazyStaffScreen(
    () => import('#features/domain/expenses/web/edit-expense-screen.tsx'),
    'EditExpenseScreen',
  ),
})

const categories = createRoute({
  getParentRoute: () => admin,
  path: '/add-expense-category',
  component: lazyStaffScreen(() => import('#features/domain/expenses/web/categories-screen.tsx'), 'CategoriesScreen'),
})

const settings = createRoute({
  getParentRoute: () => admin,
  path: '/settings',
  component: lazyToolScreen(() => import('../settings-page.tsx'), 'SettingsPage'),
})

const staff = createRoute({
  getParentRoute: () => admin,
  path: '/staff',
  component: lazyStaffScreen(() => import('#features/base/identity/web/staff-screen.tsx'), 'StaffScreen'),
})

const auditTrail = createRoute({
  getParentRoute: () => admin,
  path: '/trail',
  validateSearch: auditTrailSearch,
  component: lazyToolScreen(
    () => import('#features/overview/audit-trail/web/audit-trail-screen.tsx'),
    'AuditTrailScreen',
  ),
})

const verifyTrail = createRoute({
  getParentRoute: () => admin,
  path: '/verify-trail',
  component: lazyToolScreen(
    () => import('#features/overview/audit-trail/web/verify-trail-screen.tsx'),
    'VerifyTrailScreen',
  ),
})

const enquiries = createRoute({
  getParentRoute: () => admin,
  path: '/view-all-enquiry',
  validateSearch: enquiryListSearch,
  beforeLoad: requestData(loadData, 'enquiryList'),
  component: lazyStaffScreen(
    () => import('#features/domain/enquiries/web/admin-enquiries-screen.tsx'),
    'AdminEnquiriesScreen',
  ),
})

const fees = createRoute({
  getParentRoute: () => admin,
  path: '/view-Fee',
  validateSearch: adminFeeListSearch,
  beforeLoad: requestData(loadData, 'feeList'),
  component: lazyStaffScreen(() => import('#features/domain/fees/web/admin-fees-screen.tsx'), 'AdminFeesScreen'),
})

const reports = createRoute({
  getParentRoute: () => admin,
  path: '/reports',
  validateSearch: reportSearch,
  component: lazyStaffScreen(() => import('#features/overview/reports/web/reports-screen.tsx'), 'AdminReportsScreen'),
})

const reminders = createRoute({
  getParentRoute: () => admin,
  path: '/reminders',
  validateSearch: reminderSearch,
  component: lazyStaffScreen(
    () => import('#features/domain/fees/reminders/web/reminders-screen.tsx'),
    'AdminRemindersScreen',
  ),
})

const closing = createRoute({
  getParentRoute: () => admin,
  path: '/closing',
  validateSearch: closingSearch,
  component: lazyStaffScreen(() => import('#features/domain/cash/web/closing-screen.tsx'), 'AdminClosingScreen'),
})

const editFee = createRoute({
  getParentRoute: () => admin,
  path: '/edit-fee',
  validateSearch: receiptIdSearch,
  component: lazyStaffScreen(() => import('#features/domain/fees/web/edit-fee-screen.tsx'), 'AdminEditFeeScreen'),
})

const changePassword = createRoute({
  getParentRoute: () => admin,
  path: '/change-password',
  component: lazyStaffScreen(
    () => import('#features/base/identity/web/change-password-screen.tsx'),
    'ChangePasswordScreen',
  ),
})

const twoFactor = createRoute({
  getParentRoute: () => admin,
  path: '/two-factor',
  component: lazyStaffScreen(() => import('#features/base/identity/web/two-factor-screen.tsx'), 'TwoFactorScreen'),
})

const sessions = createRoute({
  getParentRoute: () => admin,
  path: '/sessions',
  component: lazyStaffScreen(() => import('#features/base/identity/web/sessions-screen.tsx'), 'SessionsScreen'),
})

export const adminRoutes = admin.addChildren([
  reminders,
  closing,
  reports,
  editFee,
  dashboard,
  studentList,
  studentProfile,
  studentFee,
  studentAttendanceHistory,
  studentTrail,
  batchPicker,
  attendanceHistory,
  lowAttendance,
  timetable,
  certificates,
  certificateTemplates,
  courseList,
  addCourse,
  editCourse,
  importStudents,
  importCourses,
  categoryOverview,
  categoryExpenses,
  allExpenses,
  importPayments,
  importExpenses,
  recurringExpenses,
  addExpense,
  editExpense,
  categories,
  settings,
  staff,
  auditTrail,
  verifyTrail,
  enquiries,
  fees,
  changePassword,
  twoFactor,
  sessions,
])
