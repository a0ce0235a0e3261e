import { createRoute } from '@tanstack/react-router'
import { receiptIdSearch } from '#features/domain/fees/contract/fees.search.ts'
import { ownAttendanceSearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { ownTimetableSearch } from '#features/domain/timetable/contract/timetable.search.ts'
import { NotFound } from '../error-pages.tsx'
import { requireIdentity } from '../guards.ts'
import { lazyScreen, lazyStudentToolScreen } from '../lazy-screen.ts'
import { requestData } from '../request-data.ts'
import { root } from './root.ts'

const loadData = () => import('./student-data.ts')

const student = createRoute({
  getParentRoute: () => root,
  path: '/student',
  beforeLoad: requireIdentity('user'),
  component: lazyScreen(() => import('../layouts/area-layouts.tsx'), 'StudentLayout'),
  notFoundComponent: NotFound,
})

const dashboard = createRoute({
  getParentRoute: () => student,
  path: '/',
  beforeLoad: requestData(loadData, 'dashboard'),
  component: lazyScreen(
    () => import('#features/overview/dashboard/web/student-dashboard-screen.tsx'),
    'StudentDashboardScreen',
  ),
})

const profile = createRoute({
  getParentRoute: () => student,
  path: '/profile',
  beforeLoad: requestData(loadData, 'profile'),
  component: lazyScreen(
    () => import('#features/overview/student-records/web/own-profile-screen.tsx'),
    'OwnProfileScreen',
  ),
})

const fee = createRoute({
  getParentRoute: () => student,
  path: '/fee',
  beforeLoad: requestData(loadData, 'fee'),
  component: lazyScreen(() => import('#features/domain/fees/web/student/own-fee-screen.tsx'), 'OwnFeeScreen'),
})

const addProject = createRoute({
  getParentRoute: () => student,
  path: '/AddProject',
  component: lazyScreen(() => import('#features/domain/portfolio/web/add-project-screen.tsx'), 'AddProjectScreen'),
})

const viewProjects = createRoute({
  getParentRoute: () => student,
  path: '/ProjectView',
  component: lazyScreen(() => import('#features/domain/portfolio/web/project-view-screen.tsx'), 'ProjectViewScreen'),
})

const editProject = createRoute({
  getParentRoute: () => student,
  path: '/Edit-Project/$id',
  component: lazyScreen(() => import('#features/domain/portfolio/web/edit-project-screen.tsx'), 'EditProjectScreen'),
})

const addPortfolio = createRoute({
  getParentRoute: () => student,
  path: '/Add-Portfolio',
  component: lazyScreen(() => import('#features/domain/portfolio/web/add-portfolio-screen.tsx'), 'AddPortfolioScreen'),
})

const expenses = createRoute({
  getParentRoute: () => student,
  path: '/addExpenses',
  component: lazyScreen(() => import('#features/domain/fees/web/student/own-expenses-screen.tsx'), 'OwnExpensesScreen'),
})

const attendance = createRoute({
  getParentRoute: () => student,
  path: '/Viwe-Attendence',
  validateSearch: ownAttendanceSearch,
  beforeLoad: requestData(loadData, 'attendance'),
  component: lazyScreen(
    () => import('#features/domain/attendance/web/own-attendance-screen.tsx'),
    'OwnAttendanceScreen',
  ),
})

const timetable = createRoute({
  getParentRoute: () => student,
  path: '/timetable',
  validateSearch: ownTimetableSearch,
  component: lazyStudentToolScreen(
    () => import('#features/domain/timetable/web/own-timetable-screen.tsx'),
    'OwnTimetableScreen',
  ),
})

const certificates = createRoute({
  getParentRoute: () => student,
  path: '/certificates',
  component: lazyStudentToolScreen(
    () => import('#features/domain/certificates/web/own-certificates-screen.tsx'),
    'OwnCertificatesScreen',
  ),
})

const feesReceipt = createRoute({
  getParentRoute: () => student,
  path: '/FeesReceipt',
  validateSearch: receiptIdSearch,
  component: lazyScreen(() => import('#features/domain/fees/web/receipt/receipt-screen.tsx'), 'OwnReceiptScreen'),
})

const changePassword = createRoute({
  getParentRoute: () => student,
  path: '/change-password',
  component: lazyScreen(() => import('#features/base/identity/web/change-password-screen.tsx'), 'ChangePasswordScreen'),
})

const sessions = createRoute({
  getParentRoute: () => student,
  path: '/sessions',
  component: lazyScreen(() => import('#features/base/identity/web/sessions-screen.tsx'), 'SessionsScreen'),
})

export const studentRoutes = student.addChildren([
  dashboard,
  profile,
  fee,
  addProject,
  viewProjects,
  editProject,
  addPortfolio,
  expenses,
  attendance,
  timetable,
  certificates,
  feesReceipt,
  changePassword,
  sessions,
])
