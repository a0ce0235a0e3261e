import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse, createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

/** A receipt of ₹4,000 of ₹10,000, paid on 20 November, and HR to change it. */
async function aReceipt() {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4000, date: '2026-11-20' })
  const id = body._id as string
  return { hr, student, id, change: (what: object, headers = {}) => hr.put(`/api/fee/${id}`, what, headers) }
}

test('mode, amount and day change; number and words stay; the reprint says so', async () => {
  const { hr, student, id, change } = await aReceipt()
  const changed = await change({ payMode: 'Others', paid: '4500.50', date: '2026-11-19' }, { 'if-match': '"1"' })
  expect(changed).toMatchObject({
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
  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 4500.5, PendingFee: 5499.5 })
  expect((await hr.get(`/api/fee/receipt/${id}`)).body).toMatchObject({ changed: true, paid: 4500.5, due: 5499.5 })
  expect((await hr.get(`/api/user/${student}`)).body.dueDate).toBe('2026-12-24')
})

test('what is absent stays', async () => {
  const { change } = await aReceipt()
  expect((await change({ payMode: 'Online' })).body).toMatchObject({
    payMode: 'Online',
    paid: 4000,
    date: '2026-11-20',
  })
})

test('the whole record may be sent back; only what may change does', async () => {
  const { hr, student, change } = await aReceipt()
  const [receipt] = (await hr.get(`/api/fee/${student}`)).body.fee
  const sent = { ...receipt, receiptNo: '2026-27/000099', name: 'X', course: 'X', bCode: 'X', payable: 1, paid: 10 }
  expect((await change(sent)).body).toMatchObject({
    receiptNo: '2026-27/000001',
    name: receipt.name,
    course: receipt.course,
    bCode: receipt.bCode,
    payable: 10_000,
    paid: 10,
  })
})

test('the trail keeps the old and the new', async () => {
  const { id, change } = await aReceipt()
  await change({ paid: 5000 })
  const entry = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'fee.update').executeTakeFirst()
  expect(entry).toMatchObject({
    record_id: id,
    before: { paid: 4000, due: 6000, changed: false, version: 1 },
    after: { paid: 5000, due: 5000, changed: true, version: 2 },
  })
})

test('at most what would be pending without it', async () => {
  const { hr, student, change } = await aReceipt()
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1000, date: '2026-11-21' })
  expect(await change({ paid: '9000.01' })).toMatchObject({
    status: 422,
    body: { fields: { paid: expect.stringContaining('is pending.') } },
  })
  expect((await change({ paid: 9000 })).status).toBe(200)
  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 10_000, PendingFee: 0 })
})

test.each([
  [{ payMode: 'Cheque' }, { payMode: 'Payment Mode Is Required' }],
  [{ paid: 0 }, { paid: 'The amount must be more than zero.' }],
  [{ paid: null }, { paid: 'Fees Amount Is Required' }],
  [{ date: '' }, { date: 'Plz Select Date' }],
  [{ date: '2026-11-22' }, { date: 'The receipt was written on 2026-11-21: it cannot have been paid later.' }],
  [{ status: 'void' }, { status: 'There is no such field.' }],
])('%j is refused beside its field', async (what, fields) => {
  const { hr, id, change } = await aReceipt()
  expect(await change(what)).toMatchObject({ status: 422, body: { fields } })
  expect((await hr.get(`/api/fee/receipt/${id}`)).body).toMatchObject({ paid: 4000, changed: false, version: 1 })
})

test('the second of two who edit is told, with the record as it stands', async () => {
  const { change } = await aReceipt()
  await change({ paid: 5000 }, { 'if-match': '"1"' })
  expect(await change({ paid: 6000 }, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { paid: 5000, version: 2 } },
  })
  expect((await change({ paid: 6000 })).body).toMatchObject({ paid: 6000, version: 3 })
})

test('20 edits at once that each saw version 1: one is kept', async () => {
  const { change } = await aReceipt()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => change({ paid: 100 + n }, { 'if-match': '"1"' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
})

test('a voided receipt, or none at all, is not found', async () => {
  const { hr, id, change } = await aReceipt()
  await hr.delete(`/api/fee/${id}`)
  expect((await change({ paid: 5 })).status).toBe(404)
  for (const none of [ABSENT_ID, 'none']) expect((await hr.put(`/api/fee/${none}`, { paid: 5 })).status).toBe(404)
})

test('only HR changes receipts', async () => {
  const { id, student } = await aReceipt()
  expect((await api.call('PUT', `/api/fee/${id}`, { paid: 5 })).status).toBe(401)
  expect((await (await api.as('admin')).put(`/api/fee/${id}`, { paid: 5 })).status).toBe(403)
  expect((await (await api.as('student', student)).put(`/api/fee/${id}`, { paid: 5 })).status).toBe(403)
})

test('a receipt keeps the words it was issued with when the course is renamed and the student too', async () => {
  const hr = await api.as('hr')
  const admin = await api.as('admin')
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
