import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse, createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { aClass, marksOf, TODAY, YESTERDAY } from '#testing/server/attendance.ts'

const api = startTestApi()

type Listed = { studentName: string; date: string; batchCode: string; attendence: boolean }
const told = ({ attendance }: { attendance: Listed[] }) =>
  attendance.map(({ studentName, date, attendence }) => `${date} ${studentName} ${attendence ? '✓' : '✗'}`)

/** Two batches, marked on a few days of two months and of the year before. */
async function aFewSheets() {
  const hr = await api.as('hr')
  const a = await aClass(api, ['Bela', 'Asha'], { code: 'A' })
  const b = await aClass(api, ['Chand'], { code: 'B' })
  const [bela] = a.students as [string]
  for (const day of ['2026-10-31', '2026-11-01', YESTERDAY])
    await hr.post('/api/attend', marksOf('A', a.students, day, [bela]))
  for (const day of ['2026-11-01', TODAY]) await hr.post('/api/attend', marksOf('B', b.students, day))
  await api.db.updateTable('student').set({ joining_on: '2025-01-01' }).where('id', '=', b.students[0]!).execute()
  await hr.post('/api/attend', marksOf('B', b.students, '2025-11-05', b.students))
  const list = async (query: string) => {
    const { status, body } = await hr.get(`/api/attend${query}`)
    expect(status).toBe(200)
    return body
  }
  return { hr, a, b, list }
}

describe('of one batch and day', () => {
  test('all marks by name, accents and case aside, however many, with the version', async () => {
    const hr = await api.as('hr')
    const { batch, students } = await aClass(api, ['Zoë', 'élodie', 'Emil', 'Ömer', 'अनन्या', 'Elan'])
    await hr.post('/api/attend', marksOf(batch.code, students, TODAY, [students[0]!]))
    const { body } = await hr.get(`/api/attend?batchCode=${batch.code}&date=${TODAY}&limit=2&page=1`)
    expect(body.attendance.map(({ studentName }: Listed) => studentName)).toEqual([
      ...['Elan Rao', 'élodie Rao', 'Emil Rao', 'Ömer Rao', 'Zoë Rao', 'अनन्या Rao'],
    ])
    expect(body).toMatchObject({ present: 5, absent: 1, total: 6, version: 1, lastDate: TODAY })
  })

  test('a day without marks is empty, and tells the last one before it that has some', async () => {
    const { list } = await aFewSheets()
    const none = { attendance: [], present: 0, absent: 0, total: 0, version: null }
    expect(await list(`?batchCode=A&date=${TODAY}`)).toEqual({ ...none, lastDate: YESTERDAY })
    expect(await list('?batchCode=A&date=2026-11-10')).toEqual({ ...none, lastDate: '2026-11-01' })
    expect(await list('?batchCode=A&date=2026-10-30')).toEqual({ ...none, lastDate: null })
  })

  test('a batch that is none is not found', async () => {
    const { hr } = await aFewSheets()
    expect((await hr.get(`/api/attend?batchCode=NO-1&date=${TODAY}`)).status).toBe(404)
  })

  test('the batch’s code may be written in other letters', async () => {
    const { list } = await aFewSheets()
    expect(told(await list(`?batchCode=a&date=${YESTERDAY}`))).toEqual([
      `${YESTERDAY} Asha Rao ✓`,
      `${YESTERDAY} Bela Rao ✗`,
    ])
  })
})

describe('of many days', () => {
  test('newest first and by name, paged, counted over all pages', async () => {
    const { list } = await aFewSheets()
    const pages = [await list('?limit=3'), await list('?limit=3&page=2'), await list('?limit=3&page=3')]
    for (const page of pages) expect(page).toMatchObject({ present: 5, absent: 4, total: 9, version: null })
    const rows = pages.flatMap(told)
    expect(rows).toHaveLength(9)
    expect(rows.slice(0, 3)).toEqual([`${TODAY} Chand Rao ✓`, `${YESTERDAY} Asha Rao ✓`, `${YESTERDAY} Bela Rao ✗`])
    expect(rows.slice(-3)).toEqual(['2026-10-31 Asha Rao ✓', '2026-10-31 Bela Rao ✗', '2025-11-05 Chand Rao ✗'])
    expect(await list('?limit=3&page=99')).toMatchObject({ attendance: [], total: 9 })
  })

  test.each([
    ['?month=11&year=2026', 6, 4, 2],
    ['?month=10&year=2026', 2, 1, 1],
    ['?month=11', 7, 4, 3],
    ['?year=2025', 1, 0, 1],
    ['?month=12&year=2026', 0, 0, 0],
    ['?batchCode=B', 3, 2, 1],
    ['?batchCode=A&month=11&year=2026', 4, 2, 2],
    ['?batchCode=B&month=11', 3, 2, 1],
    ['?batchCode=NO-1&month=11', 0, 0, 0],
    ['?date=2026-11-01', 3, 2, 1],
    ['?date=2026-11-01&month=10', 0, 0, 0],
  ])('%s', async (query, total, present, absent) => {
    const { list } = await aFewSheets()
    const body = await list(query)
    expect(body).toMatchObject({ total, present, absent })
    expect(body.attendance).toHaveLength(total)
  })
})

