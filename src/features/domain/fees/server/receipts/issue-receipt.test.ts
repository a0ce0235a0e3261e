import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const PAYMENT = { payMode: 'Cash', paid: 4000, date: '2026-11-20' }

test('issueReceipt returns the receipt with its number and amounts (201)', async () => {
  const hr = await api.signInAs('hr')
  const course = await createCourse(api.db, { name: 'Tally' })
  const batch = await createBatch(api.db, { code: 'T-1', courseId: course.id })
  const names = { fname: 'José', lname: 'Fernández' }
  const student = await createStudent(api.db, { ...names, courseId: course.id, batchId: batch.id })

  const response = await hr.post(`/api/fee/${student}`, PAYMENT)

  expect(response).toMatchObject({
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
})

test('issueReceipt takes the next number and reduces the balance', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  await hr.post(`/api/fee/${student}`, PAYMENT)

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

test('issueReceipt writes one audit entry without personal data', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)

  const { body: receipt } = await hr.post(`/api/fee/${student}`, PAYMENT)

  const entries = await api.db.selectFrom('audit_entry').selectAll().execute()
  expect(entries).toMatchObject([
    {
      action: 'fee.record',
      record: 'receipt',
      record_id: receipt._id,
      actor_id: hr.id,
      actor_role: 'hr',
      after: { receiptNo: '2026-27/000001', paid: 4000, due: 6000 },
    },
  ])
  expect(entries[0]?.after).not.toHaveProperty('name')
  expect(entries[0]?.after).not.toHaveProperty('contact')
})

test.each([
  [{}, { payMode: 'Payment Mode Is Required', paid: 'Fees Amount Is Required', date: 'Plz Select Date' }],
  [{ ...PAYMENT, payMode: 'Cheque' }, { payMode: 'Choose one of these: Cash, Online, Others.' }],
  [{ ...PAYMENT, paid: '' }, { paid: 'Fees Amount Is Required' }],
  [{ ...PAYMENT, paid: 0 }, { paid: 'The amount must be more than zero.' }],
  [{ ...PAYMENT, paid: -5 }, { paid: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ ...PAYMENT, paid: '10.005' }, { paid: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ ...PAYMENT, paid: '1e3' }, { paid: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ ...PAYMENT, paid: [5] }, { paid: 'This value is not understood.' }],
  [{ ...PAYMENT, date: '' }, { date: 'Plz Select Date' }],
  [{ ...PAYMENT, date: '2026-02-30' }, { date: 'This date does not exist.' }],
  [{ ...PAYMENT, date: '2026-11-22' }, { date: 'The date is in the future.' }],
  [{ ...PAYMENT, date: '1999-12-31' }, { date: 'The date is before the year 2000. Check the year.' }],
  [{ ...PAYMENT, discount: 5 }, { discount: 'There is no such field.' }],
])('issueReceipt rejects %j with a message per field (422)', async (body, fields) => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)

  const response = await hr.post(`/api/fee/${student}`, body)

  expect(response).toMatchObject({ status: 422, body: { code: 'invalid', fields } })
  expect((await hr.get(`/api/fee/${student}`)).body.fee).toEqual([])
  expect(await api.db.selectFrom('audit_entry').selectAll().execute()).toEqual([])
})

test('issueReceipt rejects an amount above the balance (422)', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)

  const response = await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: '10000.01' })

  expect(response).toMatchObject({ status: 422, body: { fields: { paid: 'Only ₹10,000 is pending.' } } })
})

test('issueReceipt accepts exactly the balance (201)', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: '9999.99' })

  const tooMuch = await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: '0.02' })
  const exact = await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: '0.01' })

  expect(tooMuch.status).toBe(422)
  expect(exact).toMatchObject({ status: 201, body: { due: 0 } })
  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 10_000, PendingFee: 0 })
})

test('issueReceipt adds up tenths of a rupee exactly', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)

  await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: 0.1 })
  await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: 0.2 })

  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 0.3, PendingFee: 9999.7 })
})

test('issueReceipt ignores read-only fields in the body', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db, { fname: 'Asha', lname: 'Rao' })
  const readOnly = { name: 'Somebody Else', payable: 5, course: 'None', bCode: 'None', receiptNo: 'X', due: 1 }

  const response = await hr.post(`/api/fee/${student}`, { ...PAYMENT, ...readOnly })

  expect(response).toMatchObject({
    status: 201,
    body: { name: 'Asha Rao', payable: 10_000, due: 6000, receiptNo: '2026-27/000001' },
  })
})

test('issueReceipt accepts a payment from a dropped student (201)', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  await setStatus(student, 'Disable')

  const response = await hr.post(`/api/fee/${student}`, PAYMENT)

  expect(response.status).toBe(201)
})

test('issueReceipt rejects a payment before the registration is approved (409)', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db, { status: 'Pending' })

  const response = await hr.post(`/api/fee/${student}`, PAYMENT)

  expect(response).toMatchObject({ status: 409, body: { code: 'waits_for_approval' } })
})

test('issueReceipt does not find a deleted, unknown or malformed student id (404)', async () => {
  const hr = await api.signInAs('hr')
  const deleted = await createStudent(api.db)
  await setStatus(deleted, 'Delete')

  for (const id of [deleted, ABSENT_ID, 'nobody']) {
    const response = await hr.post(`/api/fee/${id}`, PAYMENT)
    expect(response.status).toBe(404)
  }
})

test('issueReceipt rejects callers other than HR (401, 403)', async () => {
  const student = await createStudent(api.db)
  const admin = await api.signInAs('admin')
  const self = await api.signInAs('student', student)

  expect((await api.call('POST', `/api/fee/${student}`, PAYMENT)).status).toBe(401)
  expect((await admin.post(`/api/fee/${student}`, PAYMENT)).status).toBe(403)
  expect((await self.post(`/api/fee/${student}`, PAYMENT)).status).toBe(403)
})

async function setStatus(student: string, status: 'Disable' | 'Delete') {
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student, status })
}
