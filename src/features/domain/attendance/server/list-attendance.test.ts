import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse, createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { createBatchWithStudents, marksBody, TODAY, YESTERDAY } from '#testing/server/attendance.ts'

const api = startTestApi()

type ListedMark = { studentName: string; date: string; batchCode: string; attendence: boolean }
const describeMarks = ({ attendance }: { attendance: ListedMark[] }) =>
  attendance.map(({ studentName, date, attendence }) => `${date} ${studentName} ${attendence ? '✓' : '✗'}`)

async function createSheets() {
  const hr = await api.signInAs('hr')
  const a = await createBatchWithStudents(api, ['Bela', 'Asha'], { code: 'A' })
  const b = await createBatchWithStudents(api, ['Chand'], { code: 'B' })
  const [bela] = a.students as [string]
  for (const day of ['2026-10-31', '2026-11-01', YESTERDAY])
    await hr.post('/api/attend', marksBody('A', a.students, day, [bela]))
  for (const day of ['2026-11-01', TODAY]) await hr.post('/api/attend', marksBody('B', b.students, day))
  await api.db
    .updateTable('enrolment')
    .set({ joining_on: '2025-01-01' })
    .where('student_id', '=', b.students[0]!)
    .execute()
  await hr.post('/api/attend', marksBody('B', b.students, '2025-11-05', b.students))
  const list = async (query: string) => {
    const { status, body } = await hr.get(`/api/attend${query}`)
    expect(status).toBe(200)
    return body
  }
  return { hr, a, b, list }
}

test('listAttendance returns pages of 15 unless a limit is given', async () => {
  const hr = await api.signInAs('hr')
  const names = Array.from({ length: 16 }, (_, index) => `Student${index}`)
  const { students } = await createBatchWithStudents(api, names, { code: 'A' })
  await hr.post('/api/attend', marksBody('A', students))

  const { attendance, total } = (await hr.get('/api/attend?month=11&year=2026')).body
  expect([attendance.length, total]).toEqual([15, 16])
})

describe('listAttendance of one batch and day', () => {
  test('returns all marks, ordered by name without accents and case, with the version', async () => {
    const hr = await api.signInAs('hr')
    const { batch, students } = await createBatchWithStudents(api, ['Zoë', 'élodie', 'Emil', 'Ömer', 'अनन्या', 'Elan'])
    await hr.post('/api/attend', marksBody(batch.code, students, TODAY, [students[0]!]))
    const { body } = await hr.get(`/api/attend?batchCode=${batch.code}&date=${TODAY}&limit=2&page=1`)
    expect(body.attendance.map(({ studentName }: ListedMark) => studentName)).toEqual([
      'Elan Rao',
      'élodie Rao',
      'Emil Rao',
      'Ömer Rao',
      'Zoë Rao',
      'अनन्या Rao',
    ])
    expect(body).toMatchObject({ present: 5, absent: 1, total: 6, version: 1, lastDate: TODAY })
  })

  test("returns the father's name, which tells students of the same name apart", async () => {
    const { list } = await createSheets()

    const { attendance } = await list(`?batchCode=A&date=${YESTERDAY}`)

    expect(attendance[0]).toMatchObject({ studentName: 'Asha Rao', father: 'Example Father' })
  })

  test('returns an empty list and the last marked day before a day without marks', async () => {
    const { list } = await createSheets()
    const none = { attendance: [], present: 0, absent: 0, total: 0, version: null }
    expect(await list(`?batchCode=A&date=${TODAY}`)).toEqual({ ...none, lastDate: YESTERDAY })
    expect(await list('?batchCode=A&date=2026-11-10')).toEqual({ ...none, lastDate: '2026-11-01' })
    expect(await list('?batchCode=A&date=2026-10-30')).toEqual({ ...none, lastDate: null })
  })

  test('returns 404 for an unknown batch', async () => {
    const { hr } = await createSheets()
    expect((await hr.get(`/api/attend?batchCode=NO-1&date=${TODAY}`)).status).toBe(404)
  })

  test('ignores the case of the batch code', async () => {
    const { list } = await createSheets()
    expect(describeMarks(await list(`?batchCode=a&date=${YESTERDAY}`))).toEqual([
      `${YESTERDAY} Asha Rao ✓`,
      `${YESTERDAY} Bela Rao ✗`,
    ])
  })
})

