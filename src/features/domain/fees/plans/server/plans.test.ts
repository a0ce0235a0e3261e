import { expect, test } from 'vitest'
import type { CoursePlan, StudentPlan } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const row = (dueDate: string, amount: number) => ({ dueDate, amount })
const shown = (dueDate: string, amount: number, paid = 0) => ({ dueDate, amount, paid, left: amount - paid })
const THREE = [row('2026-10-31', 3333.33), row('2026-11-30', 3333.33), row('2026-12-31', 3333.34)]

/** Creates a student with a fee of ₹10,000 who joined on 2026-08-01. Today is 2026-11-21. */
async function setUp(over: object = {}) {
  const hr = await api.signInAs('hr')
  const id = await createStudent(api.db, { fname: 'Asha', ...over })
  const enrolments = async () => (await hr.get(`/api/enrolment/${id}`)).body.enrolments
  const enrolment: string = (await enrolments())[0]._id
  const set = (rows: object[], headers = {}, of = enrolment) => hr.put(`/api/plan/${of}`, { rows }, headers)
  const get = async (): Promise<StudentPlan> => (await hr.get(`/api/plan/${id}`)).body
  const rows = async (n = 0) => (await get()).plans[n]!.rows
  const pay = async (paid: number, date = '2026-11-20'): Promise<string> =>
    (await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid, date })).body._id
  const getStudent = async () => (await hr.get(`/api/user/${id}`)).body
  const addCourse = async (fee: number): Promise<string> => {
    const course = await createCourse(api.db, { fee })
    const batch = await createBatch(api.db, { courseId: course.id })
    const fields = { course: course.name, batch: batch.code, cduration: '1 month', mode: 'online' }
    return (await hr.post(`/api/enrolment/${id}`, { ...fields, fee, joiningDate: '2026-11-01' })).body._id
  }
  return { hr, id, enrolment, set, get, rows, pay, getStudent, addCourse }
}

test('setPlan makes the oldest unpaid row the next due date, and payments settle row after row', async () => {
  const { set, get, pay, getStudent } = await setUp()

  expect(await set(THREE)).toMatchObject({ status: 200, body: { left: 10_000, version: 1, difference: 0 } })
  expect(await getStudent()).toMatchObject({ dueDate: '2026-10-31', dueAmount: 3333.33 })

  await pay(5000)
  expect(await get()).toMatchObject({ dueDate: '2026-11-30', dueAmount: 1666.66, due: 0, late: 0 })
  expect((await get()).plans[0]!.rows.map(({ paid, left }) => [paid, left])).toEqual([
    [3333.33, 0],
    [1666.67, 1666.66],
    [0, 3333.34],
  ])
  await pay(5000)
  expect(await get()).toMatchObject({ dueDate: null, dueAmount: 0, due: 0, late: 0 })
})

test('a voided or changed receipt reopens what was due', async () => {
  const { hr, set, get, pay } = await setUp()
  await set(THREE)
  const receipt = await pay(3333.33)
  expect((await get()).dueDate).toBe('2026-11-30')

  await hr.put(`/api/fee/${receipt}`, { paid: 3000 })
  expect(await get()).toMatchObject({ dueDate: '2026-10-31', dueAmount: 333.33, due: 333.33, late: 333.33 })

  await hr.delete(`/api/fee/${receipt}`, { reason: 'Cheque bounced' })
  expect(await get()).toMatchObject({ dueDate: '2026-10-31', due: 3333.33, late: 3333.33 })
})

test('getPlan states how many instalments the course proposes', async () => {
  const { get } = await setUp()
  await api.db.updateTable('course').set({ instalments: 6 }).execute()

  expect((await get()).plans).toMatchObject([{ proposed: 6 }])
})

test('setPlan keeps what was paid and replaces the rest', async () => {
  const { set, rows, pay } = await setUp()
  await set(THREE)
  await pay(4000)

  const response = await set([row('2026-11-25', 6000)], { 'if-match': '"1"' })

  expect(response).toMatchObject({ status: 200, body: { version: 2 } })
  const kept = [shown('2026-10-31', 3333.33, 3333.33), shown('2026-11-30', 666.67, 666.67)]
  expect(await rows()).toEqual([...kept, shown('2026-11-25', 6000)])
})

test('setPlan of a course that is paid in part plans the rest only', async () => {
  const { set, rows, pay } = await setUp()
  await pay(4000)

  await set([row('2026-12-01', 6000)])

  expect(await rows()).toEqual([shown('2026-08-01', 4000, 4000), shown('2026-12-01', 6000)])
})

test.each([
  ['a sum that differs', [row('2026-12-01', 9999.99)], { rows: /₹9,999.99.*₹10,000/ }],
  [
    'a date that is not after the one before',
    [row('2026-12-01', 1), row('2026-12-01', 9999)],
    { 'rows.1.dueDate': /after/ },
  ],
  ['an amount of zero', [row('2026-12-01', 10_000), row('2026-12-02', 0)], { 'rows.1.amount': /more than zero/ }],
])('setPlan rejects %s (422)', async (_, rows, messages) => {
  const { set, get } = await setUp()

  const { status, body } = await set(rows)

  expect(status).toBe(422)
  for (const [field, text] of Object.entries(messages)) expect(body.fields[field]).toMatch(text)
  expect((await get()).plans[0]).toMatchObject({ rows: [], version: 0 })
})

