import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { lockAccountRow } from '#testing/server/lock-account-row.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'

const api = startTestApi()

type Plan = { course: string; enrolment: string; rows: { dueDate: string; paid: number; left: number }[]; left: number }

/**
 * Enrols a student in Tally since September, which is due without a plan, and in Excel, whose two instalments are due
 * in December and January.
 */
async function enrolTwice() {
  const tally = await createCourse(api.db, { name: 'Tally' })
  const excel = await createCourse(api.db, { name: 'Excel', fee: 6000 })
  const batchId = (await createBatch(api.db, { courseId: tally.id })).id
  const batch = (await createBatch(api.db, { courseId: excel.id })).code
  const student = await createStudent(api.db, { courseId: tally.id, batchId, joiningDate: '2026-09-01' })
  const hr = await api.signInAs('hr')
  const course = { course: 'Excel', batch, cduration: '1 month', mode: 'online', fee: 6000, joiningDate: '2026-11-10' }
  await hr.post(`/api/enrolment/${student}`, course)
  const readPlans = async () => {
    const plans: Plan[] = (await hr.get(`/api/plan/${student}`)).body.plans
    return Object.fromEntries(plans.map((plan) => [plan.course, plan]))
  }
  const { Excel, Tally } = await readPlans()
  const enrolments = { Tally: Tally!.enrolment, Excel: Excel!.enrolment }
  const rows = [
    { dueDate: '2026-12-10', amount: 3000 },
    { dueDate: '2027-01-10', amount: 3000 },
  ]
  await hr.put(`/api/plan/${enrolments.Excel}`, { rows })
  const pay = async (paid: number, name?: 'Tally' | 'Excel') => {
    const payment = { payMode: 'Cash', paid, date: '2026-11-20', ...(name && { enrolment: enrolments[name] }) }
    return (await hr.post(`/api/fee/${student}`, payment)).body
  }
  const readSettled = async (id: string) => (await hr.get(`/api/fee/receipt/${id}`)).body.settled
  return { student, hr, enrolments, pay, readPlans, readSettled }
}

test('a payment that names a course settles it first, oldest amount first, then the others, and its receipt says so', async () => {
  const { pay, readPlans, readSettled } = await enrolTwice()

  const receipt = await pay(7000, 'Excel')

  expect(receipt).toMatchObject({ course: 'Excel', paid: 7000 })
  expect(await readSettled(receipt._id)).toMatchObject([
    { course: 'Excel', dueDate: '2026-12-10', amount: 3000 },
    { course: 'Excel', dueDate: '2027-01-10', amount: 3000 },
    { course: 'Tally', dueDate: null, amount: 1000 },
  ])
  expect(await readPlans()).toMatchObject({ Excel: { left: 0 }, Tally: { left: 9000 } })
})

test('a payment without a course settles the oldest amount of all, and its receipt is that of the course', async () => {
  const { pay, readSettled } = await enrolTwice()

  const receipt = await pay(500)

  expect(receipt).toMatchObject({ course: 'Tally' })
  expect(await readSettled(receipt._id)).toMatchObject([{ course: 'Tally', amount: 500 }])
})

test('₹100 for a planned course keeps another course that is due on the list of pending fees', async () => {
  const { student, hr, pay } = await enrolTwice()

  await pay(100, 'Excel')

  const { students } = (await hr.get('/api/fee/pending')).body
  expect(students).toMatchObject([{ _id: student, due: 10_000, dueDate: '2026-10-06', PendingFee: 15_900 }])
})

test('voiding frees only what the receipt settled: the first instalment is due again, the second one stays paid', async () => {
  const { hr, pay, readPlans } = await enrolTwice()
  const first = await pay(3000, 'Excel')
  await pay(3000, 'Excel')

  await hr.delete(`/api/fee/${first._id}`, { reason: 'Example' })

  const { Excel } = await readPlans()
  expect(Excel?.rows).toMatchObject([
    { dueDate: '2026-12-10', paid: 0, left: 3000 },
    { dueDate: '2027-01-10', paid: 3000, left: 0 },
  ])
})

