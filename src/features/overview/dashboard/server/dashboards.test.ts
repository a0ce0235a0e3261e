import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { imageBody } from '#testing/server/images.ts'
import { createAccount, createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

test('dashboards exclude voided receipts and deleted records, but include receipts of deleted students', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const courseId = (await createCourse(api.db)).id
  const batchId = (await createBatch(api.db, { courseId })).id
  const [active, dropped, deleted] = await Promise.all(
    [1, 2, 3].map(() => createStudent(api.db, { courseId, batchId })),
  )
  await createStudent(api.db, { courseId, batchId, isPlaced: 'placed' })
  await createStudent(api.db, { courseId, batchId, status: 'Pending' })
  const pay = async (student: string | undefined) =>
    (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: '1000.50', date: '2026-11-21' })).body._id as string
  await pay(active)
  await pay(deleted)
  await hr.delete(`/api/fee/${await pay(dropped)}`, { reason: 'Example' })
  await admin.post('/api/admin/status', { student: dropped, status: 'Disable' })
  await admin.post('/api/admin/status', { student: deleted, status: 'Delete' })
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

test('dashboards of a new institute contain zeros', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')

  expect((await hr.get('/api/dashboard/hr')).body).toMatchObject({ students: 0, batches: 0, courses: 0 })
  expect((await admin.get('/api/dashboard/admin')).body).toMatchObject({
    students: { all: 0, active: 0, dropped: 0, placed: 0, pending: 0 },
    received: 0,
  })
})

test.each(['hr', 'admin'] as const)('the %s dashboard rejects other roles (403) and visitors (401)', async (area) => {
  expect((await api.call('GET', `/api/dashboard/${area}`)).status).toBe(401)
  for (const role of ['student', 'hr', 'admin'] as const) {
    const { status } = await (await api.signInAs(role)).get(`/api/dashboard/${area}`)
    expect(status).toBe(role === area ? 200 : 403)
  }
})

describe('first steps', () => {
  async function openOffice() {
    const hr = await api.signInAs('hr')
    await api.signInAs('admin')
    return async () => (await hr.get('/api/dashboard/hr')).body.firstSteps
  }

  test('of a new institute are all to be done', async () => {
    const readSteps = await openOffice()

    expect(await readSteps()).toEqual({ course: false, batch: false, staff: false, student: false })
  })

  test('are done one by one', async () => {
    const readSteps = await openOffice()
    const course = await createCourse(api.db)
    expect(await readSteps()).toMatchObject({ course: true, batch: false })
    const batch = await createBatch(api.db, { courseId: course.id })
    expect(await readSteps()).toMatchObject({ batch: true, student: false })
    await createStudent(api.db, { courseId: course.id, batchId: batch.id, status: 'Pending' })
    expect(await readSteps()).toMatchObject({ student: false })
    await createStudent(api.db, { courseId: course.id, batchId: batch.id })
    expect(await readSteps()).toMatchObject({ student: true, staff: false })
    await createAccount(api.db, 'hr')
    expect(await readSteps()).toMatchObject({ staff: true })
  })

  test('end with the first receipt', async () => {
    const hr = await api.signInAs('hr')
    await hr.post(`/api/fee/${await createStudent(api.db)}`, { payMode: 'Cash', paid: 1, date: '2026-11-21' })

    expect((await hr.get('/api/dashboard/hr')).body.firstSteps).toBeNull()
  })
})

describe('checklist of the admin', () => {
  const open = { course: false, batch: false, students: false, logo: false }
  async function openChecklist() {
    const admin = await api.signInAs('admin')
    return { admin, read: async () => (await admin.get('/api/dashboard/admin')).body.checklist }
  }

  test('of a new institute says what is to be done', async () => {
    const { read } = await openChecklist()

    expect(await read()).toMatchObject(open)
  })

  test('is done one by one, and open again after a deletion', async () => {
    const { admin, read } = await openChecklist()
    const course = await createCourse(api.db)
    expect(await read()).toMatchObject({ ...open, course: true })
    const batch = await createBatch(api.db, { courseId: course.id })
    expect(await read()).toMatchObject({ ...open, course: true, batch: true })
    await createStudent(api.db, { courseId: course.id, batchId: batch.id, status: 'Pending' })
    expect(await read()).toMatchObject({ students: false })
    await createStudent(api.db, { courseId: course.id, batchId: batch.id })
    expect(await read()).toMatchObject({ students: true, logo: false })
    await admin.put('/api/institute/logo', imageBody())
    expect(await read()).toMatchObject({ logo: true })
    await admin.delete('/api/institute/logo')
    expect(await read()).toMatchObject({ logo: false })
  })

  test('is null once an admin has hidden it, until it is shown again', async () => {
    const { admin, read } = await openChecklist()
    await admin.put('/api/institute', { checklist: false })
    expect(await read()).toBeNull()
    await admin.put('/api/institute', { checklist: true })
    expect(await read()).toMatchObject(open)
  })
})
