import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** Creates batch T-1 with that many seats and students, and T-2 of the same course without a limit. */
async function setUp({ seats, students }: { seats: number; students: number }) {
  const hr = await api.signInAs('hr')
  const tally = await createCourse(api.db, { name: 'Tally', fee: 1000 })
  const full = await createBatch(api.db, { code: 'T-1', courseId: tally.id, seats })
  const other = await createBatch(api.db, { code: 'T-2', courseId: tally.id })
  const ids: string[] = []
  for (let n = 0; n < students; n++) ids.push(await createStudent(api.db, { batchId: full.id }))
  let n = 0
  const register = (over: object = {}) =>
    hr.post('/api/user/register', registrationBody('Tally', 'T-1', { email: `new-${n++}@example.com`, ...over }))
  const getSeats = async () => (await hr.get('/api/batch/seats?batch=t-1')).body
  return { hr, full, other, ids, register, getSeats }
}

const FULL = {
  status: 409,
  body: { code: 'batch_full', message: 'Batch T-1 is full: 2 of 2 seats.' },
}

test('registration takes the last seat, and the next one is rejected with a message at the batch (409)', async () => {
  const { register, getSeats, full } = await setUp({ seats: 2, students: 1 })

  expect((await register()).status).toBe(201)
  expect(await register()).toMatchObject({
    ...FULL,
    body: { fields: { batch: 'Batch T-1 is full: 2 of 2 seats.' }, current: { _id: full.id, bCode: 'T-1' } },
  })

  expect(await getSeats()).toMatchObject({ bCode: 'T-1', seats: 2, strength: 2, waiting: 0 })
})

test('registration into a full batch with overbook succeeds, with an audit entry of the batch', async () => {
  const { register, getSeats, full } = await setUp({ seats: 2, students: 2 })

  expect((await register({ overbook: true })).status).toBe(201)

  expect(await getSeats()).toMatchObject({ seats: 2, strength: 3 })
  const entries = api.db.selectFrom('audit_entry').select(['record_id', 'after']).where('action', '=', 'batch.overbook')
  expect(await entries.execute()).toEqual([{ record_id: full.id, after: { bCode: 'T-1', seats: 2, strength: 3 } }])
})

test('of four clerks at once, one takes the last seat and the others get 409', async () => {
  const { register, getSeats } = await setUp({ seats: 2, students: 1 })

  const responses = await Promise.all(Array.from({ length: 4 }, () => register()))

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  expect(await getSeats()).toMatchObject({ strength: 2 })
})

test('a seat is free again when a student is dropped', async () => {
  const { register, ids } = await setUp({ seats: 2, students: 2 })
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student: ids[0], status: 'Disable' })

  expect((await register()).status).toBe(201)
})

test('who is activated or restored needs a seat again in each running batch, and gets one beyond the limit with overbook', async () => {
  const { register, ids, getSeats } = await setUp({ seats: 2, students: 2 })
  const admin = await api.signInAs('admin')
  const setStatus = (student: string, status: string, over: object = {}) =>
    admin.post('/api/admin/status', { student, status, ...over })
  await setStatus(ids[0]!, 'Disable')
  await setStatus(ids[1]!, 'Delete')
  await register()
  await register()

  expect(await setStatus(ids[0]!, 'Active')).toMatchObject(FULL)
  expect(await admin.put(`/api/admin/restore/${ids[1]}`)).toMatchObject(FULL)
  expect(await getSeats()).toMatchObject({ strength: 2 })

  expect((await setStatus(ids[0]!, 'Active', { overbook: true })).status).toBe(200)
  expect((await admin.put(`/api/admin/restore/${ids[1]}`, { overbook: true })).status).toBe(200)
  expect(await getSeats()).toMatchObject({ strength: 4 })
})

test('a batch that has ended needs no seat', async () => {
  const { full, ids } = await setUp({ seats: 1, students: 2 })
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student: ids[0], status: 'Disable' })
  await api.db.updateTable('batch').set({ end_on: '2026-11-20' }).where('id', '=', full.id).execute()

  expect((await admin.post('/api/admin/status', { student: ids[0], status: 'Active' })).status).toBe(200)
})

test('moving, adding a course and editing the batch are rejected if it is full, and accepted with overbook', async () => {
  const { hr, other } = await setUp({ seats: 2, students: 2 })
  const excel = await createCourse(api.db, { name: 'Excel' })
  const elsewhere = (await createBatch(api.db, { code: 'E-1', courseId: excel.id })).id
  const movedId = await createStudent(api.db, { batchId: other.id })
  const { body: list } = await hr.get(`/api/enrolment/${movedId}`)
  const move = (body: object) => hr.put(`/api/enrolment/${list.enrolments[0]._id}`, { batch: 'T-1', ...body })
  const edited = await createStudent(api.db, { batchId: other.id })
  const edit = (body: object) => hr.put(`/api/user/${edited}`, { batch: 'T-1', ...body })
  const second = await createStudent(api.db, { batchId: elsewhere })
  const course = { course: 'Tally', cduration: '3 months', mode: 'online', fee: 5000, joiningDate: '2026-11-01' }
  const add = (body: object) => hr.post(`/api/enrolment/${second}`, { ...course, batch: 'T-1', ...body })

  for (const send of [move, edit, add])
    expect(await send({})).toMatchObject({ status: 409, body: { code: 'batch_full' } })
  for (const [send, status] of [
    [move, 200],
    [edit, 200],
    [add, 201],
  ] as const)
    expect((await send({ overbook: true })).status).toBe(status)
})

test('an edit that keeps the full batch, and one of a dropped student, need no seat', async () => {
  const { hr, other, ids } = await setUp({ seats: 2, students: 3 })
  const dropped = await createStudent(api.db, { batchId: other.id })
  await api.db.updateTable('student').set({ status: 'Disable' }).where('id', '=', dropped).execute()

  expect((await hr.put(`/api/user/${ids[0]}`, { batch: 'T-1', cduration: '9 months' })).status).toBe(200)
  expect((await hr.put(`/api/user/${dropped}`, { batch: 'T-1' })).status).toBe(200)
})

test('approving takes a seat; a self-registration into a full batch is accepted, as it takes none', async () => {
  const { hr, full } = await setUp({ seats: 2, students: 2 })
  const pending = await createStudent(api.db, { batchId: full.id, status: 'Pending', fee: 0 })
  const approve = (body: object) =>
    hr.put(`/api/user/approve/${pending}`, { fee: 1000, Paidfee: 0, payMode: 'Cash', emailConfirmed: true, ...body })

  expect(await approve({})).toMatchObject(FULL)
  expect((await approve({ overbook: true })).status).toBe(200)
})

test('a batch without seats has no limit', async () => {
  const { hr, other } = await setUp({ seats: 1, students: 0 })
  for (let n = 0; n < 3; n++) await createStudent(api.db, { batchId: other.id })
  const body = registrationBody('Tally', 'T-2', { email: 'more@example.com' })

  expect((await hr.post('/api/user/register', body)).status).toBe(201)
  expect((await hr.get('/api/batch/seats?batch=T-2')).body).toMatchObject({ seats: null, strength: 4 })
})
