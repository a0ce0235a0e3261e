import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { range, runInParallel } from '#testing/server/run-in-parallel.ts'

const api = startTestApi()

const TODAY = '2026-11-21'
type Client = Awaited<ReturnType<typeof api.signInAs>>

const pay = async (hr: Client, payment: object = {}) => {
  const student = await createStudent(api.db)
  const body = { payMode: 'Cash', paid: 1000, date: TODAY, ...payment }
  return (await hr.post(`/api/fee/${student}`, body)).body as { _id: string; receiptNo: string }
}
const signOff = (client: Client, body: object = {}) =>
  client.post('/api/closing', { date: TODAY, scope: 'own', expected: 1000, n500: 2, ...body })
const allowAll = () => api.db.updateTable('institute').set({ hr_closes_all: true }).execute()

describe('getDayCash', () => {
  test("sums cash and the cash of split payments of HR's own receipts by day of issue", async () => {
    const [hr, colleague] = [await api.signInAs('hr'), await api.signInAs('hr')]
    await pay(hr, { date: '2026-11-01' })
    await pay(hr, { payMode: 'Online' })
    const parts = [
      { mode: 'Cash', amount: 100.5 },
      { mode: 'Cash', amount: 50 },
      { mode: 'UPI', amount: 849.5 },
    ]
    await pay(hr, { payMode: 'Others', parts })
    await pay(colleague)
    const { _id } = await pay(hr)
    await hr.delete(`/api/fee/${_id}`, { reason: 'counted twice' })

    expect((await hr.get('/api/closing?scope=own')).body).toEqual({
      date: TODAY,
      scope: 'own',
      receipts: 2,
      received: 1150.5,
      refunded: 0,
      spent: 0,
      expected: 1150.5,
      corrected: 0,
      corrections: 0,
      uncounted: 4,
      since: null,
      closing: null,
      closings: [],
    })
    expect((await hr.get('/api/closing?scope=own&date=2026-11-01')).body.expected).toBe(0)
  })

  test('of all receipts is for admins, and for HR if the settings allow it (403)', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    await pay(hr)
    expect((await hr.get('/api/closing?scope=all')).status).toBe(403)
    expect((await admin.get('/api/closing?scope=own')).status).toBe(403)
    expect((await admin.get('/api/closing?scope=all')).body.expected).toBe(1000)

    await admin.put('/api/institute', { hrClosesAll: true })

    expect((await hr.get('/api/closing?scope=all')).body.expected).toBe(1000)
  })
})

test('cash expenses count for all receipts, of which those of a count are not counted again', async () => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  await pay(hr)
  const ledger = (await admin.post('/api/admin/expense-category', { ledger: 'Rent' })).body._id
  const spend = (amount: number, payMode: string) =>
    admin.post('/api/admin/expense', { ledger, remark: 'Example', date: TODAY, amount, payMode })
  await spend(200, 'Cash')
  await spend(300, 'Online')
  const getDay = async (client: Client) => (await client.get('/api/closing')).body
  expect(await getDay(hr)).toMatchObject({ spent: 0, expected: 1000 })
  expect(await getDay(admin)).toMatchObject({ received: 1000, spent: 200, expected: 800 })
  await signOff(hr)
  await signOff(admin, { scope: 'all', expected: -200, reason: 'The clerk keeps it' })

  await spend(50, 'Cash')

  expect(await getDay(admin)).toMatchObject({ spent: 50, expected: -50, closing: { expected: -200 } })
  expect(await getDay(hr)).toMatchObject({ expected: 0, uncounted: 0 })
})

test('a counted expense that changes is in the next count with the difference', async () => {
  const admin = await api.signInAs('admin')
  const ledger = (await admin.post('/api/admin/expense-category', { ledger: 'Rent' })).body._id
  const spend = async () =>
    (await admin.post('/api/admin/expense', { ledger, remark: 'Example', date: TODAY, amount: 50, payMode: 'Cash' }))
      .body._id as string
  const [moved, changed] = [await spend(), await spend()]
  await signOff(admin, { scope: 'all', expected: -100, n500: '', reason: 'Paid by the owner' })

  await admin.put(`/api/admin/expense/${moved}`, { date: '2026-11-20' })
  await admin.put(`/api/admin/expense/${changed}`, { amount: 60 })

  expect((await admin.get('/api/closing')).body).toMatchObject({
    uncounted: 2,
    corrected: 1,
    corrections: -10,
    spent: 0,
  })
})

