import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()

async function createForm(overrides: object = {}) {
  const course = await createCourse(api.db)
  return registrationBody(course.name, (await createBatch(api.db, { courseId: course.id })).code, overrides)
}

async function selfRegister(overrides: object = {}) {
  const form = await createForm(overrides)
  return { form, response: await api.call('POST', '/api/user/register', form) }
}

test('self-registration creates a pending student with a declared payment and no fee (201)', async () => {
  const { response } = await selfRegister({ fee: 12_000, Paidfee: 2000, payMode: 'Online' })

  expect(response).toMatchObject({ status: 201, body: { message: 'Student Registered', receipt: null } })
  expect(response.body.student).toMatchObject({
    status: 'Pending',
    fee: 12_000,
    TotalFee: 0,
    PaidFee: 0,
    PendingFee: 0,
    declared: {
      fee: 12_000,
      Paidfee: 2000,
      payMode: 'Online',
    },
  })
})

const KNOWN_TO_THE_INSTITUTE = ['fee', 'Paidfee', 'payMode', 'isCompleted', 'isPlaced']

test.each([
  ['absent', undefined],
  ['blank', ''],
])(
  'self-registration with %s payment and status declares the fee of the course, nothing paid (201)',
  async (_, value) => {
    const omitted = Object.fromEntries(KNOWN_TO_THE_INSTITUTE.map((field) => [field, value]))

    const { response } = await selfRegister(omitted)

    expect(response).toMatchObject({
      status: 201,
      body: {
        student: {
          status: 'Pending',
          fee: 10_000,
          isCompleted: 'no',
          isPlaced: 'notPlaced',
          declared: {
            fee: 10_000,
            Paidfee: 0,
            payMode: 'Cash',
          },
        },
      },
    })
  },
)

test('self-registration that plans instalments is rejected (422)', async () => {
  const { response } = await selfRegister({ instalments: 3 })

  const message = 'The institute plans the instalments. Ask at the counter.'
  expect(response).toMatchObject({ status: 422, body: { fields: { instalments: message } } })
})

test('self-registration that declares more paid than the fee of the course is stored as declared (201)', async () => {
  const { response } = await selfRegister({ fee: undefined, Paidfee: 10_000.01 })

  expect(response).toMatchObject({ status: 201, body: { student: { declared: { fee: 10_000, Paidfee: 10_000.01 } } } })
})

test('self-registration is listed in the Pending tab only and does not count in the totals', async () => {
  const hr = await api.signInAs('hr')

  const { response } = await selfRegister({ fee: 12_000, Paidfee: 2000 })

  const list = (await hr.get('/api/user')).body
  expect(list).toMatchObject({ total: 0, totals: { payable: 0, received: 0 }, counts: { all: 0, pending: 1 } })
  expect((await hr.get('/api/user?tab=Pending')).body.students).toMatchObject([{ _id: response.body.student._id }])
})

test('self-registration writes an audit entry without an actor', async () => {
  await selfRegister()

  const [entry] = await api.db.selectFrom('audit_entry').selectAll().execute()
  expect(entry).toMatchObject({ action: 'student.apply', actor_id: null, actor_role: 'anyone' })
})

test('self-registration lets the student sign in and read their record before approval', async () => {
  const { form, response } = await selfRegister()

  const signIn = await api.call('POST', '/api/user/login', { email: form.email, password: form.password })

  expect(signIn).toMatchObject({ status: 200, body: { status: 'Pending' } })
  const record = await api.call('GET', `/api/user/${response.body.student._id}`, undefined, signIn.body.token)
  expect(record).toMatchObject({ status: 200, body: { status: 'Pending' } })
})

test.each(['student', 'admin'] as const)(
  'registerStudent by a signed-in %s creates a pending student',
  async (role) => {
    const caller = await api.signInAs(role)

    const response = await caller.post('/api/user/register', await createForm())

    expect(response.body.student.status).toBe('Pending')
  },
)

test('self-registration is rejected while it is switched off (403)', async () => {
  await api.db.updateTable('institute').set({ self_registration: false }).execute()

  const { response } = await selfRegister()

  expect(response).toMatchObject({
    status: 403,
    body: { message: 'The institute does not take registrations here. Ask at the counter.' },
  })
})

