import { expect, test } from 'vitest'
import type { Enrolment, EnrolmentList } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { startTestApi } from '#testing/server/api.ts'
import { marksBody, TODAY } from '#testing/server/attendance.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** Creates HR, a student of batch E-1 with a fee of ₹10,000, and Tally with the batches T-1 and T-2. */
async function setUp(over: object = {}) {
  const hr = await api.signInAs('hr')
  const excel = await createCourse(api.db, { name: 'Excel' })
  const tally = await createCourse(api.db, { name: 'Tally', fee: 5000 })
  const batchId = (await createBatch(api.db, { code: 'E-1', courseId: excel.id })).id
  for (const code of ['T-1', 'T-2']) await createBatch(api.db, { code, courseId: tally.id })
  const id = await createStudent(api.db, { fname: 'Asha', batchId, ...over })
  const add = (fields: object = {}, headers = {}) => hr.post(`/api/enrolment/${id}`, { ...TALLY, ...fields }, headers)
  const list = async () => ((await hr.get(`/api/enrolment/${id}`)).body as EnrolmentList).enrolments
  const pay = (body: object) => hr.post(`/api/fee/${id}`, { payMode: 'Cash', date: '2026-11-20', ...body })
  const getStudent = async () => (await hr.get(`/api/user/${id}`)).body
  return { hr, id, add, list, pay, getStudent, first: (await list())[0]! }
}

const TALLY = {
  course: 'Tally',
  batch: 'T-1',
  cduration: '3 months',
  mode: 'online',
  fee: 5000,
  joiningDate: '2026-11-01',
}
const LEFT = { endDate: TODAY, isCompleted: 'no', reason: 'Moves to Pune' }

test('addEnrolment adds the fee to the total, and the flat fields are those of the new course', async () => {
  const { add, list, getStudent, first } = await setUp()

  const response = await add()

  expect(response).toMatchObject({
    status: 201,
    body: { ...TALLY, newest: true, ended: false, removable: true, version: 1 },
  })
  expect(await list()).toEqual([response.body, { ...first, newest: false, removable: true }])
  expect(await getStudent()).toMatchObject({ ...TALLY, TotalFee: 15_000, PendingFee: 15_000, version: 2 })
})

test.each([
  [{ batch: 'E-1' }, { batch: 'This batch belongs to Excel.' }],
  [{ course: 'Excel', batch: 'E-1' }, { batch: 'The student has another course in this batch.' }],
  [{ fee: '' }, { fee: 'This field is required' }],
  [{ endDate: '2026-10-31' }, { endDate: 'The end date is before the joining date.' }],
])('addEnrolment rejects %j (422)', async (fields, messages) => {
  const { add, list } = await setUp()

  expect(await add(fields)).toMatchObject({ status: 422, body: { fields: messages } })
  expect(await list()).toHaveLength(1)
})

test('addEnrolment rejects a pending and a dropped student (409)', async () => {
  const pending = await setUp({ status: 'Pending' })
  expect((await pending.add()).body).toMatchObject({ code: 'waits_for_approval' })

  await api.db.updateTable('student').set({ status: 'Disable' }).where('id', '=', pending.id).execute()
  expect(await pending.add()).toMatchObject({ status: 409, body: { code: 'dropped' } })
})

test('addEnrolment adds one course for two requests with the same key', async () => {
  const { add, list } = await setUp()

  const [one, two] = await Promise.all([1, 2].map(() => add({}, { 'idempotency-key': 'tally' })))

  expect(one!.body).toEqual(two!.body)
  expect(await list()).toHaveLength(2)
})

test('concurrent additions and payments leave the sums of fees and receipts', async () => {
  const { hr, add, pay, list, getStudent } = await setUp()

  const responses = await Promise.all([
    add(),
    add({ batch: 'T-2' }),
    ...[9000, 9000, 9000].map((paid) => pay({ paid })),
  ])

  expect(responses.slice(0, 2).map(({ status }) => status)).toEqual([201, 201])
  expect(await list()).toHaveLength(3)
  const student = await getStudent()
  const paid = responses.slice(2).filter(({ status }) => status === 201).length * 9000
  expect(student).toMatchObject({ TotalFee: 20_000, PaidFee: paid, PendingFee: 20_000 - paid })
  expect((await hr.get('/api/user')).body.totals).toEqual({ payable: 20_000, received: paid, pending: 20_000 - paid })
})

test('updateEnrolment moves to another batch and keeps fee, receipts and marks', async () => {
  const { hr, id, add, pay, getStudent } = await setUp()
  const { _id } = (await add()).body
  const receipt = (await pay({ paid: 100 })).body
  await hr.post('/api/attend', marksBody('T-1', [id]))

  const response = await hr.put(`/api/enrolment/${_id}`, { batch: 'T-2' }, { 'if-match': '"1"' })

  expect(response).toMatchObject({ status: 200, body: { batch: 'T-2', fee: 5000, version: 2 } })
  expect(await getStudent()).toMatchObject({ batch: 'T-2', TotalFee: 15_000, PaidFee: 100 })
  expect((await hr.get(`/api/fee/${id}`)).body.fee).toEqual([receipt])
  expect((await hr.get(`/api/attend/${id}`)).body.attendance).toMatchObject([{ batchCode: 'T-1' }])
  expect((await hr.get('/api/attend/roster?batchCode=T-1')).body.students).toMatchObject([{ attendence: true }])
})

test('updateEnrolment of an older course leaves the flat fields and the version of the student', async () => {
  const { hr, first, add, getStudent } = await setUp()
  await add()
  const before = await getStudent()

  await hr.put(`/api/enrolment/${first._id}`, { cduration: '1 month', fee: 12_000 })

  expect(await getStudent()).toEqual({ ...before, TotalFee: 17_000, PendingFee: 17_000, dueAmount: 12_000 })
})