describe('listAttendance of many days', () => {
  test('returns pages, newest first, then by name, with totals of all pages', async () => {
    const { list } = await createSheets()
    const pages = [await list('?limit=3'), await list('?limit=3&page=2'), await list('?limit=3&page=3')]
    for (const page of pages) expect(page).toMatchObject({ present: 5, absent: 4, total: 9, version: null })
    const rows = pages.flatMap(describeMarks)
    expect(rows).toHaveLength(9)
    expect(rows.slice(0, 3)).toEqual([`${TODAY} Chand Rao ✓`, `${YESTERDAY} Asha Rao ✓`, `${YESTERDAY} Bela Rao ✗`])
    expect(rows.slice(-3)).toEqual(['2026-10-31 Asha Rao ✓', '2026-10-31 Bela Rao ✗', '2025-11-05 Chand Rao ✗'])
    expect(await list('?limit=3&page=99')).toMatchObject({ attendance: [], total: 9 })
  })

  test.each([
    ['?month=11&year=2026', 6, 4, 2],
    ['?month=10&year=2026', 2, 1, 1],
    ['?month=11', 6, 4, 2],
    ['?year=2025', 1, 0, 1],
    ['?month=12&year=2026', 0, 0, 0],
    ['?batchCode=B', 3, 2, 1],
    ['?batchCode=A&month=11&year=2026', 4, 2, 2],
    ['?batchCode=B&month=11', 2, 2, 0],
    ['?batchCode=NO-1&month=11', 0, 0, 0],
    ['?date=2026-11-01', 3, 2, 1],
    ['?date=2026-11-01&month=10', 0, 0, 0],
  ])('filters by %s', async (query, total, present, absent) => {
    const { list } = await createSheets()
    const body = await list(query)
    expect(body).toMatchObject({ total, present, absent })
    expect(body.attendance).toHaveLength(total)
  })
})

test('listAttendance and getRoster return the current batch code and course name', async () => {
  const hr = await api.signInAs('hr')
  const course = await createCourse(api.db, { name: 'Tally' })
  const { batch, students } = await createBatchWithStudents(api, ['Asha'], { code: 'T-1', courseId: course.id })
  await hr.post('/api/attend', marksBody('T-1', students))
  expect((await hr.put(`/api/batch/${batch.id}`, { bCode: 'T-2' })).status).toBe(200)
  expect((await (await api.signInAs('admin')).put(`/api/course/${course.id}`, { course: 'Tally Prime' })).status).toBe(
    200,
  )
  expect((await hr.get(`/api/attend?batchCode=T-2&date=${TODAY}`)).body).toMatchObject({
    attendance: [{ batchCode: 'T-2', studentName: 'Asha Rao' }],
    version: 1,
  })
  expect((await hr.get(`/api/attend?batchCode=T-1&date=${TODAY}`)).status).toBe(404)
  expect((await hr.get(`/api/attend/${students[0]}`)).body.attendance).toMatchObject([{ batchCode: 'T-2' }])
  expect((await hr.get('/api/attend/roster?batchCode=T-2')).body).toMatchObject({
    courseName: 'Tally Prime',
    batchCode: 'T-2',
  })
})

test('listAttendance returns the current name of the student', async () => {
  const { hr, a, list } = await createSheets()
  await hr.put(`/api/user/${a.students[0]}`, { fname: 'Aabha' })
  expect(describeMarks(await list(`?batchCode=A&date=${YESTERDAY}`))).toEqual([
    `${YESTERDAY} Aabha Rao ✗`,
    `${YESTERDAY} Asha Rao ✓`,
  ])
})

