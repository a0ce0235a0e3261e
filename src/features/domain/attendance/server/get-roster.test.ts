import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { createBatchWithStudents, marksBody, TODAY, YESTERDAY } from '#testing/server/attendance.ts'

const api = startTestApi()

type RosterStudent = { studentName: string; attendence: boolean | null }
const listPresence = ({ students }: { students: RosterStudent[] }) =>
  students.map(({ studentName, attendence }) => [studentName, attendence])

test('getRoster returns active students who had joined by the day, by name', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const course = await createCourse(api.db, { name: 'Tally' })
  const { batch, students } = await createBatchWithStudents(api, ['Ömer', 'asha', 'Dropped', 'Deleted'], {
    code: 'T-1',
    courseId: course.id,
  })
  await createStudent(api.db, { fname: 'Pending', batchId: batch.id, status: 'Pending' })
  await createStudent(api.db, { fname: 'Late', lname: 'Rao', batchId: batch.id, joiningDate: TODAY })
  await createStudent(api.db, { fname: 'Other' })
  await admin.post('/api/admin/status', { student: students[2], status: 'Disable' })
  await admin.post('/api/admin/status', { student: students[3], status: 'Delete' })
  const { status, body } = await hr.get('/api/attend/roster?batchCode=t-1')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    batchCode: 'T-1',
    courseName: 'Tally',
    bTime: '10:00 to 12:00',
    endDate: null,
    date: TODAY,
    today: TODAY,
    elsewhere: [],
    deleted: [],
    version: null,
    savedBy: null,
  })
  expect(body.students).toEqual([
    {
      student: students[1],
      studentName: 'asha Rao',
      fname: 'asha',
      father: 'Example Father',
      profile: null,
      photo: null,
      attendence: null,
      recent: [],
      parentContact: null,
      language: null,
      notice: null,
    },
    expect.objectContaining({ studentName: 'Late Rao' }),
    expect.objectContaining({ studentName: 'Ömer Rao' }),
  ])
  expect(listPresence((await hr.get(`/api/attend/roster?batchCode=T-1&date=${YESTERDAY}`)).body)).toEqual([
    ['asha Rao', null],
    ['Ömer Rao', null],
  ])
})

test('getRoster returns the end date of the batch', async () => {
  const hr = await api.signInAs('hr')
  await createBatch(api.db, { code: 'T-1', endOn: '2026-06-30' })

  expect((await hr.get('/api/attend/roster?batchCode=T-1')).body.endDate).toBe('2026-06-30')
})

test('getRoster returns saved marks including those of students who left, new students, and the name of the last editor', async () => {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand', 'Dev'], { code: 'T-1' })
  const [asha, bela, chand, dev] = students as [string, string, string, string]
  await hr.post('/api/attend', marksBody('T-1', students, TODAY, [asha]))
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student: bela, status: 'Disable' })
  await admin.post('/api/admin/status', { student: dev, status: 'Delete' })
  const { batch: other } = await createBatchWithStudents(api, [])
  await hr.put(`/api/user/${chand}`, { batch: other.code })
  await createStudent(api.db, { fname: 'New', lname: 'Rao', batchId: batch.id })
  const { body } = await hr.get('/api/attend/roster?batchCode=T-1')
  expect(listPresence(body)).toEqual([
    ['Asha Rao', false],
    ['Bela Rao', true],
    ['Chand Rao', true],
    ['New Rao', null],
  ])
  expect(body).toMatchObject({ version: 1, savedBy: 'Example hr', elsewhere: [] })
  expect(body.deleted).toEqual([{ studentName: 'Dev Rao', attendence: true }])
})

