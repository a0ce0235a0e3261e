import { UNTAUGHT } from './batches.ts'

export const ENQUIRY = {
  _id: 'e1',
  name: 'Asha Devi Rao',
  mailId: 'asha@example.com',
  contact: '9876543210',
  altContact: '9123456780',
  qualification: 'BCA',
  address: '3 Example Road',
  course: 'Tally',
  Enquirymode: 'online',
  mode: 'offline',
  ref: 'A friend',
  remark: 'Evenings only',
  date: '2026-11-20',
  status: 'Open',
  isPlaced: 'notPlaced',
  month: 11,
  year: 2026,
  student: null,
  nextCall: null,
  version: 3,
}

/** Returns a page of the list, all open. */
export const enquiryPage = (enquiries: object[], total = enquiries.length, placed = 0) => ({
  enquiries,
  total,
  placed,
  counts: {
    all: total,
    open: total,
    closed: 0,
    pending: 0,
    toCall: 0,
  },
})

/** One enquiry of each status; the second has no email, the third is admitted. */
export const ENQUIRY_PAGE = {
  enquiries: [
    ENQUIRY,
    {
      ...ENQUIRY,
      _id: 'e2',
      name: 'Bina Das',
      mailId: null,
      altContact: null,
      Enquirymode: null,
      ref: null,
      remark: null,
      status: 'Pending',
    },
    { ...ENQUIRY, _id: 'e3', name: 'Chetan Jain', contact: null, altContact: null, status: 'Closed', student: 's1' },
  ],
  total: 23,
  placed: 0,
  counts: { all: 23, open: 12, closed: 7, pending: 4, toCall: 3 },
}

export const COURSES = {
  'GET /api/course': {
    courses: [
      { _id: 'c1', course: 'Excel', cFee: 4000, cDuration: '1 month', instalments: null, version: 1 },
      { _id: 'c2', course: 'Tally', cFee: 12_500.5, cDuration: '3 months', instalments: null, version: 1 },
    ],
    total: 2,
  },
}

const batch = { _id: 'b1', courseName: 'Tally', bTime: '10 to 12', startDate: '2026-01-01', ...UNTAUGHT, version: 1 }
export const BATCHES = {
  'GET /api/batch': { batches: [{ ...batch, bCode: 'T-1', endDate: '2199-01-01' }], total: 1 },
}