test('a changed plan moves no payment to another course', async () => {
  const { hr, enrolments, pay, readPlans, readSettled } = await enrolTwice()
  const receipt = await pay(4000, 'Excel')
  const before = await readSettled(receipt._id)

  await hr.put(`/api/plan/${enrolments.Excel}`, { rows: [{ dueDate: '2027-03-10', amount: 2000 }] })
  await hr.put(`/api/plan/${enrolments.Tally}`, { rows: [{ dueDate: '2026-11-01', amount: 10_000 }] })

  expect(await readPlans()).toMatchObject({ Excel: { left: 2000 }, Tally: { left: 10_000 } })
  expect(await readSettled(receipt._id)).toEqual(before)
})

test('a receipt whose amount is changed settles more of its course, or less of what it settled last', async () => {
  const { hr, pay, readSettled } = await enrolTwice()
  const { _id: id } = await pay(4000, 'Excel')
  const change = (paid: number) => hr.put(`/api/fee/${id}`, { paid })

  await change(6500)
  expect(await readSettled(id)).toMatchObject([
    { dueDate: '2026-12-10', amount: 3000 },
    { dueDate: '2027-01-10', amount: 1000 },
    { dueDate: '2027-01-10', amount: 2000 },
    { course: 'Tally', amount: 500 },
  ])

  await change(3500)
  expect(await readSettled(id)).toMatchObject([{ amount: 3000 }, { dueDate: '2027-01-10', amount: 500 }])
})

test.each(['course', 'batch'])(
  'per %s, fee less received is receivable, also of a payment for two courses',
  async (by) => {
    const { pay } = await enrolTwice()
    const admin = await api.signInAs('admin')
    await pay(7000, 'Excel')
    const readRows = async (path: string) =>
      (await admin.get(`/api/report/${path}`)).body.rows as { received: number; pending: number }[]
    const collection = `collection?by=${by}&from=2026-11-01&to=2026-11-30`

    for (const path of [collection, `${collection}&mode=Cash`])
      expect((await readRows(path)).map(({ received }) => received).toSorted((a, b) => a - b)).toEqual([1000, 6000])
    expect((await readRows(`receivables?by=${by}`)).map(({ pending }) => pending)).toEqual([9000])
  },
)

test('a refund takes from its course, a write-off settles the oldest amount', async () => {
  const { student, enrolments, pay, readPlans } = await enrolTwice()
  const admin = await api.signInAs('admin')
  await pay(4000, 'Excel')
  const refund = { payMode: 'Cash', amount: 500, date: '2026-11-20', reason: 'Example', enrolment: enrolments.Excel }

  await admin.post(`/api/fee/refund/${student}`, refund)
  await admin.post(`/api/fee/write-off/${student}`, { amount: 300, reason: 'Example' })

  expect(await readPlans()).toMatchObject({ Excel: { left: 2500 }, Tally: { left: 9700 } })
})

test('a course that a receipt of another course settled in part cannot be removed (409)', async () => {
  const { hr, enrolments, pay } = await enrolTwice()
  await pay(7000, 'Excel')

  const response = await hr.delete(`/api/enrolment/${enrolments.Tally}`)

  expect(response).toMatchObject({ status: 409, body: { code: 'in_use' } })
})

test('two clerks who take money for the same course at once settle it once, and the rest goes to the other course', async () => {
  const { student, hr, enrolments, readPlans } = await enrolTwice()
  const other = await api.signInAs('hr')
  const payment = { payMode: 'Cash', paid: 4000, date: '2026-11-20', enrolment: enrolments.Excel }
  const release = await lockAccountRow(api.ownerUrl, student)
  const calls = [hr, other].map((clerk) => clerk.post(`/api/fee/${student}`, payment))
  await waitForLock(api, Promise.race(calls))
  await release()

  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([201, 201])

  expect(await readPlans()).toMatchObject({ Excel: { left: 0 }, Tally: { left: 8000 } })
  const rows = await api.db.selectFrom('receipt_settlement').select(['enrolment_id', 'amount']).execute()
  const excel = rows.filter(({ enrolment_id }) => enrolment_id === enrolments.Excel)
  expect(excel.reduce((sum, { amount }) => sum + amount, 0)).toBe(6000)
})
