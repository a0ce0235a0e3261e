import {
  type OptionalStudentField,
  type Student,
  STUDENT_FIELDS,
  type StudentOverview,
} from '#features/domain/students/contract/students.contract.ts'
import { fieldNames } from '#shared/contract/record-fields.ts'

const BLANK = Object.fromEntries(fieldNames(STUDENT_FIELDS).map((name) => [name, null])) as {
  [Name in OptionalStudentField]: null
}

/** The optional fields are blank. */
export const STUDENT: Student = {
  ...BLANK,
  _id: 's1',
  fname: 'Asha',
  lname: 'Rao',
  father: 'Mohan Rao',
  contact: '98765 43210',
  email: 'asha@example.com',
  gender: 'female',
  dob: '2004-05-06',
  perAddress: '3 Example Road',
  photo: null,
  degree: 'BCA',
  comYear: '2025',
  university: 'Example University',
  course: 'Tally',
  mode: 'offline',
  cduration: '3 months',
  fee: 12_500,
  listFee: 12_500,
  batch: 'T-1',
  joiningDate: '2026-08-01',
  isCompleted: 'no',
  isPlaced: 'notPlaced',
  status: 'Active',
  version: 1,
  courses: 1,
  otherCourses: [],
  TotalFee: 12_500,
  PaidFee: 2000,
  PendingFee: 10_500,
  dueDate: '2026-09-05',
  dueAmount: 10_500,
  declared: null,
  emailConfirmed: null,
  language: null,
}

/** All but the first of 30 days are marked, the second as absent. */
export const OVERVIEW: StudentOverview = {
  bTime: '10 to 12',
  fees: {
    count: 2,
    receipts: [
      {
        _id: 'r2',
        receiptNo: '2026-27/000002',
        date: '2026-10-07',
        payMode: 'Online',
        exactMode: 'UPI',
        paid: 1500,
      },
      {
        _id: 'r1',
        receiptNo: '2026-27/000001',
        date: '2026-08-01',
        payMode: 'Cash',
        exactMode: null,
        paid: 500,
      },
    ],
  },
  attendance: {
    present: 91,
    absent: 9,
    days: Array.from({ length: 30 }, (_, n) => ({
      date: `2026-11-${String(n + 1).padStart(2, '0')}`,
      present: n === 0 ? null : n > 1,
    })),
  },
  projects: 1,
  portfolio: [
    {
      _id: 'p1',
      portfolio: 'https://example.com/asha/portfolio',
    },
  ],
  changes: [
    {
      at: '2026-08-01T05:00:00.000Z',
      who: 'Hari',
      status: 'Active',
      reason: null,
    },
  ],
  reminded: '2026-11-16',
  access: null,
}
