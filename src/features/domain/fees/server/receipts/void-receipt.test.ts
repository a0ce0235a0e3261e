import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { CHEQUE_BOUNCED } from '../../contract/void-reasons.ts'

const api = startTestApi()

async function createReceipt() {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db, { listFee: 10_000 })
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4000, date: '2026-11-20' })
  return { hr, student, id: body._id as string }
}

test('voidReceipt excludes the receipt from lists and sums', async () => {
  const { hr, student, id } = await createReceipt()

  const response = await hr.delete(`/api/fee/${id}`, { reason: 'counted twice' })

  expect(response).toMatchObject({ status: 200, body: { message: 'The receipt has been voided.' } })
  expect((await hr.get(`/api/fee/${student}`)).body).toEqual({
    TotalFee: 10_000,
    PaidFee: 0,
    PendingFee: 10_000,
    version: expect.any(Number),
    fee: [],
  })
  expect((await hr.get(`/api/fee/receipt/${id}`)).status).toBe(404)
  expect((await hr.get('/api/user')).body.totals).toEqual({ payable: 10_000, received: 0, pending: 10_000 })
  expect((await hr.get(`/api/user/${student}`)).body).toMatchObject({ PaidFee: 0, dueDate: '2026-09-05' })
})

test('voidReceipt keeps the row with time, account and reason, and writes an audit entry', async () => {
  const { hr, student, id } = await createReceipt()

  await hr.delete(`/api/fee/${id}`, { reason: 'counted twice' })

  const row = await api.db.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ n: 1, paid: 4000, voided_at: api.now, voided_by: hr.id, void_reason: 'counted twice' })
  const entries = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'fee.void').execute()
  expect(entries).toMatchObject([{ record_id: id, actor_id: hr.id, before: { paid: 4000 } }])
  const reasons = await api.db.selectFrom('audit_personal').selectAll().where('field', '=', 'reason').execute()
  expect(reasons).toMatchObject([{ entry_id: entries[0]!.id, subject_id: student, before: 'counted twice' }])
})

test('voidReceipt with a bounced cheque reopens what was due and lists the reason', async () => {
  const { hr, student } = await createReceipt()
  const cheque = { payMode: 'Others', paid: 6000, date: '2026-11-21', reference: '000123 Example Bank' }
  const { body } = await hr.post(`/api/fee/${student}`, cheque)

  await hr.delete(`/api/fee/${body._id}`, { reason: CHEQUE_BOUNCED })

  const account = (await hr.get(`/api/user/${student}`)).body
  expect(account).toMatchObject({ PaidFee: 4000, PendingFee: 6000, dueDate: '2026-12-25' })
  const { fees } = (await (await api.signInAs('admin')).get('/api/fee?voided=true')).body
  expect(fees).toMatchObject([{ reference: '000123 Example Bank', voided: { reason: 'Cheque bounced' } }])
})

test.each([
  [undefined, { reason: 'Say why the receipt is voided.' }],
  [{}, { reason: 'Say why the receipt is voided.' }],
  [{ reason: ' ' }, { reason: 'Say why the receipt is voided.' }],
  [{ reason: 'x'.repeat(301) }, { reason: 'At most 300 characters.' }],
  [{ reason: 'Example', why: 'x' }, { why: 'There is no such field.' }],
])('voidReceipt rejects %j with a message per field (422)', async (body, fields) => {
  const { hr, id } = await createReceipt()

  const response = await hr.delete(`/api/fee/${id}`, body)

  expect(response).toMatchObject({ status: 422, body: { fields } })
  expect((await hr.get(`/api/fee/receipt/${id}`)).status).toBe(200)
})

test('voidReceipt succeeds once for 10 concurrent requests (404 for the others)', async () => {
  const { hr, id } = await createReceipt()

  const responses = await Promise.all(
    Array.from({ length: 10 }, () => hr.delete(`/api/fee/${id}`, { reason: 'Example' })),
  )

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 404)).toHaveLength(9)
})

test.each([ABSENT_ID, 'none'])('voidReceipt does not find the receipt id %s (404)', async (id) => {
  const hr = await api.signInAs('hr')

  expect((await hr.delete(`/api/fee/${id}`, { reason: 'Example' })).status).toBe(404)
})

test('voidReceipt rejects an outdated version and returns the current receipt (409)', async () => {
  const { hr, id } = await createReceipt()
  await hr.put(`/api/fee/${id}`, { paid: 5000 })

  const outdated = await hr.delete(`/api/fee/${id}`, { reason: 'Example' }, { 'if-match': '"1"' })
  const current = await hr.delete(`/api/fee/${id}`, { reason: 'Example' }, { 'if-match': '"2"' })

  expect(outdated).toMatchObject({ status: 409, body: { code: 'stale', current: { paid: 5000, version: 2 } } })
  expect(current.status).toBe(200)
})

test('voidReceipt makes the amount payable again', async () => {
  const { hr, student, id } = await createReceipt()
  await hr.delete(`/api/fee/${id}`, { reason: 'Example' })

  const payment = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 10_000, date: '2026-11-21' })

  expect(payment).toMatchObject({ status: 201, body: { receiptNo: '2026-27/000002', due: 0 } })
})

test('voidReceipt rejects callers other than HR (401, 403)', async () => {
  const { id, student } = await createReceipt()
  const admin = await api.signInAs('admin')
  const self = await api.signInAs('student', student)

  expect((await api.call('DELETE', `/api/fee/${id}`)).status).toBe(401)
  expect((await admin.delete(`/api/fee/${id}`, { reason: 'Example' })).status).toBe(403)
  expect((await self.delete(`/api/fee/${id}`, { reason: 'Example' })).status).toBe(403)
})