test('a cash refund reduces the cash of the day and in hand, and one after the sign-off is in the next count', async () => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  await admin.post('/api/cash', { kind: 'opening', amount: 0, date: TODAY })
  api.now = new Date(api.now.getTime() + 60_000)
  const student = await createStudent(api.db)
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1000, date: TODAY })
  const refund = async (amount: number, payMode: string) =>
    (await admin.post(`/api/fee/refund/${student}`, { amount, payMode, date: '2026-11-20', reason: 'Example' })).body
  await refund(200, 'Cash')
  await refund(100, 'Online')
  const getDay = async (client: Client) => (await client.get('/api/closing')).body
  expect(await getDay(hr)).toMatchObject({ refunded: 0, expected: 1000 })
  expect(await getDay(admin)).toMatchObject({ received: 1000, refunded: 200, expected: 800 })
  await signOff(admin, { scope: 'all', expected: 800, n500: 1, n100: 3 })

  const { _id } = await refund(50, 'Cash')
  expect(await getDay(admin)).toMatchObject({ refunded: 50, expected: -50, closing: { expected: 800 } })
  expect((await admin.get('/api/cash')).body.cash).toMatchObject({ received: 1000, refunded: 250, inHand: 750 })
  await admin.delete(`/api/fee/refund/${_id}`, { reason: 'Example' })
  expect(await getDay(admin)).toMatchObject({ expected: 0, closing: { expected: 800 } })
})

describe('signOff', () => {
  test('stores what was counted and writes an audit entry', async () => {
    const hr = await api.signInAs('hr')
    await pay(hr)

    const { status, body } = await signOff(hr, { n500: 1, n200: '2', n1: '', reason: 'A note is missing' })

    expect([status, body]).toMatchObject([
      201,
      {
        date: TODAY,
        scope: 'own',
        expected: 1000,
        counted: 900,
        difference: -100,
        reason: 'A note is missing',
        counts: [
          {
            value: 500,
            count: 1,
          },
          {
            value: 200,
            count: 2,
          },
        ],
        sums: {
          receipts: 1,
          received: 1000,
          refunded: 0,
          spent: 0,
          corrected: 0,
          corrections: 0,
        },
      },
    ])
    expect((await hr.get('/api/closing?scope=own')).body.closing).toEqual(body)
    const entries = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'closing.sign').execute()
    expect(entries).toMatchObject([{ record_id: body._id, actor_id: hr.id, after: { difference: -100 } }])
  })

  test.each([
    ['a difference without a reason', { n500: 1 }, 'reason', 'Say why the counted cash differs by -₹500.'],
    ['a day in the future', { date: '2026-11-22', expected: 0, n500: '' }, 'date', 'A day in the future'],
    ['half a note', { n500: 1.5 }, 'n500', ''],
    ['a negative number of notes', { n500: -1 }, 'n500', ''],
  ])('rejects %s (422)', async (_what, body, field, text) => {
    const hr = await api.signInAs('hr')
    await pay(hr)

    const response = await signOff(hr, body)

    expect(response).toMatchObject({ status: 422, body: { fields: { [field]: expect.stringContaining(text) } } })
  })

  test('rejects a day that is signed off, and an expected amount that changed meanwhile (409)', async () => {
    const hr = await api.signInAs('hr')
    await pay(hr)
    expect(await signOff(hr, { expected: 900 })).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await signOff(hr)).status).toBe(201)

    expect(await signOff(hr)).toMatchObject({ status: 409, body: { code: 'signed_off' } })
  })

  test('of all receipts by HR requires the setting (403)', async () => {
    const hr = await api.signInAs('hr')
    await pay(hr)
    expect((await signOff(hr, { scope: 'all' })).status).toBe(403)
    await allowAll()

    expect((await signOff(hr, { scope: 'all' })).status).toBe(201)
  })

  test('of one day by 8 people at once succeeds once (409 for the others)', async () => {
    await allowAll()
    const hr = await api.signInAs('hr')
    await pay(hr)

    const responses = await Promise.all(Array.from({ length: 8 }, () => signOff(hr, { scope: 'all' })))

    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array<number>(7).fill(409)])
  })

  test('at the same time as payments, changes and voids: none of them is missing from both sides', async () => {
    const hr = await api.signInAs('hr')
    const receipts = [await pay(hr), await pay(hr), await pay(hr)]
    const students = await Promise.all(Array.from({ length: 4 }, () => createStudent(api.db)))
    const tasks = [
      ...students.map((id) => () => hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 10, date: TODAY })),
      () => signOff(hr, { expected: 3000, n500: 6 }),
      () => hr.put(`/api/fee/${receipts[0]!._id}`, { paid: 900 }),
      () => hr.delete(`/api/fee/${receipts[1]!._id}`, { reason: 'Example' }),
    ]
    await runInParallel(tasks, 7, (task) => task())

    const { body } = await hr.get('/api/closing?scope=own')
    const { closing, expected } = body
    const counted = closing?.expected ?? 0
    const { rows } = await sql<{ cash: number }>`select sum(paid) as cash from receipt where voided_at is null`.execute(
      api.db,
    )
    expect(counted + expected).toBe(rows[0]?.cash)
  })
})

