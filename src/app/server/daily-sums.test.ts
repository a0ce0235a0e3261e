import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { foldChanges } from './fold-changes.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries } from '#testing/server/enquiries.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()
const clock = { now: () => api.now }

const readTotals = async () => {
  const { rows } = await sql<{ kind: string; day: string; n: number; amount: number }>`
    select kind, day, sum(n) as n, sum(amount) as amount from daily_total
    group by kind, day having sum(n) <> 0 order by kind, day`.execute(api.db)
  return rows
}
const countChanges = async () => (await sql`select from daily_sum_change`.execute(api.db)).rows.length

/** Changes each kind of record in each way that moves it to another day or out of the sums. */
async function runOffice() {
  const admin = await api.signInAs('admin')
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const [student, dropped] = [await createStudent(api.db), await createStudent(api.db)]
  const pay = async (paid: number, date: string) =>
    (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid, date })).body._id as string
  await pay(1000, '2026-11-20')
  await hr.put(`/api/fee/${await pay(2000, '2026-11-20')}`, { paid: 1500.25, date: '2026-11-19' })
  await hr.delete(`/api/fee/${await pay(500, '2026-11-20')}`, { reason: 'Example' })
  const refund = { amount: 100, payMode: 'Cash', date: '2026-11-21', reason: 'Example' }
  await admin.post(`/api/fee/refund/${student}`, refund)
  const voided = (await admin.post(`/api/fee/refund/${student}`, refund)).body._id
  await admin.delete(`/api/fee/refund/${voided}`, { reason: 'Example' })
  await admin.post('/api/admin/status', { student: dropped, status: 'Disable' })
  const ledger = (await admin.post('/api/admin/expense-category', { ledger: 'Rent' })).body._id
  const expense = { ledger, remark: 'x', amount: 70, date: '2026-11-02' }
  const { _id } = (await admin.post('/api/admin/expense', expense)).body
  await admin.put(`/api/admin/expense/${_id}`, { amount: 80, date: '2026-10-31' })
  await admin.delete(`/api/admin/expense/${(await admin.post('/api/admin/expense', expense)).body._id}`)
  await createEnquiry({ status: 'Closed' })
  await hr.put(`/api/enquiry/${await createEnquiry()}`, { isPlaced: 'placed', date: '2026-10-05' })
  await hr.delete(`/api/enquiry/${await createEnquiry()}`)
}

const EXPECTED = [
  { kind: 'due Active', day: '2026-12-25', n: 1, amount: 7599.75 },
  { kind: 'due Disable', day: '2026-09-05', n: 1, amount: 10_000 },
  { kind: 'enquiry Closed', day: '2026-11-01', n: 1, amount: 0 },
  { kind: 'expense', day: '2026-10-31', n: 1, amount: 80 },
  { kind: 'placed Open', day: '2026-10-01', n: 1, amount: 0 },
  { kind: 'receipt', day: '2026-11-19', n: 1, amount: 1500.25 },
  { kind: 'receipt', day: '2026-11-20', n: 1, amount: 1000 },
  { kind: 'refund', day: '2026-11-21', n: 1, amount: 100 },
]

test('the sums by day follow every change of their records, before and after foldChanges', async () => {
  await runOffice()

  expect(await readTotals()).toEqual(EXPECTED)
  await foldChanges({ db: api.db, clock })
  expect(await countChanges()).toBe(0)
  expect(await readTotals()).toEqual(EXPECTED)
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('neither foldChanges nor another write waits for an open transaction that changes the same day', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const [first, second] = [await createEnquiry(), await createEnquiry()]

  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('enquiry').set({ status: 'Closed' }).where('id', '=', first).execute()
    await foldChanges({ db: api.db, clock })
    expect((await hr.put(`/api/enquiry/update-status/${second}`, { status: 'Closed' })).status).toBe(200)
  })

  expect(await countChanges()).toBe(4)
  await foldChanges({ db: api.db, clock })
  expect(await readTotals()).toEqual([{ kind: 'enquiry Closed', day: '2026-11-01', n: 2, amount: 0 }])
})

test('findAccountFaults names a day whose kept sum differs from its records', async () => {
  await runOffice()
  await queryOnce(api.ownerUrl, `update daily_sum_change set amount = amount + 1 where day = '2026-10-31'`)

  expect(await findAccountFaults(api.ownerUrl)).toEqual([
    'the kept sums of expense on 2026-10-31 are 1, 81.00 and not 1, 80.00',
  ])
})
