import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'
import { importsOf } from '#testing/server/imports.ts'
import { signInWith } from '#testing/server/permission-sets.ts'
import { CHEQUE_BOUNCED } from '#features/domain/fees/contract/void-reasons.ts'
import { FRONT_DESK_SET, OWNER_SET } from '#features/base/identity/permission-sets/server/permission-sets.sql.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import type { Limits } from '#shared/contract/endpoint.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'

const api = startTestApi()

type Client = Awaited<ReturnType<typeof api.signInAs>>

const laterBy = (days: number) => (api.now = new Date(api.now.getTime() + days * DAY_MS))

/** Signs in a person with these permissions, of which some have limits. */
const limited = (area: StaffArea, limits: Limits, more: string[] = []) =>
  signInWith(api, area, { areas: [area], permissions: [...Object.keys(limits), ...more], limits })

async function payOf({ post }: Pick<Client, 'post'>, payment: object = {}) {
  const student = await createStudent(api.db, { listFee: 10_000 })
  const body = { payMode: 'Cash', paid: 4000, date: '2026-11-20', ...payment }
  const response = await post(`/api/fee/${student}`, body)
  expect(response.status).toBe(201)
  return { student, receipt: response.body as { _id: string; issuedOn: string } }
}

describe('receipts older than the limit of a set', () => {
  const DESK = ['fees.take', 'fees.read', 'students.read']
  const CHEQUE = {
    payMode: 'Others',
    parts: [
      { mode: 'Cheque', amount: 3000, reference: '1' },
      { mode: 'Cash', amount: 1000 },
    ],
  }

  test.each<[string, Limits, object, (id: string) => readonly ['DELETE' | 'PUT', string, object]]>([
    ['voided', { 'fees.void': 2 }, {}, (id) => ['DELETE', `/api/fee/${id}`, { reason: 'Typing error' }]],
    [
      'voided for a cheque',
      { 'fees.void': 2 },
      CHEQUE,
      (id) => ['DELETE', `/api/fee/${id}`, { reason: CHEQUE_BOUNCED }],
    ],
    ['corrected', { 'fees.correct': 2 }, {}, (id) => ['PUT', `/api/fee/${id}`, { paid: 1 }]],
  ])('are not %s', async (_, limits, payment, callOf) => {
    const clerk = await limited('hr', limits, DESK)
    const { receipt } = await payOf(clerk, payment)
    laterBy(3)
    const token = (await api.signInAs('hr', clerk.id)).token
    const [method, path, body] = callOf(receipt._id)
    expect(await api.call(method, path, body, token)).toMatchObject({
      status: 409,
      body: { code: 'beyond_limit', message: /older than 2 days/ },
    })
    laterBy(-1)
    expect((await api.call(method, path, body, token)).status).toBe(200)
  })

  test('are voided by the front desk, which has no such limit', async () => {
    const hr = await api.signInAs('hr')
    const { receipt } = await payOf(hr)
    laterBy(200)
    const later = await api.signInAs('hr', hr.id)
    expect((await later.delete(`/api/fee/${receipt._id}`, { reason: 'Typing error' })).status).toBe(200)
  })
})

test('refunds to a student are limited together on one day', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db, { listFee: 10_000 })
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4000, date: '2026-11-20' })
  const admin = await limited('admin', { 'fees.refund': 500 })
  const refund = (amount: number) =>
    admin.post(`/api/fee/refund/${student}`, { amount, payMode: 'Cash', date: '2026-11-21', reason: 'Left' })
  expect(await refund(501)).toMatchObject({
    status: 422,
    body: {
      fields: { amount: 'You may refund up to ₹500 to a student in one day, and ₹500 is left of it. Ask an owner.' },
    },
  })
  expect((await refund(400)).status).toBe(201)
  expect((await refund(101)).body.fields.amount).toContain('₹100 is left')
  expect((await refund(100)).status).toBe(201)
})

test('write-offs for a student are limited together', async () => {
  const student = await createStudent(api.db, { listFee: 10_000 })
  const admin = await limited('admin', { 'fees.write-off': 500 })
  const writeOff = (amount: number) => admin.post(`/api/fee/write-off/${student}`, { amount, reason: 'Moved away' })
  expect((await writeOff(501)).status).toBe(422)
  expect((await writeOff(300)).status).toBe(201)
  expect((await writeOff(201)).body.fields.amount).toContain('₹200 is left')
})