test('updateEnrolment rejects a fee that makes the total less than the paid amount (422)', async () => {
  const { hr, first, add, pay } = await setUp()
  await add()
  await pay({ paid: 12_000 })

  const response = await hr.put(`/api/enrolment/${first._id}`, { fee: 6999 })

  const fee = '₹12,000 has been paid for all courses, so this fee cannot be less than ₹7,000.'
  expect(response).toMatchObject({ status: 422, body: { fields: { fee } } })
  expect((await hr.put(`/api/enrolment/${first._id}`, { fee: 7000 })).status).toBe(200)
})

test('updateStudent with the version from before a move is rejected (409)', async () => {
  const { hr, id, add, getStudent } = await setUp()
  const { _id } = (await add()).body
  const { version } = await getStudent()
  await hr.put(`/api/enrolment/${_id}`, { batch: 'T-2' })

  const response = await hr.put(`/api/user/${id}`, { batch: 'T-1' }, { 'if-match': `"${version}"` })

  expect(response).toMatchObject({ status: 409, body: { current: { batch: 'T-2' } } })
})

test('updateEnrolment rejects a stale version and returns the current record (409)', async () => {
  const { hr, first } = await setUp()
  await hr.put(`/api/enrolment/${first._id}`, { cduration: '1 month' })

  const response = await hr.put(`/api/enrolment/${first._id}`, { cduration: '2 months' }, { 'if-match': '"1"' })

  expect(response).toMatchObject({ status: 409, body: { current: { cduration: '1 month', version: 2 } } })
})

test('endCourse keeps the student on the sheets up to the end date only', async () => {
  const { hr, id, first } = await setUp()
  const isListed = async (day: string) => {
    const { students } = (await hr.get(`/api/attend/roster?batchCode=E-1&date=${day}`)).body
    return students.map(({ student }: { student: string }) => student).includes(id)
  }

  const response = await hr.put(`/api/enrolment/end/${first._id}`, { ...LEFT, endDate: '2026-11-19' })

  expect(response).toMatchObject({ status: 200, body: { ended: true, endDate: '2026-11-19', reason: LEFT.reason } })
  expect([await isListed('2026-11-19'), await isListed('2026-11-20')]).toEqual([true, false])
  const own = await api.signInAs('student', id)
  expect((await own.get(`/api/enrolment/${id}`)).body.enrolments).toMatchObject([{ ended: true, reason: null }])
  const personal = await api.db.selectFrom('audit_personal').selectAll().where('field', '=', 'reason').execute()
  expect(personal).toMatchObject([{ subject_id: id, after: LEFT.reason }])
})

test.each([
  [{ reason: '' }, { reason: 'Say why the student leaves the course.' }],
  [{ endDate: '2026-07-31' }, { endDate: 'The end date is before the joining date.' }],
])('endCourse rejects %j (422)', async (fields, messages) => {
  const { hr, first } = await setUp()

  const response = await hr.put(`/api/enrolment/end/${first._id}`, { ...LEFT, ...fields })

  expect(response).toMatchObject({ status: 422, body: { fields: messages } })
})

test('endCourse rejects an ended course (409), which is open again without an end date', async () => {
  const { hr, id, first } = await setUp()
  const end = () => hr.put(`/api/enrolment/end/${first._id}`, LEFT)
  await end()
  expect(await end()).toMatchObject({ status: 409, body: { code: 'ended' } })

  expect((await hr.put(`/api/user/${id}`, { endDate: '' })).status).toBe(200)

  expect((await hr.get(`/api/enrolment/${id}`)).body.enrolments).toMatchObject([{ ended: false, reason: null }])
  expect((await end()).status).toBe(200)
})

test('issueReceipt names the given course, else that of the oldest amount, and rejects a course of another student (422)', async () => {
  const { first, add, pay } = await setUp()
  const second: Enrolment = (await add()).body
  const stranger = await createStudent(api.db)
  const other = await api.db.selectFrom('enrolment').select('id').where('student_id', '=', stranger).executeTakeFirst()

  expect((await pay({ paid: 1 })).body).toMatchObject({ enrolment: first._id, course: 'Excel', bCode: 'E-1' })
  const named = (await pay({ paid: 1, enrolment: second._id })).body
  expect(named).toMatchObject({ enrolment: second._id, course: 'Tally', bCode: 'T-1' })
  expect(await pay({ paid: 1, enrolment: other?.id })).toMatchObject({
    status: 422,
    body: { fields: { enrolment: expect.any(String) } },
  })
})

test('a student with courses in two batches is marked in both on one day', async () => {
  const { hr, id, add } = await setUp()
  await add()

  for (const batch of ['E-1', 'T-1']) expect((await hr.post('/api/attend', marksBody(batch, [id]))).status).toBe(201)

  const { attendance, present } = (await hr.get(`/api/attend/${id}`)).body
  expect(attendance).toMatchObject([{ batchCode: 'E-1' }, { batchCode: 'T-1' }])
  expect(present).toBe(2)
})

test('the fee of a second course is due 35 days after joining it, once the first is settled', async () => {
  const { add, pay, getStudent } = await setUp()
  await pay({ paid: 10_000, date: '2026-08-03' })
  await add({ joiningDate: '2026-11-10' })
  expect((await getStudent()).dueDate).toBe('2026-12-15')

  await pay({ paid: 10, date: '2026-11-20' })
  expect((await getStudent()).dueDate).toBe('2026-12-25')
})

test('a second course does not postpone what is due for the first', async () => {
  const { add, getStudent } = await setUp()
  const { dueDate } = await getStudent()

  await add()

  expect((await getStudent()).dueDate).toBe(dueDate)
})
