import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { aClass, marksOf, miscounted, storedAttendance, TODAY, YESTERDAY } from '#testing/server/attendance.ts'

const api = startTestApi()

/** A class of three, all present today. */
async function aMarkedClass() {
  const hr = await api.as('hr')
  const { batch, students } = await aClass(api, ['Asha', 'Bela', 'Chand'])
  await hr.post('/api/attend', marksOf(batch.code, students))
  const [asha, bela, chand] = students as [string, string, string]
  return { hr, batch, students, asha, bela, chand }
}

const ofDay = async (code: string) =>
  (await (await api.as('hr')).get(`/api/attend?batchCode=${code}&date=${TODAY}`)).body

test('what changed is changed and written down, and the rest stays', async () => {
  const { batch, students, bela } = await aMarkedClass()
  const other = await api.as('hr')
  api.now = new Date('2026-11-21T05:00:00Z')
  expect(await other.put('/api/attend', marksOf(batch.code, students, TODAY, [bela]))).toMatchObject({
    status: 200,
    body: { message: 'Attendence Updated', saved: 3, version: 2 },
  })
  expect(await ofDay(batch.code)).toMatchObject({ present: 2, absent: 1, total: 3, version: 2 })
  const { sheets } = await storedAttendance(api)
  expect(sheets).toMatchObject([{ saved_by: other.id, saved_at: api.now }])
  expect((await api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()).at(-1)).toMatchObject({
    action: 'attendance.update',
    record_id: sheets[0]!.id,
    before: { marks: { [bela]: true } },
    after: { marks: { [bela]: false } },
  })
})

test('who is not sent keeps the mark', async () => {
  const { hr, batch, bela } = await aMarkedClass()
  await hr.put('/api/attend', marksOf(batch.code, [bela], TODAY, [bela]))
  expect(await ofDay(batch.code)).toMatchObject({ present: 2, absent: 1, total: 3 })
})

test('who has joined the batch since is added', async () => {
  const { hr, batch, students } = await aMarkedClass()
  const dev = await createStudent(api.db, { fname: 'Dev', lname: 'Rao', batchId: batch.id })
  const marks = marksOf(batch.code, [...students, dev], TODAY, [dev])
  expect((await hr.put('/api/attend', marks)).body).toMatchObject({ saved: 4, version: 2 })
  expect(await ofDay(batch.code)).toMatchObject({ present: 3, absent: 1, attendance: { length: 4 } })
  expect(await miscounted(api)).toEqual([])
})

test('who has been dropped or moved since, and is marked already, may be changed; another such one may not be added', async () => {
  const { hr, batch, asha, bela, chand } = await aMarkedClass()
  const admin = await api.as('admin')
  const elsewhere = await aClass(api, ['Dev'])
  const never = await createStudent(api.db, { fname: 'Never', lname: 'Rao', batchId: batch.id })
  for (const student of [bela, never]) await admin.post('/api/admin/status', { student, status: 'Disable' })
  await hr.put(`/api/user/${chand}`, { batch: elsewhere.batch.code })
  const absent = marksOf(batch.code, [bela, chand], TODAY, [bela, chand])
  expect((await hr.put('/api/attend', absent)).status).toBe(200)
  expect(await ofDay(batch.code)).toMatchObject({ present: 1, absent: 2 })
  for (const [stranger, name] of [
    [never, 'Never Rao'],
    [elsewhere.students[0]!, 'Dev Rao'],
  ] as const)
    expect(await hr.put('/api/attend', marksOf(batch.code, [asha, stranger], TODAY, [asha]))).toMatchObject({
      status: 422,
      body: { message: `${name} is not in this batch on that day. Load the list again.` },
    })
  expect(await ofDay(batch.code)).toMatchObject({ present: 1, absent: 2, version: 2 })
})

test('a deleted student’s mark stays with the name, and is changed by nobody', async () => {
  const { hr, batch, students, asha } = await aMarkedClass()
  await (await api.as('admin')).post('/api/admin/status', { student: asha, status: 'Delete' })
  expect(await hr.put('/api/attend', marksOf(batch.code, students, TODAY, [asha]))).toMatchObject({
    status: 422,
    body: { message: 'One of the students does not exist any more. Load the list again.' },
  })
  expect((await hr.put('/api/attend', marksOf(batch.code, students.slice(1), TODAY, students))).status).toBe(200)
  expect(await ofDay(batch.code)).toMatchObject({
    attendance: [
      { studentName: 'Asha Rao', attendence: true },
      { studentName: 'Bela Rao', attendence: false },
      { studentName: 'Chand Rao', attendence: false },
    ],
    present: 1,
    absent: 2,
  })
})

