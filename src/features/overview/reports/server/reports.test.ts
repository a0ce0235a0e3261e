import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

type Row = Record<string, unknown> & { key: string; name: string }

/** Creates two courses with a batch each. Today is 2026-11-21. */
async function setUp() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const tally = await createCourse(api.db, { name: 'Tally', fee: 500 })
  const design = await createCourse(api.db, { name: 'Design', fee: 500 })
  const [t1, d1] = [
    await createBatch(api.db, { code: 'T-1', courseId: tally.id }),
    await createBatch(api.db, { code: 'D-1', courseId: design.id }),
  ]
  const pay = async (student: string, paid: number, date: string, more: object = {}) =>
    (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid, date, ...more })).body._id as string
  const spend = async (amount: number, date: string) => {
    const { body } = await admin.get('/api/admin/expense-category')
    const ledger =
      body.categories[0]?._id ?? (await admin.post('/api/admin/expense-category', { ledger: 'Rent' })).body._id
    await admin.post('/api/admin/expense', { ledger, remark: 'Example', amount, date })
  }
  const read = async (path: string, reader = admin): Promise<{ rows: Row[]; total: Record<string, number> }> =>
    (await reader.get(`/api/report/${path}`)).body
  const plan = async (student: string, rows: object[]) => {
    const { body } = await hr.get(`/api/enrolment/${student}`)
    await hr.put(`/api/plan/${body.enrolments[0]._id}`, { rows })
  }
  return { hr, admin, tally, design, t1, d1, pay, spend, read, plan }
}
const names = ({ rows }: { rows: Row[] }) => rows.map((row) => ({ ...row, key: undefined }))

test('collection sums receipts by day, clerk, course and batch without voided ones', async () => {
  const { hr, t1, d1, pay, read } = await setUp()
  const [asha, ravi] = [
    await createStudent(api.db, { batchId: t1.id }),
    await createStudent(api.db, { batchId: d1.id }),
  ]
  await pay(asha, 1000.1, '2026-11-02')
  await pay(asha, 2000.2, '2026-11-20')
  await pay(ravi, 500, '2026-11-20')
  await pay(ravi, 700, '2026-10-31')
  await hr.delete(`/api/fee/${await pay(ravi, 900, '2026-11-20')}`, { reason: 'Example' })

  const byDay = await read('collection')
  expect(byDay).toMatchObject({ from: '2026-11-01', to: '2026-11-30', total: { receipts: 3, received: 3500.3 } })
  expect(byDay.rows).toMatchObject([
    { key: '2026-11-02', name: '2026-11-02', receipts: 1, received: 1000.1 },
    { key: '2026-11-20', name: '2026-11-20', receipts: 2, received: 2500.2 },
  ])
  expect((await read('collection?by=course')).rows).toMatchObject([
    { name: 'Tally', receipts: 2, received: 3000.3 },
    { name: 'Design', receipts: 1, received: 500 },
  ])
  expect((await read('collection?by=batch&course=tally')).rows).toMatchObject([
    { name: 'T-1', receipts: 2, received: 3000.3 },
  ])
  expect((await read('collection?by=month&from=2026-10-01&to=2026-11-30&batch=D-1')).rows).toMatchObject([
    { name: '2026-10', receipts: 1, received: 700 },
    { name: '2026-11', receipts: 1, received: 500 },
  ])
  const [clerk] = (await read('collection?by=clerk')).rows
  expect(clerk).toMatchObject({ name: 'Example hr', receipts: 3, received: 3500.3 })
  expect((await read(`collection?clerk=${clerk!.key}`)).total).toMatchObject({ receipts: 3, received: 3500.3 })
  expect((await hr.get('/api/report/clerk')).body.clerks).toContainEqual({ _id: clerk!.key, name: 'Example hr' })
})

test('collection counts the parts of a split payment in their modes', async () => {
  const { t1, pay, read } = await setUp()
  const asha = await createStudent(api.db, { batchId: t1.id })
  await pay(asha, 1000, '2026-11-20')
  const parts = [
    { mode: 'Cash', amount: 400.5 },
    { mode: 'UPI', amount: 99.5 },
  ]
  await pay(asha, 500, '2026-11-20', { payMode: 'Others', parts })

  const byMode = await read('collection?by=mode')
  expect(byMode.rows).toMatchObject([
    { name: 'Cash', receipts: 2, received: 1400.5 },
    { name: 'UPI', receipts: 1, received: 99.5 },
  ])
  expect(byMode.total).toMatchObject({ receipts: 2, received: 1500 })
  expect((await read('collection?mode=Cash')).total).toMatchObject({ receipts: 2, received: 1400.5 })
})

