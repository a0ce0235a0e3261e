import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

type Pending = { fname: string; lastDate: string; dueDate: string; PendingFee: number; status: string }
const getNames = ({ students }: { students: Pending[] }) => students.map(({ fname }) => fname)

const pay = async (student: string, paid: number, date: string) =>
  (await (await api.signInAs('hr')).post(`/api/fee/${student}`, { payMode: 'Cash', paid, date })).body._id as string
const pending = async (query = '') => (await (await api.signInAs('hr')).get(`/api/fee/pending${query}`)).body
const setStatus = async (student: string, status: string) =>
  (await api.signInAs('admin')).post('/api/admin/status', { student, status })

describe('listPendingFees: day of the last payment, or of joining', () => {
  test('lists students from 35 days on, in the institute’s time zone', async () => {
    await createStudent(api.db, { fname: 'Joined35', joiningDate: '2026-10-17' })
    await createStudent(api.db, { fname: 'Joined34', joiningDate: '2026-10-18' })
    const paid35 = await createStudent(api.db, { fname: 'Paid35' })
    const paid34 = await createStudent(api.db, { fname: 'Paid34' })
    await pay(paid35, 500, '2026-10-17')
    await pay(paid34, 500, '2026-10-18')

    const body = await pending()

    expect(getNames(body).toSorted()).toEqual(['Joined35', 'Paid35'])
    for (const student of body.students)
      expect(student).toMatchObject({ lastDate: '2026-10-17', dueDate: '2026-11-21' })

    api.now = new Date('2026-11-21T18:29:59Z')
    expect((await pending()).total).toBe(2)
    api.now = new Date('2026-11-21T18:30:00Z')
    expect((await pending()).total).toBe(4)
  })

  test('uses the latest day of payment, not the latest receipt', async () => {
    const student = await createStudent(api.db, { joiningDate: '2026-08-01' })
    await pay(student, 500, '2026-10-01')
    await pay(student, 500, '2026-09-01')

    expect((await pending()).students).toMatchObject([{ lastDate: '2026-10-01', PendingFee: 9000 }])
  })

  test('ignores a voided receipt', async () => {
    const hr = await api.signInAs('hr')
    const student = await createStudent(api.db, { joiningDate: '2026-08-01' })
    await pay(student, 500, '2026-10-01')
    await pay(student, 500, '2026-09-01')
    const last = await pay(student, 500, '2026-11-20')
    expect((await pending()).total).toBe(0)

    await hr.delete(`/api/fee/${last}`, { reason: 'Example' })

    expect((await pending()).students).toMatchObject([{ lastDate: '2026-10-01', PendingFee: 9000 }])
  })

  test('uses the joining date once every receipt is voided', async () => {
    const hr = await api.signInAs('hr')
    const student = await createStudent(api.db, { joiningDate: '2026-08-01' })
    await hr.delete(`/api/fee/${await pay(student, 500, '2026-10-01')}`, { reason: 'Example' })
    expect((await pending()).students).toMatchObject([{ lastDate: '2026-08-01', PendingFee: 10_000 }])

    await hr.put(`/api/user/${student}`, { joiningDate: '2026-07-01' })

    expect((await pending()).students).toMatchObject([{ lastDate: '2026-07-01' }])
  })
})

test('listPendingFees lists active and placed students, but not dropped, pending, deleted or paid-up ones', async () => {
  const dropped = await createStudent(api.db, { fname: 'Dropped', joiningDate: '2026-01-01' })
  await createStudent(api.db, { fname: 'Placed', isPlaced: 'placed', joiningDate: '2026-01-02' })
  await createStudent(api.db, { fname: 'Applicant', status: 'Pending' })
  await createStudent(api.db, { fname: 'Free', fee: 0 })
  const deleted = await createStudent(api.db, { fname: 'Deleted' })
  await pay(await createStudent(api.db, { fname: 'Paid' }), 10_000, '2026-09-01')
  const nearly = await createStudent(api.db, { fname: 'Nearly', joiningDate: '2026-01-03' })
  await pay(nearly, 9999.99, '2026-09-01')
  await setStatus(dropped, 'Disable')
  await setStatus(deleted, 'Delete')

  const body = await pending()

  expect(getNames(body)).toEqual(['Placed', 'Nearly'])
  expect(body.total).toBe(2)
  expect(body.students).toMatchObject([
    { isPlaced: 'placed', TotalFee: 10_000, PaidFee: 0, PendingFee: 10_000 },
    { PaidFee: 9999.99, PendingFee: 0.01 },
  ])
  expect(body.students[0]).not.toHaveProperty('password')
})

