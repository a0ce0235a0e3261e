import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const fullName = ({ fname, lname }: { fname: string; lname: string }) => `${fname} ${lname}`

/** Two active, one of them placed, one dropped, one waiting, one deleted; ₹4,000 paid by the first. */
async function aFewStudents() {
  const hr = await api.as('hr')
  const admin = await api.as('admin')
  const tally = await createCourse(api.db, { name: 'Tally' })
  const design = await createCourse(api.db, { name: 'UI/UX Design' })
  const morning = await createBatch(api.db, { code: 'Morning-7', courseId: tally.id })
  const evening = await createBatch(api.db, { code: 'Evening-9', courseId: design.id })
  const inTally = { courseId: tally.id, batchId: morning.id }
  const inDesign = { courseId: design.id, batchId: evening.id }
  const jose = await createStudent(api.db, {
    fname: 'José',
    lname: 'Fernández',
    ...inTally,
    at: new Date('2026-11-01'),
  })
  const placed = await createStudent(api.db, {
    fname: 'अनन्या',
    lname: 'शर्मा',
    fee: 20_000,
    isPlaced: 'placed',
    ...inDesign,
    at: new Date('2026-11-02'),
  })
  const dropped = await createStudent(api.db, { fname: 'Asha', lname: 'Rao', ...inTally, at: new Date('2026-11-03') })
  await createStudent(api.db, {
    fname: 'Waiting',
    lname: 'Jo',
    status: 'Pending',
    ...inTally,
    at: new Date('2026-11-04'),
  })
  const gone = await createStudent(api.db, { fname: 'Gone', lname: 'Jo', ...inTally })
  await hr.post(`/api/fee/${jose}`, { payMode: 'Cash', paid: '4000.25', date: '2026-11-20' })
  await admin.post('/api/admin/status', { student: dropped, status: 'Disable' })
  await admin.post('/api/admin/status', { student: gone, status: 'Delete' })
  const names = async (query: string) => {
    const { status, body } = await hr.get(`/api/user?${query}`)
    expect(status).toBe(200)
    return (body.students as { fname: string; lname: string }[]).map(fullName)
  }
  return { hr, admin, jose, placed, dropped, names }
}

test('newest first, with totals over all pages, counts for every tab, and each one’s own figures', async () => {
  const { hr } = await aFewStudents()
  const { body } = await hr.get('/api/user?limit=2')
  expect(body.students.map(fullName)).toEqual(['Asha Rao', 'अनन्या शर्मा'])
  expect(body).toMatchObject({
    total: 3,
    totals: { payable: 40_000, received: 4000.25, pending: 35_999.75 },
    counts: { all: 3, active: 2, dropped: 1, placed: 1, pending: 1 },
  })
  const second = (await hr.get('/api/user?limit=2&page=2')).body
  expect(second).toMatchObject({ total: 3, totals: body.totals, counts: body.counts })
  expect(second.students).toMatchObject([
    { fname: 'José', TotalFee: 10_000, PaidFee: 4000.25, PendingFee: 5999.75, course: 'Tally', batch: 'Morning-7' },
  ])
  expect(second.students[0]).not.toHaveProperty('password')
  expect((await hr.get('/api/user?page=99')).body).toMatchObject({ students: [], total: 3 })
})

test.each([
  ['All', ['Asha Rao', 'अनन्या शर्मा', 'José Fernández'], 3, 40_000],
  ['Active', ['अनन्या शर्मा', 'José Fernández'], 2, 30_000],
  ['Disable', ['Asha Rao'], 1, 10_000],
  ['isPLaced', ['अनन्या शर्मा'], 1, 20_000],
])('the tab %s', async (tab, names, total, payable) => {
  const { hr, names: namesOf } = await aFewStudents()
  expect(await namesOf(`tab=${tab}`)).toEqual(names)
  expect((await hr.get(`/api/user?tab=${tab}`)).body).toMatchObject({ total, totals: { payable } })
})

test('who waits is in the Pending tab alone', async () => {
  const { names } = await aFewStudents()
  expect(await names('tab=Pending')).toEqual(['Waiting Jo'])
})

test.each([
  ['jose', ['José Fernández']],
  ['JOSÉ FERN', ['José Fernández']],
  ['  jose   fernandez ', ['José Fernández']],
  ['अनन', ['अनन्या शर्मा']],
  ['शर्मा', ['अनन्या शर्मा']],
  ['morning', ['Asha Rao', 'José Fernández']],
  ['ui/ux', ['अनन्या शर्मा']],
  ['gone', []],
  ['%', []],
  ['_', []],
  ['\\', []],
])('the search %s', async (search, expected) => {
  const { names } = await aFewStudents()
  expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(expected)
})

test('totals and counts follow the search', async () => {
  const { hr } = await aFewStudents()
  expect((await hr.get('/api/user?search=morning')).body).toMatchObject({
    total: 2,
    totals: { payable: 20_000, received: 4000.25, pending: 15_999.75 },
    counts: { all: 2, active: 1, dropped: 1, placed: 0, pending: 1 },
  })
  expect((await hr.get('/api/user?search=morning&tab=Active')).body).toMatchObject({
    total: 1,
    totals: { payable: 10_000 },
  })
})

test('the running totals say the same as adding up, after every kind of change', async () => {
  const { hr, admin, jose, placed, dropped } = await aFewStudents()
  const [receipt] = (await hr.get(`/api/fee/${jose}`)).body.fee
  const sums = async () => {
    const running = (await hr.get('/api/user')).body
    const added = (await hr.get('/api/user?search=a')).body
    return { running, added }
  }
  const steps = [
    () => hr.put(`/api/user/${jose}`, { fee: 15_000, isPlaced: 'placed', fname: 'Jaan' }),
    () => hr.put(`/api/fee/${receipt._id}`, { paid: 5000 }),
    () => hr.post(`/api/fee/${dropped}`, { payMode: 'Cash', paid: 700, date: '2026-11-21' }),
    () => admin.post('/api/admin/status', { student: dropped, status: 'Active' }),
    () => hr.put(`/api/user/${placed}`, { isPlaced: 'notPlaced', fname: 'Anaanya', lname: 'Sharma' }),
    () => hr.delete(`/api/fee/${receipt._id}`),
    () => admin.post('/api/admin/status', { student: jose, status: 'Delete' }),
  ]
  for (const step of steps) expect((await step()).status).toBeLessThan(300)
  const { running, added } = await sums()
  expect(added).toMatchObject({ total: running.total, totals: running.totals })
  expect(running).toMatchObject({
    total: 2,
    totals: { payable: 30_000, received: 700, pending: 29_300 },
    counts: { all: 2, active: 2, dropped: 0, placed: 0, pending: 1 },
  })
})

test.each([
  'tab=Gone',
  'limit=101',
  'limit=0',
  'page=0',
  'page=x',
  'order=name',
  `search=${'x'.repeat(101)}`,
  'search=%00',
])('%s is refused', async (query) => {
  expect((await (await api.as('hr')).get(`/api/user?${query}`)).status).toBe(422)
})

test('an institute without students has an empty list', async () => {
  expect((await (await api.as('admin')).get('/api/user')).body).toEqual({
    students: [],
    total: 0,
    totals: { payable: 0, received: 0, pending: 0 },
    counts: { all: 0, active: 0, dropped: 0, placed: 0, pending: 0 },
  })
})

test('staff alone list students', async () => {
  expect((await api.call('GET', '/api/user')).status).toBe(401)
  expect((await (await api.as('student')).get('/api/user')).status).toBe(403)
})