test('receivables puts what is left of each due amount into its age', async () => {
  const { t1, d1, pay, read, plan } = await setUp()
  const planned = await createStudent(api.db, { batchId: t1.id, fee: 6000 })
  await plan(planned, [
    { dueDate: '2026-08-22', amount: 1000 },
    { dueDate: '2026-08-23', amount: 1000 },
    { dueDate: '2026-09-22', amount: 1000 },
    { dueDate: '2026-10-22', amount: 1000 },
    { dueDate: '2026-11-20', amount: 1000 },
    { dueDate: '2026-11-21', amount: 1000 },
  ])
  await pay(planned, 250, '2026-11-20')
  // Joined 35 + 31 days ago.
  await createStudent(api.db, { batchId: d1.id, fee: 500, joiningDate: '2026-09-16' })
  await createStudent(api.db, { batchId: d1.id, fee: 500, status: 'Pending' })

  const ages = { late30: 2000, late60: 1000, late90: 1000 }
  expect(await read('receivables')).toMatchObject({
    from: null,
    to: '2026-11-21',
    rows: [
      {
        name: 'Tally',
        students: 1,
        notDue: 0,
        dueToday: 1000,
        ...ages,
        lateOver90: 750,
        pending: 5750,
      },
      {
        name: 'Design',
        students: 1,
        notDue: 0,
        dueToday: 0,
        late60: 500,
        pending: 500,
      },
    ],
    total: {
      students: 2,
      notDue: 0,
      dueToday: 1000,
      ...ages,
      late60: 1500,
      lateOver90: 750,
      pending: 6250,
    },
  })
  expect(names(await read('receivables?by=batch&course=Design'))).toMatchObject([{ name: 'D-1', pending: 500 }])
  expect((await read('receivables?status=Disable')).total).toMatchObject({ students: 0, pending: 0 })
})

test('receivables of a student with two courses names each course, and adds up to the pending fees', async () => {
  const { hr, t1, pay, read } = await setUp()
  const asha = await createStudent(api.db, { batchId: t1.id, fee: 3000 })
  const design = { course: 'Design', batch: 'D-1', cduration: '1 month', mode: 'online', fee: 1500 }
  await hr.post(`/api/enrolment/${asha}`, { ...design, joiningDate: '2026-11-01' })
  await pay(asha, 1000, '2026-09-01')

  const { rows, total } = await read('receivables')

  expect(rows).toMatchObject([
    { name: 'Tally', pending: 2000 },
    { name: 'Design', pending: 1500 },
  ])
  const { pending } = (await hr.get('/api/user')).body.totals
  expect(total).toMatchObject({ students: 1, late60: 2000, notDue: 1500, pending })
})

test('expected compares the amounts due by plans of each month with what was received', async () => {
  const { t1, d1, pay, read, plan } = await setUp()
  const planned = await createStudent(api.db, { batchId: t1.id, fee: 3000 })
  await plan(planned, [
    { dueDate: '2026-10-31', amount: 1000 },
    { dueDate: '2026-11-30', amount: 2000 },
  ])
  await pay(planned, 1200, '2026-11-20')
  await pay(await createStudent(api.db, { batchId: d1.id }), 50, '2026-11-20')

  const report = await read('expected?from=2026-10-01&to=2026-12-31')

  expect(names(report)).toEqual([
    { name: '2026-10', expected: 1000, received: 0, open: 0, other: 0 },
    { name: '2026-11', expected: 2000, received: 1200, open: 1800, other: 50 },
    { name: '2026-12', expected: 0, received: 0, open: 0, other: 0 },
  ])
  expect(report.total).toEqual({ expected: 3000, received: 1200, open: 1800, other: 50 })
  expect((await read('expected?course=Design')).total).toEqual({ expected: 0, received: 0, open: 0, other: 50 })
})

test('balance compares income and expenses per month, months without either included', async () => {
  const { t1, pay, spend, read } = await setUp()
  await pay(await createStudent(api.db, { batchId: t1.id }), 1000.5, '2026-11-20')
  await spend(300.25, '2026-09-30')

  const report = await read('balance?from=2026-09-01&to=2026-11-30')

  expect(names(report)).toEqual([
    { name: '2026-09', income: 0, expenses: 300.25, balance: -300.25 },
    { name: '2026-10', income: 0, expenses: 0, balance: 0 },
    { name: '2026-11', income: 1000.5, expenses: 0, balance: 1000.5 },
  ])
  expect(report.total).toEqual({ income: 1000.5, expenses: 300.25, balance: 700.25 })
  expect(await read('balance')).toMatchObject({ from: '2025-12-01', to: '2026-11-30' })
})

