import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

type Hr = Awaited<ReturnType<typeof api.signInAs>>

async function createTally() {
  const course = await createCourse(api.db, { name: 'Tally', fee: 12_000 })
  const batch = await createBatch(api.db, { code: 'T-1', courseId: course.id })
  return { course, batch }
}

const toRows = (...rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\r\n')

async function begin(hr: Hr, ...rows: string[][]) {
  const { status, body } = await hr.post('/api/import', { kind: 'students', rows: toRows(...rows) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

/** Starts the run and waits for its end. */
async function run(hr: Hr, id: string, body: object = {}) {
  const started = await hr.post(`/api/import/${id}/run`, body)
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  await Promise.all(api.app.backgroundTasks)
  return (await hr.get(`/api/import/${id}`)).body
}

const listStudents = async (hr: Hr) => (await hr.get('/api/user')).body

const HEADER = ['Name', 'Phone', 'Course', 'Batch', 'Amount', 'Date', 'Receipt no']
const RAVI = ['Ravi Kumar Rao', '+91 98765 43210', 'tally', 't-1', '₹4,000', '25/06/2024', 'A-17']
const RAVI_AGAIN = ['Ravi Kumar Rao', '9876543210', 'Tally', 'T-1', '1,500.50', '15/07/2024', 'A-30']
const BELA = ['Bela', '9876500000', 'Tally', '', '', '', '']

test('startRun creates students and historical receipts; several rows of a student are payments', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI, RAVI_AGAIN, ['Bela', '9876500000', 'Tally', 'T-1', '', '', ''])

  const done = await run(hr, _id)

  expect(done).toMatchObject({ state: 'done', students: 2, receipts: 2, paid: 5500.5, failure: null })
  const { students, total, totals } = await listStudents(hr)
  expect({ total, totals }).toEqual({ total: 2, totals: { payable: 24_000, received: 5500.5, pending: 18_499.5 } })
  const ravi = students.find(({ fname }: { fname: string }) => fname === 'Ravi')
  expect(ravi).toMatchObject({
    ...{
      lname: 'Kumar Rao',
      contact: '9876543210',
      email: '',
      father: '',
      course: 'Tally',
      batch: 'T-1',
      status: 'Active',
    },
    ...{ TotalFee: 12_000, PaidFee: 5500.5, PendingFee: 6499.5, joiningDate: '2024-06-25', dueDate: '2024-08-19' },
  })
  const { fee } = (await hr.get(`/api/fee/${ravi._id}`)).body
  expect(fee).toMatchObject([
    { receiptNo: 'IMP/000002', date: '2024-07-15', paid: 1500.5, due: 6499.5, reference: 'A-30', payMode: 'Others' },
    { receiptNo: 'IMP/000001', date: '2024-06-25', paid: 4000, due: 8000, reference: 'A-17', issuedOn: '2024-06-25' },
  ])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('startRun makes a receipt of each payment in numbered columns, in the order of their days', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const header = [
    'Name',
    'Phone',
    'Course',
    'Batch',
    'Payment 1',
    'Date 1',
    'Mode 1',
    'Receipt no 1',
    'Inst 2',
    'Date 2',
  ]
  const ravi = ['Ravi Rao', '9876543210', 'Tally', 'T-1', '4000', '2024-07-15', 'Cash', 'A-17', '1500.50', '2024-06-25']
  const again = ['Ravi Rao', '9876543210', 'Tally', 'T-1', '500', '2024-08-01', 'upi', '', '', '']
  const { _id } = await begin(hr, header, ravi, again)

  const done = await run(hr, _id)

  expect(done).toMatchObject({ state: 'done', students: 1, receipts: 3, paid: 6000.5 })
  const [{ _id: student }] = (await listStudents(hr)).students
  expect((await hr.get(`/api/fee/${student}`)).body.fee).toMatchObject([
    { receiptNo: 'IMP/000003', date: '2024-08-01', paid: 500, due: 5999.5, payMode: 'Online' },
    { receiptNo: 'IMP/000002', date: '2024-07-15', paid: 4000, due: 6499.5, payMode: 'Cash', reference: 'A-17' },
    { receiptNo: 'IMP/000001', date: '2024-06-25', paid: 1500.5, due: 10_499.5, payMode: 'Others' },
  ])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

const DISCOUNTED = [
  ['Name', 'Phone', 'Course', 'Batch', 'Joining Date', 'Discount', 'Payment 1', 'Date 1', 'Payment 2', 'Date 2'],
  ['Ravi Rao', '9876543210', 'Tally', 'T-1', '2024-06-01', '2000', '4000', '2024-06-25', '1000', '2024-07-25'],
]

test('startRun gives the discount of a student: fee − discount − paid = due', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, ...DISCOUNTED)

  const done = await run(hr, _id)

  expect(done).toMatchObject({ state: 'done', receipts: 2, paid: 5000, discounts: 2000 })
  const { students, totals } = await listStudents(hr)
  expect(totals).toEqual({ payable: 10_000, received: 5000, pending: 5000 })
  expect(students[0]).toMatchObject({ fee: 12_000, TotalFee: 10_000, PaidFee: 5000, PendingFee: 5000 })
  const { fee, breakdown, adjustments } = (await hr.get(`/api/fee/${students[0]._id}`)).body
  expect(breakdown).toEqual({ fees: 12_000, discounts: 2000, writeOffs: 0 })
  expect(adjustments).toMatchObject([
    { kind: 'Discount', amount: 2000, reason: null, date: '2024-06-01', mayWithdraw: false },
  ])
  expect(fee).toMatchObject([
    { payable: 10_000, paid: 1000, due: 5000 },
    { payable: 10_000, paid: 4000, due: 6000 },
  ])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('undoImport removes the discounts that the import gave', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, ...DISCOUNTED)
  await run(hr, _id)

  const { status } = await hr.post(`/api/import/${_id}/undo`, {})

  expect(status).toBe(200)
  expect(await listStudents(hr)).toMatchObject({ total: 0, totals: { payable: 0, received: 0 } })
  expect(await api.db.selectFrom('fee_adjustment').select('id').execute()).toEqual([])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test.each([
  [
    'withdrawn',
    async (student: string) => {
      const admin = await api.signInAs('admin')
      const { adjustments } = (await admin.get(`/api/fee/${student}`)).body
      return admin.delete(`/api/fee/adjustment/${adjustments[0]._id}`)
    },
  ],
  [
    'added',
    async (student: string) =>
      (await api.signInAs('admin')).post(`/api/fee/discount/${student}`, { amount: 100, reason: 'Merit' }),
  ],
])('undoImport rejects an import of which a discount was %s (409)', async (_what, touch) => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, ...DISCOUNTED)
  await run(hr, _id)
  const [student] = (await listStudents(hr)).students
  expect((await touch(student._id)).status).toBeLessThan(300)

  const { status, body } = await hr.post(`/api/import/${_id}/undo`, {})

  expect({ status, code: body.code }).toEqual({ status: 409, code: 'touched' })
  expect(await listStudents(hr)).toMatchObject({ total: 1 })
})

test('startRun leaves the receipt series as it is', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI)
  await run(hr, _id)
  const student = await createStudent(api.db)

  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date: '2026-11-21' })

  expect(body.receiptNo).toBe('2026-27/000001')
})

