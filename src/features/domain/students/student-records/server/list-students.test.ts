import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { copyStudent } from '#testing/server/copy-student.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const fullName = ({ fname, lname }: { fname: string; lname: string }) => `${fname} ${lname}`

/** Creates José (active, ₹4,000.25 paid), अनन्या (placed), Asha (dropped), one pending and one deleted student. */
async function createStudents() {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const tally = await createCourse(api.db, { name: 'Tally' })
  const design = await createCourse(api.db, { name: 'UI/UX Design' })
  const morning = await createBatch(api.db, { code: 'Morning-7', courseId: tally.id })
  const evening = await createBatch(api.db, { code: 'Evening-9', courseId: design.id })
  const inTally = { courseId: tally.id, batchId: morning.id }
  const inDesign = { courseId: design.id, batchId: evening.id }
  const active = await createStudent(api.db, {
    fname: 'José',
    lname: 'Fernández',
    father: 'Mateo Fernández',
    email: 'pepe@example.net',
    contact: '9812345678',
    altContact: '+14155552671',
    parentContact: '9711122233',
    at: new Date('2026-11-01'),
    ...inTally,
  })
  const placed = await createStudent(api.db, {
    fname: 'अनन्या',
    lname: 'शर्मा',
    fee: 20_000,
    isPlaced: 'placed',
    at: new Date('2026-11-02'),
    ...inDesign,
  })
  const dropped = await createStudent(api.db, {
    fname: 'Asha',
    lname: 'Rao',
    at: new Date('2026-11-03'),
    ...inTally,
  })
  await createStudent(api.db, {
    fname: 'Applicant',
    lname: 'Jo',
    status: 'Pending',
    at: new Date('2026-11-04'),
    ...inTally,
  })
  const deleted = await createStudent(api.db, { fname: 'Deleted', lname: 'Jo', ...inTally })
  await hr.post(`/api/fee/${active}`, { payMode: 'Cash', paid: '4000.25', date: '2026-11-20' })
  await admin.post('/api/admin/status', { student: dropped, status: 'Disable' })
  await admin.post('/api/admin/status', { student: deleted, status: 'Delete' })
  const listNames = async (query: string) => {
    const { status, body } = await hr.get(`/api/user?${query}`)
    expect(status).toBe(200)
    return (body.students as { fname: string; lname: string }[]).map(fullName)
  }
  return { hr, admin, active, placed, dropped, listNames }
}

test('listStudents returns the newest first, with totals and counts over all pages', async () => {
  const { hr } = await createStudents()

  const { body } = await hr.get('/api/user?limit=2')

  expect(body.students.map(fullName)).toEqual(['Asha Rao', 'अनन्या शर्मा'])
  expect(body).toMatchObject({
    total: 3,
    totals: { payable: 40_000, received: 4000.25, pending: 35_999.75 },
    counts: { all: 3, active: 2, dropped: 1, placed: 1, pending: 1 },
  })
})

test('listStudents returns the next page with the same totals and counts', async () => {
  const { hr } = await createStudents()
  const first = (await hr.get('/api/user?limit=2')).body

  const second = (await hr.get('/api/user?limit=2&page=2')).body

  expect(second).toMatchObject({ total: 3, totals: first.totals, counts: first.counts })
  expect(second.students).toMatchObject([
    { fname: 'José', TotalFee: 10_000, PaidFee: 4000.25, PendingFee: 5999.75, course: 'Tally', batch: 'Morning-7' },
  ])
  expect(second.students[0]).not.toHaveProperty('password')
})

test('listStudents returns an empty page after the last one', async () => {
  const { hr } = await createStudents()

  expect((await hr.get('/api/user?page=99')).body).toMatchObject({ students: [], total: 3 })
})

test.each([
  ['All', ['Asha Rao', 'अनन्या शर्मा', 'José Fernández'], 3, 40_000],
  ['Active', ['अनन्या शर्मा', 'José Fernández'], 2, 30_000],
  ['Disable', ['Asha Rao'], 1, 10_000],
  ['isPLaced', ['अनन्या शर्मा'], 1, 20_000],
])('listStudents returns students and totals of the tab %s', async (tab, names, total, payable) => {
  const { hr, listNames } = await createStudents()

  expect(await listNames(`tab=${tab}`)).toEqual(names)
  expect((await hr.get(`/api/user?tab=${tab}`)).body).toMatchObject({ total, totals: { payable } })
})

test('listStudents returns pending registrations in the tab Pending only', async () => {
  const { listNames } = await createStudents()

  expect(await listNames('tab=Pending')).toEqual(['Applicant Jo'])
})