test('profit shares the expenses by students or by income, to the paisa', async () => {
  const { t1, d1, pay, spend, read } = await setUp()
  for (const batchId of [t1.id, t1.id, d1.id]) await pay(await createStudent(api.db, { batchId }), 1000, '2026-11-20')
  await pay(await createStudent(api.db, { batchId: t1.id, joiningDate: '2027-01-01' }), 1000, '2026-11-20')
  await spend(100, '2026-11-20')

  const byStudents = await read('profit')
  expect(names(byStudents)).toEqual([
    { name: 'Tally', students: 2, income: 3000, expenses: 66.67, profit: 2933.33 },
    { name: 'Design', students: 1, income: 1000, expenses: 33.33, profit: 966.67 },
  ])
  expect(byStudents.total).toEqual({ students: 3, income: 4000, expenses: 100, profit: 3900 })
  expect(names(await read('profit?by=batch&share=income'))).toEqual([
    { name: 'T-1', students: 2, income: 3000, expenses: 75, profit: 2925 },
    { name: 'D-1', students: 1, income: 1000, expenses: 25, profit: 975 },
  ])
})

test('reports subtract refunds that are not voided, by their own day', async () => {
  const { admin, t1, pay, read } = await setUp()
  const asha = await createStudent(api.db, { batchId: t1.id })
  await pay(asha, 1000, '2026-10-20', { payMode: 'Online' })
  const refund = async (amount: number) => {
    const body = { amount, date: '2026-11-20', payMode: 'Cash', reason: 'Paid twice' }
    return (await admin.post(`/api/fee/refund/${asha}`, body)).body._id as string
  }
  await refund(250.25)
  await admin.delete(`/api/fee/refund/${await refund(100)}`, { reason: 'Typed twice' })

  const days = 'from=2026-10-01&to=2026-11-30'
  const [october, november] = [
    { receipts: 1, received: 1000, refunded: 0, net: 1000 },
    { receipts: 0, received: 0, refunded: 250.25, net: -250.25 },
  ]
  const total = { receipts: 1, received: 1000, refunded: 250.25, net: 749.75 }
  expect(await read(`collection?by=month&${days}`)).toMatchObject({ rows: [october, november], total })
  expect((await read(`collection?by=mode&${days}`)).rows).toMatchObject([
    { name: 'Online', net: 1000 },
    { name: 'Cash', net: -250.25 },
  ])
  expect((await read(`collection?by=batch&${days}`)).rows).toMatchObject([{ name: 'T-1', ...total }])
  expect((await read(`balance?${days}`)).rows).toMatchObject([{ income: 1000 }, { income: -250.25 }])
  expect((await read(`expected?${days}`)).total).toMatchObject({ other: 749.75 })
  expect((await read('profit')).rows).toMatchObject([{ name: 'Tally', income: 749.75 }])
  expect((await read('receivables')).total).toMatchObject({ pending: 9250.25 })
})

test('profit keeps expenses in the total if there is nothing to share them by', async () => {
  const { spend, read } = await setUp()
  await spend(100, '2026-11-20')

  expect(await read('profit')).toMatchObject({
    rows: [],
    total: { students: 0, income: 0, expenses: 100, profit: -100 },
  })
})

test.each([
  ['collection?from=2026-11-02&to=2026-11-01', { to: /before/ }],
  ['collection?from=2016-11-01&to=2026-11-01', { from: /10/ }],
  ['receivables?by=day', { by: /.+/ }],
  ['balance?course=Tally', {}],
])('%s is rejected (422)', async (path, fields) => {
  const { status, body } = await (await api.signInAs('admin')).get(`/api/report/${path}`)

  expect(status).toBe(422)
  for (const [name, text] of Object.entries(fields)) expect(body.fields[name]).toMatch(text)
})

test('HR reads collection, receivables and expected amounts, but no expenses', async () => {
  const hr = await api.signInAs('hr')
  const statuses = await Promise.all(
    ['collection', 'receivables', 'expected', 'balance', 'profit'].map(
      async (report) => (await hr.get(`/api/report/${report}`)).status,
    ),
  )

  expect(statuses).toEqual([200, 200, 200, 403, 403])
})
