import type { Student } from '#features/students/contract/students.contract.ts'

export const STUDENT: Student = {
  ...{ _id: 's1', fname: 'Asha', lname: 'Rao', father: 'Mohan Rao', contact: '98765 43210', altContact: null },
  ...{ email: 'asha@example.com', gender: 'female', dob: '2004-05-06', curAddress: null, perAddress: '3 Example Road' },
  ...{ linkedIn: null, profile: null, degree: 'BCA', comYear: '2025', university: 'Example University' },
  ...{ course: 'Tally', mode: 'offline', cduration: '3 months', fee: 12_500, batch: 'T-1' },
  ...{ joiningDate: '2026-08-01', endDate: null, isCompleted: 'no', isPlaced: 'notPlaced', status: 'Active' },
  ...{
    version: 1,
    courses: 1,
    TotalFee: 12_500,
    PaidFee: 2000,
    PendingFee: 10_500,
    dueDate: '2026-09-05',
    dueAmount: 10_500,
    declared: null,
  },
  emailConfirmed: null,
  language: null,
}
