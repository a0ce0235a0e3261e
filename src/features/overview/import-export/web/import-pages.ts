import type { ImportKind, ImportRole } from '#features/overview/import-export/contract/import-kinds.ts'

export const IMPORT_PAGES = {
  students: {
    page: '/hr/studentAdd',
    list: '/hr/StudentList',
    hint: 'beginHint',
    rowsHint: 'rowsHint',
    template: 'templateName',
    showList: 'showStudents',
    undoText: 'undoText',
  },
  courses: {
    page: '/admin/course/import',
    list: '/admin/view-course-admin',
    hint: 'coursesHint',
    rowsHint: 'coursesRows',
    template: 'coursesTemplate',
    showList: 'showCourses',
    undoText: 'undoCourses',
  },
  batches: {
    page: '/hr/batch/import',
    list: '/hr/batch',
    hint: 'batchesHint',
    rowsHint: 'batchesRows',
    template: 'batchesTemplate',
    showList: 'showBatches',
    undoText: 'undoBatches',
  },
  enquiries: {
    page: '/hr/enquiry/import',
    list: '/hr/enquiry',
    hint: 'enquiriesHint',
    rowsHint: 'enquiriesRows',
    template: 'enquiriesTemplate',
    showList: 'showEnquiries',
    undoText: 'undoEnquiries',
  },
  expenses: {
    page: '/admin/expense/import',
    list: '/admin/view-expance',
    hint: 'expensesHint',
    rowsHint: 'expensesRows',
    template: 'expensesTemplate',
    showList: 'showExpenses',
    undoText: 'undoExpenses',
  },
  attendance: {
    page: '/hr/attendence/import',
    list: '/hr/attendence',
    hint: 'attendanceHint',
    rowsHint: 'attendanceRows',
    template: 'attendanceTemplate',
    showList: 'showAttendance',
    undoText: 'undoAttendance',
  },
  payments: {
    page: '/admin/fee/import',
    list: '/admin/view-Fee',
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
  students: 'ofStudents',
  batches: 'ofBatches',
  enquiries: 'ofEnquiries',
  attendance: 'ofAttendance',
  courses: 'ofCourses',
  expenses: 'ofExpenses',
  payments: 'ofPayments',
} as const satisfies Record<ImportKind, string>
