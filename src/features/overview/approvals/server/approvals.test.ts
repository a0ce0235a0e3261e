import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { signInWith } from '#testing/server/permission-sets.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import type { Limits } from '#shared/contract/endpoint.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'
import type { Approval } from '../contract/approvals.contract.ts'

const api = startTestApi()

type Client = Awaited<ReturnType<typeof api.signInAs>>

const limited = (area: StaffArea, limits: Limits, more: string[] = []) =>
  signInWith(api, area, { areas: [area], permissions: [...Object.keys(limits), ...more], limits })

const owner = () => signInWith(api, 'admin', 'owner')

const ask = (client: Pick<Client, 'post'>, call: string, record: string | undefined, values: object) =>
  client.post('/api/approval', { call, record, values })
const approve = (client: Pick<Client, 'post'>, { _id }: Approval) => client.post(`/api/approval/${_id}/approve`, {})
const decline = (client: Pick<Client, 'post'>, { _id }: Approval, body: object = {}) =>
  client.post(`/api/approval/${_id}/decline`, body)
const list = async ({ get }: Pick<Client, 'get'>, state = 'waiting'): Promise<Approval[]> =>
  (await get(`/api/approval?state=${state}`)).body.approvals

const PENDING = { fee: 10_000, paid: 4000 }
const REFUND = { amount: 700, payMode: 'Cash', date: '2026-11-21', reason: 'Moved away' }

async function payOf({ post }: Pick<Client, 'post'>) {
  const student = await createStudent(api.db, { listFee: PENDING.fee })
  const { body } = await post(`/api/fee/${student}`, { payMode: 'Cash', paid: PENDING.paid, date: '2026-11-20' })
  return { student, receipt: body._id as string }
}

/** A clerk who voids receipts of two days asks for the void of one that is three days old. */
async function requestVoid() {
  const clerk = await limited('hr', { 'fees.void': 2 }, ['fees.take', 'fees.read', 'students.read'])
  const { student, receipt } = await payOf(clerk)
  api.now = new Date(api.now.getTime() + 3 * DAY_MS)
  const later = await api.signInAs('hr', clerk.id)
  const { status, body } = await ask(later, 'receipt.void', receipt, { reason: 'Entered twice' })
  expect(status, JSON.stringify(body)).toBe(201)
  return { clerk: later, student, receipt, approval: body as Approval }
}

const countReceipts = async (student: string) =>
  (
    await api.db
      .selectFrom('receipt')
      .select('id')
      .where('student_id', '=', student)
      .where('voided_at', 'is', null)
      .execute()
  ).length

test('a void beyond the limit waits, shows what it changes, and is done in the name of the requester when an owner approves it', async () => {
  const { clerk, student, approval } = await requestVoid()
  expect(approval).toMatchObject({
    call: 'receipt.void',
    student: { _id: student },
    amount: 4000,
    reason: 'Entered twice',
    pendingBefore: 6000,
    pendingAfter: 10_000,
    state: 'waiting',
    mayDecide: false,
  })
  expect(approval.why).toContain('The receipt is older than 2 days')
  expect(await countReceipts(student)).toBe(1)
  const admin = await owner()
  expect(await list(admin)).toMatchObject([{ _id: approval._id, mayDecide: true }])
  expect(await approve(admin, approval)).toMatchObject({ status: 200, body: { state: 'approved' } })
  expect(await countReceipts(student)).toBe(0)
  const { voided_by: by } = await api.db
    .selectFrom('receipt')
    .select('voided_by')
    .where('student_id', '=', student)
    .executeTakeFirstOrThrow()
  expect(by).toBe(clerk.id)
  const entries = await api.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id as by'])
    .where('action', 'in', ['approval.ask', 'approval.approve', 'fee.void'])
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'approval.ask', by: clerk.id },
    { action: 'fee.void', by: clerk.id },
    { action: 'approval.approve', by: admin.id },
  ])
  expect(await list(clerk, 'decided')).toMatchObject([{ state: 'approved', decidedBy: expect.any(String) }])
})

test.each<[string, Limits, string, object]>([
  ['refund', { 'fees.refund': 500 }, 'refund.record', REFUND],
  ['write-off', { 'fees.write-off': 500 }, 'writeOff.add', { amount: 700, reason: 'Moved away' }],
  ['discount', { 'fees.discount': 5 }, 'discount.give', { amount: 700, reason: 'Merit' }],
])('a %s beyond the limit is done once it is approved', async (_, limits, call, values) => {
  const { student } = await payOf(await api.signInAs('hr'))
  const clerk = await limited('admin', limits)
  const { status, body } = await ask(clerk, call, student, values)
  expect(status, JSON.stringify(body)).toBe(201)
  expect(await approve(await owner(), body)).toMatchObject({ body: { state: 'approved' } })
  const after = await api.db
    .selectFrom('student_account')
    .selectAll()
    .where('student_id', '=', student)
    .executeTakeFirstOrThrow()
  expect(after.fee - after.paid).toBe(body.pendingAfter)
})

test('an expense beyond the limit is done once it is approved', async () => {
  const { admin, createCategory } = await setUpExpenses(api)
  const ledger = await createCategory('Repairs')
  const clerk = await limited('admin', { 'expenses.record': 500 }, ['expenses.read'])
  const values = { ledger, remark: 'Two fans', amount: 8400, date: '2026-11-20', payMode: 'Cash' }
  const { status, body } = await ask(clerk, 'expense.add', undefined, values)
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body).toMatchObject({ about: 'Repairs', reason: 'Two fans', student: null })
  expect(await approve(admin, body)).toMatchObject({ body: { state: 'approved' } })
  expect((await api.db.selectFrom('expense').select('amount').execute()).map(({ amount }) => amount)).toEqual([8400])
})