test('setPlan rejects a pending registration and a stale version (409), and a student (403)', async () => {
  const pending = await setUp({ status: 'Pending' })
  expect(await pending.set(THREE)).toMatchObject({ status: 409, body: { code: 'waits_for_approval' } })
  const { id, enrolment, set, get } = await setUp()
  await set(THREE)
  expect((await set([row('2026-12-01', 10_000)], { 'if-match': '"0"' })).status).toBe(409)

  const own = await api.signInAs('student', id)
  expect((await own.put(`/api/plan/${enrolment}`, { rows: THREE })).status).toBe(403)
  expect((await own.get(`/api/plan/${id}`)).body).toEqual(await get())
})

test('a plan without rows is removed, and the 35 days apply again', async () => {
  const { set, get, getStudent } = await setUp()
  await set(THREE)

  await set([])

  expect(await getStudent()).toMatchObject({ dueDate: '2026-09-05', dueAmount: 10_000 })
  expect(await get()).toMatchObject({
    plans: [{ rows: [], difference: 0 }],
    dueDate: '2026-09-05',
    due: 10_000,
    late: 10_000,
  })
})

test('without any plan again, each course is due on its own day', async () => {
  const { set, getStudent, addCourse } = await setUp()
  await addCourse(2000)
  const before = await getStudent()
  await set(THREE)

  await set([])

  const { dueDate, dueAmount } = await getStudent()
  expect([dueDate, dueAmount]).toEqual([before.dueDate, before.dueAmount])
  expect(dueAmount).toBe(10_000)
})

test.each([
  [9000, [shown('2026-10-31', 3333.33), shown('2026-11-30', 3333.33), shown('2026-12-31', 2333.34)]],
  [5000, [shown('2026-10-31', 3333.33), shown('2026-11-30', 1666.67)]],
  [12_000.5, [shown('2026-10-31', 3333.33), shown('2026-11-30', 3333.33), shown('2026-12-31', 5333.84)]],
])('a fee that changes to %d changes the last rows of the plan', async (fee, expected) => {
  const { hr, enrolment, set, get } = await setUp()
  await set(THREE)

  await hr.put(`/api/enrolment/${enrolment}`, { fee })

  const [plan] = (await get()).plans
  expect(plan!.difference).toBe(fee - 10_000)
  expect(plan!.rows.map(({ dueDate, amount }) => [dueDate, amount])).toEqual(
    expected.map(({ dueDate, amount }) => [dueDate, amount]),
  )
})

test('payments settle the earliest date of all courses first', async () => {
  const { enrolment, set, get, pay, addCourse } = await setUp()
  const second = await addCourse(2000)
  await set([row('2026-11-10', 4000), row('2026-12-10', 6000)], {}, enrolment)
  await set([row('2026-11-15', 2000)], {}, second)

  await pay(5000)

  const plans: CoursePlan[] = (await get()).plans
  expect(plans.map(({ paid, left }) => [paid, left])).toEqual([
    [1000, 1000],
    [4000, 6000],
  ])
  expect(await get()).toMatchObject({ dueDate: '2026-11-15', dueAmount: 1000, late: 1000 })
})

test('a course without a plan is due after 35 days beside one with a plan', async () => {
  const { set, get, getStudent, addCourse } = await setUp()
  const second = await addCourse(2000)

  await set([row('2026-09-06', 2000)], {}, second)
  expect(await getStudent()).toMatchObject({ dueDate: '2026-09-05', dueAmount: 10_000 })
  expect((await get()).late).toBe(12_000)

  await set([row('2026-09-04', 2000)], {}, second)
  expect(await getStudent()).toMatchObject({ dueDate: '2026-09-04', dueAmount: 2000 })
})

test('pending fees: a student with a plan is listed from the due date on, with what is due', async () => {
  const { hr, set, pay } = await setUp()
  const pending = async () => (await hr.get('/api/fee/pending')).body
  await set([row('2026-11-20', 4000), row('2026-11-21', 5000), row('2026-11-22', 1000)])

  expect(await pending()).toMatchObject({ students: [{ dueDate: '2026-11-20', due: 9000 }], total: 1 })
  await pay(4000)
  expect(await pending()).toMatchObject({ students: [{ dueDate: '2026-11-21', due: 5000 }], total: 1 })
  await pay(5000)
  expect(await pending()).toMatchObject({ students: [], total: 0 })
})

test('parallel plans and payments leave rows that add up to the fee', async () => {
  const { set, get, pay } = await setUp()

  const [first, second] = await Promise.all([set(THREE), set([row('2026-12-01', 10_000)]), pay(2500), pay(2500)])

  const { plans } = await get()
  expect([200, 422]).toContain(first.status)
  expect([200, 422]).toContain(second.status)
  expect(plans).toMatchObject([{ paid: 5000, left: 5000 }])
  const cents = plans[0]!.rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  expect(cents).toBe(plans[0]!.rows.length === 0 ? 0 : 1_000_000)
})

test('a discount lowers the last rows, and a write-off settles the oldest', async () => {
  const { id, enrolment, set, get } = await setUp()
  await set(THREE)
  const admin = await api.signInAs('admin')

  expect((await admin.post(`/api/fee/discount/${id}`, { enrolment, amount: 1000, reason: 'Sibling' })).status).toBe(201)
  expect((await admin.post(`/api/fee/write-off/${id}`, { amount: 4000, reason: 'Example' })).status).toBe(201)

  const { plans, dueDate } = await get()
  expect(dueDate).toBe('2026-11-30')
  expect(plans).toMatchObject([{ fee: 9000, left: 5000, difference: -1000 }])
  expect(plans[0]!.rows.map(({ amount, left }) => [amount, left])).toEqual([
    [3333.33, 0],
    [3333.33, 2666.66],
    [2333.34, 2333.34],
  ])
})