test('a refund with which a student leaves forgives as much as may be written off', async () => {
  const hr = await api.signInAs('hr')
  const leave = async (limits: Limits) => {
    const { student } = await payOf(hr)
    const admin = await limited('admin', limits)
    const refund = { amount: 1, payMode: 'Cash', date: '2026-11-21', reason: 'Left', leaves: true }
    return admin.post(`/api/fee/refund/${student}`, refund)
  }
  expect((await leave({ 'fees.refund': 500 })).body.fields.leaves).toContain('You may write off up to ₹0')
  expect((await leave({ 'fees.refund': 500, 'fees.write-off': 5999 })).body.fields.leaves).toContain(
    '₹6,000 is still to pay for the course, and would be written off.',
  )
  expect((await leave({ 'fees.refund': 500, 'fees.write-off': 6000 })).status).toBe(201)
})

describe('an expense above the limit of a set', () => {
  const ABOVE = { status: 422, body: { fields: { amount: 'You may record expenses of up to ₹500. Ask an owner.' } } }
  const PERMISSIONS = ['expenses.read', 'expenses.plan']

  async function setUp() {
    const { admin, createCategory } = await setUpExpenses(api)
    const clerk = await limited('admin', { 'expenses.record': 500 }, PERMISSIONS)
    return { owner: admin, clerk, ledger: await createCategory('Rent') }
  }
  const body = (ledger: string, amount: number) => ({
    ledger,
    remark: 'Example',
    amount,
    date: '2026-11-20',
    payMode: 'Cash',
  })

  test('is not recorded, and none is raised above it', async () => {
    const { clerk, ledger } = await setUp()
    expect(await clerk.post('/api/admin/expense', body(ledger, 501))).toMatchObject(ABOVE)
    const { body: expense } = await clerk.post('/api/admin/expense', body(ledger, 500))
    expect(await clerk.put(`/api/admin/expense/${expense._id}`, { amount: 501 })).toMatchObject(ABOVE)
    expect((await clerk.put(`/api/admin/expense/${expense._id}`, { remark: 'Another' })).status).toBe(200)
  })

  test('is not planned, and a planned one of an owner is not added', async () => {
    const { owner, clerk, ledger } = await setUp()
    const plan = { ledger, remark: 'Example', amount: 501, startsOn: '2026-11-01', payMode: 'Cash' }
    const path = '/api/admin/recurring-expense'
    expect(await clerk.post(path, plan)).toMatchObject(ABOVE)
    const { body: planned } = await owner.post(path, plan)
    expect(await clerk.post(`${path}/${planned._id}/add`, { dueOn: '2026-11-01' })).toMatchObject(ABOVE)
    const { body: small } = await clerk.post(path, { ...plan, amount: 500 })
    expect(await clerk.put(`${path}/${small._id}`, { amount: 501 })).toMatchObject(ABOVE)
  })

  test('is an error in its row of an import', async () => {
    const clerk = await limited('admin', { 'expenses.record': 500 }, [...PERMISSIONS, 'import-export.run-all'])
    const { begin, listRows } = importsOf(api)
    const begun = await begin(
      clerk,
      'admin',
      'expenses',
      ['Head', 'Particulars', 'Amount', 'Date'],
      ['Rent', 'May', '501', '2026-05-05'],
    )
    expect(JSON.stringify(await listRows(clerk, 'admin', begun._id))).toContain(
      'You may record expenses of up to ₹500.',
    )
  })

  test('is each expense of an import without the permission to record expenses', async () => {
    const clerk = await signInWith(api, 'admin', { permissions: ['import-export.run-all'] })
    const { begin, listRows } = importsOf(api)
    const begun = await begin(
      clerk,
      'admin',
      'expenses',
      ['Head', 'Particulars', 'Amount', 'Date'],
      ['Rent', 'May', '1', '2026-05-05'],
    )
    expect(JSON.stringify(await listRows(clerk, 'admin', begun._id))).toContain('You may record expenses of up to ₹0.')
  })
})

