import type { StudentList } from '#features/student-records/contract/student-records.contract.ts'
import type { Student } from '#features/students/contract/students.contract.ts'

export const STUDENT: Student = {
  ...{ _id: 's1', fname: 'Asha', lname: 'Rao', father: 'Mohan Rao', contact: '98765 43210', altContact: null },
  ...{ email: 'asha@example.com', gender: 'female', dob: '2004-05-06', curAddress: null, perAddress: '3 Example Road' },
  ...{ linkedIn: null, profile: null, degree: 'BCA', comYear: '2025', university: 'Example University' },
  ...{ course: 'Tally', mode: 'offline', cduration: '3 months', fee: 12_500, batch: 'T-1' },
  ...{ joiningDate: '2026-08-01', endDate: null, isCompleted: 'no', isPlaced: 'notPlaced', status: 'Active' },
  ...{ version: 1, TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, dueDate: '2026-09-05', declared: null },
}

/** An active, a placed and a dropped student. */
export const STUDENT_LIST: StudentList = {
  students: [
    STUDENT,
    { ...STUDENT, _id: 's2', fname: 'Bina', lname: 'Das', isPlaced: 'placed', PaidFee: 12_500, PendingFee: 0 },
    { ...STUDENT, _id: 's3', fname: 'Chetan', lname: 'Jain', isPlaced: 'placed', status: 'Disable' },
  ],
  total: 3,
  totals: { payable: 1_37_500, received: 16_500.5, pending: 1_20_999.5 },
  counts: { all: 3, active: 2, dropped: 1, placed: 1, pending: 0 },
}

export const EMPTY_LIST: StudentList = { ...STUDENT_LIST, students: [], total: 0 }

export const PENDING_STUDENT: Student = {
  ...{ ...STUDENT, _id: 's4', fname: 'Dev', lname: 'Sen', status: 'Pending', PaidFee: 0, PendingFee: 0 },
  declared: { fee: 12_500, Paidfee: 1500, payMode: 'Online' },
}

export const PENDING_LIST: StudentList = {
  students: [PENDING_STUDENT],
  total: 1,
  totals: { payable: 0, received: 0, pending: 0 },
  counts: { all: 3, active: 2, dropped: 1, placed: 1, pending: 1 },
}

export const INSTITUTE = {
  ...{ name: 'Sunrise Institute', address: '1 Example Road', phone: '+91 98000 00000', timeZone: 'Asia/Kolkata' },
  ...{ selfRegistration: false, setUp: true, version: 1 },
}
