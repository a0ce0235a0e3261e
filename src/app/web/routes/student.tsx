import { createRoute } from '@tanstack/react-router'
import { AreaFrame } from '../frames/area-frame.tsx'
import { needs } from '../guards.ts'
import { lazyScreen } from '../lazy-screen.ts'
import { ofOne } from '../search.ts'
import { root } from './root.ts'
import { changePassword, receiptScreen } from './several-areas.ts'

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

export const studentRoutes = student.addChildren(studentPages)