test('who was marked in another batch that day is named', async () => {
  const { hr, batch, students } = await aMarkedClass()
  const other = await aClass(api, ['Dev'], { code: 'OTHER' })
  await hr.post('/api/attend', marksOf('OTHER', other.students))
  await hr.put(`/api/user/${other.students[0]}`, { batch: batch.code })
  const before = await storedAttendance(api)
  expect(
    await hr.put('/api/attend', marksOf(batch.code, [...students, ...other.students], TODAY, students)),
  ).toMatchObject({
    status: 409,
    body: { code: 'marked_elsewhere', message: 'Dev Rao is already marked in batch OTHER on that day.' },
  })
  expect(await storedAttendance(api)).toEqual(before)
})

describe('the version', () => {
  test('that is past is 409 with the marks as they stand, and nothing is overwritten', async () => {
    const { hr, batch, students, asha, bela } = await aMarkedClass()
    const opened = { 'if-match': '"1"' }
    expect((await hr.put('/api/attend', marksOf(batch.code, students, TODAY, [asha]), opened)).status).toBe(200)
    const before = await storedAttendance(api)
    expect(await hr.put('/api/attend', marksOf(batch.code, students, TODAY, [bela]), opened)).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        message: 'Somebody else has changed this record since you opened it.',
        current: { attendance: [{ student: asha, attendence: false }, {}, {}], present: 2, absent: 1, version: 2 },
      },
    })
    expect(await storedAttendance(api)).toEqual(before)
    const seen = { 'if-match': '"2"' }
    expect((await hr.put('/api/attend', marksOf(batch.code, students, TODAY, [bela]), seen)).body.version).toBe(3)
  })

  test('need not be sent', async () => {
    const { hr, batch, students, asha } = await aMarkedClass()
    await hr.put('/api/attend', marksOf(batch.code, students, TODAY, [asha]))
    expect((await hr.put('/api/attend', marksOf(batch.code, students))).body.version).toBe(3)
    expect((await ofDay(batch.code)).present).toBe(3)
  })

  test('lets one of two through who send at the same moment', async () => {
    const { hr, batch, students, asha, bela } = await aMarkedClass()
    const sent = await Promise.all(
      [asha, bela].map((absent) =>
        hr.put('/api/attend', marksOf(batch.code, students, TODAY, [absent]), { 'if-match': '"1"' }),
      ),
    )
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await ofDay(batch.code)).toMatchObject({ present: 2, absent: 1, version: 2 })
  })
})

test('a batch and day without marks are not updated', async () => {
  const { hr, batch, students } = await aMarkedClass()
  const before = await storedAttendance(api)
  expect(await hr.put('/api/attend', marksOf(batch.code, students, YESTERDAY))).toMatchObject({
    status: 404,
    body: { code: 'no_marks', message: 'This batch has no marks on that day yet.' },
  })
  for (const [marks, status] of [
    [marksOf('NO-1', students), 422],
    [marksOf(batch.code, students, '2026-11-22'), 422],
    [marksOf(batch.code, [...students, ABSENT_ID]), 422],
    [[...marksOf(batch.code, students), ...marksOf(batch.code, students, YESTERDAY)], 422],
    [{ student: students[0], batchCode: batch.code, date: TODAY, attendence: true }, 422],
  ] as const)
    expect((await hr.put('/api/attend', marks)).status).toBe(status)
  expect(await storedAttendance(api)).toEqual(before)
})

test('only HR updates marks', async () => {
  const { batch, students } = await aMarkedClass()
  const before = await storedAttendance(api)
  const marks = marksOf(batch.code, students, TODAY, students)
  expect((await api.call('PUT', '/api/attend', marks)).status).toBe(401)
  for (const caller of [await api.as('admin'), await api.as('student', students[0])])
    expect((await caller.put('/api/attend', marks)).status).toBe(403)
  expect(await storedAttendance(api)).toEqual(before)
})

test('marks that change nothing change nothing: no version, no entry', async () => {
  const hr = await api.as('hr')
  const { batch, students } = await aClass(api, ['Asha', 'Bela'])
  const marks = marksOf(batch.code, students, TODAY, [students[0]!])
  await hr.post('/api/attend', marks)
  const before = await storedAttendance(api)
  expect(await hr.put('/api/attend', marks)).toMatchObject({ status: 200, body: { saved: 2, version: 1 } })
  expect(await storedAttendance(api)).toEqual(before)
  const entries = await api.db.selectFrom('audit_entry').select('action').where('record', '=', 'attendance').execute()
  expect(entries).toEqual([{ action: 'attendance.save' }])
})
