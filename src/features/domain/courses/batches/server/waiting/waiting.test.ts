import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries } from '#testing/server/enquiries.ts'
import { createBatch, createStudent, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()

async function setUp() {
  const { hr, course, createEnquiry } = await setUpEnquiries(api)
  const batch = await createBatch(api.db, { code: 'T-1', courseId: course.id, seats: 1 })
  const other = await createBatch(api.db, { code: 'T-2', courseId: course.id })
  const student = await createStudent(api.db, { fname: 'Bela', lname: 'Rao', batchId: other.id })
  const enquiry: string = await createEnquiry({ name: 'Asha Rao', contact: '9876543210' })
  const add = (body: object) => hr.post(`/api/waiting/${batch.id}`, body)
  const list = async () => (await hr.get(`/api/waiting/${batch.id}`)).body
  const listNames = async () => (await list()).waiting.map(({ name }: { name: string }) => name)
  return { hr, course, batch, student, enquiry, add, list, listNames }
}

test('addWaiting puts enquiries and students on the list in the order they came', async () => {
  const { hr, add, list, enquiry, student } = await setUp()

  const added = await add({ enquiry })
  await add({ student })

  expect(added).toMatchObject({
    status: 201,
    body: { enquiry, student: null, name: 'Asha Rao', contact: '9876543210' },
  })
  expect(added.body.since).toBe('2026-11-21')
  expect(await list()).toMatchObject({
    batch: { bCode: 'T-1', seats: 1, strength: 0, waiting: 2 },
    waiting: [{ name: 'Asha Rao' }, { name: 'Bela Rao', student }],
    total: 2,
  })
  expect((await hr.get('/api/batch/overview?search=T-1')).body.batches[0]).toMatchObject({ waiting: 2 })
})

test('the export of a waiting list has its people in the order they came', async () => {
  const { hr, batch, add, enquiry, student } = await setUp()
  await add({ enquiry })
  await add({ student })

  const { status, body } = await hr.get(`/api/waiting/export/${batch.id}`)

  expect(status).toBe(200)
  const [, ...rows] = String(body).trim().split('\r\n')
  expect(rows.map((row) => row.split(',')[0])).toEqual(['Asha Rao', 'Bela Rao'])
  expect(rows[0]).toBe('Asha Rao,9876543210,2026-11-21')
})

test('addWaiting rejects the same person twice (409)', async () => {
  const { add, enquiry } = await setUp()
  await add({ enquiry })

  expect(await add({ enquiry })).toMatchObject({ status: 409, body: { code: 'waits_already' } })
})

test('addWaiting rejects nobody, two people, and unknown, closed or deleted ones (422)', async () => {
  const { hr, add, enquiry, student } = await setUp()
  await hr.put(`/api/enquiry/update-status/${enquiry}`, { status: 'Closed' })
  await (await api.signInAs('admin')).post('/api/admin/status', { student, status: 'Delete' })

  for (const body of [
    {},
    { enquiry, student },
    { enquiry },
    { student },
    { enquiry: ABSENT_ID },
    { student: 'nobody' },
  ])
    expect((await add(body)).status).toBe(422)
})

test('addWaiting does not find an unknown batch (404), and is for HR only (401, 403)', async () => {
  const { hr, enquiry, batch } = await setUp()
  const admin = await api.signInAs('admin')

  expect((await hr.post(`/api/waiting/${ABSENT_ID}`, { enquiry })).status).toBe(404)
  expect((await admin.post(`/api/waiting/${batch.id}`, { enquiry })).status).toBe(403)
  expect((await api.call('POST', `/api/waiting/${batch.id}`, { enquiry })).status).toBe(401)
})

test('removeWaiting can be undone: the person has the old place again', async () => {
  const { hr, add, listNames, enquiry, student } = await setUp()
  const { body: entry } = await add({ enquiry })
  await add({ student })

  expect((await hr.delete(`/api/waiting/entry/${entry._id}`)).status).toBe(200)
  expect(await listNames()).toEqual(['Bela Rao'])
  expect((await hr.delete(`/api/waiting/entry/${entry._id}`)).status).toBe(404)
  expect((await hr.put(`/api/waiting/entry/${entry._id}`)).body).toEqual(entry)
  expect(await listNames()).toEqual(['Asha Rao', 'Bela Rao'])
  expect((await hr.put(`/api/waiting/entry/${entry._id}`)).status).toBe(409)
})

test('restoreWaiting rejects a person who was added again meanwhile (409)', async () => {
  const { hr, add, enquiry } = await setUp()
  const { body: entry } = await add({ enquiry })
  await hr.delete(`/api/waiting/entry/${entry._id}`)
  await add({ enquiry })

  expect((await hr.put(`/api/waiting/entry/${entry._id}`)).status).toBe(409)
})

test('whoever gets a seat waits no longer: the admitted enquirer and the moved student', async () => {
  const { hr, add, listNames, course, enquiry, student } = await setUp()
  await add({ enquiry })
  await add({ student })

  const form = registrationBody(course.name, 'T-1', { email: 'asha@example.com' })
  expect((await hr.post(`/api/enquiry/${enquiry}/admit`, form)).status).toBe(201)
  expect(await listNames()).toEqual(['Bela Rao'])
  expect((await hr.put(`/api/user/${student}`, { batch: 'T-1', overbook: true })).status).toBe(200)
  expect(await listNames()).toEqual([])
})

test('a registration that awaits approval can wait for the seat in its batch, which approving gives', async () => {
  const { hr, batch, add, list } = await setUp()
  const pending = await createStudent(api.db, { batchId: batch.id, status: 'Pending', fee: 0 })

  expect(await add({ student: pending })).toMatchObject({ status: 201, body: { student: pending, isPending: true } })
  const approval = { fee: 1000, Paidfee: 0, payMode: 'Cash', emailConfirmed: true }
  expect((await hr.put(`/api/user/approve/${pending}`, approval)).status).toBe(200)

  expect((await list()).waiting).toEqual([])
})

test('a deleted enquiry or student waits no longer; the trail keeps the name apart, to be erased', async () => {
  const { hr, add, listNames, enquiry, student } = await setUp()
  await add({ enquiry })
  await add({ student })
  await hr.delete(`/api/enquiry/${enquiry}`)
  await (await api.signInAs('admin')).post('/api/admin/status', { student, status: 'Delete' })

  expect(await listNames()).toEqual([])
  const entries = await api.db.selectFrom('audit_entry').select('after').where('action', '=', 'waiting.add').execute()
  expect(entries).toEqual([{ after: { bCode: 'T-1' } }, { after: { bCode: 'T-1' } }])
})