describe('concessions', () => {
  async function register({ post }: Pick<Client, 'post'>, fee: number) {
    const course = await createCourse(api.db, { fee: 10_000 })
    const batch = await createBatch(api.db, { courseId: course.id })
    return post(
      '/api/user/register',
      registrationBody(course.name, batch.code, { Paidfee: 0, fee, feeReason: 'Merit' }),
    )
  }

  test('of a set without discounts lower no fee, and those of a set have its own limit', async () => {
    const registers = ['students.read', 'admissions.register-active', 'fees.take']
    const none = await signInWith(api, 'hr', { permissions: registers })
    expect((await register(none, 9999)).body.fields.fee).toContain('₹10,000')
    const some = await limited('hr', { 'fees.discount': 25 }, registers)
    expect((await register(some, 7499)).body.fields.fee).toContain('₹7,500')
    expect((await register(some, 7500)).status).toBe(201)
  })

  test('of a set are given together in the admin area too', async () => {
    const student = await createStudent(api.db, { listFee: 10_000 })
    const admin = await limited('admin', { 'fees.discount': 10 })
    const give = (amount: number) => admin.post(`/api/fee/discount/${student}`, { amount, reason: 'Merit' })
    expect((await give(600)).status).toBe(201)
    expect((await give(401)).body.fields.amount).toContain('₹400')
    expect((await give(400)).status).toBe(201)
  })

  test('do not become larger when a fee that was raised is lowered again', async () => {
    const student = await createStudent(api.db, { listFee: 10_000 })
    const clerk = await limited('hr', { 'fees.discount': 10 }, ['students.read', 'students.edit', 'fees.take'])
    const change = (fee: number) => clerk.put(`/api/user/${student}`, { fee })
    expect((await change(12_000)).status).toBe(200)
    expect((await clerk.post(`/api/fee/discount/${student}`, { amount: 3000, reason: 'Merit' })).status).toBe(201)
    expect((await change(10_000)).body.fields.fee).toContain('₹12,000')
    expect((await change(12_500)).status).toBe(200)
    expect((await change(12_000)).status).toBe(200)
  })

  test('of an owner at the desk have none', async () => {
    const owner = await signInWith(api, 'admin', 'owner')
    expect((await register(owner.inArea('hr'), 1)).status).toBe(201)
  })
})

describe('the limits of a built-in set', () => {
  const PATH = '/api/admin/permission-set'

  test('are changed, and are the discount that HR may give', async () => {
    const admin = await api.signInAs('admin')
    const limits = { 'fees.discount': 15, 'fees.void': 7 }
    expect(await admin.put(`${PATH}/${FRONT_DESK_SET}`, { limits })).toMatchObject({ status: 200, body: { limits } })
    const discount = await admin.get('/api/fee/discount-limit')
    expect(discount.body).toMatchObject({ discountPercent: 15 })
    await admin.put('/api/fee/discount-limit', { discountPercent: 20 })
    const { body } = await admin.get(PATH)
    expect(body.sets.find((set: { _id: string }) => set._id === FRONT_DESK_SET).limits).toEqual({
      ...limits,
      'fees.discount': 20,
    })
  })

  test.each([
    [OWNER_SET, { limits: { 'fees.refund': 1 } }],
    [FRONT_DESK_SET, { name: 'Counter' }],
  ])('are all that changes (%s, %j)', async (id, change) => {
    const admin = await api.signInAs('admin')
    expect(await admin.put(`${PATH}/${id}`, change)).toMatchObject({ status: 409, body: { code: 'built_in' } })
  })

  test('cannot be given beyond the own ones', async () => {
    const manager = await limited('admin', { 'fees.refund': 500 }, ['identity.manage-accounts'])
    const set = { name: 'More', areas: ['admin'], permissions: ['fees.refund'] }
    expect(await manager.post(PATH, { ...set, limits: {} })).toMatchObject({ status: 403 })
    expect(await manager.post(PATH, { ...set, limits: { 'fees.refund': 501 } })).toMatchObject({ status: 403 })
    expect(await manager.post(PATH, { ...set, limits: { 'fees.refund': 500 } })).toMatchObject({ status: 201 })
  })

  test('as the discount limit of the institute neither', async () => {
    const manager = await limited('admin', { 'fees.discount': 10 }, ['fees.limit-discounts'])
    const set = (discountPercent: number) => manager.put('/api/fee/discount-limit', { discountPercent })
    expect(await set(11)).toMatchObject({ status: 403 })
    expect(await set(10)).toMatchObject({ status: 200 })
  })

  test.each([3651, 1e6, 1.5])('are at most ten years of whole days, not %s', async (days) => {
    const admin = await api.signInAs('admin')
    expect(await admin.put(`${PATH}/${FRONT_DESK_SET}`, { limits: { 'fees.void': days } })).toMatchObject({
      status: 422,
      body: { fields: { limits: 'Enter whole days, up to 3650.' } },
    })
  })
})
