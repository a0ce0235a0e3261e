/** A student with a paid and a pending amount, as the API returns it. */
export const STUDENT = {
  ...{ _id: 's1', fname: 'Asha', lname: 'Rao', father: 'Mohan Rao', contact: '98765 43210', altContact: null },
  ...{ email: 'asha@example.com', gender: 'female', dob: '2004-05-06', curAddress: null, perAddress: '3 Example Road' },
  ...{ linkedIn: null, profile: null, degree: 'BCA', comYear: '2025', university: 'Example University' },
  ...{ course: 'Tally', mode: 'offline', cduration: '3 months', fee: 12_500, batch: 'T-1' },
  ...{ joiningDate: '2026-08-01', endDate: null, isCompleted: 'no' as const, isPlaced: 'notPlaced' as const },
  ...{ status: 'Active', version: 1, TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, dueDate: '2026-09-05' },
  declared: null,
}

export const RECEIPT = {
  ...{ _id: 'r1', receiptNo: '2026-27/000001', student: 's1', name: 'Asha Rao', contact: '98765 43210' },
  ...{ date: '2026-08-01', issuedOn: '2026-08-01', payMode: 'Cash', payable: 12_500, paid: 2000, due: 10_500 },
  ...{ course: 'Tally', bCode: 'T-1', month: 8, year: 2026, changed: false, version: 4 },
}

export const LISTED_RECEIPT = { ...RECEIPT, studentDeleted: false }

export const INSTITUTE = {
  ...{ name: 'Sunrise Institute', address: '1 Example Road', phone: '+91 98000 00000', timeZone: 'Asia/Kolkata' },
  ...{ selfRegistration: false, setUp: true, version: 1 },
}
