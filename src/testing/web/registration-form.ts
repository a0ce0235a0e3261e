import type { RenderResult } from 'vitest-browser-react'

/** A student as the server answers one. */
export const aStudent = {
  ...{ _id: 's1', fname: 'Asha', lname: 'Rao', father: 'Mohan Rao', contact: '9876543210', altContact: null },
  ...{ email: 'asha@example.com', gender: 'female', dob: '2004-05-06', curAddress: null, perAddress: '3 Example Road' },
  ...{ linkedIn: null, profile: null, degree: 'BCA', comYear: '2025', university: 'Example University' },
  ...{ course: 'Tally', mode: 'offline', cduration: '3 months', fee: 12_500.5, batch: 'T-1' },
  ...{ joiningDate: '2026-11-01', endDate: null, isCompleted: 'no' as const, isPlaced: 'notPlaced' as const },
  ...{ status: 'Active', version: 1, TotalFee: 12_500.5, PaidFee: 2000, PendingFee: 10_500.5, dueDate: '2026-12-26' },
  declared: null,
}

const batch = { _id: 'b1', bTime: '10 to 12', startDate: '2026-01-01', endDate: null, version: 1 }

/** What the form asks the server for before it can be filled in. */
export const CHOICES = {
  'GET /api/course': {
    courses: [
      { _id: 'c1', course: 'Excel', cFee: 4000, cDuration: '1 month', version: 1 },
      { _id: 'c2', course: 'Tally', cFee: 12_500.5, cDuration: '3 months', version: 1 },
    ],
    total: 2,
  },
  'GET /api/batch': {
    batches: [
      { ...batch, bCode: 'E-1', courseName: 'Excel', bTime: '8 to 9' },
      { ...batch, _id: 'b2', bCode: 'T-1', courseName: 'Tally', endDate: '2199-01-01' },
      { ...batch, _id: 'b3', bCode: 'OLD-1', courseName: 'Tally', endDate: '2020-01-01' },
    ],
    total: 3,
  },
}

const CHOSEN = {
  ...{ Gender: 'Female', Course: 'Tally', 'Course Mode': 'Offline', Batch: 'T-1 (10 to 12)' },
  ...{ 'Course Status': 'Not Completed', 'Placement Status': 'Not Placed', 'Payment Mode': 'Cash' },
}
const TYPED = {
  ...{ 'First Name': 'Asha', 'Last Name': 'Rao', "Father's Name": 'Mohan Rao', 'Date of Birth': '2004-05-06' },
  ...{ 'Contact Number': '98765 43210', Email: 'asha@example.com', 'Permanent Address': '3 Example Road' },
  ...{ Degree: 'BCA', 'Year of Completion': '2025', University: 'Example University', 'Joining Date': '2026-11-01' },
  ...{ 'Paid Fee': '2000', Password: 'a long enough one', 'Confirm Password': 'a long enough one' },
}

/** Fills in every required field of the registration form. */
export async function fillIn(screen: RenderResult, over: Partial<typeof TYPED> = {}): Promise<void> {
  for (const [label, word] of Object.entries(CHOSEN)) {
    await screen.getByLabelText(label, { exact: true }).selectOptions(word)
  }
  for (const [label, text] of Object.entries({ ...TYPED, ...over })) {
    await screen.getByLabelText(label, { exact: true }).fill(text)
  }
}

/** The same as the draft of an earlier visit, which is quicker; passwords are never part of one. */
export const TYPED_EARLIER = JSON.stringify({
  ...{ fname: 'Asha', lname: 'Rao', father: 'Mohan Rao', dob: '2004-05-06', gender: 'female', contact: '98765 43210' },
  ...{ email: 'asha@example.com', perAddress: '3 Example Road', degree: 'BCA', comYear: '2025' },
  ...{ university: 'Example University', course: 'Tally', cduration: '3 months', mode: 'offline', batch: 'T-1' },
  ...{ joiningDate: '2026-11-01', isCompleted: 'no', isPlaced: 'notPlaced', fee: '12500.5', Paidfee: '0' },
  payMode: 'Cash',
})
