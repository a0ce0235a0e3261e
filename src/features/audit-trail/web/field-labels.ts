import type { Label } from './audit-trail-labels.ts'

/** What stands for a record's machinery, or follows from its other fields. */
const HIDDEN = new Set([
  ...['_id', 'id', 'version', 'month', 'year', 'student', 'changed', 'createdAt', 'updatedAt', 'setUp'],
  ...['PendingFee', 'dueDate', 'TotalFee'],
])

const STUDENT: Record<string, Label> = {
  fname: 'students:fname',
  lname: 'students:lname',
  father: 'students:father',
  dob: 'students:dob',
  gender: 'students:gender',
  profile: 'students:profile',
  contact: 'students:contact',
  altContact: 'students:altContact',
  email: 'students:email',
  perAddress: 'students:perAddress',
  curAddress: 'students:curAddress',
  linkedIn: 'students:linkedIn',
  degree: 'students:degree',
  comYear: 'students:comYear',
  university: 'students:university',
  course: 'students:course',
  cduration: 'students:cduration',
  mode: 'students:mode',
  batch: 'students:batch',
  joiningDate: 'students:joiningDate',
  endDate: 'students:endDate',
  isCompleted: 'students:isCompleted',
  isPlaced: 'students:isPlaced',
  fee: 'students:fee',
  password: 'students:password',
  TotalFee: 'student-records:totalFee',
  PaidFee: 'student-records:paidFee',
  status: 'student-records:status',
  reason: 'fees:reason',
  'declared.fee': 'student-records:declaredFee',
  'declared.Paidfee': 'student-records:declaredPayment',
  'declared.payMode': 'student-records:payMode',
}

const FIELDS: Record<string, Record<string, Label>> = {
  student: STUDENT,
  receipt: {
    receiptNo: 'fees:receiptNumber',
    name: 'fees:studentName',
    contact: 'fees:contact',
    date: 'fees:paidDate',
    issuedOn: 'fees:issuingDate',
    payMode: 'fees:payMode',
    payable: 'fees:totalFee',
    paid: 'fees:paidAmount',
    due: 'fees:dueAmount',
    course: 'fees:course',
    bCode: 'fees:batch',
    reason: 'fees:reason',
  },
  batch: {
    bCode: 'batches:code',
    courseName: 'batches:course',
    bTime: 'batches:time',
    startDate: 'batches:startDate',
    endDate: 'batches:endDate',
  },
  course: { course: 'courses:name', cFee: 'courses:fee', cDuration: 'courses:duration' },
  enquiry: {
    name: 'enquiries:name',
    mailId: 'students:email',
    contact: 'enquiries:contact',
    altContact: 'students:altContact',
    qualification: 'enquiries:qualification',
    address: 'enquiries:address',
    course: 'enquiries:interestedCourse',
    Enquirymode: 'enquiries:enquiryMode',
    mode: 'enquiries:learningMode',
    ref: 'enquiries:reference',
    remark: 'enquiries:remark',
    date: 'enquiries:date',
    status: 'enquiries:status',
    isPlaced: 'students:isPlaced',
    sent: 'sentByMail',
    to: 'sentTo',
  },
  attendance: {
    batchCode: 'attendance:batchCode',
    date: 'attendance:date',
    marks: 'attendance:marks',
    present: 'attendance:studentsPresent',
    absent: 'attendance:studentsAbsent',
  },
  category: { ledger: 'expenses:ledgerName' },
  expense: {
    ledgerName: 'expenses:ledgerName',
    remark: 'expenses:remark',
    amount: 'expenses:amount',
    date: 'expenses:date',
  },
  project: { project: 'portfolio:project', techUsed: 'portfolio:techUsed', description: 'portfolio:description' },
  portfolio: { portfolio: 'portfolioLink' },
  account: { role: 'identity:role', name: 'identity:staffName', email: 'identity:email', status: 'identity:status' },
  institute: {
    name: 'institute:instituteName',
    address: 'institute:address',
    phone: 'institute:phone',
    timeZone: 'institute:timeZone',
    selfRegistration: 'institute:selfRegistration',
  },
}

/** The field's label; one that is not known is shown as it is stored. */
export const wordOfField = (record: string, field: string): Label | undefined => FIELDS[record]?.[field]

/** Where a field stands among the others of its record: as the forms have them, what is not known last. */
export function placeOf(record: string, field: string): number {
  const place = Object.keys(FIELDS[record] ?? {}).indexOf(field)
  return place < 0 ? 1_000 : place
}

/** Whether a field says something to people. An expense's `ledger` is an id; its name stands beside it. */
export const isShown = (record: string, field: string): boolean =>
  !HIDDEN.has(field) && !(record === 'expense' && field === 'ledger')
