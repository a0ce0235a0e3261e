import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** Issues a receipt of ₹4,000 of a fee of ₹10,000, paid on 20 November. */
async function createReceipt() {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4000, date: '2026-11-20' })
  const id = body._id as string
  return { hr, student, id, change: (change: object, headers = {}) => hr.put(`/api/fee/${id}`, change, headers) }
}

test('changeReceipt changes mode, amount and day and keeps the number', async () => {
  const { change } = await createReceipt()

  const response = await change({ payMode: 'Others', paid: '4500.50', date: '2026-11-19' }, { 'if-match': '"1"' })

  expect(response).toMatchObject({
    status: 200,
    body: {
      receiptNo: '2026-27/000001',
      payMode: 'Others',
      paid: 4500.5,
      date: '2026-11-19',
      issuedOn: '2026-11-21',
      due: 5499.5,
      changed: true,
      version: 2,
    },
  })
})

test('changeReceipt updates the balance, the due date and the printed receipt', async () => {
  const { hr, student, id, change } = await createReceipt()

  await change({ payMode: 'Others', paid: '4500.50', date: '2026-11-19' })

  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 4500.5, PendingFee: 5499.5 })
  expect((await hr.get(`/api/fee/receipt/${id}`)).body).toMatchObject({ changed: true, paid: 4500.5, due: 5499.5 })
  expect((await hr.get(`/api/user/${student}`)).body.dueDate).toBe('2026-12-24')
})

test('changeReceipt leaves absent fields unchanged', async () => {
  const { change } = await createReceipt()

  const { body } = await change({ payMode: 'Online' })

  expect(body).toMatchObject({ payMode: 'Online', paid: 4000, date: '2026-11-20' })
})

test('changeReceipt ignores read-only fields in the body', async () => {
  const { hr, student, change } = await createReceipt()
  const [receipt] = (await hr.get(`/api/fee/${student}`)).body.fee
  const readOnly = { receiptNo: '2026-27/000099', name: 'X', course: 'X', bCode: 'X', payable: 1 }

  const { body } = await change({ ...receipt, ...readOnly, paid: 10 })

  expect(body).toMatchObject({
    receiptNo: '2026-27/000001',
    name: receipt.name,
    course: receipt.course,
    bCode: receipt.bCode,
    payable: 10_000,
    paid: 10,
  })
})

test('changeReceipt writes an audit entry with the old and the new values', async () => {
  const { id, change } = await createReceipt()

  await change({ paid: 5000 })

  const entry = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'fee.update').executeTakeFirst()
  expect(entry).toMatchObject({
    record_id: id,
    before: { paid: 4000, due: 6000, changed: false, version: 1 },
    after: { paid: 5000, due: 5000, changed: true, version: 2 },
  })
})

test('changeReceipt rejects an amount above the maximum and names it (422)', async () => {
  const { hr, student, change } = await createReceipt()
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1000, date: '2026-11-21' })

  const response = await change({ paid: '9000.01' })

  const message = 'At most ₹9,000: ₹5,000 is still pending, plus ₹4,000 of this receipt.'
  expect(response).toMatchObject({ status: 422, body: { fields: { paid: message } } })
})

test('changeReceipt accepts exactly the balance without the receipt', async () => {
  const { hr, student, change } = await createReceipt()
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1000, date: '2026-11-21' })

  const response = await change({ paid: 9000 })

  expect(response.status).toBe(200)
  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 10_000, PendingFee: 0 })
})

test.each([
  [{ payMode: 'Cheque' }, { payMode: 'Choose one of these: Cash, Online, Others.' }],
  [{ paid: 0 }, { paid: 'The amount must be more than zero.' }],
  [{ paid: null }, { paid: 'Fees Amount Is Required' }],
  [{ date: '' }, { date: 'Plz Select Date' }],
  [{ date: '2026-11-22' }, { date: 'The receipt was written on 2026-11-21: it cannot have been paid later.' }],
  [{ date: '1999-12-31' }, { date: 'The date is before the year 2000. Check the year.' }],
  [{ status: 'void' }, { status: 'There is no such field.' }],
])('changeReceipt rejects %j with a message per field (422)', async (body, fields) => {
  const { hr, id, change } = await createReceipt()

  const response = await change(body)

  expect(response).toMatchObject({ status: 422, body: { fields } })
  expect((await hr.get(`/api/fee/receipt/${id}`)).body).toMatchObject({ paid: 4000, changed: false, version: 1 })
})

test('changeReceipt accepts an older date before 2000 that stays unchanged', async () => {
  const { change } = await createReceipt()
  await api.db.updateTable('receipt').set({ paid_on: '1999-12-31' }).execute()

  expect(await change({ paid: 3000, date: '1999-12-31' })).toMatchObject({ status: 200, body: { date: '1999-12-31' } })
})

test('changeReceipt rejects an outdated version and returns the current receipt (409)', async () => {
  const { change } = await createReceipt()
  await change({ paid: 5000 }, { 'if-match': '"1"' })

  const response = await change({ paid: 6000 }, { 'if-match': '"1"' })

  expect(response).toMatchObject({ status: 409, body: { code: 'stale', current: { paid: 5000, version: 2 } } })
})

test('changeReceipt without a version overwrites a concurrent change', async () => {
  const { change } = await createReceipt()
  await change({ paid: 5000 })

  const { body } = await change({ paid: 6000 })

  expect(body).toMatchObject({ paid: 6000, version: 3 })
})

test('changeReceipt accepts one of 20 concurrent changes of the same version', async () => {
  const { change } = await createReceipt()

  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => change({ paid: 100 + n }, { 'if-match': '"1"' })),
  )

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
})

test('changeReceipt does not find a voided, unknown or malformed receipt id (404)', async () => {
  const { hr, id } = await createReceipt()
  await hr.delete(`/api/fee/${id}`, { reason: 'Example' })

  for (const absent of [id, ABSENT_ID, 'none'])
    expect((await hr.put(`/api/fee/${absent}`, { paid: 5 })).status).toBe(404)
})

test('changeReceipt rejects callers other than HR (401, 403)', async () => {
  const { id, student } = await createReceipt()
  const admin = await api.signInAs('admin')
  const self = await api.signInAs('student', student)

  expect((await api.call('PUT', `/api/fee/${id}`, { paid: 5 })).status).toBe(401)
  expect((await admin.put(`/api/fee/${id}`, { paid: 5 })).status).toBe(403)
  expect((await self.put(`/api/fee/${id}`, { paid: 5 })).status).toBe(403)
})

test('a receipt keeps the names of student and course as issued', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const course = await createCourse(api.db, { name: 'Tally' })
  const student = await createStudent(api.db, { fname: 'Asha', lname: 'Rao', courseId: course.id })
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 10, date: '2026-11-21' })

  await admin.put(`/api/course/${course.id}`, { course: 'Tally Prime' })
  await hr.put(`/api/user/${student}`, { lname: 'Iyer', contact: '9000000000' })

  expect((await hr.get(`/api/fee/receipt/${body._id}`)).body).toMatchObject({
    course: 'Tally',
    student: { _id: student, name: 'Asha Rao', contact: '9876543210' },
  })
  expect((await hr.put(`/api/fee/${body._id}`, { paid: 20 })).body).toMatchObject({ name: 'Asha Rao', course: 'Tally' })
})
