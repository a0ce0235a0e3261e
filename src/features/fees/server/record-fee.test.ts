import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

const PAYMENT = { payMode: 'Cash', paid: 4000, date: '2026-11-20' }

test('a fee is taken: the receipt says what was owed, paid and due, and the figures follow', async () => {
  const hr = await api.as('hr')
  const course = await createCourse(api.db, { name: 'Tally' })
  const batch = await createBatch(api.db, { code: 'T-1', courseId: course.id })
  const student = await createStudent(api.db, {
    fname: 'José',
    lname: 'Fernández',
    courseId: course.id,
    batchId: batch.id,
  })
  const taken = await hr.post(`/api/fee/${student}`, PAYMENT)
  expect(taken).toMatchObject({
    status: 201,
    body: {
      receiptNo: '2026-27/000001',
      student,
      name: 'José Fernández',
      contact: '9876543210',
      date: '2026-11-20',
      issuedOn: '2026-11-21',
      payMode: 'Cash',
      payable: 10_000,
      paid: 4000,
      due: 6000,
      course: 'Tally',
      bCode: 'T-1',
      month: 11,
      year: 2026,
      changed: false,
      version: 1,
    },
  })
  const second = await hr.post(`/api/fee/${student}`, { payMode: 'Online', paid: '1500.50', date: '2026-11-21' })
  expect(second.body).toMatchObject({ receiptNo: '2026-27/000002', payable: 10_000, paid: 1500.5, due: 4499.5 })
  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({
    TotalFee: 10_000,
    PaidFee: 5500.5,
    PendingFee: 4499.5,
    fee: [{ receiptNo: '2026-27/000002' }, { receiptNo: '2026-27/000001' }],
  })
  expect((await hr.get(`/api/user/${student}`)).body).toMatchObject({ PaidFee: 5500.5, dueDate: '2026-12-26' })
})

test('the trail keeps who took it and how much, and nothing of the person', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  const { body } = await hr.post(`/api/fee/${student}`, PAYMENT)
  const [entry, ...others] = await api.db.selectFrom('audit_entry').selectAll().execute()
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    action: 'fee.record',
    record: 'receipt',
    record_id: body._id,
    actor_id: hr.id,
    actor_role: 'hr',
    after: { receiptNo: '2026-27/000001', paid: 4000, due: 6000 },
  })
  expect(entry?.after).not.toHaveProperty('name')
  expect(entry?.after).not.toHaveProperty('contact')
})

test.each([
  [{}, { payMode: 'Payment Mode Is Required', paid: 'Fees Amount Is Required', date: 'Plz Select Date' }],
  [{ ...PAYMENT, payMode: 'Cheque' }, { payMode: 'Payment Mode Is Required' }],
  [{ ...PAYMENT, paid: '' }, { paid: 'Fees Amount Is Required' }],
  [{ ...PAYMENT, paid: 0 }, { paid: 'The amount must be more than zero.' }],
  [{ ...PAYMENT, paid: -5 }, { paid: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ ...PAYMENT, paid: '10.005' }, { paid: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ ...PAYMENT, paid: '1e3' }, { paid: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ ...PAYMENT, paid: [5] }, { paid: 'Fees Amount Is Required' }],
  [{ ...PAYMENT, date: '' }, { date: 'Plz Select Date' }],
  [{ ...PAYMENT, date: '2026-02-30' }, { date: 'Enter a date as YYYY-MM-DD.' }],
  [{ ...PAYMENT, date: '2026-11-22' }, { date: 'The date is in the future.' }],
  [{ ...PAYMENT, discount: 5 }, { discount: 'There is no such field.' }],
])('%j is refused beside its field', async (body, fields) => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  expect(await hr.post(`/api/fee/${student}`, body)).toMatchObject({ status: 422, body: { code: 'invalid', fields } })
  expect((await hr.get(`/api/fee/${student}`)).body.fee).toEqual([])
  expect(await api.db.selectFrom('audit_entry').selectAll().execute()).toEqual([])
})

test('never more than is pending, to the paisa', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  const refused = await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: '10000.01' })
  expect(refused).toMatchObject({ status: 422, body: { fields: { paid: expect.stringContaining('is pending.') } } })
  expect((await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: '9999.99' })).status).toBe(201)
  expect((await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: '0.02' })).status).toBe(422)
  expect((await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: '0.01' })).body).toMatchObject({ due: 0 })
  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 10_000, PendingFee: 0 })
})

test('tenths of a rupee add up exactly', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  for (const paid of [0.1, 0.2]) await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid })
  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 0.3, PendingFee: 9999.7 })
})

test('what the record says of itself may be sent along, and is not believed', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  const sent = { ...PAYMENT, name: 'Somebody Else', payable: 5, course: 'None', bCode: 'None', receiptNo: 'X', due: 1 }
  const { status, body } = await hr.post(`/api/fee/${student}`, sent)
  expect(status).toBe(201)
  expect(body).toMatchObject({ payable: 10_000, due: 6000, receiptNo: '2026-27/000001' })
  expect(body.name).not.toBe('Somebody Else')
})

test('a dropped student may pay; one who waits for approval, or is not there, may not', async () => {
  const hr = await api.as('hr')
  const admin = await api.as('admin')
  const dropped = await createStudent(api.db)
  await admin.post('/api/admin/status', { student: dropped, status: 'Disable' })
  expect((await hr.post(`/api/fee/${dropped}`, PAYMENT)).status).toBe(201)
  const waiting = await createStudent(api.db, { status: 'Pending' })
  expect(await hr.post(`/api/fee/${waiting}`, PAYMENT)).toMatchObject({
    status: 409,
    body: { code: 'waits_for_approval' },
  })
  await admin.post('/api/admin/status', { student: dropped, status: 'Delete' })
  for (const gone of [dropped, ABSENT_ID, 'nobody']) {
    expect((await hr.post(`/api/fee/${gone}`, PAYMENT)).status).toBe(404)
  }
})

test('only HR takes fees', async () => {
  const student = await createStudent(api.db)
  expect((await api.call('POST', `/api/fee/${student}`, PAYMENT)).status).toBe(401)
  expect((await (await api.as('admin')).post(`/api/fee/${student}`, PAYMENT)).status).toBe(403)
  expect((await (await api.as('student', student)).post(`/api/fee/${student}`, PAYMENT)).status).toBe(403)
})
