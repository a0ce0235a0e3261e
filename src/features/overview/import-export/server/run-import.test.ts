import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { limitConcessions } from '#testing/server/permission-sets.ts'

const api = startTestApi()

type Client = Awaited<ReturnType<typeof api.signInAs>>

async function createTally() {
  // Allows HR to import discounts.
  await limitConcessions(api, 100)
  const course = await createCourse(api.db, { name: 'Tally', fee: 12_000 })
  const batch = await createBatch(api.db, { code: 'T-1', courseId: course.id })
  return { course, batch }
}

const toRows = (...rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\r\n')

/** Payments and courses are imported by an admin. */
const PATH = '/api/admin/import'

async function begin(admin: Client, ...rows: string[][]) {
  const { status, body } = await admin.post(PATH, { kind: 'students', rows: toRows(...rows) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

async function run(admin: Client, id: string, body: object = {}) {
  const started = await admin.post(`${PATH}/${id}/run`, body)
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  await Promise.all(api.app.backgroundTasks)
  return (await admin.get(`${PATH}/${id}`)).body
}

const listStudents = async (client: Client) => (await client.get('/api/user')).body

const HEADER = ['Name', 'Phone', 'Course', 'Batch', 'Amount', 'Date', 'Receipt no']
const RAVI = ['Ravi Kumar Rao', '+91 98765 43210', 'tally', 't-1', '₹4,000', '25/06/2024', 'A-17']
const RAVI_AGAIN = ['Ravi Kumar Rao', '9876543210', 'Tally', 'T-1', '1,500.50', '15/07/2024', 'A-30']
const BELA = ['Bela', '9876500000', 'Tally', 'T-1', '', '', '']

test('startRun creates students and historical receipts; several rows of a student are payments', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, HEADER, RAVI, RAVI_AGAIN, BELA)

  const done = await run(admin, _id)

  expect(done).toMatchObject({ state: 'done', students: 2, receipts: 2, paid: 5500.5, failure: null })
  const { students, total, totals } = await listStudents(admin)
  expect({ total, totals }).toEqual({ total: 2, totals: { payable: 24_000, received: 5500.5, pending: 18_499.5 } })
  const ravi = students.find(({ fname }: { fname: string }) => fname === 'Ravi')
  expect(ravi).toMatchObject({
    lname: 'Kumar Rao',
    contact: '9876543210',
    email: '',
    father: '',
    course: 'Tally',
    batch: 'T-1',
    status: 'Active',
    TotalFee: 12_000,
    PaidFee: 5500.5,
    PendingFee: 6499.5,
    joiningDate: '2024-06-25',
    dueDate: '2024-08-19',
  })
  const { fee } = (await admin.get(`/api/fee/${ravi._id}`)).body
  expect(fee).toMatchObject([
    { receiptNo: 'IMP/000002', date: '2024-07-15', paid: 1500.5, due: 6499.5, reference: 'A-30', payMode: 'Others' },
    { receiptNo: 'IMP/000001', date: '2024-06-25', paid: 4000, due: 8000, reference: 'A-17', issuedOn: '2024-06-25' },
  ])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('startRun makes a receipt of each payment in numbered columns, in the order of their days', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
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
  const { _id } = await begin(admin, header, ravi, again)

  const done = await run(admin, _id)

  expect(done).toMatchObject({ state: 'done', students: 1, receipts: 3, paid: 6000.5 })
  const [{ _id: student }] = (await listStudents(admin)).students
  expect((await admin.get(`/api/fee/${student}`)).body.fee).toMatchObject([
    { receiptNo: 'IMP/000003', date: '2024-08-01', paid: 500, due: 5999.5, payMode: 'Online' },
    { receiptNo: 'IMP/000002', date: '2024-07-15', paid: 4000, due: 6499.5, payMode: 'Cash', reference: 'A-17' },
    { receiptNo: 'IMP/000001', date: '2024-06-25', paid: 1500.5, due: 10_499.5, payMode: 'Others' },
  ])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

const DISCOUNTED = [
  [
    'Name',
    'Phone',
    'Course',
    'Batch',
    'Joining Date',
    'Discount',
    'Fee reason',
    'Payment 1',
    'Date 1',
    'Payment 2',
    'Date 2',
  ],
  ['Ravi Rao', '9876543210', 'Tally', 'T-1', '2024-06-01', '2000', 'Merit', '4000', '2024-06-25', '1000', '2024-07-25'],
]

test('startRun gives the discount of a student: fee − discount − paid = due', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, ...DISCOUNTED)

  const done = await run(admin, _id)

  expect(done).toMatchObject({ state: 'done', receipts: 2, paid: 5000, discounts: 2000 })
  const { students, totals } = await listStudents(admin)
  expect(totals).toEqual({ payable: 10_000, received: 5000, pending: 5000 })
  expect(students[0]).toMatchObject({ fee: 12_000, TotalFee: 10_000, PaidFee: 5000, PendingFee: 5000 })
  const { fee, breakdown, adjustments } = (await admin.get(`/api/fee/${students[0]._id}`)).body
  expect(breakdown).toEqual({ fees: 12_000, discounts: 2000, writeOffs: 0 })
  expect(adjustments).toMatchObject([{ kind: 'Discount', amount: 2000, reason: 'Merit', date: '2024-06-01' }])
  expect(fee).toMatchObject([
    { payable: 10_000, paid: 1000, due: 5000 },
    { payable: 10_000, paid: 4000, due: 6000 },
  ])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('startRun leaves the receipt series as it is', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, HEADER, RAVI)
  await run(admin, _id)
  const student = await createStudent(api.db)

  const { body } = await (
    await api.signInAs('hr')
  ).post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date: '2026-11-21' })

  expect(body.receiptNo).toBe('2026-27/000001')
})

test('startRun marks the students who lack a required field: a last name, father, phone number or email', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const header = ['Name', 'Phone', 'Email', 'Father', 'Course', 'Batch']
  const complete = ['Ravi Rao', '9876543210', 'ravi@example.com', 'Mohan Rao', 'Tally', 'T-1']
  const lacking = [0, 1, 2, 3].map((field) =>
    complete.map((cell, index) => {
      if (index === 0) return field === 0 ? 'Bela' : `Bela ${'ABCD'[field]}`
      return index === field ? '' : cell.replace('ravi', `bela${field}`)
    }),
  )
  const { _id } = await begin(admin, header, complete, ...lacking)
  await run(admin, _id)

  const { students, incomplete } = (await admin.get('/api/user?only=incomplete&sort=name')).body

  expect(students.map(({ lname }: { lname: string }) => lname)).toEqual(['', 'B', 'C', 'D'])
  expect(incomplete).toBe(4)
})