test('registerStudent by HR works while self-registration is switched off (201)', async () => {
  await api.db.updateTable('institute').set({ self_registration: false }).execute()
  const hr = await api.signInAs('hr')

  expect((await hr.post('/api/user/register', await createForm())).status).toBe(201)
})

test('registerStudent rejects an expired session instead of treating it as a self-registration (401)', async () => {
  expect((await api.call('POST', '/api/user/register', await createForm(), 'ended')).status).toBe(401)
})

test('registerStudent by HR returns the pending registration that has the email (409)', async () => {
  const hr = await api.signInAs('hr')
  const { form, response } = await selfRegister()
  const message = 'A registration with this email is awaiting approval.'

  const second = await hr.post('/api/user/register', form)

  expect(second).toMatchObject({
    status: 409,
    body: { message, fields: { email: message }, current: { _id: response.body.student._id, status: 'Pending' } },
  })
})

test('registerStudent by HR replaces a pending registration that it discards (201)', async () => {
  const hr = await api.signInAs('hr')
  const { form, response } = await selfRegister()
  const pending = response.body.student._id as string

  const second = await hr.post('/api/user/register', { ...form, father: 'Another Father', discardPending: pending })

  expect(second).toMatchObject({ status: 201, body: { student: { status: 'Active', email: form.email } } })
  expect((await hr.get(`/api/user/${pending}`)).status).toBe(404)
  expect((await hr.get('/api/user')).body).toMatchObject({ total: 1, counts: { pending: 0 } })
})

test('registerStudent by HR writes an audit entry for the discarded registration', async () => {
  const hr = await api.signInAs('hr')
  const { form, response } = await selfRegister()
  const pending = response.body.student._id as string

  await hr.post('/api/user/register', { ...form, discardPending: pending })

  const entries = await api.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'record_id'])
    .where('action', '=', 'student.reject')
    .execute()
  expect(entries).toEqual([{ actor_id: hr.id, record_id: pending }])
})

test('registerStudent by HR rejects the discarding of another registration (409)', async () => {
  const hr = await api.signInAs('hr')
  const { form } = await selfRegister()
  const other = await selfRegister()

  const second = await hr.post('/api/user/register', { ...form, discardPending: other.response.body.student._id })

  expect(second).toMatchObject({ status: 409, body: { code: 'email_waits' } })
  expect((await hr.get('/api/user')).body.counts.pending).toBe(2)
})

test('registerStudent by HR discards no registration that was approved meanwhile (409)', async () => {
  const hr = await api.signInAs('hr')
  const { form, response } = await selfRegister()
  const id = response.body.student._id as string
  await hr.put(`/api/user/approve/${id}`, { fee: 12_000, Paidfee: 0, payMode: 'Cash', emailConfirmed: true })

  const second = await hr.post('/api/user/register', { ...form, discardPending: id })

  expect(second).toMatchObject({ status: 409, body: { fields: { email: 'This email is registered already.' } } })
  expect((await hr.get(`/api/user/${id}`)).body.status).toBe('Active')
})

test('self-registration cannot discard a pending registration (409)', async () => {
  const { form, response } = await selfRegister()

  const second = await api.call('POST', '/api/user/register', {
    ...form,
    discardPending: response.body.student._id,
  })

  expect(second.status).toBe(409)
})

test('self-registration with a taken email returns no record (409)', async () => {
  const { form } = await selfRegister()

  const second = await api.call('POST', '/api/user/register', form)

  expect(second).toMatchObject({ status: 409, body: { fields: { email: 'This email is registered already.' } } })
  expect(second.body.current).toBeUndefined()
})

test('self-registration with a repeated idempotency key creates one student', async () => {
  const form = await createForm()
  const send = () => api.call('POST', '/api/user/register', form, undefined, { 'idempotency-key': 'one-form' })

  const [first, second] = [await send(), await send()]

  expect(second).toMatchObject({ status: 201, body: first.body })
  expect(await api.db.selectFrom('student').select('id').execute()).toHaveLength(1)
})