test('listPendingFees lists only dropped students in the tab Disable', async () => {
  await createStudent(api.db, { fname: 'Active', joiningDate: '2026-01-01' })
  const dropped = await createStudent(api.db, { fname: 'Dropped', joiningDate: '2026-01-02' })
  await setStatus(dropped, 'Disable')

  const body = await pending('?tab=Disable')

  expect(body).toMatchObject({ students: [{ fname: 'Dropped', status: 'Disable', dueDate: '2026-02-06' }], total: 1 })
})

test('listPendingFees returns the longest overdue first, six per page, with the total', async () => {
  for (const day of [5, 3, 9, 1, 8, 2, 7, 4])
    await createStudent(api.db, { fname: `Day${day}`, joiningDate: `2026-09-0${day}` })

  const pages = [await pending(), await pending('?page=2'), await pending('?page=3')]

  expect(pages.map(getNames)).toEqual([['Day1', 'Day2', 'Day3', 'Day4', 'Day5', 'Day7'], ['Day8', 'Day9'], []])
  for (const page of pages) expect(page.total).toBe(8)
  expect(getNames(await pending('?limit=7'))).toHaveLength(7)
})

test('listPendingFees filters by days late and counts the students of each age', async () => {
  // These fees are due 35 days later: 0, 1, 30, 31, 60, 61, 90 and 91 days before 2026-11-21.
  const joined = ['10-17', '10-16', '09-17', '09-16', '08-18', '08-17', '07-19', '07-18']
  for (const day of joined) await createStudent(api.db, { fname: day, joiningDate: `2026-${day}` })

  const ages = { all: 8, '1-30': 2, '31-60': 2, '61-90': 2, '90+': 1 }
  expect(await pending()).toMatchObject({ total: 8, ages })
  const found = async (age: string) => getNames(await pending(`?age=${encodeURIComponent(age)}`))
  expect(await found('1-30')).toEqual(['09-17', '10-16'])
  expect(await found('31-60')).toEqual(['08-18', '09-16'])
  expect(await found('61-90')).toEqual(['07-19', '08-17'])
  expect(await found('90+')).toEqual(['07-18'])
  expect(await pending('?age=61-90')).toMatchObject({ total: 2, ages })
})

test('listPendingFees leaves out the totals on demand; another call returns them for the same search', async () => {
  await createStudent(api.db, { fname: 'Asha', joiningDate: '2026-09-01' })
  await createStudent(api.db, { fname: 'Ravi', joiningDate: '2026-10-01' })

  const { total, ages } = await pending('?search=asha')
  const list = await pending('?search=asha&totals=false')

  expect(Object.keys(list)).toEqual(['students'])
  expect(getNames(list)).toEqual(['Asha'])
  expect(await pending('/totals?search=asha')).toEqual({ total, ages })
  expect(total).toBe(1)
})

test.each([
  ['jose', ['José']],
  ['FERNÁNDEZ', ['José']],
  ['शर्मा', ['अनन्या']],
  ['morning', ['José', 'Asha']],
  ['tally', ['José', 'Asha']],
  ['ui/ux', ['अनन्या']],
  ['evening-2', ['अनन्या']],
  ['fresh', []],
  ['rao asha', ['Asha']],
  ['asha morning', ['Asha']],
  ['ux', ['अनन्या']],
])('listPendingFees finds for the search %s: %j', async (search, found) => {
  const [tally, design] = [await createCourse(api.db, { name: 'Tally' }), await createCourse(api.db, { name: 'UI/UX' })]
  const inTally = {
    courseId: tally.id,
    batchId: (await createBatch(api.db, { code: 'Morning-7', courseId: tally.id })).id,
  }
  const inDesign = {
    courseId: design.id,
    batchId: (await createBatch(api.db, { code: 'Evening-2', courseId: design.id })).id,
  }
  await createStudent(api.db, { fname: 'José', lname: 'Fernández', joiningDate: '2026-07-01', ...inTally })
  await createStudent(api.db, { fname: 'अनन्या', lname: 'शर्मा', joiningDate: '2026-07-02', ...inDesign })
  await createStudent(api.db, { fname: 'Asha', lname: 'Rao', joiningDate: '2026-07-03', ...inTally })
  await createStudent(api.db, { fname: 'Fresh', lname: 'Rao', joiningDate: '2026-11-01', ...inTally })

  const body = await pending(`?search=${encodeURIComponent(search)}`)

  expect(getNames(body)).toEqual(found)
  expect(body.total).toBe(found.length)
})

test.each(['?limit=101', '?page=0', '?month=1', '?tab=Pending'])('listPendingFees rejects %s (422)', async (query) => {
  const hr = await api.signInAs('hr')

  expect((await hr.get(`/api/fee/pending${query}`)).status).toBe(422)
})
