import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

test('removeCourse deletes an unused course; repeating it returns 404', async () => {
  const admin = await api.signInAs('admin')
  const { id } = await createCourse(api.db)

  expect(await admin.delete(`/api/course/${id}`)).toMatchObject({
    status: 200,
    body: { message: 'The course has been deleted.' },
  })
  expect((await api.call('GET', '/api/course')).body).toEqual({ courses: [], total: 0 })
  expect((await admin.delete(`/api/course/${id}`)).status).toBe(404)
  expect((await admin.put(`/api/course/${id}`, { cFee: 1 })).status).toBe(404)
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'record_id']).execute()
  expect(entries).toEqual([{ action: 'course.remove', record_id: id }])
})

test('removeCourse rejects a course in use and returns the numbers of students and batches (409)', async () => {
  const admin = await api.signInAs('admin')
  const { id } = await createCourse(api.db)
  const { id: batchId } = await createBatch(api.db, { courseId: id })
  await createStudent(api.db, { courseId: id, batchId })
  await createStudent(api.db, { courseId: id, batchId, status: 'Pending' })

  expect(await admin.delete(`/api/course/${id}`)).toMatchObject({
    status: 409,
    body: {
      code: 'in_use',
      message: 'This course is in use, so it cannot be deleted. Students: 2, batches: 1.',
    },
  })
  expect((await api.call('GET', '/api/course')).body.total).toBe(1)
})

test('removeCourse ignores deleted students and batches', async () => {
  const admin = await api.signInAs('admin')
  const hr = await api.signInAs('hr')
  const { id } = await createCourse(api.db)
  const { id: batchId } = await createBatch(api.db, { courseId: id })
  const student = await createStudent(api.db, { courseId: id, batchId })
  await admin.post('/api/admin/status', { student, status: 'Delete' })

  expect((await hr.delete(`/api/batch/${batchId}`)).status).toBe(200)
  expect((await admin.delete(`/api/course/${id}`)).status).toBe(200)
})

test('removeCourse rejects an outdated version with the current course (409)', async () => {
  const admin = await api.signInAs('admin')
  const { id } = await createCourse(api.db, { name: 'Tally' })
  await admin.put(`/api/course/${id}`, { course: 'Tally Prime' })

  expect(await admin.delete(`/api/course/${id}`, undefined, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { course: 'Tally Prime', version: 2 } },
  })
})

test('removeCourse and a concurrent createBatch: one of them is rejected', async () => {
  const admin = await api.signInAs('admin')
  const hr = await api.signInAs('hr')
  for (let round = 0; round < 8; round++) {
    const { id, name } = await createCourse(api.db)
    const [removed, added] = await Promise.all([
      admin.delete(`/api/course/${id}`),
      hr.post('/api/batch', { courseName: name, bCode: `R-${round}`, bTime: '10 to 12', startDate: '2026-01-01' }),
    ])
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([removed.status, added.status])
  }
})

test('removeCourse rejects callers other than an admin (401, 403)', async () => {
  const { id } = await createCourse(api.db)

  expect((await api.call('DELETE', `/api/course/${id}`)).status).toBe(401)
  for (const role of ['hr', 'student'] as const) {
    expect((await (await api.signInAs(role)).delete(`/api/course/${id}`)).status).toBe(403)
  }
  expect((await api.call('GET', '/api/course')).body.total).toBe(1)
})
