import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

async function aReceipt() {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4000, date: '2026-11-20' })
  return { hr, student, id: body._id as string }
}

test('a voided receipt leaves the lists and sums; its row, who, when and why stay', async () => {
  const { hr, student, id } = await aReceipt()
  expect(await hr.delete(`/api/fee/${id}`, { reason: 'counted twice' })).toMatchObject({
    status: 200,
    body: { message: 'The receipt has been voided.' },
  })
  expect((await hr.get(`/api/fee/${student}`)).body).toEqual({
    TotalFee: 10_000,
    PaidFee: 0,
    PendingFee: 10_000,
    fee: [],
  })
  expect((await hr.get(`/api/fee/receipt/${id}`)).status).toBe(404)
  expect((await hr.get('/api/user')).body.totals).toEqual({ payable: 10_000, received: 0, pending: 10_000 })
  expect((await hr.get(`/api/user/${student}`)).body).toMatchObject({ PaidFee: 0, dueDate: '2026-09-05' })
  const row = await api.db.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ n: 1, paid: 4000, voided_at: api.now, voided_by: hr.id, void_reason: 'counted twice' })
  const trail = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'fee.void').execute()
  expect(trail).toMatchObject([{ record_id: id, actor_id: hr.id, before: { paid: 4000, reason: 'counted twice' } }])
})

test.each([[undefined], [{}], [{ reason: '' }]])('the reason may be left out: %j', async (body) => {
  const { hr, id } = await aReceipt()
  expect((await hr.delete(`/api/fee/${id}`, body)).status).toBe(200)
  const row = await api.db.selectFrom('receipt').select('void_reason').where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ void_reason: null })
})

test.each([
  [{ reason: 'x'.repeat(301) }, { reason: 'At most 300 characters.' }],
  [{ why: 'x' }, { why: 'There is no such field.' }],
])('what does not fit is refused, and nothing is voided', async (body, fields) => {
  const { hr, id } = await aReceipt()
  expect(await hr.delete(`/api/fee/${id}`, body)).toMatchObject({ status: 422, body: { fields } })
  expect((await hr.get(`/api/fee/receipt/${id}`)).status).toBe(200)
})

test('it is voided once; what is not there is not found', async () => {
  const { hr, id } = await aReceipt()
  const answers = await Promise.all(Array.from({ length: 10 }, () => hr.delete(`/api/fee/${id}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(9)
  for (const none of [ABSENT_ID, 'none']) expect((await hr.delete(`/api/fee/${none}`)).status).toBe(404)
})

test('a receipt that was changed meanwhile is not voided unseen', async () => {
  const { hr, id } = await aReceipt()
  await hr.put(`/api/fee/${id}`, { paid: 5000 })
  expect(await hr.delete(`/api/fee/${id}`, {}, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { paid: 5000, version: 2 } },
  })
  expect((await hr.delete(`/api/fee/${id}`, {}, { 'if-match': '"2"' })).status).toBe(200)
})

test('what was voided can be paid again', async () => {
  const { hr, student, id } = await aReceipt()
  await hr.delete(`/api/fee/${id}`)
  const again = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 10_000, date: '2026-11-21' })
  expect(again).toMatchObject({ status: 201, body: { receiptNo: '2026-27/000002', due: 0 } })
})

test('only HR voids receipts', async () => {
  const { id, student } = await aReceipt()
  expect((await api.call('DELETE', `/api/fee/${id}`)).status).toBe(401)
  expect((await (await api.as('admin')).delete(`/api/fee/${id}`)).status).toBe(403)
  expect((await (await api.as('student', student)).delete(`/api/fee/${id}`)).status).toBe(403)
})
