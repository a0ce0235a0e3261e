import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'
import { readAuditEntries } from '#testing/server/enquiries.ts'

const api = startTestApi()

/** Creates a student admitted from an enquiry, with a receipt, a mark, a project and a link. */
async function admitStudent() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const enquiry = { name: 'Ravi', contact: '9876500000', qualification: 'BCA', address: 'x', mode: 'online' }
  const { _id } = (await hr.post('/api/enquiry', { ...enquiry, course: course.name, date: '2026-11-20' })).body
  await hr.post(`/api/enquiry/note/${_id}`, { note: 'Asks for a batch in the evening', nextCall: '2026-11-30' })
  const form = registrationBody(course.name, batch.code)
  const { student } = (await hr.post(`/api/enquiry/${_id}/admit`, form)).body
  const id = student._id as string
  const self = await api.signInAs('student', id)
  await self.post('/api/project', { project: 'https://example.com/shop', techUsed: 'React', description: 'A shop' })
  await self.post('/api/portfolio', { portfolio: 'https://example.com/ravi' })
  const mark = { student: id, batchCode: batch.code, date: '2026-11-20', attendence: true }
  expect((await hr.post('/api/attend', [mark])).status).toBe(201)
  const setStatus = (status: string) => admin.post('/api/admin/status', { student: id, status, reason: 'left' })
  const restore = () => admin.put(`/api/admin/restore/${id}`)
  return { hr, admin, batch, form, enquiry: _id as string, id, setStatus, restore }
}

const listDeleted = async (search = '') => {
  const admin = await api.signInAs('admin')
  return (await admin.get(`/api/admin/deleted?search=${search}`)).body
}

test('a deleted student is in no list, search, figure or attendance, and in the list of deleted records', async () => {
  const { hr, admin, batch, id, enquiry, setStatus } = await admitStudent()

  expect((await setStatus('Delete')).status).toBe(200)

  expect((await hr.get('/api/user?search=ravi')).body).toMatchObject({ total: 0, counts: { all: 0 }, deleted: 0 })
  expect((await hr.get(`/api/user/${id}`)).status).toBe(404)
  expect((await hr.get(`/api/fee/${id}`)).status).toBe(404)
  expect((await hr.get(`/api/project/${id}`)).body.total).toBe(0)
  expect((await hr.get('/api/portfolio')).body.total).toBe(0)
  expect((await hr.get(`/api/enquiry/${enquiry}`)).status).toBe(404)
  expect((await hr.get('/api/enquiry')).body.total).toBe(0)
  expect((await hr.get('/api/attend')).body.attendance).toMatchObject([{ studentName: 'Ravi Example' }])
  expect((await admin.get('/api/user')).body.deleted).toBe(1)
  expect(await listDeleted('exam')).toMatchObject({
    deleted: [
      {
        _id: id,
        kind: 'student',
        name: 'Ravi Example',
        deletedBy: 'Example admin',
        erasedAt: null,
        deletedAt: '2026-11-21T04:30:00.000Z',
        eraseAfter: '2026-12-21T04:30:00.000Z',
        canRestore: true,
      },
    ],
    total: 1,
  })
  expect(await listDeleted(`ravi+${batch.code}`)).toMatchObject({ total: 1 })
  expect(await listDeleted('asha')).toEqual({ deleted: [], total: 0 })
})

test('restoreStudent brings back the record, fees, attendance, projects, links, enquiry and the sign-in', async () => {
  const { hr, admin, id, enquiry, form, setStatus, restore } = await admitStudent()
  await setStatus('Delete')

  expect(await restore()).toMatchObject({ status: 200, body: { message: 'The record has been restored.' } })

  expect((await hr.get('/api/user?search=ravi')).body).toMatchObject({
    total: 1,
    counts: {
      all: 1,
      active: 1,
    },
    totals: {
      payable: 12_000,
      received: 2000,
      pending: 10_000,
    },
    students: [
      {
        _id: id,
        status: 'Active',
        email: form.email,
      },
    ],
  })
  expect((await hr.get(`/api/fee/${id}`)).body).toMatchObject({ PaidFee: 2000, fee: [{ paid: 2000 }] })
  expect((await hr.get('/api/attend')).body.attendance).toMatchObject([{ studentName: 'Ravi Example' }])
  expect((await hr.get(`/api/project/${id}`)).body.total).toBe(1)
  expect((await hr.get(`/api/portfolio/${id}`)).body.total).toBe(1)
  expect((await hr.get(`/api/enquiry/${enquiry}`)).body).toMatchObject({ student: id, status: 'Closed', name: 'Ravi' })
  expect((await hr.get(`/api/enquiry/note/${enquiry}`)).body).toMatchObject({
    notes: [
      {
        note: 'Asks for a batch in the evening',
        nextCall: '2026-11-30',
      },
    ],
    total: 1,
  })
  const { email, password } = form
  expect((await api.call('POST', '/api/user/login', { email, password })).status).toBe(200)
  expect(await listDeleted()).toEqual({ deleted: [], total: 0 })
  const restored = (await readAuditEntries(api)).filter(({ action }) => action.endsWith('.restore'))
  expect(restored).toMatchObject([
    { action: 'enquiry.restore', record_id: enquiry },
    { action: 'student.restore', record_id: id, actor_id: admin.id, after: { status: 'Active' } },
  ])
})

