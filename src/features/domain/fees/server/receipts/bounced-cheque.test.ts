import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { lockAccountRow } from '#testing/server/lock-account-row.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'
import { CHEQUE_BOUNCED } from '../../contract/void-reasons.ts'

const api = startTestApi()

const BOUNCED = { reason: CHEQUE_BOUNCED }
const CASH = { mode: 'Cash', amount: 600 }
const CHEQUE = { mode: 'Cheque', amount: 400, reference: '000123 Example Bank' }
const UPI = { mode: 'UPI', amount: 250.5, reference: 'UTR 7' }

async function paySplit(...parts: { amount: number; mode: string }[]) {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const student = await createStudent(api.db)
  const paid = parts.reduce((sum, { amount }) => sum + amount, 0)
  const payment = { payMode: 'Others', paid, date: '2026-11-20', parts }
  const { body: receipt } = await hr.post(`/api/fee/${student}`, payment)
  const readFees = async () => (await hr.get(`/api/fee/${student}`)).body
  return { hr, admin, student, receipt, readFees }
}

test('a bounced cheque of a split payment: the rest gets a receipt with the day and clerk of the payment, and each names the other', async () => {
  const { hr, student, receipt } = await paySplit(CASH, CHEQUE)
  api.now = new Date('2026-11-24T05:00:00Z')
  const other = await api.signInAs('hr')

  const response = await other.delete(`/api/fee/${receipt._id}`, BOUNCED)

  expect(response).toMatchObject({
    status: 200,
    body: {
      message: 'The receipt has been voided. Receipt 2026-27/000002 for ₹600 replaces it.',
      replacement: { receiptNo: '2026-27/000002', payMode: 'Cash', paid: 600, parts: [], due: 9400 },
    },
  })
  const { replacement } = response.body
  expect(replacement).toMatchObject({ date: receipt.date, issuedOn: receipt.issuedOn, enrolment: receipt.enrolment })
  const account = (await other.get(`/api/fee/${student}`)).body
  expect(account).toMatchObject({ PaidFee: 600, PendingFee: 9400, fee: [{ _id: replacement._id }] })
  const rows = await api.db.selectFrom('receipt').selectAll().orderBy('n').execute()
  expect(rows[1]).toMatchObject({ issued_by: hr.id, issued_at: rows[0]?.issued_at, replaces: receipt._id })
  const { fees } = (await (await api.signInAs('admin')).get('/api/fee?voided=true')).body
  expect(fees).toMatchObject([{ voided: { reason: 'Cheque bounced', replacedBy: '2026-27/000002' } }])
  const printed = (await other.get(`/api/fee/receipt/${replacement._id}`)).body
  expect(printed).toMatchObject({ replaces: '2026-27/000001', issuedBy: expect.any(String) })
  const audit = await api.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('record', '=', 'receipt')
    .orderBy('id')
    .execute()
  expect(audit.slice(-2)).toMatchObject([
    { action: 'fee.record', after: { replaces: '2026-27/000001', paid: 600 } },
    { action: 'fee.void', after: { replacedBy: '2026-27/000002' } },
  ])
})

test('a bounced cheque keeps the modes and references of several other parts, and its amount is pending', async () => {
  const { hr, receipt, readFees } = await paySplit(CASH, CHEQUE, UPI)

  const { replacement } = (await hr.delete(`/api/fee/${receipt._id}`, BOUNCED)).body

  expect(replacement).toMatchObject({ payMode: 'Others', paid: 850.5, parts: [{ ...CASH, reference: null }, UPI] })
  expect(await readFees()).toMatchObject({ PaidFee: 850.5 })
})

test('of two cheques, only the one that bounced is taken out', async () => {
  const second = { ...CHEQUE, amount: 300, reference: '000456 Example Bank' }
  const { hr, receipt } = await paySplit(CHEQUE, second)
  const wrong = await hr.delete(`/api/fee/${receipt._id}`, { ...BOUNCED, bounced: [3] })

  const { replacement } = (await hr.delete(`/api/fee/${receipt._id}`, { ...BOUNCED, bounced: [2] })).body

  expect(wrong).toMatchObject({ status: 422, body: { fields: { bounced: 'This part is not a cheque.' } } })
  const { reference } = CHEQUE
  expect(replacement).toMatchObject({ payMode: 'Others', exactMode: 'Cheque', paid: 400, reference, parts: [] })
})

test.each([
  ['UPI', { payMode: 'Online', exactMode: 'UPI' }],
  ['Card', { payMode: 'Online', exactMode: 'Card' }],
  ['Bank transfer', { payMode: 'Online', exactMode: 'Bank transfer' }],
  ['Others', { payMode: 'Others', exactMode: null }],
])('a single rest of a payment keeps its mode and reference: %s', async (mode, kept) => {
  const { hr, receipt } = await paySplit({ ...UPI, mode }, CHEQUE)

  const { replacement } = (await hr.delete(`/api/fee/${receipt._id}`, BOUNCED)).body

  expect(replacement).toMatchObject({ ...kept, paid: 250.5, reference: 'UTR 7', parts: [] })
})

test.each([
  ['another reason', [CASH, CHEQUE], { reason: 'Typed twice' }],
  ['all parts are cheques', [CHEQUE, CHEQUE], BOUNCED],
])('no receipt replaces a voided one: %s', async (_case, parts, body) => {
  const { hr, receipt, readFees } = await paySplit(...parts)

  const response = await hr.delete(`/api/fee/${receipt._id}`, body)

  expect(response.body).toEqual({ message: 'The receipt has been voided.' })
  expect(await readFees()).toMatchObject({ PaidFee: 0, fee: [] })
})

test('the cash of the rest stays in the count of the day of the payment, and in no later one', async () => {
  const { admin, receipt } = await paySplit(CASH, CHEQUE)
  const before = (await admin.get('/api/closing?date=2026-11-21')).body
  const sum = { expected: before.expected, n500: 1, n100: 1 }
  const signed = await admin.post('/api/closing', { date: '2026-11-21', scope: 'all', ...sum })
  expect(signed.status).toBe(201)
  api.now = new Date('2026-11-24T05:00:00Z')
  const later = await api.signInAs('admin')

  const response = await later.delete(`/api/admin/fee/${receipt._id}`, BOUNCED)

  expect(response.status).toBe(200)
  const { closing } = (await later.get('/api/closing?date=2026-11-21')).body
  expect(closing).toEqual(signed.body)
  const next = (await later.get('/api/closing?date=2026-11-24')).body
  expect(next).toMatchObject({ received: 0, corrections: 0, expected: 0, uncounted: 0 })
})

test('of two clerks who void the same payment at once, one writes a receipt for the rest', async () => {
  const { hr, student, receipt, readFees } = await paySplit(CASH, CHEQUE)
  const other = await api.signInAs('hr')
  const release = await lockAccountRow(api.ownerUrl, student)
  const calls = [hr, other].map((clerk) => clerk.delete(`/api/fee/${receipt._id}`, BOUNCED))
  await waitForLock(api, Promise.race(calls))
  await release()

  const statuses = (await Promise.all(calls)).map(({ status }) => status)

  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await readFees()).toMatchObject({ PaidFee: 600, fee: [{ receiptNo: '2026-27/000002' }] })
})
