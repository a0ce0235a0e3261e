import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount, createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()

const readStatus = async (student: string) =>
  api.db.selectFrom('student').select('status').where('id', '=', student).executeTakeFirst()

/** Creates a student registered by HR with ₹2,000 paid, and an admin. */
async function registerStudent() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const form = registrationBody(course.name, batch.code)
  const { student, receipt } = (await hr.post('/api/user/register', form)).body
  const id = student._id as string
  const deleteStudent = () => admin.post('/api/admin/status', { student: id, status: 'Delete' })
  return { hr, admin, form, id, receipt: receipt as string, deleteStudent }
}

test('changeStatus to Disable ends the sessions of the student and prevents signing in', async () => {
  const admin = await api.signInAs('admin')
  const student = await createStudent(api.db)
  const self = await api.signInAs('student', student)
  expect((await self.get(`/api/user/${student}`)).status).toBe(200)

  const response = await admin.post('/api/admin/status', { student, status: 'Disable', reason: 'left' })

  expect(response).toMatchObject({ status: 200, body: { message: 'User has been deactivated.' } })
  expect((await self.get(`/api/user/${student}`)).status).toBe(401)
  const again = await api.signInAs('student', student)
  expect((await again.get(`/api/user/${student}`)).status).toBe(401)
})

test('changeStatus to Active lets the student sign in again', async () => {
  const admin = await api.signInAs('admin')
  const student = await createStudent(api.db)
  await admin.post('/api/admin/status', { student, status: 'Disable' })

  const response = await admin.post('/api/admin/status', { student, status: 'Active' })

  expect(response.body).toEqual({ message: 'User has been activated.' })
  const self = await api.signInAs('student', student)
  expect((await self.get(`/api/user/${student}`)).body).toMatchObject({ status: 'Active' })
})

test('changeStatus writes audit entries with status and reason', async () => {
  const admin = await api.signInAs('admin')
  const student = await createStudent(api.db)

  await admin.post('/api/admin/status', { student, status: 'Disable', reason: 'left' })
  await admin.post('/api/admin/status', { student, status: 'Active' })

  const entries = await api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
  expect(entries).toMatchObject([
    {
      action: 'student.disable',
      record_id: student,
      actor_id: admin.id,
      before: { status: 'Active' },
      after: { status: 'Disable' },
    },
    { action: 'student.active', before: { status: 'Disable' }, after: { status: 'Active' } },
  ])
  const reason = await api.db.selectFrom('audit_personal').selectAll().where('field', '=', 'reason').execute()
  expect(reason).toMatchObject([{ entry_id: entries[0]!.id, subject_id: student, after: 'left' }])
})

test('changeStatus to Delete removes the student from the list and ends the sessions', async () => {
  const { hr, id, deleteStudent } = await registerStudent()
  const self = await api.signInAs('student', id)

  const response = await deleteStudent()

  expect(response.body).toEqual({ message: 'User has been deleted.' })
  expect((await self.get(`/api/user/${id}`)).status).toBe(401)
  expect((await hr.get(`/api/user/${id}`)).status).toBe(404)
  expect((await hr.get('/api/user')).body).toMatchObject({ total: 0, counts: { all: 0 }, totals: { received: 0 } })
})

test('changeStatus to Delete keeps receipts with the name, and the received amount', async () => {
  const { hr, admin, receipt, deleteStudent } = await registerStudent()

  await deleteStudent()

  expect((await hr.get(`/api/fee/receipt/${receipt}`)).body).toMatchObject({
    paid: 2000,
    student: { name: 'Ravi Example' },
  })
  expect((await admin.get('/api/dashboard/admin')).body.received).toBe(2000)
})

test('changeStatus to Delete frees the email for another registration', async () => {
  const { hr, form, deleteStudent } = await registerStudent()

  await deleteStudent()

  expect((await hr.post('/api/user/register', form)).status).toBe(201)
})

test('changeStatus rejects the current status (409)', async () => {
  const admin = await api.signInAs('admin')
  const student = await createStudent(api.db)
  const setStatus = (status: string) => admin.post('/api/admin/status', { student, status })

  expect(await setStatus('Active')).toMatchObject({ status: 409, body: { code: 'is_already' } })
  await setStatus('Disable')
  expect((await setStatus('Disable')).status).toBe(409)
})

test.each(['Active', 'Disable', 'Delete'])(
  'changeStatus to %s does not find a deleted student (404)',
  async (status) => {
    const admin = await api.signInAs('admin')
    const student = await createStudent(api.db)
    expect((await admin.post('/api/admin/status', { student, status: 'Delete' })).status).toBe(200)

    expect((await admin.post('/api/admin/status', { student, status })).status).toBe(404)
  },
)

test.each(['Active', 'Disable', 'Delete'])(
  'changeStatus to %s rejects a pending registration (409)',
  async (status) => {
    const admin = await api.signInAs('admin')
    const student = await createStudent(api.db, { status: 'Pending' })

    const response = await admin.post('/api/admin/status', { student, status })

    expect(response).toMatchObject({ status: 409, body: { code: 'waits_for_approval' } })
    expect(await readStatus(student)).toEqual({ status: 'Pending' })
  },
)

test('changeStatus does not find unknown, malformed and staff ids (404)', async () => {
  const admin = await api.signInAs('admin')

  for (const student of [ABSENT_ID, 'nobody', await createAccount(api.db, 'hr'), admin.id]) {
    expect((await admin.post('/api/admin/status', { student, status: 'Delete' })).status).toBe(404)
  }
})

test.each([
  [{}, { student: 'Say which student.', status: 'The status is Active, Disable or Delete.' }],
  [{ student: 'x', status: 'Dropped' }, { status: 'Choose one of these: Active, Disable, Delete.' }],
  [{ student: 'x', status: 'Pending' }, { status: 'Choose one of these: Active, Disable, Delete.' }],
  [{ student: 'x', status: 'Active', reason: 'x'.repeat(301) }, { reason: 'At most 300 characters.' }],
  [{ student: 'x', status: 'Active', name: 'X' }, { name: 'There is no such field.' }],
])('changeStatus rejects %j with a message per field (422)', async (body, fields) => {
  const admin = await api.signInAs('admin')

  expect(await admin.post('/api/admin/status', body)).toMatchObject({ status: 422, body: { fields } })
})

test('changeStatus rejects callers other than admins (401, 403)', async () => {
  const student = await createStudent(api.db)
  const body = { student, status: 'Delete' }
  const [hr, self] = [await api.signInAs('hr'), await api.signInAs('student', student)]

  expect((await api.call('POST', '/api/admin/status', body)).status).toBe(401)
  expect((await hr.post('/api/admin/status', body)).status).toBe(403)
  expect((await self.post('/api/admin/status', body)).status).toBe(403)
  expect(await readStatus(student)).toEqual({ status: 'Active' })
})