test('getRoster lists students marked in a batch that they left without a day as elsewhere', async () => {
  const hr = await api.signInAs('hr')
  const old = await createBatchWithStudents(api, ['Asha', 'Bela'], { code: 'OLD' })
  const { batch } = await createBatchWithStudents(api, ['Chand'], { code: 'NEW' })
  await hr.post('/api/attend', marksBody('OLD', old.students))
  const enrolments = api.db.updateTable('enrolment').where('student_id', '=', old.students[0]!)
  await enrolments.set({ batch_id: batch.id }).execute()
  const { body } = await hr.get('/api/attend/roster?batchCode=NEW')
  expect(listPresence(body)).toEqual([['Chand Rao', null]])
  expect(body.elsewhere).toEqual([{ studentName: 'Asha Rao', batchCode: 'OLD' }])
  expect((await hr.get(`/api/attend/roster?batchCode=NEW&date=${YESTERDAY}`)).body).toMatchObject({
    students: { length: 2 },
    elsewhere: [],
  })
  expect(listPresence((await hr.get('/api/attend/roster?batchCode=OLD')).body)).toEqual([
    ['Asha Rao', true],
    ['Bela Rao', true],
  ])
})

test('updateAttendance accepts every student of the roster', async () => {
  const hr = await api.signInAs('hr')
  const { students } = await createBatchWithStudents(api, ['Asha', 'Bela'], { code: 'T-1' })
  await hr.post('/api/attend', marksBody('T-1', students))
  await (await api.signInAs('admin')).post('/api/admin/status', { student: students[0], status: 'Disable' })
  const { body } = await hr.get('/api/attend/roster?batchCode=T-1')
  const listed = body.students.map(({ student }: { student: string }) => student)
  const sent = await hr.put('/api/attend', marksBody('T-1', listed, TODAY, listed), { 'if-match': `"${body.version}"` })
  expect(sent).toMatchObject({ status: 200, body: { saved: 2 } })
})

describe('getRoster rejects', () => {
  test.each([
    ['?batchCode=NO-1', 404],
    ['', 422],
    ['?batchCode=', 422],
    ['?batchCode=T-1&date=2026-11-22', 422],
    ['?batchCode=T-1&date=2026-02-30', 422],
    ['?batchCode=T-1&page=1', 422],
  ])('%j with %i', async (query, status) => {
    const hr = await api.signInAs('hr')
    await createBatchWithStudents(api, ['Asha'], { code: 'T-1' })
    expect((await hr.get(`/api/attend/roster${query}`)).status).toBe(status)
  })

  test('a day after today in the institute’s time zone (422)', async () => {
    api.now = new Date('2026-11-20T23:30:00Z')
    const hr = await api.signInAs('hr')
    await createBatchWithStudents(api, ['Asha'], { code: 'T-1' })
    expect((await hr.get('/api/attend/roster?batchCode=T-1')).body).toMatchObject({ date: TODAY, today: TODAY })
    expect((await hr.get('/api/attend/roster?batchCode=T-1&date=2026-11-22')).body.fields).toEqual({
      date: 'The attendance date cannot be after today.',
    })
  })

  test('callers other than HR (401, 403), like listUnmarkedBatches', async () => {
    await createBatchWithStudents(api, ['Asha'], { code: 'T-1' })
    for (const path of ['roster?batchCode=T-1', 'unmarked']) {
      expect((await api.call('GET', `/api/attend/${path}`)).status).toBe(401)
      for (const role of ['student', 'admin'] as const)
        expect((await (await api.signInAs(role)).get(`/api/attend/${path}`)).status).toBe(403)
    }
  })
})

