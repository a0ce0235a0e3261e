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

test('startRun leaves the receipt series as it is', async () => {
  await createTally()
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, HEADER, RAVI)
  await run(hr, _id)
  const student = await createStudent(api.db)

  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date: '2026-11-21' })

  expect(body.receiptNo).toBe('2026-27/000001')
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

  const entries = await api.db.selectFrom('audit_entry').select(['action', 'record_id', 'after']).execute()
  expect(entries).toEqual([
    { action: 'import.run', record_id: _id, after: { kind: 'students', students: 1, receipts: 2, paid: 5500.5 } },
  ])
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
