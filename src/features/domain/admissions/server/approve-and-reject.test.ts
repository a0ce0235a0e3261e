import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()

const APPROVAL = { fee: 12_000, Paidfee: 2000, payMode: 'Cash', emailConfirmed: true }
const NO_PAYMENT = { ...APPROVAL, Paidfee: 0 }

async function setUpPendingRegistration() {
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db, { courseId: course.id })).code)
  const { body } = await api.call('POST', '/api/user/register', form)
  const id = body.student._id as string
  const hr = await api.signInAs('hr')
  const approve = (approval: object, headers = {}) => hr.put(`/api/user/approve/${id}`, approval, headers)
  return { form, id, hr, approve, reject: (headers = {}) => hr.put(`/api/user/reject/${id}`, undefined, headers) }
}

test('approveStudent activates the student with the confirmed fee and payment', async () => {
  const { hr, approve } = await setUpPendingRegistration()

  const response = await approve({
    ...APPROVAL,
    fee: 11_000,
    Paidfee: '1500.50',
    payMode: 'Others',
    exactMode: 'Cheque',
  })

  expect(response).toMatchObject({
    status: 200,
    body: {
      status: 'Active',
      fee: 11_000,
      TotalFee: 11_000,
      PaidFee: 1500.5,
      PendingFee: 9499.5,
      declared: null,
      version: 2,
    },
  })
  expect((await hr.get('/api/user')).body).toMatchObject({
    total: 1,
    counts: { pending: 0 },
    totals: { received: 1500.5 },
  })
})

test('approveStudent issues the first receipt', async () => {
  const { id, hr, approve } = await setUpPendingRegistration()

  await approve({ ...APPROVAL, fee: 11_000, Paidfee: '1500.50', payMode: 'Others' })

  const { fee } = (await hr.get(`/api/fee/${id}`)).body
  expect(fee).toMatchObject([{ receiptNo: '2026-27/000001', paid: 1500.5, payMode: 'Others', date: '2026-11-21' }])
})

test('approveStudent plans what is left in monthly instalments', async () => {
  const { id, hr, approve } = await setUpPendingRegistration()

  const { body } = await approve({ ...APPROVAL, instalments: 2, firstDue: '2026-12-10' })

  expect(body).toMatchObject({ dueDate: '2026-12-10', dueAmount: 5000 })
  expect((await hr.get(`/api/plan/${id}`)).body.plans).toMatchObject([{ left: 10_000, version: 1 }])
})

test('approveStudent writes an audit entry with status, fee and declared payment', async () => {
  const { hr, approve } = await setUpPendingRegistration()

  await approve({ ...APPROVAL, fee: 11_000, Paidfee: '1500.50', payMode: 'Others' })

  const entries = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.approve').execute()
  expect(entries).toMatchObject([
    {
      actor_id: hr.id,
      before: { status: 'Pending', declared: { fee: 12_000, Paidfee: 2000, payMode: 'Cash' } },
      after: { status: 'Active', TotalFee: 11_000, PaidFee: 1500.5 },
    },
  ])
})

test('approveStudent without a payment issues no receipt', async () => {
  const { id, hr, approve } = await setUpPendingRegistration()

  const response = await approve(NO_PAYMENT)

  expect(response.body).toMatchObject({ status: 'Active', PaidFee: 0 })
  expect((await hr.get(`/api/fee/${id}`)).body.fee).toEqual([])
})

test.each([
  [{}, { fee: 'This field is required', Paidfee: 'This field is required', payMode: 'This field is required' }],
  [{ fee: 1000, Paidfee: 1000.01, payMode: 'Cash' }, { Paidfee: 'The amount paid is more than the fee.' }],
  [{ fee: 1000, Paidfee: 0, payMode: 'Barter' }, { payMode: 'Choose one of these: Cash, Online, Others.' }],
  [{ fee: 1000, Paidfee: 0, payMode: 'Cash', status: 'Active' }, { status: 'There is no such field.' }],
])('approveStudent rejects %j with a message per field (422)', async (approval, fields) => {
  const { id, hr, approve } = await setUpPendingRegistration()

  const response = await approve(approval)

  expect(response).toMatchObject({ status: 422, body: { fields } })
  expect((await hr.get(`/api/user/${id}`)).body.status).toBe('Pending')
})

