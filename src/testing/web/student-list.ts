/** A student as the server answers one. */
export const aStudent = {
  ...{ _id: 's1', fname: 'Asha', lname: 'Rao', father: 'Mohan Rao', contact: '98765 43210', altContact: null },
  ...{ email: 'asha@example.com', gender: 'female', dob: '2004-05-06', curAddress: null, perAddress: '3 Example Road' },
  ...{ linkedIn: null, profile: null, degree: 'BCA', comYear: '2025', university: 'Example University' },
  ...{ course: 'Tally', mode: 'offline', cduration: '3 months', fee: 12_500, batch: 'T-1' },
  ...{ joiningDate: '2026-08-01', endDate: null, isCompleted: 'no', isPlaced: 'notPlaced', status: 'Active' },
  ...{ version: 1, TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, dueDate: '2026-09-05', declared: null },
}

/** One of each status, as the list answers them. */
const students = [
  aStudent,
  { ...aStudent, _id: 's2', fname: 'Bina', lname: 'Das', isPlaced: 'placed', PaidFee: 12_500, PendingFee: 0 },
  { ...aStudent, _id: 's3', fname: 'Chetan', lname: 'Jain', isPlaced: 'placed', status: 'Disable' },
]

export const aList = {
  students,
  total: 3,
  totals: { payable: 1_37_500, received: 16_500.5, pending: 1_20_999.5 },
  counts: { all: 3, active: 2, dropped: 1, placed: 1, pending: 0 },
}

export const aWaitingList = {
  students: [
    {
      ...{ ...aStudent, _id: 's4', fname: 'Dev', lname: 'Sen', status: 'Pending', PaidFee: 0, PendingFee: 0 },
      declared: { fee: 12_500, Paidfee: 1500, payMode: 'Online' },
    },
  ],
  total: 1,
  totals: { payable: 0, received: 0, pending: 0 },
  counts: { all: 3, active: 2, dropped: 1, placed: 1, pending: 1 },
}

export const anInstitute = {
  ...{ name: 'Sunrise Institute', address: '1 Example Road', phone: '+91 98000 00000', timeZone: 'Asia/Kolkata' },
  ...{ selfRegistration: false, setUp: true, version: 1 },
}