test('startRun marks the students who lack a required field: a last name, father, phone number or email', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const header = ['Name', 'Phone', 'Email', 'Father', 'Course', 'Batch']
  const complete = ['Ravi Rao', '9876543210', 'ravi@example.com', 'Mohan Rao', 'Tally', 'T-1']
  const lacking = [0, 1, 2, 3].map((field) =>
    complete.map((cell, index) => {
      if (index === 0) return field === 0 ? 'Bela' : `Bela ${'ABCD'[field]}`
      return index === field ? '' : cell.replace('ravi', `bela${field}`)
    }),
  )
  const { _id } = await begin(hr, header, complete, ...lacking)
  await run(hr, _id)

  const { students, incomplete } = (await hr.get('/api/user?only=incomplete&sort=name')).body

  expect(students.map(({ lname }: { lname: string }) => lname)).toEqual(['', 'B', 'C', 'D'])
  expect(incomplete).toBe(4)
})

test('startRun leaves out the cash of imported payments in the daily closing', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const header = ['Name', 'Phone', 'Course', 'Batch', 'Amount', 'Date', 'Mode of payment']
  const { _id } = await begin(hr, header, ['Ravi Rao', '9876543210', 'Tally', 'T-1', '4000', '2026-11-21', 'Cash'])

  await run(hr, _id)

  expect((await hr.get('/api/closing?date=2026-11-21')).body).toMatchObject({
    receipts: 0,
    received: 0,
    expected: 0,
  })
  expect((await hr.get('/api/fee')).body).toMatchObject({ total: 1, sum: 4000 })
})