describe('listAttendanceOfStudent', () => {
  test('returns marks in all batches, newest first, ten a page, by month and year', async () => {
    const { hr, a } = await createSheets()
    const bela = a.students[0]!
    const [course] = (await hr.get(`/api/enrolment/${bela}`)).body.enrolments
    const second = { ...course, batch: 'B', endDate: '', joiningDate: '2026-11-01' }
    expect((await hr.post(`/api/enrolment/${bela}`, second)).status).toBe(201)
    await hr.post('/api/attend', marksBody('B', [bela], '2026-11-02'))
    const list = async (query = '') => (await hr.get(`/api/attend/${bela}${query}`)).body
    expect(describeMarks(await list())).toEqual([
      `${YESTERDAY} Bela Rao ✗`,
      '2026-11-02 Bela Rao ✓',
      '2026-11-01 Bela Rao ✗',
      '2026-10-31 Bela Rao ✗',
    ])
    expect((await list()).attendance.map(({ batchCode }: ListedMark) => batchCode)).toEqual(['A', 'B', 'A', 'A'])
    expect(await list('?month=11&year=2026')).toMatchObject({ present: 1, absent: 2, total: 3 })
    expect(await list('?limit=2&page=2')).toMatchObject({ attendance: { length: 2 }, present: 1, absent: 3, total: 4 })
    expect(await list('?month=9&year=2026')).toEqual({ attendance: [], present: 0, absent: 0, total: 0 })
    for (let day = 10; day < 18; day++) await hr.post('/api/attend', marksBody('B', [bela], `2026-11-${day}`))
    expect(await list()).toMatchObject({ attendance: { length: 10 }, total: 12 })
  })

  test('lets a student read only their own marks (401, 403)', async () => {
    const { a, b } = await createSheets()
    const [bela, asha] = a.students as [string, string]
    const own = await api.signInAs('student', bela)
    expect((await own.get(`/api/attend/${bela}`)).body.total).toBe(3)
    for (const id of [asha, b.students[0], ABSENT_ID, 'nobody']) {
      expect((await own.get(`/api/attend/${id}`)).status).toBe(403)
      expect((await api.call('GET', `/api/attend/${id}`)).status).toBe(401)
    }
  })

  test('lets staff read the marks of every student; unknown and deleted students are not found (404)', async () => {
    const { hr, a } = await createSheets()
    const asha = a.students[1]!
    const admin = await api.signInAs('admin')
    for (const staff of [hr, admin]) {
      expect((await staff.get(`/api/attend/${asha}`)).body.total).toBe(3)
      for (const id of [ABSENT_ID, 'nobody', hr.id]) expect((await staff.get(`/api/attend/${id}`)).status).toBe(404)
    }
    expect(await hr.get(`/api/attend/${await createStudent(api.db)}`)).toMatchObject({
      status: 200,
      body: { total: 0 },
    })
    await admin.post('/api/admin/status', { student: asha, status: 'Delete' })
    expect((await hr.get(`/api/attend/${asha}`)).status).toBe(404)
  })
})

test('listAttendance keeps the marks of a deleted student with the name', async () => {
  const { a, list } = await createSheets()
  await (await api.signInAs('admin')).post('/api/admin/status', { student: a.students[1], status: 'Delete' })
  expect(describeMarks(await list(`?batchCode=A&date=${YESTERDAY}`))).toEqual([
    `${YESTERDAY} Asha Rao ✓`,
    `${YESTERDAY} Bela Rao ✗`,
  ])
  expect(await list('')).toMatchObject({ total: 9, present: 5 })
})

test.each(['month=13', 'year=x', 'date=2026-02-30', 'limit=101', 'page=0', 'student=x', `batchCode=${'x'.repeat(61)}`])(
  'listAttendance rejects %s (422)',
  async (query) => {
    expect((await (await api.signInAs('hr')).get(`/api/attend?${query}`)).status).toBe(422)
  },
)

test('listAttendance requires HR or admin (401, 403)', async () => {
  expect((await api.call('GET', '/api/attend')).status).toBe(401)
  expect((await (await api.signInAs('student')).get('/api/attend')).status).toBe(403)
  expect((await (await api.signInAs('admin')).get('/api/attend')).body).toEqual({
    attendance: [],
    present: 0,
    absent: 0,
    total: 0,
    version: null,
    lastDate: null,
  })
})

test('listAttendance returns distant pages without gaps, and an empty page past the end', async () => {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, [
    'Asha',
    'Bela',
    'Chand',
    'Dev',
    'Esha',
    'Farid',
    'Gita',
  ])
  await sql`with sheets as (
      insert into attendance_sheet (id, batch_id, day, present, absent, saved_at)
      select gen_random_uuid(), ${batch.id}, date '2026-11-20' - n, 7, 0, now() from generate_series(0, 399) n
      returning id, day)
    insert into attendance_mark (student_id, day, sheet_id, present)
    select s.id, sheets.day, sheets.id, true from sheets, unnest(${students}::uuid[]) as s (id)`.execute(api.db)
  const at = async (page: number) => (await hr.get(`/api/attend?limit=100&page=${page}`)).body
  const seen: string[] = []
  for (let page = 1; page <= 28; page++)
    seen.push(...(await at(page)).attendance.map(({ _id }: { _id: string }) => _id))
  expect(seen).toHaveLength(2800)
  expect(new Set(seen).size).toBe(2800)
  const days = seen.map((id) => id.split(':')[1]!)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(await at(29)).toMatchObject({ attendance: [], total: 2800 })
  expect(await at(1_000_000)).toMatchObject({ attendance: [], total: 2800 })
})