test('startRun leaves out the cash of imported payments in the daily closing', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const header = ['Name', 'Phone', 'Course', 'Batch', 'Amount', 'Date', 'Mode of payment']
  const { _id } = await begin(admin, header, ['Ravi Rao', '9876543210', 'Tally', 'T-1', '4000', '2026-11-21', 'Cash'])

  await run(admin, _id)

  expect((await admin.get('/api/closing?date=2026-11-21')).body).toMatchObject({
    receipts: 0,
    received: 0,
    expected: 0,
  })
  expect((await admin.get('/api/fee')).body).toMatchObject({ total: 1, sum: 4000 })
})

test('startRun writes one audit entry with what it made', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, HEADER, RAVI, RAVI_AGAIN)

  await run(admin, _id)

  const after = { kind: 'students', students: 1, receipts: 2, paid: 5500.5, discounts: 0 }
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'record_id', 'after']).execute()
  expect(entries).toEqual([{ action: 'import.run', record_id: _id, after }])
})

test('startRun creates the missing names that were ticked, and is rejected while one is not (409)', async () => {
  const admin = await api.signInAs('admin')
  const bela = ['Bela', '9876500000', 'Tally', 'T-2', '', '', '']
  const { _id, missing } = await begin(admin, [...HEADER, 'Fee'], [...RAVI, '9000'], [...bela, '9500'])

  const rejected = await admin.post(`${PATH}/${_id}/run`, {})
  const partly = await admin.post(`${PATH}/${_id}/run`, { create: { courses: ['Tally'], batches: ['T-1'] } })
  const done = await run(admin, _id, { create: { courses: ['TALLY'], batches: ['t-1', 'T-2'] } })

  expect(missing).toEqual({
    courses: [{ name: 'tally', rows: 2, lines: [2, 3], fee: 9500 }],
    batches: [
      { name: 'T-2', course: 'Tally', rows: 1, lines: [3] },
      { name: 't-1', course: 'tally', rows: 1, lines: [2] },
    ],
    categories: [],
  })
  for (const { status, body } of [rejected, partly])
    expect({ status, code: body.code, current: body.current.missing }).toEqual({
      status: 409,
      code: 'names_missing',
      current: missing,
    })
  expect(done).toMatchObject({ state: 'done', students: 2 })
  expect((await admin.get('/api/course')).body.courses).toMatchObject([{ course: 'tally', cFee: 9500 }])
})

test('a blank batch is an error at its cell, and so is an unknown course for HR', async () => {
  await createTally()
  const rows = toRows(
    ['Name', 'Phone', 'Course', 'Batch'],
    ['Ravi', '9876543210', 'Tally', ''],
    ['Bela', '9876500000', 'Taly', 'T-9'],
  )
  const errorsOf = async (role: 'hr' | 'admin', path: string) => {
    const client = await api.signInAs(role)
    const { _id } = (await client.post(path, { kind: 'students', rows })).body
    return (await client.get(`${path}/${_id}/row`)).body.rows.map(({ errors }: { errors: object }) => errors)
  }

  const blank = { batch: 'This field is required' }
  const unknown = { course: 'There is no such course. Choose one of the institute, or ask an admin to add it.' }
  expect(await errorsOf('hr', '/api/import')).toEqual([blank, unknown])
  expect(await errorsOf('admin', PATH)).toEqual([blank, {}])
})