test('approveStudent accepts one of two concurrent approvals and issues one receipt', async () => {
  const { id, approve } = await setUpPendingRegistration()

  const responses = await Promise.all([approve(APPROVAL), approve(APPROVAL)])

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'This registration has been decided already.',
    current: { _id: id, status: 'Active', PaidFee: 2000 },
  })
  expect(await api.db.selectFrom('receipt').select('id').execute()).toHaveLength(1)
})

test('rejectStudent rejects an approved registration and returns the current record (409)', async () => {
  const { id, approve, reject } = await setUpPendingRegistration()
  await approve(APPROVAL)

  const response = await reject()

  expect(response).toMatchObject({
    status: 409,
    body: {
      message: 'This registration has been decided already.',
      current: { _id: id, status: 'Active', PaidFee: 2000 },
    },
  })
})

test('approveStudent and rejectStudent reject a stale version (409)', async () => {
  const { id, hr, approve, reject } = await setUpPendingRegistration()
  await hr.put(`/api/user/${id}`, { fee: 15_000 })
  const stale = {
    status: 409,
    body: { code: 'stale', current: { fee: 15_000, TotalFee: 0, declared: { fee: 15_000 } } },
  }

  expect(await approve(NO_PAYMENT, { 'if-match': '"1"' })).toMatchObject(stale)
  expect(await reject({ 'if-match': '"1"' })).toMatchObject(stale)
})

test('issueReceipt rejects a payment for a pending registration (409)', async () => {
  const { id, hr } = await setUpPendingRegistration()

  expect((await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 1, date: '2026-11-21' })).status).toBe(409)
})

test('rejectStudent removes the student from every list and ends the sessions', async () => {
  const { id, hr, reject } = await setUpPendingRegistration()
  const student = await api.signInAs('student', id)

  const response = await reject()

  expect(response).toMatchObject({ status: 200, body: { message: 'The registration has been rejected.' } })
  expect((await hr.get(`/api/user/${id}`)).status).toBe(404)
  expect((await hr.get('/api/user?tab=Pending')).body.total).toBe(0)
  expect((await student.get(`/api/user/${id}`)).status).toBe(401)
  expect((await reject()).status).toBe(404)
})

test('rejectStudent frees the email for another registration', async () => {
  const { form, reject } = await setUpPendingRegistration()

  await reject()

  expect((await api.call('POST', '/api/user/register', form)).status).toBe(201)
})

test('approveStudent and rejectStudent reject callers other than HR (401, 403)', async () => {
  const { id } = await setUpPendingRegistration()

  for (const role of ['admin', 'student'] as const) {
    const caller = await api.signInAs(role, role === 'student' ? id : undefined)
    expect((await caller.put(`/api/user/approve/${id}`, NO_PAYMENT)).status).toBe(403)
    expect((await caller.put(`/api/user/reject/${id}`)).status).toBe(403)
  }
  expect((await api.call('PUT', `/api/user/approve/${id}`, NO_PAYMENT)).status).toBe(401)
})

test('approveStudent and rejectStudent reject an active student (409)', async () => {
  const { hr } = await setUpPendingRegistration()
  const active = await createStudent(api.db)

  expect((await hr.put(`/api/user/approve/${active}`, NO_PAYMENT)).status).toBe(409)
  expect((await hr.put(`/api/user/reject/${active}`)).status).toBe(409)
})

test('approveStudent rejects an unknown id (404)', async () => {
  const { hr } = await setUpPendingRegistration()

  expect((await hr.put(`/api/user/approve/${ABSENT_ID}`, NO_PAYMENT)).status).toBe(404)
})