describe('listUnmarkedBatches', () => {
  test('returns running batches with students and without marks today, by code', async () => {
    const hr = await api.signInAs('hr')
    const tally = await createCourse(api.db, { name: 'Tally' })
    await createBatchWithStudents(api, ['Asha'], { code: 'b-2', courseId: tally.id })
    await createBatchWithStudents(api, ['Bela'], { code: 'A-1' })
    const marked = await createBatchWithStudents(api, ['Chand'], { code: 'C-3' })
    await hr.post('/api/attend', marksBody('C-3', marked.students))
    await createBatchWithStudents(api, [], { code: 'EMPTY' })
    for (const [code, day] of [
      ['ENDED', { end_on: YESTERDAY }],
      ['LAST-DAY', { end_on: TODAY }],
      ['FUTURE', { start_on: '2026-11-22' }],
    ] as const) {
      const { batch } = await createBatchWithStudents(api, ['Dev'], { code })
      await api.db.updateTable('batch').set(day).where('id', '=', batch.id).execute()
    }
    const inactive = await createBatchWithStudents(api, ['Inactive'], { code: 'INACTIVE' })
    await (await api.signInAs('admin')).post('/api/admin/status', { student: inactive.students[0], status: 'Disable' })
    await createStudent(api.db, {
      batchId: (await createBatch(api.db, { code: 'LATER' })).id,
      joiningDate: '2026-11-22',
    })
    const { body } = await hr.get('/api/attend/unmarked')
    expect(body).toMatchObject({ date: TODAY, total: 3 })
    expect(body.batches.map(({ bCode }: { bCode: string }) => bCode)).toEqual(['A-1', 'b-2', 'LAST-DAY'])
    expect(body.batches[1]).toEqual({ bCode: 'b-2', courseName: 'Tally', bTime: '10:00 to 12:00', students: 1 })
    expect((await hr.get('/api/attend/unmarked?limit=2&page=2')).body).toMatchObject({
      batches: [{ bCode: 'LAST-DAY' }],
      total: 3,
    })
  })

  test('counts no running batch in a new institute', async () => {
    const hr = await api.signInAs('hr')
    expect((await hr.get('/api/attend/unmarked')).body).toMatchObject({ batches: [], total: 0, running: 0 })
  })

  test('returns a marked batch again on the next day', async () => {
    const hr = await api.signInAs('hr')
    const { students } = await createBatchWithStudents(api, ['Asha'], { code: 'A-1' })
    await hr.post('/api/attend', marksBody('A-1', students))
    expect((await hr.get('/api/attend/unmarked')).body).toMatchObject({
      batches: [],
      total: 0,
      running: 1,
      marked: [
        {
          bCode: 'A-1',
          students: 1,
          present: 1,
        },
      ],
    })
    api.now = new Date('2026-11-21T18:30:00Z')
    const later = await api.signInAs('hr')
    expect((await later.get('/api/attend/unmarked')).body).toMatchObject({ date: '2026-11-22', total: 1 })
  })
})

test('getRoster returns whether a student was present on the last 8 days with marks before that day, in any batch', async () => {
  const hr = await api.signInAs('hr')
  const { students } = await createBatchWithStudents(api, ['Asha'], { code: 'T-1' })
  const { batch } = await createBatchWithStudents(api, [], { code: 'T-2' })
  for (let day = 11; day <= 20; day++)
    await hr.post('/api/attend', marksBody('T-1', students, `2026-11-${day}`, day < 19 ? [] : students))
  await hr.put(`/api/user/${students[0]}`, { batch: batch.code })

  const { body } = await hr.get('/api/attend/roster?batchCode=T-2')
  expect(body.students[0].recent).toEqual([true, true, true, true, true, true, false, false])
})

test('listTodaysBatches returns the running batches by hour, with students and what is marked', async () => {
  const hr = await api.signInAs('hr')
  const late = await createBatchWithStudents(api, ['Asha', 'Bela'], { code: 'A-1' })
  const early = await createBatchWithStudents(api, ['Chand'], { code: 'B-1' })
  await createBatchWithStudents(api, [], { code: 'EMPTY' })
  await api.db.updateTable('batch').set({ time: '9 to 11' }).where('id', '=', early.batch.id).execute()
  await hr.post('/api/attend', marksBody('A-1', late.students, TODAY, [late.students[0]!]))

  const { body } = await hr.get('/api/attend/today')
  expect(body).toEqual({
    date: TODAY,
    total: 2,
    marked: 1,
    batches: [
      expect.objectContaining({
        bCode: 'B-1',
        bTime: '9 to 11',
        students: 1,
        present: null,
        absent: null,
      }),
      expect.objectContaining({
        bCode: 'A-1',
        students: 2,
        present: 1,
        absent: 1,
      }),
    ],
  })
})
