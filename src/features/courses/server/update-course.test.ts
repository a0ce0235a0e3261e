import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()
const ABSENT = '018f0000-0000-7000-8000-000000000000'

test('what is absent stays, what is sent back with the record is ignored', async () => {
  const admin = await api.as('admin')
  const { id } = await createCourse(api.db, { name: 'Tally', fee: 9_000 })
  const changed = await admin.put(`/api/course/${id}`, { cFee: 9_500 })
  expect(changed).toMatchObject({
    status: 200,
    body: { course: 'Tally', cFee: 9_500, cDuration: '6 months', version: 2 },
  })
  const whole = await admin.put(`/api/course/${id}`, {
    ...changed.body,
    cDuration: '4 months',
    _id: ABSENT,
    version: 77,
  })
  expect(whole.body).toEqual({ _id: id, course: 'Tally', cFee: 9_500, cDuration: '4 months', version: 3 })
  const [first] = await api.db.selectFrom('audit_entry').select(['action', 'before', 'after']).orderBy('id').execute()
  expect(first).toEqual({
    action: 'course.update',
    before: { cFee: 9_000, version: 1 },
    after: { cFee: 9_500, version: 2 },
  })
})

test('students and batches follow a new name, receipts keep the old one', async () => {
  const admin = await api.as('admin')
  const hr = await api.as('hr')
  const { id } = await createCourse(api.db, { name: 'Tally' })
  const { id: batchId } = await createBatch(api.db, { courseId: id, code: 'T-1' })
  const student = await createStudent(api.db, { courseId: id, batchId })
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1_000, date: '2026-11-20' })
  expect((await admin.put(`/api/course/${id}`, { course: 'Tally Prime' })).status).toBe(200)
  expect((await hr.get(`/api/user/${student}`)).body.course).toBe('Tally Prime')
  expect((await hr.get('/api/batch')).body.batches).toMatchObject([{ bCode: 'T-1', courseName: 'Tally Prime' }])
  expect((await hr.get(`/api/fee/${student}`)).body.fee).toMatchObject([{ course: 'Tally' }])
})

test('the second of two who edit the same version is shown what stands now', async () => {
  const admin = await api.as('admin')
  const { id } = await createCourse(api.db, { name: 'Tally' })
  const opened = { 'if-match': '"1"' }
  expect((await admin.put(`/api/course/${id}`, { cFee: 1 }, opened)).status).toBe(200)
  const late = await admin.put(`/api/course/${id}`, { cFee: 2 }, opened)
  expect(late).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      message: 'Somebody else has changed this record since you opened it.',
      current: { _id: id, course: 'Tally', cFee: 1, version: 2 },
    },
  })
  expect((await admin.put(`/api/course/${id}`, { cFee: 2 }, { 'if-match': '"2"' })).status).toBe(200)
  expect((await admin.put(`/api/course/${id}`, { cFee: 3 })).status).toBe(200)
  expect((await admin.put(`/api/course/${id}`, { cFee: 4 }, { 'if-match': 'x' })).status).toBe(400)
})

test('another course’s name is refused, its own in other letters is not', async () => {
  const admin = await api.as('admin')
  await createCourse(api.db, { name: 'Tally' })
  const { id } = await createCourse(api.db, { name: 'Excel' })
  const taken = await admin.put(`/api/course/${id}`, { course: 'TALLY' })
  expect(taken).toMatchObject({
    status: 409,
    body: { fields: { course: 'There is a course with this name already.' } },
  })
  expect((await admin.put(`/api/course/${id}`, { course: 'EXCEL' })).body).toMatchObject({ course: 'EXCEL' })
})

test('blank, null and unknown fields are refused with a sentence', async () => {
  const admin = await api.as('admin')
  const { id } = await createCourse(api.db)
  const answer = await admin.put(`/api/course/${id}`, { course: ' ', cFee: null, fee: 1 })
  expect(answer).toMatchObject({
    status: 422,
    body: {
      fields: { course: 'Course Name is required', cFee: 'Course Fee is required', fee: 'There is no such field.' },
    },
  })
})

test('a course that is not there is 404, whatever its id looks like', async () => {
  const admin = await api.as('admin')
  for (const id of [ABSENT, 'nope', '%00']) {
    expect((await admin.put(`/api/course/${id}`, { cFee: 1 })).status).toBe(404)
  }
})

test('only an admin changes courses', async () => {
  const { id } = await createCourse(api.db, { fee: 5 })
  expect((await api.call('PUT', `/api/course/${id}`, { cFee: 1 })).status).toBe(401)
  for (const role of ['hr', 'student'] as const) {
    expect((await (await api.as(role)).put(`/api/course/${id}`, { cFee: 1 })).status).toBe(403)
  }
  expect((await api.call('GET', '/api/course')).body.courses).toMatchObject([{ cFee: 5, version: 1 }])
})
