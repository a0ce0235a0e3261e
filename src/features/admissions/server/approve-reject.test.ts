import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody, createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

/** A registration that waits with ₹2,000 of ₹12,000 declared in cash, and HR to decide it. */
async function aWaiting() {
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db, { courseId: course.id })).code)
  const { body } = await api.call('POST', '/api/user/register', form)
  const id = body.student._id as string
  const hr = await api.as('hr')
  const approve = (what: object, headers = {}) => hr.put(`/api/user/approve/${id}`, what, headers)
  return { form, id, hr, approve, reject: (headers = {}) => hr.put(`/api/user/reject/${id}`, undefined, headers) }
}

test('what HR confirms becomes the fee and the first receipt', async () => {
  const { id, hr, approve } = await aWaiting()
  const approved = await approve({ fee: 11_000, Paidfee: '1500.50', payMode: 'Others' })
  expect(approved).toMatchObject({
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
  const { fee } = (await hr.get(`/api/fee/${id}`)).body
  expect(fee).toMatchObject([{ receiptNo: '2026-27/000001', paid: 1500.5, payMode: 'Others', date: '2026-11-21' }])
  expect((await hr.get('/api/user')).body).toMatchObject({
    total: 1,
    counts: { pending: 0 },
    totals: { received: 1500.5 },
  })
  const trail = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.approve').execute()
  expect(trail).toMatchObject([
    {
      actor_id: hr.id,
      before: { status: 'Pending', declared: { fee: 12_000, Paidfee: 2000, payMode: 'Cash' } },
      after: { status: 'Active', TotalFee: 11_000, PaidFee: 1500.5 },
    },
  ])
})

test('approved without a payment, there is no receipt', async () => {
  const { id, hr, approve } = await aWaiting()
  expect((await approve({ fee: 12_000, Paidfee: 0, payMode: 'Cash' })).body).toMatchObject({
    status: 'Active',
    PaidFee: 0,
  })
  expect((await hr.get(`/api/fee/${id}`)).body.fee).toEqual([])
})

test.each([
  [{}, { fee: 'This field is required', Paidfee: 'This field is required', payMode: 'This field is required' }],
  [{ fee: 1000, Paidfee: 1000.01, payMode: 'Cash' }, { Paidfee: 'The amount paid is more than the fee.' }],
  [{ fee: 1000, Paidfee: 0, payMode: 'Barter' }, { payMode: 'This field is required' }],
  [{ fee: 1000, Paidfee: 0, payMode: 'Cash', status: 'Active' }, { status: 'There is no such field.' }],
])('refuses %j at its field', async (what, fields) => {
  const { id, hr, approve } = await aWaiting()
  expect(await approve(what)).toMatchObject({ status: 422, body: { fields } })
  expect((await hr.get(`/api/user/${id}`)).body.status).toBe('Pending')
})

test('the second of two is told that it has been decided, with the record as it stands', async () => {
  const { id, approve, reject } = await aWaiting()
  const what = { fee: 12_000, Paidfee: 2000, payMode: 'Cash' }
  const answers = await Promise.all([approve(what), approve(what)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const decided = {
    message: 'This registration has been decided already.',
    current: { _id: id, status: 'Active', PaidFee: 2000 },
  }
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(decided)
  expect(await reject()).toMatchObject({ status: 409, body: decided })
  expect(await api.db.selectFrom('receipt').select('id').execute()).toHaveLength(1)
})

test('edited meanwhile: whoever saw the older record is told', async () => {
  const { id, hr, approve, reject } = await aWaiting()
  await hr.put(`/api/user/${id}`, { fee: 15_000 })
  const stale = {
    status: 409,
    body: { code: 'stale', current: { fee: 15_000, TotalFee: 0, declared: { fee: 15_000 } } },
  }
  expect(await approve({ fee: 12_000, Paidfee: 0, payMode: 'Cash' }, { 'if-match': '"1"' })).toMatchObject(stale)
  expect(await reject({ 'if-match': '"1"' })).toMatchObject(stale)
})

test('no fee is taken from who waits', async () => {
  const { id, hr } = await aWaiting()
  expect((await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 1, date: '2026-11-21' })).status).toBe(409)
})

test('rejected: gone from every list, the person erased, the email free again', async () => {
  const { form, id, hr, reject } = await aWaiting()
  const student = await api.as('student', id)
  expect(await reject()).toMatchObject({ status: 200, body: { message: 'The registration has been rejected.' } })
  expect((await hr.get(`/api/user/${id}`)).status).toBe(404)
  expect((await hr.get('/api/user?tab=Pending')).body.total).toBe(0)
  expect((await student.get(`/api/user/${id}`)).status).toBe(401)
  const kept = await api.db.selectFrom('student').innerJoin('account', 'account.id', 'student.id').selectAll().execute()
  for (const word of [
    form.email,
    form.perAddress,
    '9876543210',
    form.dob,
    form.fname,
    form.father,
    form.university,
    form.degree,
  ])
    expect(JSON.stringify(kept)).not.toContain(word)
  expect(await api.db.selectFrom('audit_personal').selectAll().execute()).toEqual([])
  expect((await api.call('POST', '/api/user/register', form)).status).toBe(201)
  expect((await reject()).status).toBe(404)
})

test('only HR decides; who does not wait is 409, who is not there 404', async () => {
  const { id, hr } = await aWaiting()
  const what = { fee: 12_000, Paidfee: 0, payMode: 'Cash' }
  for (const role of ['admin', 'student'] as const) {
    const caller = await api.as(role, role === 'student' ? id : undefined)
    expect((await caller.put(`/api/user/approve/${id}`, what)).status).toBe(403)
    expect((await caller.put(`/api/user/reject/${id}`)).status).toBe(403)
  }
  expect((await api.call('PUT', `/api/user/approve/${id}`, what)).status).toBe(401)
  const active = await createStudent(api.db)
  expect((await hr.put(`/api/user/approve/${active}`, what)).status).toBe(409)
  expect((await hr.put(`/api/user/reject/${active}`)).status).toBe(409)
  expect((await hr.put(`/api/user/approve/${ABSENT_ID}`, what)).status).toBe(404)
})