describe('a receipt of a signed-off day', () => {
  test.each([
    ['own', 'the clerk who issued it'],
    ['all', 'any clerk'],
  ])('cannot be changed or voided by HR after the closing of %s receipts (409)', async (scope) => {
    await allowAll()
    const [hr, colleague] = [await api.signInAs('hr'), await api.signInAs('hr')]
    const { _id } = await pay(hr)
    await signOff(hr, { scope })

    const responses = [
      await hr.put(`/api/fee/${_id}`, { paid: 900 }),
      await colleague.delete(`/api/fee/${_id}`, { reason: 'Example' }),
    ]

    for (const response of responses)
      expect(response).toMatchObject({
        status: 409,
        body: { code: 'signed_off', message: expect.stringContaining('2026-11-21') },
      })
    expect((await hr.get(`/api/fee/receipt/${_id}`)).body).toMatchObject({ paid: 1000, signedOff: true })
  })

  test("of a colleague stays open after the closing of one's own receipts", async () => {
    const [hr, colleague] = [await api.signInAs('hr'), await api.signInAs('hr')]
    await pay(hr)
    const { _id } = await pay(colleague)
    await signOff(hr)

    expect((await colleague.put(`/api/fee/${_id}`, { paid: 900 })).status).toBe(200)
    expect((await hr.get('/api/closing?scope=own')).body.uncounted).toBe(0)
  })

  test('can be changed by an admin; the next count has the difference, with a later payment of that day', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    const { _id } = await pay(hr)
    await signOff(hr)
    api.now = new Date(api.now.getTime() + 60_000)
    expect((await admin.put(`/api/admin/fee/${_id}`, { paid: 900 })).status).toBe(200)
    await pay(hr, { paid: 50 })

    const day = (await hr.get('/api/closing?scope=own')).body
    expect(day).toMatchObject({ received: 50, corrected: 1, corrections: -100, expected: -50 })
    expect(day.closing).toMatchObject({ expected: 1000, counted: 1000 })
  })
})

test('an admin changes no receipt of a day that is not signed off (409)', async () => {
  const { _id } = await pay(await api.signInAs('hr'))
  const admin = await api.signInAs('admin')
  const responses = [
    await admin.put(`/api/admin/fee/${_id}`, { paid: 900 }),
    await admin.delete(`/api/admin/fee/${_id}`, { reason: 'Example' }),
  ]
  for (const response of responses) expect(response).toMatchObject({ status: 409, body: { code: 'not_signed_off' } })
})

test('getClosings lists the own closings to HR, and all to an admin, newest day first', async () => {
  const [hr, colleague, admin] = [await api.signInAs('hr'), await api.signInAs('hr'), await api.signInAs('admin')]
  await signOff(hr, { date: '2026-11-19', expected: 0, n500: '' })
  await signOff(colleague, { date: '2026-11-20', expected: 0, n500: '' })
  const listDays = async (client: Client) =>
    (await client.get('/api/closing/all')).body.closings.map(({ date }: { date: string }) => date)

  expect([await listDays(hr), await listDays(admin)]).toEqual([['2026-11-19'], ['2026-11-20', '2026-11-19']])
})

