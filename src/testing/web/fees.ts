/** A student with a paid and a pending amount, as the API returns it. */
export const RECEIPT = {
  ...{ _id: 'r1', receiptNo: '2026-27/000001', student: 's1', name: 'Asha Rao', contact: '98765 43210' },
  ...{ date: '2026-08-01', issuedOn: '2026-08-01', payMode: 'Cash', payable: 12_500, paid: 2000, due: 10_500 },
  ...{ course: 'Tally', bCode: 'T-1', month: 8, year: 2026, changed: false, version: 4 },
}

export const LISTED_RECEIPT = { ...RECEIPT, studentDeleted: false, father: 'Mohan Rao' }

export const PRINTED_RECEIPT = {
  ...RECEIPT,
  paidEarlier: 0,
  student: { _id: 's1', name: 'Asha Rao', contact: '98765 43210' },
  institute: { name: 'Sunrise Institute', address: '1 Example Road', phone: '+91 98000 00000', receiptLanguage: 'en' },
}