test.each([
  ['jose', ['José Fernández']],
  ['JOSÉ FERN', ['José Fernández']],
  ['  jose   fernandez ', ['José Fernández']],
  ['अनन', ['अनन्या शर्मा']],
  ['शर्मा', ['अनन्या शर्मा']],
  ['morning', ['Asha Rao', 'José Fernández']],
  ['ui/ux', ['अनन्या शर्मा']],
  ['Fernandez José', ['José Fernández']],
  ['fernandez, mateo', ['José Fernández']],
  ['pepe@EXAMPLE.net', ['José Fernández']],
  ['jose morning tally', ['José Fernández']],
  ['jose evening', []],
  ['9812345678', ['José Fernández']],
  ['+91 098123 45678', ['José Fernández']],
  ['98123-45678', ['José Fernández']],
  ['12345', ['José Fernández']],
  ['+91 98123', ['José Fernández']],
  ['97111 22233', ['José Fernández']],
  ['+1 (415) 555-2671', ['José Fernández']],
  ['415 5552', ['José Fernández']],
  ['2026-27/000001', ['José Fernández']],
  ['2026-27/1', ['José Fernández']],
  ['2026-27/000002', []],
  ['deleted', []],
])(
  'listStudents finds by every word in name, father, email, phone, batch, course or receipt: %s',
  async (search, expected) => {
    const { listNames } = await createStudents()

    expect(await listNames(`search=${encodeURIComponent(search)}`)).toEqual(expected)
  },
)

test.each(['%', '_', '\\', ' , ', '+91'])(
  'listStudents returns everyone for a search without a word: %j',
  async (search) => {
    const { listNames } = await createStudents()

    expect(await listNames(`search=${encodeURIComponent(search)}`)).toHaveLength(3)
  },
)

test('listStudents finds a student by changed fields, and no longer by the old ones', async () => {
  const { hr, active, listNames } = await createStudents()

  await hr.put(`/api/user/${active}`, { father: 'Diego', email: 'new@example.net', contact: '9000000007' })

  for (const search of ['diego', 'new@', '9000000007']) expect(await listNames(`search=${search}`)).toHaveLength(1)
  for (const search of ['mateo', 'pepe', '9812345678']) expect(await listNames(`search=${search}`)).toEqual([])
})

test('listStudents finds students by the new name of a batch and of a course', async () => {
  const { hr, admin, listNames } = await createStudents()
  const [{ _id: batch }] = (await hr.get('/api/batch?search=morning')).body.batches
  const [{ _id: course }] = (await hr.get('/api/course?search=tally')).body.courses

  await hr.put(`/api/batch/${batch}`, { bCode: 'Dawn-1' })
  await admin.put(`/api/course/${course}`, { course: 'Accounts' })

  expect(await listNames('search=accounts+dawn')).toEqual(['Asha Rao', 'José Fernández'])
  expect(await listNames('search=tally')).toEqual([])
})

test('listStudents returns how many registrations await approval, whatever the search', async () => {
  const { hr } = await createStudents()

  for (const query of ['', '?search=rao', '?search=nobody&tab=Active'])
    expect((await hr.get(`/api/user${query}`)).body.awaitingApproval, query).toBe(1)
})

