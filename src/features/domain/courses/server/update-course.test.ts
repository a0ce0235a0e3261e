import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()
const ABSENT = '018f0000-0000-7000-8000-000000000000'

test('updateCourse keeps absent fields and ignores read-only ones', async () => {
  const admin = await api.signInAs('admin')
  const { id } = await createCourse(api.db, { name: 'Tally', fee: 9_000 })
  const changed = await admin.put(`/api/course/${id}`, { cFee: 9_500 })

  expect(changed).toMatchObject({
    status: 200,
    body: { course: 'Tally', cFee: 9_500, cDuration: '6 months', version: 2 },
  })
  const sentBack = await admin.put(`/api/course/${id}`, {
    ...changed.body,
    cDuration: '4 months',
    _id: ABSENT,
    version: 77,
  })
  expect(sentBack.body).toEqual({
    _id: id,
    course: 'Tally',
    cFee: 9_500,
    cDuration: '4 months',
    instalments: null,
    version: 3,
  })
  const [first] = await api.db.selectFrom('audit_entry').select(['action', 'before', 'after']).orderBy('id').execute()
  expect(first).toEqual({
    action: 'course.update',
    before: { cFee: 9_000, version: 1 },
    after: { cFee: 9_500, version: 2 },
  })
})

test('updateCourse: students and batches get the new name, receipts keep the old one', async () => {
  const admin = await api.signInAs('admin')
  const hr = await api.signInAs('hr')
  const { id } = await createCourse(api.db, { name: 'Tally' })
  const { id: batchId } = await createBatch(api.db, { courseId: id, code: 'T-1' })
  const student = await createStudent(api.db, { courseId: id, batchId })
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1_000, date: '2026-11-20' })

  expect((await admin.put(`/api/course/${id}`, { course: 'Tally Prime' })).status).toBe(200)
  expect((await hr.get(`/api/user/${student}`)).body.course).toBe('Tally Prime')
  expect((await hr.get('/api/batch')).body.batches).toMatchObject([{ bCode: 'T-1', courseName: 'Tally Prime' }])
  expect((await hr.get(`/api/fee/${student}`)).body.fee).toMatchObject([{ course: 'Tally' }])
})

test('updateCourse rejects an outdated version with the current course (409)', async () => {
  const admin = await api.signInAs('admin')
  const { id } = await createCourse(api.db, { name: 'Tally' })
  const ifMatch = { 'if-match': '"1"' }

  expect((await admin.put(`/api/course/${id}`, { cFee: 1 }, ifMatch)).status).toBe(200)
  const late = await admin.put(`/api/course/${id}`, { cFee: 2 }, ifMatch)
  expect(late).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      message: 'This record was changed after you opened it.',
      current: { _id: id, course: 'Tally', cFee: 1, version: 2 },
    },
  })
  expect((await admin.put(`/api/course/${id}`, { cFee: 2 }, { 'if-match': '"2"' })).status).toBe(200)
  expect((await admin.put(`/api/course/${id}`, { cFee: 3 })).status).toBe(200)
  expect((await admin.put(`/api/course/${id}`, { cFee: 4 }, { 'if-match': 'x' })).status).toBe(400)
})

test('updateCourse rejects the name of another course (409), not its own in another case', async () => {
  const admin = await api.signInAs('admin')
  await createCourse(api.db, { name: 'Tally' })
  const { id } = await createCourse(api.db, { name: 'Excel' })
  const taken = await admin.put(`/api/course/${id}`, { course: 'TALLY' })

  expect(taken).toMatchObject({
    status: 409,
    body: { fields: { course: 'There is a course with this name already.' } },
  })
  expect((await admin.put(`/api/course/${id}`, { course: 'EXCEL' })).body).toMatchObject({ course: 'EXCEL' })
})

test('updateCourse rejects blank, null and unknown fields with a message each (422)', async () => {
  const admin = await api.signInAs('admin')
  const { id } = await createCourse(api.db)
  const response = await admin.put(`/api/course/${id}`, { course: ' ', cFee: null, fee: 1 })

  expect(response).toMatchObject({
    status: 422,
    body: {
      fields: { course: 'Course Name is required', cFee: 'Course Fee is required', fee: 'There is no such field.' },
    },
  })
})

test('updateCourse rejects an unknown or malformed id (404)', async () => {
  const admin = await api.signInAs('admin')
  for (const id of [ABSENT, 'nope', '%00']) {
    expect((await admin.put(`/api/course/${id}`, { cFee: 1 })).status).toBe(404)
  }
})

test('updateCourse rejects callers other than an admin (401, 403)', async () => {
  const { id } = await createCourse(api.db, { fee: 5 })

  expect((await api.call('PUT', `/api/course/${id}`, { cFee: 1 })).status).toBe(401)
  for (const role of ['hr', 'student'] as const) {
    expect((await (await api.signInAs(role)).put(`/api/course/${id}`, { cFee: 1 })).status).toBe(403)
  }
  expect((await api.call('GET', '/api/course')).body.courses).toMatchObject([{ cFee: 5, version: 1 }])
})