describe('cash in hand', () => {
  const record = (client: Client, body: object) => client.post('/api/cash', { date: TODAY, ...body })
  const getCash = async (client: Client) => (await client.get('/api/cash')).body.cash

  test('is the opening, plus cash received, less deposits, plus the differences of closings', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    await pay(hr, { paid: 700 })
    expect(await getCash(hr)).toBeNull()
    await record(admin, { kind: 'opening', amount: 2000 })
    api.now = new Date(api.now.getTime() + 60_000)
    await pay(hr)
    await record(hr, { kind: 'deposit', amount: 1500.5, reference: 'Slip 12' })
    await signOff(hr, { expected: 1700, n500: 3, reason: 'Two notes are missing' })
    await pay(hr, { paid: 300 })
    await signOff(admin, { scope: 'all', expected: 300, n500: '', n200: 2, reason: 'A note too much' })

    expect(await getCash(hr)).toMatchObject({
      opening: 2000,
      received: 1300,
      deposited: 1500.5,
      differences: -100,
      inHand: 1699.5,
    })
  })

  test('a deposit above it is asked first (409), with the cash that should be there', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    await record(admin, { kind: 'opening', amount: 500 })
    api.now = new Date(api.now.getTime() + 60_000)
    await pay(hr, { paid: 700.5 })

    const response = await record(hr, { kind: 'deposit', amount: 1200.51 })

    const asked = { code: 'above_cash', message: 'There should be only ₹1,200.50 in hand.' }
    expect(response).toMatchObject({ status: 409, body: asked })
    expect(await getCash(hr)).toMatchObject({ deposited: 0, inHand: 1200.5 })
    expect((await record(hr, { kind: 'deposit', amount: 1200.5 })).status).toBe(201)
    expect((await getCash(hr)).inHand).toBe(0)
    expect((await record(hr, { kind: 'deposit', amount: 100, aboveCash: true })).status).toBe(201)
  })

  test('deposits of 8 people at once leave no less than nothing', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    await record(admin, { kind: 'opening', amount: 1000 })
    api.now = new Date(api.now.getTime() + 60_000)

    const responses = await Promise.all(range(8).map(() => record(hr, { kind: 'deposit', amount: 300 })))

    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<number>(5).fill(409),
    ])
    expect(await getCash(hr)).toMatchObject({ deposited: 900, inHand: 100 })
  })

  test('a deposit is recorded while the cash in hand is unknown', async () => {
    expect((await record(await api.signInAs('hr'), { kind: 'deposit', amount: 100 })).status).toBe(201)
  })

  test('a deposit that an admin voids counts no more, and is voided once (404)', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    await record(admin, { kind: 'opening', amount: 500 })
    const { body } = await record(hr, { kind: 'deposit', amount: 100 })
    expect((await admin.delete(`/api/cash/${body._id}`)).status).toBe(200)

    expect((await admin.delete(`/api/cash/${body._id}`)).status).toBe(404)
    expect((await hr.get('/api/cash')).body).toMatchObject({ cash: { inHand: 500 }, total: 1 })
  })

  test('HR deletes an own deposit of the same day, and no other (403)', async () => {
    const [hr, colleague] = [await api.signInAs('hr'), await api.signInAs('hr')]
    const deposit = async () => (await record(hr, { kind: 'deposit', amount: 100 })).body._id as string
    const [old, own] = [await deposit(), await deposit()]
    expect((await colleague.delete(`/api/cash/${own}`)).status).toBe(403)
    expect((await hr.delete(`/api/cash/${own}`)).status).toBe(200)
    api.now = new Date(api.now.getTime() + 24 * 3_600_000)
    const again = await api.signInAs('hr', hr.id)
    expect((await again.delete(`/api/cash/${old}`)).status).toBe(403)
    expect((await again.get('/api/cash')).body.entries).toMatchObject([{ _id: old, removable: false }])
  })

  test.each([
    ['a deposit of nothing', { kind: 'deposit', amount: 0 }, 'amount'],
    ['a day in the future', { kind: 'deposit', amount: 1, date: '2026-11-22' }, 'date'],
    ['another kind', { kind: 'loan', amount: 1 }, 'kind'],
  ])('rejects %s (422)', async (_what, body, field) => {
    const response = await record(await api.signInAs('hr'), body)
    expect(response).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  })

  test('an opening by HR is rejected (403)', async () => {
    expect((await record(await api.signInAs('hr'), { kind: 'opening', amount: 1 })).status).toBe(403)
  })
})