test('restoreStudent keeps a dropped student dropped and a rejected registration pending', async () => {
  const { admin, hr, form, setStatus, restore, id } = await admitStudent()
  await setStatus('Disable')
  await setStatus('Delete')
  const applied = await api.call('POST', '/api/user/register', { ...form, email: 'bela@example.com' })
  const applicant = applied.body.student._id as string
  await hr.put(`/api/user/reject/${applicant}`)

  await restore()
  await admin.put(`/api/admin/restore/${applicant}`)

  expect((await hr.get(`/api/user/${id}`)).body.status).toBe('Disable')
  expect((await hr.get(`/api/user/${applicant}`)).body).toMatchObject({
    status: 'Pending',
    declared: { Paidfee: 2000 },
  })
  const { email, password } = form
  expect((await api.call('POST', '/api/user/login', { email, password })).status).toBe(403)
})

test('restoreStudent names the record that has the email now, and changes nothing (409)', async () => {
  const { hr, batch, form, id, setStatus, restore } = await admitStudent()
  await setStatus('Delete')
  const again = await hr.post('/api/user/register', { ...form, fname: 'Bela' })
  expect(again.status).toBe(201)

  expect(await restore()).toMatchObject({
    status: 409,
    body: {
      code: 'email_taken',
      message: `${form.email} has been registered again, for Bela Example (batch ${batch.code}). Change the email of that record first, then restore this one.`,
      current: { _id: again.body.student._id },
    },
  })
  expect((await hr.get(`/api/user/${id}`)).status).toBe(404)
  await hr.put(`/api/user/${again.body.student._id}`, { email: 'bela@example.com' })
  expect((await restore()).status).toBe(200)
})

test('restoreStudent of ten concurrent requests restores once (404 for the others)', async () => {
  const { setStatus, restore } = await admitStudent()
  await setStatus('Delete')

  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await restore()).status))

  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 404)).toHaveLength(9)
})

test('restoreStudent does not find active students, enquiries and unknown ids (404)', async () => {
  const { admin, hr, enquiry, id } = await admitStudent()
  await hr.delete(`/api/enquiry/${enquiry}`)

  for (const each of [id, enquiry, ABSENT_ID, 'nobody'])
    expect((await admin.put(`/api/admin/restore/${each}`)).status).toBe(404)
  for (const search of ['', 'ravi', '98765+00000', 'ravi+98765'])
    expect(await listDeleted(search), search).toMatchObject({
      deleted: [{ _id: enquiry, kind: 'enquiry', canRestore: false }],
    })
  expect(await listDeleted('ravi+99999')).toEqual({ deleted: [], total: 0 })
})

test('listDeleted, restoreStudent and eraseNow reject callers other than admins (401, 403)', async () => {
  const admin = await api.signInAs('admin')
  const student = await createStudent(api.db)
  await admin.post('/api/admin/status', { student, status: 'Delete' })
  const [hr, other] = [await api.signInAs('hr'), await api.signInAs('student', await createStudent(api.db))]

  for (const caller of [hr, other]) {
    expect((await caller.get('/api/admin/deleted')).status).toBe(403)
    expect((await caller.put(`/api/admin/restore/${student}`)).status).toBe(403)
    expect((await caller.post(`/api/admin/erase/${student}`, { name: 'x' })).status).toBe(403)
  }
  expect((await api.call('PUT', `/api/admin/restore/${student}`)).status).toBe(401)
})
