import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createAccount, registrationBody, createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

const statusOf = async (student: string) =>
  api.db.selectFrom('student').select('status').where('id', '=', student).executeTakeFirst()

test('deactivating ends the student’s sessions at once; activating lets the student in again', async () => {
  const admin = await api.as('admin')
  const student = await createStudent(api.db)
  const own = await api.as('student', student)
  expect((await own.get(`/api/user/${student}`)).status).toBe(200)
  expect(await admin.post('/api/admin/status', { student, status: 'Disable', reason: 'left' })).toMatchObject({
    status: 200,
    body: { message: 'User has been deactivated.' },
  })
  expect((await own.get(`/api/user/${student}`)).status).toBe(401)
  const denied = await api.as('student', student)
  expect((await denied.get(`/api/user/${student}`)).status).toBe(401)
  expect((await admin.post('/api/admin/status', { student, status: 'Active' })).body).toEqual({
    message: 'User has been activated.',
  })
  const again = await api.as('student', student)
  expect((await again.get(`/api/user/${student}`)).body).toMatchObject({ status: 'Active' })
  const trail = await api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
  expect(trail).toMatchObject([
    {
      action: 'student.disable',
      record_id: student,
      actor_id: admin.id,
      before: { status: 'Active' },
      after: { status: 'Disable', reason: 'left' },
    },
    { action: 'student.active', before: { status: 'Disable' }, after: { status: 'Active' } },
  ])
})

test('deleting blanks the person, ends the sessions and frees the email; the books stay', async () => {
  const admin = await api.as('admin')
  const hr = await api.as('hr')
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const form = registrationBody(course.name, batch.code)
  const registered = (await hr.post('/api/user/register', form)).body
  const student = registered.student._id as string
  const own = await api.as('student', student)
  expect((await admin.post('/api/admin/status', { student, status: 'Delete' })).body).toEqual({
    message: 'User has been deleted.',
  })
  expect((await own.get(`/api/user/${student}`)).status).toBe(401)
  expect((await hr.get(`/api/user/${student}`)).status).toBe(404)
  expect((await hr.get('/api/user')).body).toMatchObject({ total: 0, counts: { all: 0 }, totals: { received: 0 } })
  expect(await api.db.selectFrom('student').selectAll().where('id', '=', student).executeTakeFirst()).toMatchObject({
    fname: 'Ravi',
    father: '',
    contact: '',
    alt_contact: null,
    cur_address: null,
    per_address: null,
    linked_in: null,
    profile: null,
    dob: null,
    gender: null,
    degree: null,
    com_year: null,
    university: null,
  })
  const account = await api.db.selectFrom('account').selectAll().where('id', '=', student).executeTakeFirst()
  expect(JSON.stringify(account)).not.toContain(form.email)
  expect(account).toMatchObject({ state: 'deleted', name: '–' })
  expect((await hr.get(`/api/fee/receipt/${registered.receipt}`)).body).toMatchObject({
    paid: 2000,
    student: { name: 'Ravi Example' },
  })
  expect((await admin.get('/api/dashboard/admin')).body.received).toBe(2000)
  expect((await hr.post('/api/user/register', form)).status).toBe(201)
})

test('what the student has already is refused', async () => {
  const admin = await api.as('admin')
  const student = await createStudent(api.db)
  const set = (status: string) => admin.post('/api/admin/status', { student, status })
  expect(await set('Active')).toMatchObject({ status: 409, body: { code: 'is_already' } })
  await set('Disable')
  expect((await set('Disable')).status).toBe(409)
  expect((await set('Delete')).status).toBe(200)
  for (const status of ['Active', 'Disable', 'Delete']) expect((await set(status)).status).toBe(404)
})

test('a registration that waits is for HR to decide', async () => {
  const admin = await api.as('admin')
  const student = await createStudent(api.db, { status: 'Pending' })
  for (const status of ['Active', 'Disable', 'Delete']) {
    const refused = await admin.post('/api/admin/status', { student, status })
    expect(refused).toMatchObject({ status: 409, body: { code: 'waits_for_approval' } })
  }
  expect(await statusOf(student)).toEqual({ status: 'Pending' })
})

test('who is not a student is not found', async () => {
  const admin = await api.as('admin')
  for (const student of [ABSENT_ID, 'nobody', await createAccount(api.db, 'hr'), admin.id]) {
    expect((await admin.post('/api/admin/status', { student, status: 'Delete' })).status).toBe(404)
  }
})

test.each([
  [{}, { student: 'Say which student.', status: 'The status is Active, Disable or Delete.' }],
  [{ student: 'x', status: 'Dropped' }, { status: 'The status is Active, Disable or Delete.' }],
  [{ student: 'x', status: 'Pending' }, { status: 'The status is Active, Disable or Delete.' }],
  [{ student: 'x', status: 'Active', reason: 'x'.repeat(301) }, { reason: 'At most 300 characters.' }],
  [{ student: 'x', status: 'Active', name: 'X' }, { name: 'There is no such field.' }],
])('%j is refused', async (body, fields) => {
  expect(await (await api.as('admin')).post('/api/admin/status', body)).toMatchObject({ status: 422, body: { fields } })
})

test('only an admin changes a status', async () => {
  const student = await createStudent(api.db)
  const body = { student, status: 'Delete' }
  expect((await api.call('POST', '/api/admin/status', body)).status).toBe(401)
  expect((await (await api.as('hr')).post('/api/admin/status', body)).status).toBe(403)
  expect((await (await api.as('student', student)).post('/api/admin/status', body)).status).toBe(403)
  expect(await statusOf(student)).toEqual({ status: 'Active' })
})

test('deleting somebody who has no receipt leaves no name', async () => {
  const student = await createStudent(api.db, { fname: 'Kanariya', lname: 'Vogelsang' })
  await (await api.as('admin')).post('/api/admin/status', { student, status: 'Delete' })
  const kept = await api.db.selectFrom('student').innerJoin('account', 'account.id', 'student.id').selectAll().execute()
  expect(JSON.stringify(kept)).not.toMatch(/Kanariya|Vogelsang/)
})
