import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

test('counts are of what stands; money received is every receipt not voided, deleted students’ too', async () => {
  const hr = await api.as('hr')
  const admin = await api.as('admin')
  const courseId = (await createCourse(api.db)).id
  const batchId = (await createBatch(api.db, { courseId })).id
  const [active, dropped, gone] = await Promise.all([1, 2, 3].map(() => createStudent(api.db, { courseId, batchId })))
  await createStudent(api.db, { courseId, batchId, isPlaced: 'placed' })
  await createStudent(api.db, { courseId, batchId, status: 'Pending' })
  const pay = async (student: string | undefined) =>
    (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: '1000.50', date: '2026-11-21' })).body._id as string
  await pay(active)
  await pay(gone)
  await hr.delete(`/api/fee/${await pay(dropped)}`)
  await admin.post('/api/admin/status', { student: dropped, status: 'Disable' })
  await admin.post('/api/admin/status', { student: gone, status: 'Delete' })
  await hr.delete(`/api/batch/${(await createBatch(api.db, { courseId })).id}`)
  await admin.delete(`/api/course/${(await createCourse(api.db)).id}`)

  expect((await hr.get('/api/dashboard/hr')).body).toMatchObject({ students: 3, batches: 1, courses: 1 })
  expect((await admin.get('/api/dashboard/admin')).body).toMatchObject({
    students: { all: 3, active: 2, dropped: 1, placed: 1, pending: 1 },
    batches: 1,
    courses: 1,
    received: 2001,
  })
})

test('a new institute counts nothing', async () => {
  expect((await (await api.as('hr')).get('/api/dashboard/hr')).body).toMatchObject({
    students: 0,
    batches: 0,
    courses: 0,
  })
  expect((await (await api.as('admin')).get('/api/dashboard/admin')).body).toMatchObject({
    students: { all: 0, active: 0, dropped: 0, placed: 0, pending: 0 },
    received: 0,
  })
})

test('each dashboard is for its own role', async () => {
  const roles = ['student', 'hr', 'admin'] as const
  for (const [area, allowed] of [
    ['hr', 'hr'],
    ['admin', 'admin'],
  ] as const) {
    expect((await api.call('GET', `/api/dashboard/${area}`)).status).toBe(401)
    for (const role of roles) {
      const { status } = await (await api.as(role)).get(`/api/dashboard/${area}`)
      expect(status).toBe(role === allowed ? 200 : 403)
    }
  }
})
