export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  pattern?: string
  format?: string
  default?: unknown
}

const ID = '01936f2e-7c1a-7b3e-9f10-2f6d8a4c5e71'
const DAY = '2026-11-21'

const VALUES: Record<string, unknown> = {
  ...{
    _id: ID,
    id: ID,
    student: ID,
    enrolment: ID,
    recordId: ID,
    whoId: ID,
    requestId: ID,
    receipt: ID,
    token: 'k3J9…',
  },
  ...{ fname: 'Asha', lname: 'Rao', father: 'Vikram Rao', name: 'Asha Rao', studentName: 'Asha Rao', who: 'Hari' },
  ...{ email: 'asha@example.com', mailId: 'asha@example.com', contact: '9800000000', altContact: '9800000001' },
  parentContact: '9800000002',
  ...{ phone: '9800000000', address: '1 Example Road, Pune', perAddress: '1 Example Road, Pune' },
  ...{ curAddress: '1 Example Road, Pune', linkedIn: 'https://www.linkedin.com/in/example', degree: 'B.Com.' },
  ...{
    profile: 'https://example.com/photo.jpg',
    regNo: 'DCA/26/12',
    photo: '/api/photo/MDE5MzZmMmU.tou4qc.VBktwou56uptiSC5l0p6pWDZWVylIVgbBvJX92j9KGc',
    comYear: '2025',
    university: 'Example University',
  },
  ...{ course: 'Tally', courseName: 'Tally', cduration: '3 months', cDuration: '3 months', batch: 'T-1', bCode: 'T-1' },
  ...{ trainer: 'Anita Rao', room: 'Room 1', weekday: 1, start: '10:00', end: '12:00', seats: 20, strength: 18 },
  ...{ batchCode: 'T-1', bTime: '10:00', gender: 'female', mode: 'offline', qualification: 'B.Com.' },
  ...{ fee: 12_000, cFee: 12_000, payable: 12_000, TotalFee: 12_000, Paidfee: 4000, PaidFee: 4000, paid: 4000 },
  ...{ initials: 'AR', receiptCode: 'AZNvLnwafjufEC9tikxecQ', certificateCode: 'AZNvLnwafjufEC9tikxecQ' },
  verifyUrl: 'https://office.example.com/verify/AZNvLnwafjufEC9tikxecQ',
  ...{
    PendingFee: 8000,
    dueAmount: 4000,
    amountToPay: 4000,
    late: 0,
    left: 8000,
    due: 8000,
    paidEarlier: 0,
    amount: 1500,
    sum: 4000,
    receiptNo: '2026-27/000001',
    refundNo: 'R2026-27/0001',
    paidBefore: 4000,
    paidAfter: 2500,
  },
  ...{
    payMode: 'Cash',
    ledger: 'Rent',
    ledgerName: 'Rent',
    remark: 'November',
    reason: 'Typed twice',
    reference: '632700018842',
    note: 'Paid by the uncle',
    upiId: 'fees@examplebank',
    gstin: '27AAPFU0939F1ZV',
    receiptTerms: 'Fees are not refunded after the first week.',
    issuedBy: 'Hari',
    fileName: 'receipt-2026-27-000001.pdf',
    fileToken: 'cmVjZWlwdA.tou4qc.VBktwou56uptiSC5l0p6pWDZWVylIVgbBvJX92j9KGc',
    photoToken: 'MDE5MzZmMmU.tou4qc.VBktwou56uptiSC5l0p6pWDZWVylIVgbBvJX92j9KGc',
    logo: '/api/institute/logo/3b1f',
    image: '/9j/4AAQSkZJRgABAQ…',
    url: '/api/fee/file/cmVjZWlwdA.tou4qc.VBktwou56uptiSC5l0p6pWDZWVylIVgbBvJX92j9KGc',
    status: 'Active',
  },
  ...{ password: 'correct horse battery', adminPassword: 'correct horse battery', hrPassword: 'correct horse staple' },
  ...{ confirmPswd: 'correct horse battery', currentPassword: 'an earlier password', code: '123456' },
  ...{ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', recoveryCodes: '1234-5678-9012', since: `${DAY}T04:30:00Z` },
  uri: 'otpauth://totp/Example%20Institute:asha%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  ...{ adminName: 'Asha', adminEmail: 'asha@example.com', hrName: 'Hari', hrEmail: 'hari@example.com' },
  ...{ project: 'https://example.com/shop', portfolio: 'https://github.com/example', techUsed: 'HTML, CSS' },
  ...{ description: 'A small shop', timeZone: 'Asia/Kolkata', role: 'hr', month: 11, year: 2026, label: 'Nov 2026' },
  ...{ at: `${DAY}T04:30:00Z`, createdAt: `${DAY}T04:30:00Z`, updatedAt: `${DAY}T04:30:00Z`, dob: '2004-05-17' },
  ...{ since: `${DAY}T04:30:00Z`, seen: `${DAY}T04:30:00Z`, browser: 'Firefox', system: 'Windows' },
  ...{ directory: '/mnt/backup', place: 'server:/mnt/backup/munshi-2026-11-21T20-30-00-000Z.tar.gz', time: '02:00' },
  ...{
    savedAt: `${DAY}T04:30:00Z`,
    message: 'Saved.',
    guardian: 'Vikram Rao',
    deletedBy: 'Hari',
    action: 'fee.record',
    record: 'receipt',
    subject: 'Asha Rao',
  },
  ...{
    days: 3,
    by: 'Hari',
    beforeEn: '{name}, {amount} is due on {date}.',
    lateEn: '{name}, {amount} was due on {date}.',
  },
  ...{ beforeFr: '{name}, {amount} avant le {date}.', lateFr: '{name}, {amount} depuis le {date}.' },
  ...{ beforeTr: '{name}, {date}: {amount}', lateTr: '{name}, {date}: {amount}' },
  ...{ beforeHi: '{name}, {date}: {amount}', lateHi: '{name}, {date}: {amount}' },
  ...{ beforeMr: '{name}, {date}: {amount}', lateMr: '{name}, {date}: {amount}' },
  ...{ after: '5000', next: '10000', hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
}

export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf) return exampleOf(schema.anyOf.findLast(({ type }) => type !== 'null') ?? {}, name)
  if (schema.enum) return schema.enum.includes(VALUES[name]) ? VALUES[name] : schema.enum[0]
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, exampleOf(value, key)]))
  const types = [schema.type ?? []].flat()
  if (types.includes('array')) return schema.items ? [exampleOf(schema.items, name)] : []
  const value = VALUES[name]
  if (value !== undefined && types.includes(typeof value)) return value
  if (types.includes('number') || types.includes('integer')) return 1
  if (types.includes('boolean')) return true
  if (types.includes('object') || types.length === 0) return {}
  if (schema.format === 'uuid') return ID
  return schema.pattern !== undefined || /date|day|today|On$/i.test(name) ? DAY : 'text'
}
