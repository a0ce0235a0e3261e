import type { StudentList } from '#features/domain/students/student-records/contract/student-records.contract.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { STUDENT } from './student.ts'

export const STUDENT_LIST: StudentList = {
  students: [
    STUDENT,
    { ...STUDENT, _id: 's2', fname: 'Bina', lname: 'Das', isPlaced: 'placed', PaidFee: 12_500, PendingFee: 0 },
    { ...STUDENT, _id: 's3', fname: 'Chetan', lname: 'Jain', isPlaced: 'placed', status: 'Disable' },
  ],
  total: 3,
  totals: { payable: 1_37_500, received: 16_500.5, pending: 1_20_999.5 },
  counts: { all: 3, active: 2, dropped: 1, placed: 1, pending: 0 },
  awaitingApproval: 0,
  incomplete: 0,
  deleted: 0,
}

export const EMPTY_LIST: StudentList = { ...STUDENT_LIST, students: [], total: 0 }

export const PENDING_STUDENT: Student = {
  ...STUDENT,
  _id: 's4',
  fname: 'Dev',
  lname: 'Sen',
  status: 'Pending',
  PaidFee: 0,
  PendingFee: 0,
  declared: {
    fee: 12_500,
    Paidfee: 1500,
    payMode: 'Online',
  },
}

export const PENDING_LIST: StudentList = {
  students: [PENDING_STUDENT],
  total: 1,
  totals: { payable: 0, received: 0, pending: 0 },
  counts: { all: 3, active: 2, dropped: 1, placed: 1, pending: 1 },
  awaitingApproval: 1,
  incomplete: 0,
  deleted: 0,
}