test('startRun writes one audit entry with what it made', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI, RAVI_AGAIN)

  await run(hr, _id)

  const after = { kind: 'students', students: 1, receipts: 2, paid: 5500.5, discounts: 0 }
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'record_id', 'after']).execute()
  expect(entries).toEqual([{ action: 'import.run', record_id: _id, after }])
})

test('startRun creates missing courses and batches only after the question (409)', async () => {
  const hr = await api.signInAs('hr')
  const { _id, missing } = await begin(hr, [...HEADER, 'Fee'], [...RAVI, '9000'], BELA)

  const refused = await hr.post(`/api/import/${_id}/run`, {})
  const done = await run(hr, _id, { createMissing: true })

  expect(missing).toEqual({
    courses: ['tally'],
    batches: [
      { batch: 'Tally', course: 'Tally' },
      { batch: 't-1', course: 'tally' },
    ],
    categories: [],
  })
  expect(refused).toMatchObject({ status: 409, body: { code: 'names_missing', current: { missing } } })
  expect(done).toMatchObject({ state: 'done', students: 2 })
  expect((await hr.get('/api/course')).body.courses).toMatchObject([{ course: 'tally', cFee: 9000 }])
})

test('startRun of an import that is done changes nothing', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI)
  await run(hr, _id)

  const done = await run(hr, _id)

  expect(done).toMatchObject({ state: 'done', students: 1 })
  expect(await listStudents(hr)).toMatchObject({ total: 1 })
})

test('startRun by several callers at once runs once', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI)

  await Promise.all(Array.from({ length: 4 }, () => hr.post(`/api/import/${_id}/run`, {})))
  await Promise.all(api.app.backgroundTasks)

  expect((await hr.get(`/api/import/${_id}`)).body).toMatchObject({ state: 'done', students: 1, receipts: 1 })
  expect(await listStudents(hr)).toMatchObject({ total: 1 })
})

test('startRun rejects rows with errors (409) and creates nothing', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id, faulty } = await begin(hr, HEADER, RAVI, ['', '123', 'Tally', 'T-1', '', '', ''])

  const { status, body } = await hr.post(`/api/import/${_id}/run`, {})

  expect(faulty).toBe(1)
  expect({ status, code: body.code, message: body.message }).toEqual({
    ...{ status: 409, code: 'has_errors', message: '1 row has an error. Correct or skip it first.' },
  })
  expect(await listStudents(hr)).toMatchObject({ total: 0 })
})

test('startRun fails as a whole if an email was registered meanwhile', async () => {
  const { course, batch } = await createTally()
  const hr = await api.signInAs('hr')
  const rows = [
    ['Ravi Rao', 'ravi@example.com', 'Tally', 'T-1'],
    ['Bela Rao', 'bela@example.com', 'Tally', 'T-1'],
  ]
  const { _id } = await begin(hr, ['Name', 'Email', 'Course', 'Batch'], ...rows)
  await createStudent(api.db, { email: 'bela@example.com', courseId: course.id, batchId: batch.id })

  const after = await run(hr, _id)

  expect(after).toMatchObject({ state: 'open', students: 0, failure: expect.stringContaining('meanwhile') })
  expect(await listStudents(hr)).toMatchObject({ total: 1 })
})