describe('a request is refused', () => {
  test('within the own limit, without the permission, with faults, and a second time', async () => {
    const { student } = await payOf(await api.signInAs('hr'))
    const clerk = await limited('admin', { 'fees.refund': 500 })
    const request = (values: object) => ask(clerk, 'refund.record', student, { ...REFUND, ...values })
    expect(await request({ amount: 500 })).toMatchObject({ status: 409, body: { code: 'not_beyond_limit' } })
    expect(await request({ amount: 4001 })).toMatchObject({
      status: 422,
      body: { fields: { amount: expect.any(String) } },
    })
    expect(await request({ reason: '' })).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    })
    expect((await ask(clerk, 'writeOff.add', student, { amount: 1, reason: 'x' })).status).toBe(403)
    const statuses = await Promise.all([request({}), request({})]).then((all) => all.map(({ status }) => status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await request({})).toMatchObject({ status: 409, body: { code: 'already_asked' } })
  })

  test('for an unknown category or record', async () => {
    const clerk = await limited('admin', { 'expenses.record': 1, 'fees.refund': 1 })
    const expense = { ledger: 'x', remark: 'y', amount: 2, date: '2026-11-20', payMode: 'Cash' }
    expect((await ask(clerk, 'expense.add', undefined, expense)).status).toBe(422)
    expect((await ask(clerk, 'refund.record', undefined, REFUND)).body.fields).toEqual({
      record: 'This field is required',
    })
    expect((await ask(clerk, 'refund.record', ABSENT_ID, REFUND)).status).toBe(404)
  })
})

describe('a decision', () => {
  test('on the own request is refused, also by the account of the same email in the other kind', async () => {
    const { clerk, approval } = await requestVoid()
    const twin = await owner()
    await api.db
      .updateTable('account')
      .set((eb) => ({
        email: eb.selectFrom('account as o').select('o.email').where('o.id', '=', clerk.id),
        email_key: eb.selectFrom('account as o').select('o.email_key').where('o.id', '=', clerk.id),
      }))
      .where('id', '=', twin.id)
      .execute()
    expect((await approve(twin, approval)).status).toBe(403)
    expect((await decline(twin, approval)).status).toBe(403)
  })

  test('is made once: two approvals at once do it once', async () => {
    const { student, approval } = await requestVoid()
    const owners = [await owner(), await owner()]
    const statuses = await Promise.all(owners.map(async (one) => (await approve(one, approval)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await countReceipts(student)).toBe(0)
  })

  test('of a request that was declined is refused, and the requester reads why', async () => {
    const { clerk, student, approval } = await requestVoid()
    const admin = await owner()
    expect(await decline(admin, approval, { answer: 'It is right' })).toMatchObject({ body: { state: 'declined' } })
    expect((await approve(admin, approval)).status).toBe(409)
    expect(await countReceipts(student)).toBe(1)
    expect(await list(clerk, 'decided')).toMatchObject([{ state: 'declined', answer: 'It is right' }])
  })

  test('closes a request as outdated if the account changed, or the student was deleted', async () => {
    const { clerk, student, approval } = await requestVoid()
    const later = { payMode: 'Cash', paid: 1, date: '2026-11-20' }
    expect((await clerk.post(`/api/fee/${student}`, later)).status).toBe(201)
    const admin = await owner()
    expect(await approve(admin, approval)).toMatchObject({
      status: 200,
      body: { state: 'outdated', answer: 'What it concerns has changed since it was requested.' },
    })
    expect(await countReceipts(student)).toBe(2)
    const other = await requestVoid()
    const remover = await api.signInAs('admin')
    expect((await remover.post('/api/admin/status', { student: other.student, status: 'Delete' })).status).toBe(200)
    expect(await approve(await owner(), other.approval)).toMatchObject({ body: { state: 'outdated' } })
  })

  test('is refused after seven days, and the same can be requested again', async () => {
    const { clerk, receipt, approval } = await requestVoid()
    api.now = new Date(api.now.getTime() + 7 * DAY_MS + 1)
    const admin = await owner()
    expect(await approve(admin, approval)).toMatchObject({ status: 409, body: { code: 'expired' } })
    expect(await list(admin)).toEqual([])
    expect(await list(admin, 'decided')).toMatchObject([{ state: 'expired' }])
    const again = await api.signInAs('hr', clerk.id)
    expect((await ask(again, 'receipt.void', receipt, { reason: 'Entered twice' })).status).toBe(201)
  })

  test('has the limits of whoever approves', async () => {
    const { student } = await payOf(await api.signInAs('hr'))
    const { body: approval } = await ask(
      await limited('admin', { 'fees.refund': 500 }),
      'refund.record',
      student,
      REFUND,
    )
    const manager = await limited('admin', { 'fees.refund': 699 }, ['approvals.decide'])
    expect((await approve(manager, approval)).status).toBe(403)
    const without = await limited('admin', {}, ['approvals.decide'])
    expect((await approve(without, approval)).status).toBe(403)
    const higher = await limited('admin', { 'fees.refund': 700 }, ['approvals.decide'])
    expect(await approve(higher, approval)).toMatchObject({ body: { state: 'approved' } })
  })
})

test('those who do not decide see their own requests only', async () => {
  await requestVoid()
  expect(await list(await api.signInAs('hr'))).toEqual([])
})
