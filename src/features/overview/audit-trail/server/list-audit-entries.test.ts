import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createAccount, registrationBody, createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

type Entry = { action: string; at: string; subject: string | null; who: string; before: unknown; after: unknown }
type Caller = Awaited<ReturnType<typeof api.signInAs>>
let admin: Caller
beforeEach(async () => {
  admin = await signInNamed('admin', 'Asha Rao')
})

async function signInNamed(role: 'hr' | 'admin', name: string): Promise<Caller> {
  const id = await createAccount(api.db, role)
  await api.db.updateTable('account').set({ name }).where('id', '=', id).execute()
  return api.signInAs(role, id)
}
/** Signs in again, because the test clock may have passed the end of the session. */
async function listEntries(query = ''): Promise<{ entries: Entry[]; total: number }> {
  const { status, body } = await (await api.signInAs('admin', admin.id)).get(`/api/admin/audit?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const listActions = async (query: string) => (await listEntries(query)).entries.map(({ action }) => action)
const addCourse = (caller: Caller, course: string) => caller.post('/api/course', { course, cFee: 1, cDuration: 'x' })
async function addCourseAt(instant: string, course: string) {
  api.now = new Date(instant)
  expect((await addCourse(await api.signInAs('admin', admin.id), course)).status).toBe(201)
}
const listSubjects = async (query: string) => (await listEntries(query)).entries.map(({ subject }) => subject)

test('listAuditEntries returns actor, action, time and values, newest first', async () => {
  const hr = await signInNamed('hr', 'Hari')
  const { _id } = (await addCourse(admin, 'Tally')).body
  api.now = new Date('2026-11-21T04:31:00Z')
  const changed = await admin.put(`/api/course/${_id}`, { cFee: 2 })
  const student = await createStudent(api.db, { fname: 'Ravi', lname: 'Example' })
  const paid = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date: '2026-11-20' })
  const { entries, total } = await listEntries()
  expect(total).toBe(3)
  expect(entries).toMatchObject([
    { action: 'fee.record', who: 'Hari', whoId: hr.id, role: 'hr', record: 'receipt', subject: '2026-27/000001' },
    {
      action: 'course.update',
      who: 'Asha Rao',
      role: 'admin',
      recordId: _id,
      subject: 'Tally',
      at: '2026-11-21T04:31:00.000Z',
      requestId: changed.headers['x-request-id'],
      before: {
        cFee: 1,
        version: 1,
      },
      after: {
        cFee: 2,
        version: 2,
      },
    },
    { action: 'course.create', before: null, at: '2026-11-21T04:30:00.000Z' },
  ])
  expect(entries[0]).toHaveProperty('recordId', paid.body._id)
  const fields = ['_id', 'action', 'after', 'at', 'before', 'record', 'recordId', 'requestId', 'role', 'subject', 'who']
  expect(Object.keys(entries[0]!).sort()).toEqual([...fields, 'whoId'])
})

test('listAuditEntries returns the URL of a project or link as its subject, and null once deleted', async () => {
  const own = await api.signInAs('student', await createStudent(api.db))
  const form = { project: 'https://example.com/shop', techUsed: 'x', description: 'x' }
  const project = (await own.post('/api/project', form)).body
  const link = (await own.post('/api/portfolio', { portfolio: 'https://example.com/me' })).body
  await own.put(`/api/project/${project._id}`, { techUsed: 'y' })
  expect(await listSubjects('')).toEqual([form.project, 'https://example.com/me', form.project])
  await own.delete(`/api/portfolio/${link._id}`)
  const [removed] = (await listEntries()).entries
  expect(removed).toMatchObject({ subject: null, before: { portfolio: 'https://example.com/me' } })
})

describe('listAuditEntries filters', () => {
  test('who matches an account id or part of a name', async () => {
    const hari = await signInNamed('hr', 'Hari 100%')
    const course = await createCourse(api.db, { name: 'Tally' })
    await hari.post('/api/batch', { courseName: course.name, bCode: 'B', bTime: 'x', startDate: '2026-11-01' })
    await addCourse(admin, 'Python')
    for (const who of [hari.id, hari.id.toUpperCase(), 'Hari', 'hari', 'ARI', '100%25'])
      expect(await listActions(`who=${who}`), who).toEqual(['batch.create'])
    expect(await listActions(`who=${admin.id}`)).toEqual(['course.create'])
    for (const who of ['nobody', ABSENT_ID, '%25%25', '_____', '\\'])
      expect(await listEntries(`who=${encodeURIComponent(who === '%25%25' ? '%%' : who)}`), who).toEqual({
        entries: [],
        total: 0,
      })
  })

  test('a page of a name has the newest entries of everybody with it', async () => {
    await addCourse(await signInNamed('admin', 'Hari One'), 'Course 1')
    const hari = await signInNamed('admin', 'Hari Two')
    for (const n of [2, 3, 4]) await addCourse(hari, `Course ${n}`)
    await addCourse(admin, 'Python')
    expect(await listSubjects('who=hari&limit=2')).toEqual(['Course 4', 'Course 3'])
    expect(await listSubjects('who=hari&limit=2&page=2')).toEqual(['Course 2', 'Course 1'])
  })

  test('who matches current and former names of staff, and names of students without accents', async () => {
    const hari = await signInNamed('hr', 'Hari Before')
    const course = await createCourse(api.db, { name: 'Tally' })
    await hari.post('/api/batch', { courseName: course.name, bCode: 'B', bTime: 'x', startDate: '2026-11-01' })
    expect((await admin.put(`/api/admin/staff/${hari.id}`, { name: 'Hari After' })).status).toBe(200)
    for (const who of ['before', 'after']) expect(await listActions(`who=${who}`), who).toEqual(['batch.create'])
    const lea = await api.signInAs('student', await createStudent(api.db, { fname: 'Léa', lname: 'Example' }))
    await lea.post('/api/portfolio', { portfolio: 'https://example.com/lea' })
    for (const who of ['Léa', 'lea ex']) expect(await listActions(`who=${who}`), who).toEqual(['portfolio.add'])
  })

  test('recordId and record match a record and a kind of record', async () => {
    const { _id } = (await addCourse(admin, 'Tally')).body
    await addCourse(admin, 'Python')
    await admin.put(`/api/course/${_id}`, { cFee: 2 })
    await admin.put('/api/institute', { phone: '1' })
    await admin.post('/api/admin/expense-category', { ledger: 'Rent' })
    expect(await listActions(`recordId=${_id.toUpperCase()}`)).toEqual(['course.update', 'course.create'])
    expect(await listActions('record=course')).toEqual(['course.update', 'course.create', 'course.create'])
    expect(await listActions(`record=category&recordId=${_id}`)).toEqual([])
    expect(await listActions('record=nonsense')).toEqual([])
    for (const none of ['nonsense', '%25', '2026-27/000001'])
      expect(await listActions(`recordId=${none}`), none).toEqual([])
  })

  test.each([
    ['page=0', 'page'],
    ['limit=101', 'limit'],
    ['from=yesterday', 'from'],
    ['to=2026-02-30', 'to'],
    ['who=%00', 'who'],
    [`who=${'x'.repeat(101)}`, 'who'],
    ['action=fee.void', 'action'],
  ])('rejects %s (422)', async (query, field) => {
    const { status, body } = await admin.get(`/api/admin/audit?${query}`)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('listAuditEntries: from and to are days in the institute’s time zone, both included', () => {
  test('in India', async () => {
    await addCourseAt('2026-11-19T18:29:59.999Z', 'the 19th, late')
    await addCourseAt('2026-11-19T18:30:00.000Z', 'the 20th, midnight')
    await addCourseAt('2026-11-20T18:29:59.999Z', 'the 20th, late')
    await addCourseAt('2026-11-20T18:30:00.000Z', 'the 21st, midnight')
    expect(await listSubjects('from=2026-11-20&to=2026-11-20')).toEqual(['the 20th, late', 'the 20th, midnight'])
    expect(await listSubjects('from=2026-11-21')).toEqual(['the 21st, midnight'])
    expect(await listSubjects('to=2026-11-19')).toEqual(['the 19th, late'])
    expect(await listEntries('from=2026-11-21&to=2026-11-19')).toEqual({ entries: [], total: 0 })
  })

  test.each([
    // Daylight saving time: the first day has 25 hours, the second 23.
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59.999Z', '2026-03-09T04:00:00Z'],
    // Names that PostgreSQL interprets differently, or does not know.
    ['IST', '2026-11-20', '2026-11-19T18:30:00Z', '2026-11-20T18:29:59.999Z', '2026-11-20T18:30:00Z'],
    ['US/Pacific-New', '2026-11-20', '2026-11-20T08:00:00Z', '2026-11-21T07:59:59.999Z', '2026-11-21T08:00:00Z'],
    ['+05:30', '2026-11-20', '2026-11-19T18:30:00Z', '2026-11-20T18:29:59.999Z', '2026-11-20T18:30:00Z'],
  ])('in %s on %s', async (timeZone, day, first, last, after) => {
    expect((await admin.put('/api/institute', { timeZone })).status).toBe(200)
    await addCourseAt(first, 'first')
    await addCourseAt(last, 'last')
    await addCourseAt(after, 'after')
    expect(await listSubjects(`record=course&from=${day}&to=${day}`)).toEqual(['last', 'first'])
  })
})

test('listAuditEntries returns pages of fifty and the total', async () => {
  for (let n = 1; n <= 53; n++) await addCourse(admin, `Course ${n}`)
  const [first, second, third] = [await listEntries(), await listEntries('page=2'), await listEntries('page=3')]
  expect([first, second, third].map(({ entries, total }) => [entries.length, total])).toEqual([
    [50, 53],
    [3, 53],
    [0, 53],
  ])
  expect(second.entries.map(({ subject }) => subject)).toEqual(['Course 3', 'Course 2', 'Course 1'])
  expect(await listSubjects('limit=2&page=2')).toEqual(['Course 51', 'Course 50'])
})

describe('listAuditEntries: personal data', () => {
  async function createStudentWithHistory() {
    const hr = await signInNamed('hr', 'Hari')
    const course = await createCourse(api.db)
    const batch = await createBatch(api.db, { courseId: course.id })
    const form = registrationBody(course.name, batch.code, { perAddress: '17 Volieren Marg', Paidfee: 0 })
    const { student } = (await hr.post('/api/user/register', form)).body
    await hr.put(`/api/user/${student._id}`, { contact: '9000000001', isPlaced: 'placed' })
    const own = await api.signInAs('student', student._id)
    await own.post('/api/project', { project: 'https://example.com/volieren', techUsed: 'x', description: 'x' })
    return student._id as string
  }

  test('is part of the values', async () => {
    const id = await createStudentWithHistory()
    const { entries } = await listEntries(`recordId=${id}`)
    expect(entries).toMatchObject([
      {
        action: 'student.update',
        subject: 'Ravi Example',
        before: {
          contact: '9876543210',
          isPlaced: 'notPlaced',
          version: 1,
        },
        after: {
          contact: '9000000001',
          isPlaced: 'placed',
          version: 2,
        },
      },
      { action: 'student.register', before: null, after: { perAddress: '17 Volieren Marg', fname: 'Ravi' } },
    ])
    expect((await listEntries('record=project')).entries).toMatchObject([
      { who: 'Ravi Example', role: 'student', after: { project: 'https://example.com/volieren' } },
    ])
  })

  test('is erased with the student, while the entries stay', async () => {
    const id = await createStudentWithHistory()
    await admin.post('/api/admin/status', { student: id, status: 'Delete' })
    expect((await admin.post(`/api/admin/erase/${id}`, { name: 'Ravi Example' })).status).toBe(200)
    const { entries } = await listEntries(`recordId=${id}`)
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['student.erase', null],
      ['student.delete', null],
      ['student.update', null],
      ['student.register', null],
    ])
    expect(entries[2]).toMatchObject({ before: { isPlaced: 'notPlaced' }, after: { isPlaced: 'placed' } })
    expect(JSON.stringify((await listEntries()).entries.map(({ before, after }) => [before, after]))).not.toMatch(
      /Ravi|9000000001|9876543210|olieren/,
    )
    expect((await listEntries('record=project')).entries).toMatchObject([{ who: '–', role: 'student' }])
  })
})

test('listAuditEntries requires an admin (401, 403)', async () => {
  expect((await api.call('GET', '/api/admin/audit')).status).toBe(401)
  for (const role of ['hr', 'student'] as const)
    expect((await (await api.signInAs(role)).get('/api/admin/audit')).status).toBe(403)
})