test('listStudents returns totals and counts of the search', async () => {
  const { hr } = await createStudents()

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

test('listStudents: the running totals equal the sums of the rows after every kind of change', async () => {
  const { hr, admin, active, placed, dropped } = await createStudents()
  const [receipt] = (await hr.get(`/api/fee/${active}`)).body.fee
  const changes = [
    () => hr.put(`/api/user/${active}`, { fee: 15_000, isPlaced: 'placed', fname: 'Jaan' }),
    () => hr.put(`/api/fee/${receipt._id}`, { paid: 5000 }),
    () => hr.post(`/api/fee/${dropped}`, { payMode: 'Cash', paid: 700, date: '2026-11-21' }),
    () => admin.post('/api/admin/status', { student: dropped, status: 'Active' }),
    () => hr.put(`/api/user/${placed}`, { isPlaced: 'notPlaced', fname: 'Anaanya', lname: 'Sharma' }),
    () => hr.delete(`/api/fee/${receipt._id}`, { reason: 'Example' }),
    () => admin.post('/api/admin/status', { student: active, status: 'Delete' }),
  ]
  for (const change of changes) expect((await change()).status).toBeLessThan(300)

  const running = (await hr.get('/api/user')).body
  // A search that matches everyone is summed over the rows.
  const summed = (await hr.get('/api/user?search=a')).body

  expect(summed).toMatchObject({ total: running.total, totals: running.totals })
  expect(running).toMatchObject({
    total: 2,
    totals: { payable: 30_000, received: 700, pending: 29_300 },
    counts: { all: 2, active: 2, dropped: 0, placed: 0, pending: 1 },
  })
})

test.each([
  'tab=Other',
  'limit=101',
  'limit=0',
  'page=0',
  'page=x',
  'order=name',
  'sort=father',
  'due=yes',
  'joined=2026-13',
  `search=${'x'.repeat(101)}`,
  'search=%00',
])('listStudents rejects %s (422)', async (query) => {
  const hr = await api.signInAs('hr')

  expect((await hr.get(`/api/user?${query}`)).status).toBe(422)
})

test('listStudents names the tabs for an unknown tab (422)', async () => {
  const hr = await api.signInAs('hr')

  expect((await hr.get('/api/user?tab=zz')).body.fields).toEqual({
    tab: 'Choose one of these: All, Active, Disable, isPLaced, Pending.',
  })
})

test('listStudents returns zeros without students', async () => {
  const admin = await api.signInAs('admin')

  expect((await admin.get('/api/user')).body).toEqual({
    students: [],
    total: 0,
    totals: { payable: 0, received: 0, pending: 0 },
    awaitingApproval: 0,
    incomplete: 0,
    deleted: 0,
    counts: { all: 0, active: 0, dropped: 0, placed: 0, pending: 0 },
  })
})

test('listStudents rejects callers other than staff (401, 403)', async () => {
  const student = await api.signInAs('student')

  expect((await api.call('GET', '/api/user')).status).toBe(401)
  expect((await student.get('/api/user')).status).toBe(403)
})

const ACCOUNTS = [
  { fname: 'Bina', lname: 'Das', fee: 9000, joiningDate: '2026-02-10' },
  { fname: 'asha', lname: 'Rao', fee: 12_000, joiningDate: '2026-11-01' },
  { fname: 'Chetan', lname: 'Jain', fee: 9000, joiningDate: '2025-11-30' },
]

async function createAccounts() {
  const hr = await api.signInAs('hr')
  const ids: string[] = []
  for (const account of ACCOUNTS) ids.push(await createStudent(api.db, account))
  await hr.post(`/api/fee/${ids[0]}`, { payMode: 'Cash', paid: 9000, date: '2026-11-02' })
  const listFirstNames = async (query: string) =>
    (await hr.get(`/api/user?${query}`)).body.students.map(({ fname }: { fname: string }) => fname)
  return { hr, listFirstNames }
}

test.each([
  ['name', ['asha', 'Bina', 'Chetan']],
  ['-name', ['Chetan', 'Bina', 'asha']],
  ['TotalFee', ['Bina', 'Chetan', 'asha']],
  ['-TotalFee', ['asha', 'Chetan', 'Bina']],
  ['-PendingFee', ['asha', 'Chetan', 'Bina']],
  ['joiningDate', ['Chetan', 'Bina', 'asha']],
])('listStudents sorts by %s, equal values by id, and so pages do not overlap', async (sort, expected) => {
  const { listFirstNames } = await createAccounts()

  const pages = [1, 2, 3].map((page) => listFirstNames(`sort=${sort}&limit=1&page=${page}`))

  expect((await Promise.all(pages)).flat()).toEqual(expected)
})

test.each([
  ['batch', ['अनन्या शर्मा', 'Asha Rao', 'José Fernández']],
  ['-batch', ['José Fernández', 'Asha Rao', 'अनन्या शर्मा']],
  ['course', ['Asha Rao', 'José Fernández', 'अनन्या शर्मा']],
  ['-course&tab=Active', ['अनन्या शर्मा', 'José Fernández']],
  ['batch&search=tally', ['Asha Rao', 'José Fernández']],
])('listStudents sorts by %s, with pages that do not overlap', async (sort, expected) => {
  const { listNames } = await createStudents()

  const all = await listNames(`sort=${sort}`)
  const pages = await Promise.all(all.map((_, index) => listNames(`sort=${sort}&limit=1&page=${index + 1}`)))

  expect(pages.flat()).toEqual(all)
  expect(all.toSorted()).toEqual(expected.toSorted())
  expect(all.indexOf('अनन्या शर्मा')).toBe(expected.indexOf('अनन्या शर्मा'))
})

test.each(['', 'search=tally', 'due=pending&tab=Active', 'batch=Morning-7&joined=2026'])(
  'the totals of a list have a call of their own: %s',
  async (query) => {
    const { admin } = await createStudents()
    const { students, ...totals } = (await admin.get(`/api/user?${query}`)).body

    expect((await admin.get(`/api/user?totals=false&${query}`)).body).toEqual({ students })
    expect((await admin.get(`/api/user?totals=quick&${query}`)).body).toEqual({ students, ...totals })
    expect((await admin.get(`/api/user/totals?${query}`)).body).toEqual(totals)
  },
)

test('listStudents with totals=quick counts up to 500 matches, and says that it is still counting more', async () => {
  const { hr, active, listNames } = await createStudents()
  const fields = { course: 'UI/UX Design', batch: 'Evening-9', cduration: '2 months', mode: 'offline', fee: 10_000 }
  expect((await hr.post(`/api/enrolment/${active}`, { ...fields, joiningDate: '2026-11-01' })).status).toBe(201)
  await copyStudent(api.ownerUrl, active)
  const { students, ...rest } = (await hr.get('/api/user?totals=quick&search=jose')).body

  expect(students).toHaveLength(20)
  expect(rest).toEqual({ counting: true })
  expect((await hr.get('/api/user/totals?search=jose')).body).toMatchObject({ total: 1001 })
  expect((await hr.get('/api/user?search=jose')).body).toMatchObject({
    total: 1001,
    totals: { received: 4_004_250.25 },
  })
  expect((await hr.get('/api/user?totals=quick&search=asha')).body).toMatchObject({ total: 1, counts: { dropped: 1 } })
  // More students have this as another course than are read for a search.
  expect((await hr.get('/api/user/totals?search=jose+tally')).body).toMatchObject({ total: 1001 })
  expect(await listNames('search=tally+rao')).toEqual(['Asha Rao'])
})

test('listStudents with totals=quick sorts and pages what it has found', async () => {
  const { listFirstNames } = await createAccounts()
  for (const sort of ['name', '-PendingFee', 'batch']) {
    const query = `due=pending&sort=${sort}`
    const pages = [1, 2, 3].map((page) => listFirstNames(`${query}&totals=quick&limit=1&page=${page}`))
    expect((await Promise.all(pages)).flat(), sort).toEqual(await listFirstNames(`${query}&totals=false`))
  }
})

test('listStudents filters by due fee, joining month and year, batch and course, in totals and counts too', async () => {
  const { hr, listFirstNames } = await createAccounts()
  const { students } = (await hr.get('/api/user?search=bina')).body
  const { batch, course } = students[0]

  expect(await listFirstNames('due=pending&sort=name')).toEqual(['asha', 'Chetan'])
  expect(await listFirstNames('due=late')).toEqual(['Chetan'])
  expect(await listFirstNames('due=none')).toEqual(['Bina'])
  expect(await listFirstNames('joined=2026-11')).toEqual(['asha'])
  expect(await listFirstNames('joined=2026&sort=name')).toEqual(['asha', 'Bina'])
  expect(await listFirstNames(`batch=${batch.toUpperCase()}&course=${course}`)).toEqual(['Bina'])
  expect(await listFirstNames('batch=unknown')).toEqual([])
  expect((await hr.get('/api/user?due=late&search=jain')).body).toMatchObject({
    total: 1,
    totals: {
      payable: 9000,
      received: 0,
      pending: 9000,
    },
    counts: {
      all: 1,
      active: 1,
      dropped: 0,
    },
  })
})

test('listStudents finds the students who lack a required field, and counts them whatever the search', async () => {
  const { hr, placed, dropped, listNames } = await createStudents()
  const put = async (id: string, body: object) => expect((await hr.put(`/api/user/${id}`, body)).status).toBe(200)
  await api.db
    .updateTable('student')
    .set({ father: '', is_incomplete: true })
    .where('id', 'in', [placed, dropped])
    .execute()

  expect(await listNames('only=incomplete')).toEqual(['Asha Rao', 'अनन्या शर्मा'])
  expect(await listNames('only=incomplete&tab=isPLaced')).toEqual(['अनन्या शर्मा'])
  expect((await hr.get('/api/user?search=pepe')).body).toMatchObject({ total: 1, incomplete: 2 })
  expect((await hr.get('/api/user/totals?only=incomplete')).body).toMatchObject({
    total: 2,
    totals: { payable: 30_000 },
    counts: {
      all: 2,
      active: 1,
      dropped: 1,
      placed: 1,
      pending: 0,
    },
  })
  await put(placed, { degree: 'BSc' })
  expect(await listNames('only=incomplete')).toEqual(['Asha Rao', 'अनन्या शर्मा'])
  await put(placed, { father: 'Mohan शर्मा' })
  expect(await listNames('only=incomplete')).toEqual(['Asha Rao'])
  expect((await hr.get('/api/user?only=late')).status).toBe(422)
})

test('listStudents finds no deleted student among those who lack a required field', async () => {
  const { hr, admin, dropped } = await createStudents()
  await api.db.updateTable('student').set({ father: '', is_incomplete: true }).where('id', '=', dropped).execute()

  await admin.post('/api/admin/status', { student: dropped, status: 'Delete' })

  expect((await hr.get('/api/user?only=incomplete')).body).toMatchObject({ total: 0, incomplete: 0 })
})
