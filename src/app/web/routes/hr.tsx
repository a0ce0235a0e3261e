import { createRoute } from '@tanstack/react-router'
import { hrDashboardSearch } from '#features/overview/dashboard/contract/dashboard.search.ts'
import { feeListSearch, receiptIdSearch } from '#features/domain/fees/contract/fees.search.ts'
import { studentListSearch } from '#features/overview/student-records/contract/student-records.search.ts'
import { studentPageSearch, studentSearch } from '#features/domain/students/contract/students.search.ts'
import {
  attendanceHistorySearch,
  batchPickerSearch,
  sheetSearch,
  studentHistorySearch,
} from '#features/domain/attendance/contract/attendance.search.ts'
import { batchListSearch, batchSearch } from '#features/domain/courses/batches/contract/batches.search.ts'
import { admitSearch, enquiryListSearch, enquirySearch } from '#features/domain/enquiries/contract/enquiries.search.ts'
import { importSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { reportSearch } from '#features/overview/reports/contract/reports.search.ts'
import { reminderSearch } from '#features/domain/fees/reminders/contract/reminders.search.ts'
import { closingSearch } from '#features/domain/cash/contract/closings.search.ts'
import { certificateListSearch, issueSearch } from '#features/domain/certificates/contract/certificates.search.ts'
import { lowAttendanceSearch } from '#features/domain/attendance/absences/contract/absences.search.ts'
import { timetableSearch } from '#features/domain/timetable/contract/timetable.search.ts'
import { NotFound } from '../error-pages.tsx'
import { requireIdentity } from '../guards.ts'
import { lazyToolScreen, lazyStaffScreen } from '../lazy-screen.ts'
import { requestData } from '../request-data.ts'
import { root } from './root.ts'

const loadData = () => import('./hr-data.ts')

const hr = createRoute({
  getParentRoute: () => root,
  path: '/hr',
  beforeLoad: requireIdentity('hr'),
  component: lazyStaffScreen(() => import('../layouts/area-layouts.tsx'), 'HrLayout'),
  notFoundComponent: NotFound,
})

const dashboard = createRoute({
  getParentRoute: () => hr,
  path: '/',
  validateSearch: hrDashboardSearch,
  beforeLoad: requestData(loadData, 'dashboard'),
  component: lazyStaffScreen(
    () => import('#features/overview/dashboard/web/hr-dashboard-screen.tsx'),
    'HrDashboardScreen',
  ),
})

const studentList = createRoute({
  getParentRoute: () => hr,
  path: '/StudentList',
  validateSearch: studentListSearch,
  beforeLoad: requestData(loadData, 'studentList'),
  component: lazyStaffScreen(
    () => import('#features/overview/student-records/web/student-list-screen.tsx'),
    'HrStudentListScreen',
  ),
})

const students = createRoute({
  getParentRoute: () => hr,
  path: '/student',
  validateSearch: studentListSearch,
  beforeLoad: requestData(loadData, 'studentList'),
  component: lazyStaffScreen(
    () => import('#features/overview/student-records/web/student-list-screen.tsx'),
    'HrStudentScreen',
  ),
})

const addStudents = createRoute({
  getParentRoute: () => hr,
  path: '/studentAdd',
  validateSearch: importSearch,
  component: lazyToolScreen(
    () => import('#features/overview/import-export/web/add-students-screen.tsx'),
    'AddStudentsScreen',
  ),
})

const editStudents = createRoute({
  getParentRoute: () => hr,
  path: '/StudentEdit',
  component: lazyToolScreen(
    () => import('#features/overview/student-records/web/edit-students-screen.tsx'),
    'EditStudentsScreen',
  ),
})

const studentView = createRoute({
  getParentRoute: () => hr,
  path: '/Student-view',
  validateSearch: studentPageSearch,
  beforeLoad: requestData(loadData, 'student'),
  component: lazyStaffScreen(
    () => import('#features/overview/student-records/web/student-view-screen.tsx'),
    'StudentViewScreen',
  ),
})

const registerStudent = createRoute({
  getParentRoute: () => hr,
  path: '/register',
  component: lazyStaffScreen(
    () => import('#features/domain/enquiries/web/register-or-wait-screen.tsx'),
    'RegisterOrWaitScreen',
  ),
})

const studentFee = createRoute({
  getParentRoute: () => hr,
  path: '/student/fee',
  validateSearch: studentSearch,
  beforeLoad: requestData(loadData, 'studentFee'),
  component: lazyStaffScreen(
    () => import('#features/domain/fees/web/student/student-fee-screen.tsx'),
    'StudentFeeScreen',
  ),
})

const addFee = createRoute({
  getParentRoute: () => hr,
  path: '/add-fees',
  validateSearch: studentSearch,
  component: lazyStaffScreen(() => import('#features/domain/fees/web/add-fee-screen.tsx'), 'AddFeeScreen'),
})

const editFee = createRoute({
  getParentRoute: () => hr,
  path: '/edit-fee',
  validateSearch: receiptIdSearch,
  component: lazyStaffScreen(() => import('#features/domain/fees/web/edit-fee-screen.tsx'), 'EditFeeScreen'),
})

const reports = createRoute({
  getParentRoute: () => hr,
  path: '/reports',
  validateSearch: reportSearch,
  component: lazyStaffScreen(() => import('#features/overview/reports/web/reports-screen.tsx'), 'HrReportsScreen'),
})

const reminders = createRoute({
  getParentRoute: () => hr,
  path: '/reminders',
  validateSearch: reminderSearch,
  component: lazyStaffScreen(
    () => import('#features/domain/fees/reminders/web/reminders-screen.tsx'),
    'HrRemindersScreen',
  ),
})

const closing = createRoute({
  getParentRoute: () => hr,
  path: '/closing',
  validateSearch: closingSearch,
  component: lazyStaffScreen(() => import('#features/domain/cash/web/closing-screen.tsx'), 'HrClosingScreen'),
})

const viewFees = createRoute({
  getParentRoute: () => hr,
  path: '/view-fee',
  validateSearch: feeListSearch,
  beforeLoad: requestData(loadData, 'feeList'),
  component: lazyStaffScreen(() => import('#features/domain/fees/web/view-fees-screen.tsx'), 'ViewFeesScreen'),
})

const batchPicker = createRoute({
  getParentRoute: () => hr,
  path: '/attendence',
  validateSearch: batchPickerSearch,
  beforeLoad: requestData(loadData, 'batchPicker'),
  component: lazyStaffScreen(
    () => import('#features/domain/attendance/web/batch-picker-screens.tsx'),
    'HrBatchPickerScreen',
  ),
})

const attendanceList = createRoute({
  getParentRoute: () => hr,
  path: '/student-attendence-list',
  validateSearch: sheetSearch,
  beforeLoad: requestData(loadData, 'sheet'),
  component: lazyStaffScreen(() => import('#features/domain/attendance/web/sheet-screens.tsx'), 'AttendanceListScreen'),
})

const editAttendance = createRoute({
  getParentRoute: () => hr,
  path: '/edit-attendence',
  validateSearch: sheetSearch,
  beforeLoad: requestData(loadData, 'sheet'),
  component: lazyStaffScreen(() => import('#features/domain/attendance/web/sheet-screens.tsx'), 'EditAttendanceScreen'),
})

const attendanceHistory = createRoute({
  getParentRoute: () => hr,
  path: '/attendence-history',
  validateSearch: attendanceHistorySearch,
  component: lazyStaffScreen(
    () => import('#features/domain/attendance/web/attendance-history-screens.tsx'),
    'HrAttendanceHistoryScreen',
  ),
})

const studentAttendanceHistory = createRoute({
  getParentRoute: () => hr,
  path: '/student/attendence-history',
  validateSearch: studentHistorySearch,
  beforeLoad: requestData(loadData, 'studentAttendance'),
  component: lazyStaffScreen(
    () => import('#features/domain/attendance/web/student-history-screens.tsx'),
    'HrStudentHistoryScreen',
  ),
})

const lowAttendance = createRoute({
  getParentRoute: () => hr,
  path: '/low-attendance',
  validateSearch: lowAttendanceSearch,
  component: lazyStaffScreen(
    () => import('#features/domain/attendance/absences/web/low-attendance-screen.tsx'),
    'HrLowAttendanceScreen',
  ),
})

const courseList = createRoute({
  getParentRoute: () => hr,
  path: '/view-course',
  beforeLoad: requestData(loadData, 'courseList'),
  component: lazyStaffScreen(() => import('#features/domain/courses/web/course-list-screen.tsx'), 'HrCourseListScreen'),
})

const batchList = createRoute({
  getParentRoute: () => hr,
  path: '/batch',
  validateSearch: batchListSearch,
  beforeLoad: requestData(loadData, 'batchList'),
  component: lazyToolScreen(
    () => import('#features/domain/courses/batches/web/batch-list-screen.tsx'),
    'BatchListScreen',
  ),
})

const timetable = createRoute({
  getParentRoute: () => hr,
  path: '/timetable',
  validateSearch: timetableSearch,
  component: lazyToolScreen(() => import('#features/domain/timetable/web/timetable-screens.tsx'), 'HrTimetableScreen'),
})

const certificates = createRoute({
  getParentRoute: () => hr,
  path: '/certificates',
  validateSearch: certificateListSearch,
  component: lazyToolScreen(
    () => import('#features/domain/certificates/web/certificates-screens.tsx'),
    'HrCertificatesScreen',
  ),
})

const issueCertificates = createRoute({
  getParentRoute: () => hr,
  path: '/certificates/issue',
  validateSearch: issueSearch,
  component: lazyToolScreen(
    () => import('#features/domain/certificates/web/issue-certificates-screen.tsx'),
    'IssueCertificatesScreen',
  ),
})

const addBatch = createRoute({
  getParentRoute: () => hr,
  path: '/batch/add-new',
  component: lazyToolScreen(
    () => import('#features/domain/courses/batches/web/add-batch-screen.tsx'),
    'AddBatchScreen',
  ),
})

const editBatch = createRoute({
  getParentRoute: () => hr,
  path: '/batch/edit',
  validateSearch: batchSearch,
  component: lazyToolScreen(
    () => import('#features/domain/courses/batches/web/edit-batch-screen.tsx'),
    'EditBatchScreen',
  ),
})

const importBatches = createRoute({
  getParentRoute: () => hr,
  path: '/batch/import',
  validateSearch: importSearch,
  component: lazyToolScreen(
    () => import('#features/overview/import-export/web/import-records-screens.tsx'),
    'ImportBatchesScreen',
  ),
})

const waitingList = createRoute({
  getParentRoute: () => hr,
  path: '/batch/waiting',
  validateSearch: batchSearch,
  component: lazyToolScreen(
    () => import('#features/domain/enquiries/web/waiting-list-screen.tsx'),
    'WaitingListScreen',
  ),
})

const enquiryList = createRoute({
  getParentRoute: () => hr,
  path: '/enquiry',
  validateSearch: enquiryListSearch,
  beforeLoad: requestData(loadData, 'enquiryList'),
  component: lazyStaffScreen(
    () => import('#features/domain/enquiries/web/enquiry-list-screen.tsx'),
    'EnquiryListScreen',
  ),
})

const addEnquiry = createRoute({
  getParentRoute: () => hr,
  path: '/enquiry/add-new',
  component: lazyStaffScreen(() => import('#features/domain/enquiries/web/add-enquiry-screen.tsx'), 'AddEnquiryScreen'),
})

const editEnquiry = createRoute({
  getParentRoute: () => hr,
  path: '/enquiry/edit',
  validateSearch: enquirySearch,
  component: lazyStaffScreen(
    () => import('#features/domain/enquiries/web/edit-enquiry-screen.tsx'),
    'EditEnquiryScreen',
  ),
})

const admitEnquiry = createRoute({
  getParentRoute: () => hr,
  path: '/enquiry/admit',
  validateSearch: admitSearch,
  component: lazyStaffScreen(
    () => import('#features/domain/enquiries/web/admit-enquiry-screen.tsx'),
    'AdmitEnquiryScreen',
  ),
})

const importAttendance = createRoute({
  getParentRoute: () => hr,
  path: '/attendence/import',
  validateSearch: importSearch,
  component: lazyToolScreen(
    () => import('#features/overview/import-export/web/import-records-screens.tsx'),
    'ImportAttendanceScreen',
  ),
})

const importEnquiries = createRoute({
  getParentRoute: () => hr,
  path: '/enquiry/import',
  validateSearch: importSearch,
  component: lazyToolScreen(
    () => import('#features/overview/import-export/web/import-records-screens.tsx'),
    'ImportEnquiriesScreen',
  ),
})

const changePassword = createRoute({
  getParentRoute: () => hr,
  path: '/change-password',
  component: lazyStaffScreen(
    () => import('#features/base/identity/web/change-password-screen.tsx'),
    'ChangePasswordScreen',
  ),
})

const twoFactor = createRoute({
  getParentRoute: () => hr,
  path: '/two-factor',
  component: lazyStaffScreen(() => import('#features/base/identity/web/two-factor-screen.tsx'), 'TwoFactorScreen'),
})

const sessions = createRoute({
  getParentRoute: () => hr,
  path: '/sessions',
  component: lazyStaffScreen(() => import('#features/base/identity/web/sessions-screen.tsx'), 'SessionsScreen'),
})

export const hrRoutes = hr.addChildren([
  reminders,
  closing,
  reports,
  dashboard,
  studentList,
  students,
  addStudents,
  editStudents,
  studentView,
  registerStudent,
  studentFee,
  addFee,
  editFee,
  viewFees,
  batchPicker,
  attendanceList,
  editAttendance,
  attendanceHistory,
  lowAttendance,
  studentAttendanceHistory,
  courseList,
  batchList,
  timetable,
  certificates,
  issueCertificates,
  addBatch,
  editBatch,
  importBatches,
  waitingList,
  enquiryList,
  addEnquiry,
  editEnquiry,
  admitEnquiry,
  importEnquiries,
  importAttendance,
  changePassword,
  twoFactor,
  sessions,
])
