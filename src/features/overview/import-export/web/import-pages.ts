import type { ImportKind, ImportRole } from '#features/overview/import-export/contract/import-kinds.ts'
import type { Import } from '#features/overview/import-export/contract/imports.contract.ts'

export const IMPORT_PAGES = {
  students: {
    page: '/hr/studentAdd',
    list: '/hr/StudentList',
    mayList: 'students.list',
    hint: 'beginHint',
    rowsHint: 'rowsHint',
    template: 'templateName',
    showList: 'showStudents',
    undoText: 'undoText',
  },
  courses: {
    page: '/admin/course/import',
    list: '/admin/view-course-admin',
    mayList: 'courses.list',
    hint: 'coursesHint',
    rowsHint: 'coursesRows',
    template: 'coursesTemplate',
    showList: 'showCourses',
    undoText: 'undoCourses',
  },
  batches: {
    page: '/hr/batch/import',
    list: '/hr/batch',
    mayList: 'courses.list',
    hint: 'batchesHint',
    rowsHint: 'batchesRows',
    template: 'batchesTemplate',
    showList: 'showBatches',
    undoText: 'undoBatches',
  },
  enquiries: {
    page: '/hr/enquiry/import',
    list: '/hr/enquiry',
    mayList: 'enquiries.read',
    hint: 'enquiriesHint',
    rowsHint: 'enquiriesRows',
    template: 'enquiriesTemplate',
    showList: 'showEnquiries',
    undoText: 'undoEnquiries',
  },
  expenses: {
    page: '/admin/expense/import',
    list: '/admin/view-expance',
    mayList: 'expenses.read',
    hint: 'expensesHint',
    rowsHint: 'expensesRows',
    template: 'expensesTemplate',
    showList: 'showExpenses',
    undoText: 'undoExpenses',
  },
  attendance: {
    page: '/hr/attendence/import',
    list: '/hr/attendence',
    mayList: 'attendance.list',
    hint: 'attendanceHint',
    rowsHint: 'attendanceRows',
    template: 'attendanceTemplate',
    showList: 'showAttendance',
    undoText: 'undoAttendance',
  },
  payments: {
    page: '/admin/fee/import',
    list: '/admin/view-Fee',
    mayList: 'fees.list',
    hint: 'paymentsHint',
    rowsHint: 'paymentsRows',
    template: 'paymentsTemplate',
    showList: 'showPayments',
    undoText: 'undoPayments',
  },
} as const satisfies Record<ImportKind, object>

/** Students have an import page for each role. */
export const getImportPage = (kind: ImportKind, role: ImportRole) =>
  kind === 'students' && role === 'admin'
    ? ({ page: '/admin/student/import', list: '/admin/Student-List' } as const)
    : IMPORT_PAGES[kind]

export const KIND_LABELS = {
  students: 'shared:students',
  batches: 'words:batches',
  enquiries: 'ofEnquiries',
  attendance: 'shared:attendance',
  courses: 'courses:courses',
  expenses: 'expenses:expensesTitle',
  payments: 'ofPayments',
} as const satisfies Record<ImportKind, string>

export const STATE_LABELS = {
  open: 'open',
  running: 'running',
  done: 'done',
  undone: 'fees:importUndone',
} as const satisfies Record<Import['state'], string>