test('an import tells which batches have too few seats before it is run', async () => {
  const { batch } = await createTally()
  await api.db.updateTable('batch').set({ seats: 1 }).where('id', '=', batch.id).execute()
  const admin = await api.signInAs('admin')

  const { full } = await begin(admin, HEADER, RAVI, RAVI_AGAIN, BELA)

  expect(full).toEqual([{ batch: 'T-1', seats: 1, free: 1, students: 2 }])
})

test('startRun of an import that is done changes nothing', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, HEADER, RAVI)
  await run(admin, _id)

  const done = await run(admin, _id)

  expect(done).toMatchObject({ state: 'done', students: 1 })
  expect(await listStudents(admin)).toMatchObject({ total: 1 })
})

test('startRun by several callers at once runs once', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, HEADER, RAVI)

  await Promise.all(Array.from({ length: 4 }, () => admin.post(`/api/admin/import/${_id}/run`, {})))
  await Promise.all(api.app.backgroundTasks)

  expect((await admin.get(`/api/admin/import/${_id}`)).body).toMatchObject({ state: 'done', students: 1, receipts: 1 })
  expect(await listStudents(admin)).toMatchObject({ total: 1 })
})

test('startRun rejects rows with errors (409) and creates nothing', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id, faulty } = await begin(admin, HEADER, RAVI, ['', '123', 'Tally', 'T-1', '', '', ''])

  const { status, body } = await admin.post(`/api/admin/import/${_id}/run`, {})

  expect(faulty).toBe(1)
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 409,
    code: 'has_errors',
    message: '1 row has an error. Correct or skip it first.',
  })
  expect(await listStudents(admin)).toMatchObject({ total: 0 })
})

test('startRun fails as a whole if an email was registered meanwhile', async () => {
  const { course, batch } = await createTally()
  const admin = await api.signInAs('admin')
  const rows = [
    ['Ravi Rao', 'ravi@example.com', 'Tally', 'T-1'],
    ['Bela Rao', 'bela@example.com', 'Tally', 'T-1'],
  ]
  const { _id } = await begin(admin, ['Name', 'Email', 'Course', 'Batch'], ...rows)
  await createStudent(api.db, { email: 'bela@example.com', courseId: course.id, batchId: batch.id })

  const after = await run(admin, _id)

  expect(after).toMatchObject({ state: 'open', students: 0, failure: expect.stringContaining('meanwhile') })
  expect(await listStudents(admin)).toMatchObject({ total: 1 })
})

test('startRun of an unknown import (404), and as HR (403)', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')

  expect((await admin.post(`/api/admin/import/${ABSENT_ID}/run`, {})).status).toBe(404)
  expect((await hr.post(`/api/admin/import/${ABSENT_ID}/run`, {})).status).toBe(403)
})

test('cancelImport of an import that does not run (409)', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, HEADER, RAVI)

  expect(await admin.post(`/api/admin/import/${_id}/cancel`, {})).toMatchObject({
    status: 409,
    body: { code: 'not_running' },
  })
})

test('startRun is rejected if a batch has too few seats for the students of the rows, and exceeds them with overbook', async () => {
  const { batch } = await createTally()
  await api.db.updateTable('batch').set({ seats: 1 }).where('id', '=', batch.id).execute()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, HEADER, RAVI, RAVI_AGAIN, BELA)

  const rejected = await admin.post(`/api/admin/import/${_id}/run`, {})

  expect(rejected).toMatchObject({
    status: 409,
    body: { code: 'batch_full', message: 'Batch T-1 has 1 free seats for 2 students.' },
  })
  expect((await listStudents(admin)).total).toBe(0)
  expect(await run(admin, _id, { overbook: true })).toMatchObject({ state: 'done', students: 2 })
  const hr = await api.signInAs('hr')
  expect((await hr.get('/api/batch/seats?batch=T-1')).body).toMatchObject({ seats: 1, strength: 2 })
})

test('startRun reads what registers have: two phones in a cell, dashes, a country code of its own, and a row of totals', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(
    admin,
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
    ['PRIYA KALE', 'Tally', 'T-1', '98111 00012 / 98111 00013', '', '', 'Rs. 12,000/-', '13/06/2026', '2,000/-', '-'],
    ['Sana Moideen', 'Tally', 'T-1', '56 100 5818', '971', '98111 00014', '12000', '13/06/2026', 'nil', ''],
    ['Total', '', '', '', '', '', '24000', '', '2000', ''],
  )

  expect(await run(admin, _id)).toMatchObject({ state: 'done', students: 2, receipts: 1, paid: 2000, failure: null })
  const { students } = (await admin.get('/api/user?sort=name')).body
  expect(students).toMatchObject([
    { fname: 'PRIYA', contact: '9811100012', altContact: '9811100013', PaidFee: 2000, TotalFee: 12_000 },
    { fname: 'Sana', contact: '+971561005818', parentContact: '9811100014', PaidFee: 0, TotalFee: 12_000 },
  ])
})
