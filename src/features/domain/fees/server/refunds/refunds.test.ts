import { expect, test } from 'vitest'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createStudent } from '#testing/server/fixtures.ts'
import { runInParallel } from '#testing/server/run-in-parallel.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

async function createPayer(paid = 4000) {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const student = await createStudent(api.db, { listFee: 10_000 })
  const payment = { payMode: 'Cash', paid, date: '2026-11-20' }
  const receipt = (await hr.post(`/api/fee/${student}`, payment)).body._id as string
  const refund = (amount: unknown, more: object = {}, headers = {}) => {
    const body = { amount, payMode: 'Cash', date: '2026-11-21', reason: 'Left the course', ...more }
    return admin.post(`/api/fee/refund/${student}`, body, headers)
  }
  const readFees = async (caller = admin) => (await caller.get(`/api/fee/${student}`)).body
  return { hr, admin, student, receipt, refund, readFees }
}

test('a refund has a number of its own series and reduces what was paid wherever money is counted', async () => {
  const { hr, admin, student, refund, readFees } = await createPayer()
  const [{ _id: enrolment }] = (await hr.get(`/api/enrolment/${student}`)).body.enrolments
  await hr.put(`/api/plan/${enrolment}`, { rows: [{ dueDate: '2026-12-01', amount: 6000 }] })

  const { status, body } = await refund(1500.5, { payMode: 'Online', reference: 'UTR 1', note: 'To the father' })

  expect([status, body]).toMatchObject([
    201,
    {
      refundNo: 'R2026-27/0001',
      student,
      amount: 1500.5,
      date: '2026-11-21',
      payMode: 'Online',
      reference: 'UTR 1',
      note: 'To the father',
      reason: 'Left the course',
      issuedOn: '2026-11-21',
      paidBefore: 4000,
      paidAfter: 2499.5,
    },
  ])
  expect(await readFees(hr)).toMatchObject({ PaidFee: 2499.5, PendingFee: 7500.5, refunds: [body] })
  expect((await hr.get(`/api/user/${student}`)).body).toMatchObject({ dueDate: '2026-08-01', dueAmount: 1500.5 })
  expect((await hr.get('/api/user')).body.totals).toEqual({ payable: 10_000, received: 2499.5, pending: 7500.5 })
  expect((await hr.get('/api/fee/all')).body).toMatchObject([{ month: 11, paid: 2499.5, count: 1 }])
  expect((await hr.get('/api/fee/closing')).body).toMatchObject({
    sum: 4000,
    cash: 4000,
    refunds: {
      sum: 1500.5,
      count: 1,
      cash: 0,
    },
    net: 2499.5,
  })
  expect((await admin.get('/api/dashboard/admin')).body).toMatchObject({ received: 2499.5, balance: 2499.5 })
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test.each([
  [{ amount: '' }, { amount: 'Enter an amount.' }],
  [{ amount: 0 }, { amount: 'The amount must be more than zero.' }],
  [{ amount: 4000.01 }, { amount: 'At most ₹4,000 can be refunded: no more has been paid.' }],
  [{ reason: ' ' }, { reason: 'Say why.' }],
  [{ payMode: '' }, { payMode: 'Payment Mode Is Required' }],
  [{ date: '2026-11-22' }, { date: expect.any(String) }],
  [{ enrolment: ABSENT_ID }, { enrolment: expect.any(String) }],
])('a refund rejects %j (422)', async (body, fields) => {
  const { refund } = await createPayer()
  expect(await refund(100, body)).toMatchObject({ status: 422, body: { fields } })
})

test('a student who has paid nothing is refunded nothing (422)', async () => {
  const { hr, receipt, refund } = await createPayer()
  await hr.delete(`/api/fee/${receipt}`, { reason: 'Example' })
  expect(await refund(1)).toMatchObject({
    status: 422,
    body: { fields: { amount: 'Nothing has been paid that could be refunded.' } },
  })
})

test('a repeated request with the same key is refunded once', async () => {
  const { refund, readFees } = await createPayer()
  const responses = [
    await refund(100, {}, { 'idempotency-key': 'a' }),
    await refund(100, {}, { 'idempotency-key': 'a' }),
  ]
  expect(responses[1]!.body).toEqual(responses[0]!.body)
  expect(await readFees()).toMatchObject({ PaidFee: 3900 })
})

test('parallel refunds, voids and changes never refund more than was paid, and numbers have no gaps', async () => {
  const { hr, receipt, student, refund, readFees } = await createPayer(1000)
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 500, date: '2026-11-20' })
  const tasks = [
    ...Array.from({ length: 6 }, () => () => refund(300)),
    () => hr.put(`/api/fee/${receipt}`, { paid: 900 }),
    () => hr.delete(`/api/fee/${receipt}`, { reason: 'Example' }),
  ]

  const responses = await runInParallel(tasks, tasks.length, (task) => task())

  expect(responses.filter(({ status }) => status >= 500)).toEqual([])
  const { PaidFee, fee, refunds } = await readFees()
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  expect(PaidFee).toBeGreaterThanOrEqual(0)
  expect(PaidFee).toBe(
    sum(fee.map(({ paid }: { paid: number }) => paid)) - sum(refunds.map(({ amount }: { amount: number }) => amount)),
  )
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('a refunded receipt can be voided (409) or reduced (422) only by what is not refunded', async () => {
  const { hr, receipt, refund } = await createPayer()
  await refund(1500)
  const message = 'At least ₹1,500 of this receipt has been refunded. Void the refund first.'

  expect(await hr.delete(`/api/fee/${receipt}`, { reason: 'Cheque bounced' })).toMatchObject({
    status: 409,
    body: {
      code: 'refunded',
      message,
    },
  })
  expect(await hr.put(`/api/fee/${receipt}`, { paid: 1499 })).toMatchObject({
    status: 422,
    body: { fields: { paid: message } },
  })
  expect((await hr.put(`/api/fee/${receipt}`, { paid: 1500 })).status).toBe(200)
})

test('a voided refund keeps its number and counts no more', async () => {
  const { admin, hr, refund, readFees } = await createPayer()
  const { body } = await refund(1500)

  const response = await admin.delete(`/api/fee/refund/${body._id}`, { reason: 'Typed twice' })

  expect(response).toMatchObject({ status: 200, body: { message: 'The refund has been voided.' } })
  expect((await refund(1)).body.refundNo).toBe('R2026-27/0002')
  expect(await readFees()).toMatchObject({
    PaidFee: 3999,
    refunds: [{ amount: 1 }, { _id: body._id, voided: { by: 'Example admin', reason: 'Typed twice' } }],
  })
  expect((await readFees(hr)).refunds).toHaveLength(1)
  expect((await admin.get('/api/fee/refund')).body).toMatchObject({ total: 2, count: 1, sum: 1 })
  expect((await admin.delete(`/api/fee/refund/${body._id}`, { reason: 'Again' })).status).toBe(404)
  expect((await admin.delete(`/api/fee/refund/${body._id}`, { reason: '' })).status).toBe(422)
})

test('a refund cannot be voided once less is pending than was refunded (409)', async () => {
  const { admin, student, refund } = await createPayer()
  const { body } = await refund(1500)
  await admin.post(`/api/fee/write-off/${student}`, { amount: 7000, reason: 'Left town' })

  expect(await admin.delete(`/api/fee/refund/${body._id}`, { reason: 'Example' })).toMatchObject({
    status: 409,
    body: {
      code: 'above_balance',
      message: expect.stringContaining('Only ₹500 is pending'),
    },
  })
})

test('a refund is printed for staff and its own student, not for another one (403)', async () => {
  const { student, refund } = await createPayer()
  const { body } = await refund(1500)
  const [own, other] = [await api.signInAs('student', student), await api.signInAs('student')]

  expect((await own.get(`/api/fee/refund/${body._id}`)).body).toMatchObject({
    ...body,
    institute: { receiptLanguage: 'en' },
    issuedBy: 'Example admin',
  })
  expect((await other.get(`/api/fee/refund/${body._id}`)).status).toBe(403)
})

test('the refunds are searched by number, reference and student', async () => {
  const { admin, refund } = await createPayer()
  await refund(1, { payMode: 'Online', reference: 'UTR 632' })
  await refund(2)
  const search = async (text: string) => {
    const { refunds } = (await admin.get(`/api/fee/refund?search=${encodeURIComponent(text)}&month=11`)).body
    return refunds.map(({ amount }: { amount: number }) => amount)
  }
  expect(await search('R2026-27/0002')).toEqual([2])
  expect(await search('2026-27/000002')).toEqual([])
  expect(await search('utr')).toEqual([1])
  expect(await search('asha')).toEqual([2, 1])
})

/** Creates the student of `createPayer`, who has paid 4,000 of 10,000 rupees, with a plan. */
async function createLeaver() {
  const payer = await createPayer()
  const [{ _id: enrolment }] = (await payer.hr.get(`/api/enrolment/${payer.student}`)).body.enrolments
  await payer.hr.put(`/api/plan/${enrolment}`, { rows: [{ dueDate: '2026-12-01', amount: 6000 }] })
  const readCourse = async () => (await payer.hr.get(`/api/enrolment/${payer.student}`)).body.enrolments[0]
  return { ...payer, enrolment, readCourse }
}

test('a student who leaves with a refund owes nothing: the course ends, its plan goes, its fee is what was kept', async () => {
  const { hr, admin, student, refund, readFees, readCourse } = await createLeaver()

  expect(await refund(1500.5, { leaves: true })).toMatchObject({
    status: 201,
    body: { leaves: true, paidAfter: 2499.5 },
  })

  expect(await readFees()).toMatchObject({ TotalFee: 2499.5, PaidFee: 2499.5, PendingFee: 0 })
  expect(await readCourse()).toMatchObject({ fee: 2499.5, listFee: 10_000, ended: true, endDate: '2026-11-21' })
  expect((await hr.get(`/api/plan/${student}`)).body.plans).toMatchObject([{ rows: [], left: 0 }])
  expect((await admin.get('/api/fee/concession')).body.concessions).toMatchObject([
    { kind: 'Left', amount: 7500.5, reason: 'Left the course', by: 'Example admin' },
  ])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('a refund to a student who still owes leaves the fee, the plan and the course', async () => {
  const { refund, readFees, readCourse } = await createLeaver()

  await refund(1500, { leaves: false })

  expect(await readFees()).toMatchObject({ TotalFee: 10_000, PaidFee: 2500, PendingFee: 7500 })
  expect(await readCourse()).toMatchObject({ fee: 10_000, ended: false })
})

test('after the refund of a student who left is voided, still nothing is pending, and the course stays ended', async () => {
  const { admin, refund, readFees, readCourse } = await createLeaver()
  const first = (await refund(1000, { leaves: true })).body
  const second = (await refund(500, { leaves: true })).body

  expect((await admin.delete(`/api/fee/refund/${first._id}`, { reason: 'Typed twice' })).status).toBe(200)
  expect(await readFees()).toMatchObject({ TotalFee: 3500, PaidFee: 3500, PendingFee: 0 })
  expect(await readCourse()).toMatchObject({ fee: 3500, ended: true })

  expect((await admin.delete(`/api/fee/refund/${second._id}`, { reason: 'Typed twice' })).status).toBe(200)
  expect(await readFees()).toMatchObject({ TotalFee: 4000, PaidFee: 4000, PendingFee: 0 })
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('once a student who left is back with another fee, a voided refund needs a pending amount (409)', async () => {
  const { hr, admin, student, refund, readFees } = await createLeaver()
  const { _id } = (await refund(1000, { leaves: true })).body
  await hr.put(`/api/user/${student}`, { fee: 10_000, endDate: '' })

  expect((await admin.delete(`/api/fee/refund/${_id}`, { reason: 'Typed twice' })).status).toBe(200)
  expect(await readFees()).toMatchObject({ TotalFee: 10_000, PaidFee: 4000, PendingFee: 6000 })

  const again = (await refund(1000)).body
  await admin.post(`/api/fee/write-off/${student}`, { amount: 6500, reason: 'Example' })
  expect((await admin.delete(`/api/fee/refund/${again._id}`, { reason: 'Typed twice' })).status).toBe(409)
})

test('a student who leaves one of two courses is refunded at most what settled it (422), and the other stays as it was', async () => {
  const { hr, admin, student, enrolment, refund, readFees } = await createLeaver()
  const batch = await createBatch(api.db)
  const { name: course } = await api.db
    .selectFrom('course as c')
    .innerJoin('batch as b', 'b.course_id', 'c.id')
    .select('c.name')
    .where('b.id', '=', batch.id)
    .executeTakeFirstOrThrow()
  const body = {
    course,
    batch: batch.code,
    cduration: '1 month',
    mode: 'online',
    fee: 10_000,
    joiningDate: '2026-11-01',
  }
  await hr.post(`/api/enrolment/${student}`, body)
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 7000, date: '2026-11-20' })
  const { plans } = (await hr.get(`/api/plan/${student}`)).body
  const settled = plans.find((plan: { enrolment: string }) => plan.enrolment === enrolment).paid as number
  const other = plans.find((plan: { enrolment: string }) => plan.enrolment !== enrolment).left as number

  expect(await refund(settled + 1, { enrolment, leaves: true })).toMatchObject({ status: 422 })
  expect((await refund(settled, { enrolment, leaves: true })).status).toBe(201)

  expect(await readFees(admin)).toMatchObject({ PaidFee: 11_000 - settled, PendingFee: other })
})