test('a batch or a course of another name: the marks follow', async () => {
  const hr = await api.as('hr')
  const course = await createCourse(api.db, { name: 'Tally' })
  const { batch, students } = await aClass(api, ['Asha'], { code: 'T-1', courseId: course.id })
  await hr.post('/api/attend', marksOf('T-1', students))
  expect((await hr.put(`/api/batch/${batch.id}`, { bCode: 'T-2' })).status).toBe(200)
  expect((await (await api.as('admin')).put(`/api/course/${course.id}`, { course: 'Tally Prime' })).status).toBe(200)
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

test('a new name of a student is the name of the marks', async () => {
  const { hr, a, list } = await aFewSheets()
  await hr.put(`/api/user/${a.students[0]}`, { fname: 'Aabha' })
  expect(told(await list(`?batchCode=A&date=${YESTERDAY}`))).toEqual([
    `${YESTERDAY} Aabha Rao ✗`,
    `${YESTERDAY} Asha Rao ✓`,
  ])
})

describe('of one student', () => {
  test('newest first, ten a page, by month and year, in whichever batch', async () => {
    const { hr, a } = await aFewSheets()
    const bela = a.students[0]!
    await hr.put(`/api/user/${bela}`, { batch: 'B' })
    await hr.post('/api/attend', marksOf('B', [bela], '2026-11-02'))
    const of = async (query = '') => (await hr.get(`/api/attend/${bela}${query}`)).body
    expect(told(await of())).toEqual([
      `${YESTERDAY} Bela Rao ✗`,
      '2026-11-02 Bela Rao ✓',
      '2026-11-01 Bela Rao ✗',
      '2026-10-31 Bela Rao ✗',
    ])
    expect((await of()).attendance.map(({ batchCode }: Listed) => batchCode)).toEqual(['A', 'B', 'A', 'A'])
    expect(await of('?month=11&year=2026')).toMatchObject({ present: 1, absent: 2, total: 3 })
    expect(await of('?limit=2&page=2')).toMatchObject({ attendance: { length: 2 }, present: 1, absent: 3, total: 4 })
    expect(await of('?month=9&year=2026')).toEqual({ attendance: [], present: 0, absent: 0, total: 0 })
    for (let day = 10; day < 18; day++) await hr.post('/api/attend', marksOf('B', [bela], `2026-11-${day}`))
    expect(await of()).toMatchObject({ attendance: { length: 10 }, total: 12 })
  })

  test('a student reads the own, staff all; who is absent or deleted is not found', async () => {
    const { hr, a, b } = await aFewSheets()
    const [bela, asha] = a.students as [string, string]
    const own = await api.as('student', bela)
    expect((await own.get(`/api/attend/${bela}`)).body.total).toBe(3)
    for (const id of [asha, b.students[0], ABSENT_ID, 'nobody']) {
      expect((await own.get(`/api/attend/${id}`)).status).toBe(403)
      expect((await api.call('GET', `/api/attend/${id}`)).status).toBe(401)
    }
    const admin = await api.as('admin')
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

test('a deleted student’s marks stay, with the name', async () => {
  const { a, list } = await aFewSheets()
  await (await api.as('admin')).post('/api/admin/status', { student: a.students[1], status: 'Delete' })
  expect(told(await list(`?batchCode=A&date=${YESTERDAY}`))).toEqual([
    `${YESTERDAY} Asha Rao ✓`,
    `${YESTERDAY} Bela Rao ✗`,
  ])
  expect(await list('')).toMatchObject({ total: 9, present: 5 })
})

test.each(['month=13', 'year=x', 'date=2026-02-30', 'limit=101', 'page=0', 'student=x', `batchCode=${'x'.repeat(61)}`])(
  '%s is refused',
  async (query) => {
    expect((await (await api.as('hr')).get(`/api/attend?${query}`)).status).toBe(422)
  },
)

test('staff alone list marks', async () => {
  expect((await api.call('GET', '/api/attend')).status).toBe(401)
  expect((await (await api.as('student')).get('/api/attend')).status).toBe(403)
  expect((await (await api.as('admin')).get('/api/attend')).body).toEqual({
    ...{ attendance: [], present: 0, absent: 0, total: 0, version: null, lastDate: null },
  })
})

test('a page far down holds what stands there, and past the end there is nothing', async () => {
  const hr = await api.as('hr')
  const { batch, students } = await aClass(api, ['Asha', 'Bela', 'Chand', 'Dev', 'Esha', 'Farid', 'Gita'])
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
