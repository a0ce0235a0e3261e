export const RECEIPT = {
  _id: 'r1',
  receiptNo: '2026-27/000001',
  student: 's1',
  enrolment: 'e1',
  name: 'Asha Rao',
  contact: '98765 43210',
  date: '2026-08-01',
  issuedOn: '2026-08-01',
  payMode: 'Cash',
  exactMode: null,
  payable: 12_500,
  paid: 2000,
  due: 10_500,
  course: 'Tally',
  bCode: 'T-1',
  month: 8,
  year: 2026,
  changed: false,
  version: 4,
  reference: null,
  note: null,
  parts: [],
}

export const LISTED_RECEIPT = { ...RECEIPT, studentDeleted: false, father: 'Mohan Rao' }

export const PRINTED_RECEIPT = {
  ...RECEIPT,
  paidEarlier: 0,
  student: { _id: 's1', name: 'Asha Rao', contact: '98765 43210', regNo: null },
  institute: {
    name: 'Sunrise Institute',
    address: '1 Example Road',
    phone: '+91 98000 00000',
    gstin: null,
    receiptLanguage: 'en',
    receiptPaper: 'a4',
    receiptTerms: null,
    logo: null,
  },
  issuedBy: 'Hari Example',
  earlier: [],
  replaces: null,
  settled: [],
  verifyUrl: null,
  signedOff: false,
}

/** The account of the student, without receipts. */
export const ACCOUNT = { TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, version: 3, fee: [] }

export const NO_PLAN = { plans: [], dueDate: null, dueAmount: 0, due: 0, late: 0 }

export const NO_AGES = { ages: { all: 0, '1-30': 0, '31-60': 0, '61-90': 0, '90+': 0 } }

export const REFUND = {
  _id: 'f1',
  refundNo: 'R2026-27/0001',
  student: 's1',
  enrolment: 'e1',
  name: 'Asha Rao',
  contact: '98765 43210',
  leaves: false,
  amount: 500,
  date: '2026-11-20',
  issuedOn: '2026-11-20',
  payMode: 'Online',
  exactMode: null,
  reference: 'UTR 7',
  note: null,
  reason: 'Left the course',
  course: 'Tally',
  bCode: 'T-1',
  paidBefore: 2000,
  paidAfter: 1500,
  version: 1,
}
