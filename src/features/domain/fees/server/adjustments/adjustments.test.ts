import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { limitConcessions } from '#testing/server/permission-sets.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

async function createPayer(limit = 0) {
  await limitConcessions(api, limit)
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const student = await createStudent(api.db, { listFee: 10_000 })
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4000, date: '2026-11-20' })
  const discount = (caller: typeof hr, amount: unknown, more: object = {}) =>
    caller.post(`/api/fee/discount/${student}`, { amount, reason: 'Merit', ...more })
  const writeOff = (caller: typeof hr, amount: unknown) =>
    caller.post(`/api/fee/write-off/${student}`, { amount, reason: 'Left town' })
  const readFees = async (caller: typeof hr) => (await caller.get(`/api/fee/${student}`)).body
  return { hr, admin, student, discount, writeOff, readFees }
}

test('a discount and a write-off reduce the total fee in the fees, the list and its totals', async () => {
  const { hr, admin, student, discount, writeOff, readFees } = await createPayer()

  expect(await discount(admin, 1500.5)).toMatchObject({
    status: 201,
    body: { kind: 'Discount', amount: 1500.5, reason: 'Merit', date: '2026-11-21', mayWithdraw: true },
  })
  expect(await writeOff(admin, 500)).toMatchObject({ status: 201, body: { kind: 'Write-off', course: null } })

  expect(await readFees(hr)).toMatchObject({
    TotalFee: 7999.5,
    PaidFee: 4000,
    PendingFee: 3999.5,
    breakdown: {
      fees: 10_000,
      discounts: 1500.5,
      writeOffs: 500,
    },
    adjustments: [
      { kind: 'Write-off' },
      {
        kind: 'Discount',
        amount: 1500.5,
      },
    ],
  })
  const list = (await hr.get('/api/user')).body
  expect(list.totals).toEqual({ payable: 7999.5, received: 4000, pending: 3999.5 })
  expect(list.students).toMatchObject([{ _id: student, TotalFee: 7999.5, PendingFee: 3999.5, fee: 10_000 }])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('a receipt after a discount has the reduced total and due amount', async () => {
  const { hr, admin, student, discount } = await createPayer()
  await discount(admin, 1000)

  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 2000, date: '2026-11-20' })

  expect(body).toMatchObject({ payable: 9000, paid: 2000, due: 3000 })
})

test('the discounts of HR add up to at most the percentage of the fee; those of an admin do not count', async () => {
  const { hr, admin, discount, readFees } = await createPayer(10)
  await discount(admin, 2000)

  expect((await readFees(hr)).discountable).toMatchObject([{ fee: 10_000, maxAmount: 1000 }])
  expect((await discount(hr, 700)).status).toBe(201)
  const rejected = await discount(hr, 300.01)

  expect(rejected).toMatchObject({ status: 422, body: { fields: { amount: 'At most ₹300 can be discounted.' } } })
  expect((await discount(hr, 300)).status).toBe(201)
  expect((await readFees(hr)).discountable).toBeUndefined()
})

test('parallel discounts of HR exceed neither the percentage nor the pending amount', async () => {
  const { hr, student, discount } = await createPayer(100)

  const responses = await Promise.all([...Array(8).keys()].map(() => discount(hr, 1000)))

  expect(responses.filter(({ status }) => status === 201)).toHaveLength(6)
  expect((await hr.get(`/api/user/${student}`)).body).toMatchObject({ TotalFee: 4000, PaidFee: 4000, PendingFee: 0 })
})

test.each([
  [{ amount: '' }, { amount: 'Enter an amount.' }],
  [{ amount: 0 }, { amount: 'The amount must be more than zero.' }],
  [{ reason: ' ' }, { reason: 'Say why.' }],
  [{ amount: 6000.01 }, { amount: 'At most ₹6,000 can be discounted.' }],
  [{ enrolment: ABSENT_ID }, { enrolment: 'This is not a course of this student.' }],
])('a discount rejects %j (422)', async (body, fields) => {
  const { admin, discount } = await createPayer()
  expect(await discount(admin, 100, body)).toMatchObject({ status: 422, body: { fields } })
})

test('a write-off is at most the pending amount, and only an admin writes off', async () => {
  const { hr, admin, writeOff } = await createPayer(100)

  expect(await writeOff(admin, 6000.01)).toMatchObject({
    status: 422,
    body: { fields: { amount: 'Only ₹6,000 is pending.' } },
  })
  expect((await writeOff(hr, 100)).status).toBe(403)
})

test('discounts and write-offs of a registration that awaits approval are rejected (409)', async () => {
  const { admin, student, discount, writeOff } = await createPayer()
  await api.db.updateTable('student').set({ status: 'Pending' }).where('id', '=', student).execute()

  expect((await discount(admin, 100)).status).toBe(409)
  expect((await writeOff(admin, 100)).status).toBe(409)
})

test('a withdrawn discount is due again, and cannot be withdrawn twice (404)', async () => {
  const { hr, admin, discount, readFees } = await createPayer()
  const { _id } = (await discount(admin, 1000)).body

  expect((await hr.delete(`/api/fee/adjustment/${_id}`)).status).toBe(403)
  expect(await admin.delete(`/api/fee/adjustment/${_id}`)).toMatchObject({ status: 200 })

  expect(await readFees(hr)).toEqual({
    TotalFee: 10_000,
    PaidFee: 4000,
    PendingFee: 6000,
    version: 4,
    fee: expect.anything(),
  })
  expect((await admin.delete(`/api/fee/adjustment/${_id}`)).status).toBe(404)
})

test('the fee of a course cannot be lower than its discounts (422)', async () => {
  const { hr, admin, student, discount } = await createPayer(100)
  const [receipt] = (await hr.get(`/api/fee/${student}`)).body.fee
  await hr.delete(`/api/fee/${receipt._id}`, { reason: 'Example' })
  await discount(admin, 2000)

  const rejected = await hr.put(`/api/user/${student}`, { fee: 1999, feeReason: 'Merit' })

  expect(rejected).toMatchObject({
    status: 422,
    body: { fields: { fee: 'Payments, discounts and write-offs counted, this fee cannot be less than ₹2,000.' } },
  })
  expect((await hr.put(`/api/user/${student}`, { fee: 2000, feeReason: 'Merit' })).body).toMatchObject({ TotalFee: 0 })
})

test('students see own discounts with the reason, and write-offs without it', async () => {
  const { admin, student, discount, writeOff, readFees } = await createPayer()
  await discount(admin, 1000)
  await writeOff(admin, 500)

  const { adjustments, discountable } = await readFees(await api.signInAs('student', student))

  expect(adjustments).toMatchObject([
    { kind: 'Write-off', amount: 500, reason: null, mayWithdraw: false },
    { kind: 'Discount', amount: 1000, reason: 'Merit', mayWithdraw: false },
  ])
  expect(discountable).toBeUndefined()
})

test('only an admin sets the discount that HR may give, from 0 to 100 percent', async () => {
  const { hr, admin } = await createPayer()

  expect((await hr.put('/api/fee/discount-limit', { discountPercent: 10 })).status).toBe(403)
  expect((await admin.put('/api/fee/discount-limit', { discountPercent: 101 })).status).toBe(422)
  expect((await admin.put('/api/fee/discount-limit', { discountPercent: 12.5 })).body.discountPercent).toBe(12.5)
  expect((await admin.get('/api/fee/discount-limit')).body.discountPercent).toBe(12.5)
})
