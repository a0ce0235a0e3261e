import { createRoute } from '@tanstack/react-router'
import { requireIdentity } from '../guards.ts'
import { lazyScreen } from '../lazy-screen.ts'
import { ofAList, ofOne } from '../search.ts'
import { root } from './root.ts'
import { changePassword, receiptScreen } from './shared-screens.ts'

const student = createRoute({
  getParentRoute: () => root,
  path: '/student',
  beforeLoad: requireIdentity('user'),
  component: lazyScreen(() => import('../layouts/area-layouts.tsx'), 'StudentFrame'),
})
const studentPages = [
  createRoute({
    getParentRoute: () => student,
    path: '/',
    component: lazyScreen(() => import('#features/student-records/web/own-profile-screen.tsx'), 'OwnProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/fee',
    component: lazyScreen(() => import('#features/fees/web/own-fee-screen.tsx'), 'OwnFeeScreen'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/AddProject',
    component: lazyScreen(() => import('#features/portfolio/web/add-project-screen.tsx'), 'AddProjectScreen'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/ProjectView',
    component: lazyScreen(() => import('#features/portfolio/web/project-view-screen.tsx'), 'ProjectViewScreen'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/Edit-Project/$id',
    component: lazyScreen(() => import('#features/portfolio/web/edit-project-screen.tsx'), 'EditProjectScreen'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/Add-Portfolio',
    component: lazyScreen(() => import('#features/portfolio/web/add-portfolio-screen.tsx'), 'AddPortfolioScreen'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/addExpenses',
    component: lazyScreen(() => import('#features/fees/web/own-expenses-screen.tsx'), 'OwnExpensesScreen'),
  }),
  createRoute({
    getParentRoute: () => student,
    path: '/Viwe-Attendence',
    validateSearch: ofAList,
    component: lazyScreen(() => import('#features/attendance/web/own-attendance-screen.tsx'), 'OwnAttendanceScreen'),
  }),
  createRoute({ getParentRoute: () => student, path: '/FeesReceipt', validateSearch: ofOne, component: receiptScreen }),
  createRoute({ getParentRoute: () => student, path: '/change-password', component: changePassword }),
] as const

export const studentRoutes = student.addChildren(studentPages)
