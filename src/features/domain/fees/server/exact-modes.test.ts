import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const TODAY = '2026-11-21'
const UPI = { payMode: 'Online', exactMode: 'UPI' }
const DIFFERS = { status: 422, body: { fields: { exactMode: expect.stringContaining('does not belong') } } }

async function setUp() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const student = await createStudent(api.db)
  const pay = (body: object) => hr.post(`/api/fee/${student}`, { paid: 100, date: TODAY, ...body })
  return { hr, admin, student, pay }
}

test('a payment by UPI keeps what exactly was used, until another payment mode replaces it', async () => {
  const { hr, pay } = await setUp()
  const { status, body } = await pay(UPI)
  expect([status, body]).toMatchObject([201, UPI])
  const change = (values: object) => hr.put(`/api/fee/${body._id}`, values)

  expect((await change({ paid: 90 })).body).toMatchObject(UPI)
  expect((await change({ payMode: 'Others', exactMode: 'Cheque' })).body).toMatchObject({ exactMode: 'Cheque' })
  expect((await change({ payMode: 'Cash' })).body).toMatchObject({ payMode: 'Cash', exactMode: null })
  expect(await change({ exactMode: 'Card' })).toMatchObject(DIFFERS)
})

test('rejects an exact mode of another payment mode, or beside parts (422)', async () => {
  const { admin, student, pay } = await setUp()
  expect(await pay({ payMode: 'Cash', exactMode: 'UPI' })).toMatchObject(DIFFERS)
  const parts = [{ mode: 'Others', amount: 100 }]
  expect(await pay({ payMode: 'Others', exactMode: 'Cheque', parts })).toMatchObject(DIFFERS)
  await pay({ payMode: 'Others', parts })
  const refund = { amount: 10, date: TODAY, reason: 'Example', payMode: 'Online', exactMode: 'Cheque' }
  expect(await admin.post(`/api/fee/refund/${student}`, refund)).toMatchObject(DIFFERS)
})

test('sums, the report and the export have the exact mode, and parts under their own', async () => {
  const { admin, student, pay } = await setUp()
  await pay(UPI)
  await pay({ payMode: 'Online' })
  await pay({ payMode: 'Others', exactMode: 'Cheque' })
  const parts = [
    { mode: 'UPI', amount: 60 },
    { mode: 'Others', amount: 40 },
  ]
  await pay({ payMode: 'Others', parts })
  await admin.post(`/api/fee/refund/${student}`, { ...UPI, amount: 5, date: TODAY, reason: 'Example' })

  const closing = (await admin.get(`/api/fee/closing?date=${TODAY}`)).body
  expect(closing.byExactMode).toEqual([
    { mode: 'Online', paid: 100, count: 1 },
    { mode: 'UPI', paid: 160, count: 2 },
    { mode: 'Others', paid: 40, count: 1 },
    { mode: 'Cheque', paid: 100, count: 1 },
  ])
  const query = `by=mode&from=${TODAY}&to=${TODAY}`
  const { rows } = (await admin.get(`/api/report/collection?${query}`)).body
  expect(rows).toContainEqual(expect.objectContaining({ key: 'UPI', received: 160, refunded: 5 }))
  const csv = await admin.get('/api/fee/export?format=csv')
  expect(JSON.stringify(csv.body)).toContain('UPI')
})

test('an expense and its monthly repetition keep the exact mode', async () => {
  const { admin } = await setUp()
  const ledger = (await admin.post('/api/admin/expense-category', { ledger: 'Rent' })).body._id
  const expense = { ...UPI, ledger, remark: 'Example', amount: 10, date: TODAY }
  const { body } = await admin.post('/api/admin/expense', expense)
  expect(body).toMatchObject(UPI)
  const path = `/api/admin/expense/${body._id}`
  expect((await admin.put(path, { payMode: 'Cash' })).body).toMatchObject({ payMode: 'Cash', exactMode: null })
  expect(await admin.put(path, { exactMode: 'Card' })).toMatchObject(DIFFERS)
})
