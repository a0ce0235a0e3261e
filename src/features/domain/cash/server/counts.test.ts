import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getCountOf, replaceInCount } from '#features/domain/fees/server/counts/cash-counts.sql.ts'
import { inTx } from '#shared/server/db.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { runInParallel } from '#testing/server/run-in-parallel.ts'

const api = startTestApi()

const [YESTERDAY, TODAY] = ['2026-11-20', '2026-11-21']
const DAY_MS = 86_400_000
type Client = Awaited<ReturnType<typeof api.signInAs>>

async function pay(hr: Client, paid: number, payment: object = {}): Promise<string> {
  const student = await createStudent(api.db)
  return (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid, date: YESTERDAY, ...payment })).body._id
}
const read = async (client: Client, query = '') => (await client.get(`/api/closing?${query}`)).body
const count = (client: Client, expected: number, body: object = {}) =>
  client.post('/api/closing', {
    date: TODAY,
    scope: 'own',
    expected,
    n1: Math.max(expected, 0),
    reason: 'Example',
    ...body,
  })

test('a fee after a count is counted again on the same day, and the first count stays as it is', async () => {
  const hr = await api.signInAs('hr')
  await pay(hr, 1000)
  const first = (await count(hr, 1000)).body
  const late = await pay(hr, 50)

  expect(await read(hr)).toMatchObject({ receipts: 1, expected: 50, since: first.signedAt, closing: first })
  api.now = new Date(api.now.getTime() + 60_000)
  const second = (await count(hr, 50)).body

  expect(await read(hr)).toMatchObject({ expected: 0, uncounted: 0, closing: second, closings: [second, first] })
  expect(await getCountOf(api.db, late)).toBe(second._id)
  expect(await count(hr, 0)).toMatchObject({ status: 409, body: { code: 'signed_off' } })
  expect((await hr.get('/api/closing/all')).body).toMatchObject({ total: 2, closings: [second, first] })
})

test('a count covers what was taken since the last one, whatever the day, or up to an earlier day', async () => {
  api.now = new Date(api.now.getTime() - DAY_MS)
  const { id } = await api.signInAs('hr')
  await pay(await api.signInAs('hr', id), 300)
  api.now = new Date(api.now.getTime() + DAY_MS)
  const hr = await api.signInAs('hr', id)
  await pay(hr, 20)

  expect(await read(hr)).toMatchObject({ date: TODAY, receipts: 2, expected: 320, since: null })
  expect((await count(hr, 300, { date: YESTERDAY })).status).toBe(201)
  expect(await read(hr)).toMatchObject({ receipts: 1, expected: 20 })
})

test('a count of all closes every open drawer, and has nothing that a clerk counted before', async () => {
  const [hr, colleague, admin] = [await api.signInAs('hr'), await api.signInAs('hr'), await api.signInAs('admin')]
  await pay(hr, 1000)
  await count(hr, 1000)
  await pay(hr, 30)
  const receipt = await pay(colleague, 200)
  const all = (await count(admin, 230, { scope: 'all' })).body

  expect(all).toMatchObject({ expected: 230, scope: 'all', sums: { receipts: 2 } })
  for (const clerk of [hr, colleague]) expect(await read(clerk)).toMatchObject({ uncounted: 0, since: all.signedAt })
  expect((await colleague.delete(`/api/fee/${receipt}`, { reason: 'Example' })).status).toBe(409)
})

test('voids and changes after a count are in the next one as a difference, once', async () => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const [voided, changed, counted] = [await pay(hr, 500), await pay(hr, 100), await pay(hr, 70)]
  const first = (await count(hr, 670)).body
  await admin.delete(`/api/admin/fee/${voided}`, { reason: 'Example' })
  await admin.put(`/api/admin/fee/${changed}`, { payMode: 'Online', exactMode: 'UPI' })
  await admin.put(`/api/admin/fee/${counted}`, { note: 'Example' })
  await pay(hr, 40)

  expect(await read(hr)).toMatchObject({
    received: 40,
    corrected: 2,
    corrections: -600,
    expected: -560,
    closing: first,
  })
  expect((await count(hr, -560)).body.sums).toMatchObject({ corrections: -600 })
  expect(await read(hr)).toMatchObject({ corrections: 0, expected: 0, uncounted: 0 })
  expect((await hr.get('/api/closing/all')).body.closings).toContainEqual(first)
})

test('counts at once, with payments, changes and voids in between: each rupee is in exactly one count', async () => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const receipts = [await pay(hr, 100), await pay(hr, 200), await pay(hr, 400)]
  const countNow = async () => count(hr, (await read(hr)).expected)
  const countAll = async () => count(admin, (await read(admin)).expected, { scope: 'all' })
  const tasks = [
    ...[1, 2, 3, 4].map((paid) => () => pay(hr, paid)),
    countNow,
    countAll,
    countNow,
    countAll,
    countNow,
    () => hr.put(`/api/fee/${receipts[0]}`, { paid: 90 }),
    () => hr.delete(`/api/fee/${receipts[1]}`, { reason: 'Example' }),
  ]
  await runInParallel<() => Promise<unknown>, unknown>(tasks, 11, (task) => task())

  await countAll()
  const { rows } = await sql<{ counted: number; cash: number; uncounted: number }>`
    select (select sum(expected) from day_closing) as counted, sum(paid) filter (where voided_at is null) as cash,
      count(*) filter (where count_id is null) as uncounted from receipt`.execute(api.db)
  expect(rows).toEqual([{ counted: rows[0]?.cash, cash: rows[0]?.cash, uncounted: 0 }])
})

test('a receipt that replaces a voided one takes its place in its count', async () => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const parts = [
    { mode: 'Cash', amount: 60 },
    { mode: 'Cheque', amount: 40 },
  ]
  const original = await pay(hr, 100, { payMode: 'Others', parts })
  const { _id } = (await count(hr, 60)).body
  await admin.delete(`/api/admin/fee/${original}`, { reason: 'Cheque bounced' })
  const replacement = await pay(hr, 60)

  await inTx(api.db, (tx) => replaceInCount(tx, { original, replacement }))

  expect(await getCountOf(api.db, replacement)).toBe(_id)
  expect(await read(hr)).toMatchObject({ expected: 0, uncounted: 0 })
})
