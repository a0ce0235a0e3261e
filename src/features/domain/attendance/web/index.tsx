import { createRoute } from '#shared/web/router/router.ts'
import { lowAttendanceSearch } from '#features/domain/attendance/absences/contract/absences.search.ts'
import {
  attendanceHistorySearch,
  batchPickerSearch,
  ownAttendanceSearch,
  sheetSearch,
  studentHistorySearch,
} from '#features/domain/attendance/contract/attendance.search.ts'
import { admin, hr, student } from '#shared/web/areas.ts'
import { shown } from '#shared/web/feature.ts'
import { lazyScreen } from '#shared/web/lazy-screen.ts'
import { requestData } from '#shared/web/request-data.ts'

const loadData = () => import('./first-data.ts')

export const attendanceWeb = shown({
  help: 'attendance',
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/Viwe-Attendence',
      validateSearch: ownAttendanceSearch,
      beforeLoad: requestData(loadData, 'ownAttendance'),
      component: lazyScreen(() => import('./own-attendance-screen.tsx'), 'OwnAttendanceScreen'),
    }),
  ],
  hr: [
    createRoute({
      getParentRoute: () => hr,
      path: '/attendence',
      validateSearch: batchPickerSearch,
      beforeLoad: requestData(loadData, 'batchPicker'),
      component: lazyScreen(() => import('./batch-picker-screens.tsx'), 'HrBatchPickerScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/student-attendence-list',
      validateSearch: sheetSearch,
      beforeLoad: requestData(loadData, 'sheet'),
      component: lazyScreen(() => import('./sheet-screens.tsx'), 'AttendanceListScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/edit-attendence',
      validateSearch: sheetSearch,
      beforeLoad: requestData(loadData, 'sheet'),
      component: lazyScreen(() => import('./sheet-screens.tsx'), 'EditAttendanceScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/attendence-history',
      validateSearch: attendanceHistorySearch,
      component: lazyScreen(() => import('./attendance-history-screens.tsx'), 'HrAttendanceHistoryScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/student/attendence-history',
      validateSearch: studentHistorySearch,
      beforeLoad: requestData(loadData, 'studentAttendance'),
      component: lazyScreen(() => import('./student-history-screens.tsx'), 'HrStudentHistoryScreen'),
    }),
    createRoute({
      getParentRoute: () => hr,
      path: '/low-attendance',
      validateSearch: lowAttendanceSearch,
      component: lazyScreen(() => import('../absences/web/low-attendance-screen.tsx'), 'HrLowAttendanceScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/Student-Single-Attend',
      validateSearch: studentHistorySearch,
      beforeLoad: requestData(loadData, 'studentAttendance'),
      component: lazyScreen(() => import('./student-history-screens.tsx'), 'AdminStudentHistoryScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/view-all-batch',
      validateSearch: batchPickerSearch,
      beforeLoad: requestData(loadData, 'batchPicker'),
      component: lazyScreen(() => import('./batch-picker-screens.tsx'), 'AdminBatchPickerScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/view-all-attend',
      validateSearch: attendanceHistorySearch,
      component: lazyScreen(() => import('./attendance-history-screens.tsx'), 'AdminAttendanceHistoryScreen'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/low-attendance',
      validateSearch: lowAttendanceSearch,
      component: lazyScreen(() => import('../absences/web/low-attendance-screen.tsx'), 'AdminLowAttendanceScreen'),
    }),
  ],
})