test('startRun of an unknown import (404), and as admin (403)', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')

  expect((await hr.post(`/api/import/${ABSENT_ID}/run`, {})).status).toBe(404)
  expect((await admin.post(`/api/import/${ABSENT_ID}/run`, {})).status).toBe(403)
})

test('undoImport removes what the import made', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI, RAVI_AGAIN, ['Bela', '9876500000', 'Tally', 'T-1', '', '', ''])
  await run(hr, _id)

  const { status, body } = await hr.post(`/api/import/${_id}/undo`, {})

  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Import undone' })
  expect(await listStudents(hr)).toMatchObject({ total: 0, totals: { payable: 0, received: 0 } })
  expect((await hr.get('/api/fee')).body).toMatchObject({ total: 0, sum: 0 })
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
  expect((await hr.get(`/api/import/${_id}`)).body.state).toBe('undone')
})

test.each([
  ['changed', (hr: Hr, id: string) => hr.put(`/api/user/${id}`, { lname: 'Roy' })],
  ['paid for', (hr: Hr, id: string) => hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 100, date: '2026-11-21' })],
])('undoImport rejects an import of which a student was %s (409)', async (_what, touch) => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI)
  await run(hr, _id)
  const [student] = (await listStudents(hr)).students
  expect((await touch(hr, student._id)).status).toBeLessThan(300)

  const { status, body } = await hr.post(`/api/import/${_id}/undo`, {})

  expect({ status, code: body.code }).toEqual({ status: 409, code: 'touched' })
  expect(await listStudents(hr)).toMatchObject({ total: 1 })
})

test('undoImport rejects an import that was not run (409)', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI)

  expect(await hr.post(`/api/import/${_id}/undo`, {})).toMatchObject({ status: 409, body: { code: 'not_done' } })
})

test('cancelImport of an import that does not run (409)', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI)

  expect(await hr.post(`/api/import/${_id}/cancel`, {})).toMatchObject({ status: 409, body: { code: 'not_running' } })
})

test('startRun is rejected if a batch has too few seats for the students of the rows, and exceeds them with overbook', async () => {
  const { batch } = await createTally()
  await api.db.updateTable('batch').set({ seats: 1 }).where('id', '=', batch.id).execute()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI, RAVI_AGAIN, ['Bela', '9876500000', 'Tally', 'T-1', '', '', ''])

  const rejected = await hr.post(`/api/import/${_id}/run`, {})

  expect(rejected).toMatchObject({
    status: 409,
    body: { code: 'batch_full', message: 'Batch T-1 has 1 free seats for 2 students.' },
  })
  expect((await listStudents(hr)).total).toBe(0)
  expect(await run(hr, _id, { overbook: true })).toMatchObject({ state: 'done', students: 2 })
  expect((await hr.get('/api/batch/seats?batch=T-1')).body).toMatchObject({ seats: 1, strength: 2 })
})

test('startRun reads what registers have: two phones in a cell, dashes, a country code of its own, and a row of totals', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(
    hr,
    [
      'Name of Student',
      'Std',
      'Batch',
      'Mobile No.',
      'Country code',
      'Father mobile',
      'Total Fees',
      'Adm Date',
      '1st Inst',
      '2nd Inst',
    ],
    ['PRIYA KALE', 'Tally', 'T-1', '98111 00012 / 98111 00013', '', '', 'Rs. 5,000/-', '13/06/2026', '2,000/-', '-'],
    ['Sana Moideen', 'Tally', 'T-1', '56 100 5818', '971', '98111 00014', '5000', '13/06/2026', 'nil', ''],
    ['Total', '', '', '', '', '', '10000', '', '2000', ''],
  )

  expect(await run(hr, _id)).toMatchObject({ state: 'done', students: 2, receipts: 1, paid: 2000, failure: null })
  const { students } = (await hr.get('/api/user?sort=name')).body
  expect(students).toMatchObject([
    { fname: 'PRIYA', contact: '9811100012', altContact: '9811100013', PaidFee: 2000, TotalFee: 5000 },
    { fname: 'Sana', contact: '+971561005818', parentContact: '9811100014', PaidFee: 0, TotalFee: 5000 },
  ])
})
