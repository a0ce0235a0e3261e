import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import {
  createBatchWithStudents,
  marksBody,
  findMiscountedSheets,
  readStoredAttendance,
  TODAY,
  YESTERDAY,
} from '#testing/server/attendance.ts'

const api = startTestApi()

async function createMarkedBatch() {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand'])
  await hr.post('/api/attend', marksBody(batch.code, students))
  const [asha, bela, chand] = students as [string, string, string]
  return { hr, batch, students, asha, bela, chand }
}

const listMarksOfToday = async (code: string) =>
  (await (await api.signInAs('hr')).get(`/api/attend?batchCode=${code}&date=${TODAY}`)).body

test('updateAttendance changes a mark and writes an audit entry of the change only', async () => {
  const { batch, students, bela } = await createMarkedBatch()
  const other = await api.signInAs('hr')
  api.now = new Date('2026-11-21T05:00:00Z')
  expect(await other.put('/api/attend', marksBody(batch.code, students, TODAY, [bela]))).toMatchObject({
    status: 200,
    body: { message: 'Attendance Updated', saved: 3, version: 2 },
  })
  expect(await listMarksOfToday(batch.code)).toMatchObject({ present: 2, absent: 1, total: 3, version: 2 })
  const { sheets } = await readStoredAttendance(api)
  expect(sheets).toMatchObject([{ saved_by: other.id, saved_at: api.now }])
  expect((await api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()).at(-1)).toMatchObject({
    action: 'attendance.update',
    record_id: sheets[0]!.id,
    before: { marks: { [bela]: true } },
    after: { marks: { [bela]: false } },
  })
})

test('updateAttendance keeps the marks of students missing in the body', async () => {
  const { hr, batch, bela } = await createMarkedBatch()
  await hr.put('/api/attend', marksBody(batch.code, [bela], TODAY, [bela]))
  expect(await listMarksOfToday(batch.code)).toMatchObject({ present: 2, absent: 1, total: 3 })
})

test('updateAttendance adds a student who has joined the batch since the save', async () => {
  const { hr, batch, students } = await createMarkedBatch()
  const dev = await createStudent(api.db, { fname: 'Dev', lname: 'Rao', batchId: batch.id })
  const marks = marksBody(batch.code, [...students, dev], TODAY, [dev])
  expect((await hr.put('/api/attend', marks)).body).toMatchObject({ saved: 4, version: 2 })
  expect(await listMarksOfToday(batch.code)).toMatchObject({ present: 3, absent: 1, attendance: { length: 4 } })
  expect(await findMiscountedSheets(api)).toEqual([])
})

test('updateAttendance changes marks of deactivated and moved students, but adds none (422)', async () => {
  const { hr, batch, asha, bela, chand } = await createMarkedBatch()
  const admin = await api.signInAs('admin')
  const elsewhere = await createBatchWithStudents(api, ['Dev'])
  const unmarked = await createStudent(api.db, { fname: 'Never', lname: 'Rao', batchId: batch.id })
  for (const student of [bela, unmarked]) await admin.post('/api/admin/status', { student, status: 'Disable' })
  await hr.put(`/api/user/${chand}`, { batch: elsewhere.batch.code })
  const absent = marksBody(batch.code, [bela, chand], TODAY, [bela, chand])
  expect((await hr.put('/api/attend', absent)).status).toBe(200)
  expect(await listMarksOfToday(batch.code)).toMatchObject({ present: 1, absent: 2 })
  for (const [outsider, name] of [
    [unmarked, 'Never Rao'],
    [elsewhere.students[0]!, 'Dev Rao'],
  ] as const)
    expect(await hr.put('/api/attend', marksBody(batch.code, [asha, outsider], TODAY, [asha]))).toMatchObject({
      status: 422,
      body: { message: `${name} is not in this batch on that day. Load the list again.` },
    })
  expect(await listMarksOfToday(batch.code)).toMatchObject({ present: 1, absent: 2, version: 2 })
})

test('updateAttendance rejects the mark of a deleted student (422) and keeps the saved mark with the name', async () => {
  const { hr, batch, students, asha } = await createMarkedBatch()
  await (await api.signInAs('admin')).post('/api/admin/status', { student: asha, status: 'Delete' })
  expect(await hr.put('/api/attend', marksBody(batch.code, students, TODAY, [asha]))).toMatchObject({
    status: 422,
    body: { message: 'One of the students does not exist any more. Load the list again.' },
  })
  expect((await hr.put('/api/attend', marksBody(batch.code, students.slice(1), TODAY, students))).status).toBe(200)
  expect(await listMarksOfToday(batch.code)).toMatchObject({
    attendance: [
      { studentName: 'Asha Rao', attendence: true },
      { studentName: 'Bela Rao', attendence: false },
      { studentName: 'Chand Rao', attendence: false },
    ],
    present: 1,
    absent: 2,
  })
})

test('updateAttendance rejects a student marked in another batch that day, by name (409)', async () => {
  const { hr, batch, students } = await createMarkedBatch()
  const other = await createBatchWithStudents(api, ['Dev'], { code: 'OTHER' })
  await hr.post('/api/attend', marksBody('OTHER', other.students))
  await hr.put(`/api/user/${other.students[0]}`, { batch: batch.code })
  const before = await readStoredAttendance(api)
  expect(
    await hr.put('/api/attend', marksBody(batch.code, [...students, ...other.students], TODAY, students)),
  ).toMatchObject({
    status: 409,
    body: { code: 'marked_elsewhere', message: 'Dev Rao is already marked in batch OTHER on that day.' },
  })
  expect(await readStoredAttendance(api)).toEqual(before)
})

describe('updateAttendance with If-Match', () => {
  test('rejects an old version with the current marks (409)', async () => {
    const { hr, batch, students, asha, bela } = await createMarkedBatch()
    const opened = { 'if-match': '"1"' }
    expect((await hr.put('/api/attend', marksBody(batch.code, students, TODAY, [asha]), opened)).status).toBe(200)
    const before = await readStoredAttendance(api)
    expect(await hr.put('/api/attend', marksBody(batch.code, students, TODAY, [bela]), opened)).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        message: 'This record was changed after you opened it.',
        current: { attendance: [{ student: asha, attendence: false }, {}, {}], present: 2, absent: 1, version: 2 },
      },
    })
    expect(await readStoredAttendance(api)).toEqual(before)
    const seen = { 'if-match': '"2"' }
    expect((await hr.put('/api/attend', marksBody(batch.code, students, TODAY, [bela]), seen)).body.version).toBe(3)
  })

  test('accepts a request without a version', async () => {
    const { hr, batch, students, asha } = await createMarkedBatch()
    await hr.put('/api/attend', marksBody(batch.code, students, TODAY, [asha]))
    expect((await hr.put('/api/attend', marksBody(batch.code, students))).body.version).toBe(3)
    expect((await listMarksOfToday(batch.code)).present).toBe(3)
  })

  test('accepts one of two concurrent updates of the same version', async () => {
    const { hr, batch, students, asha, bela } = await createMarkedBatch()
    const sent = await Promise.all(
      [asha, bela].map((absent) =>
        hr.put('/api/attend', marksBody(batch.code, students, TODAY, [absent]), { 'if-match': '"1"' }),
      ),
    )
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await listMarksOfToday(batch.code)).toMatchObject({ present: 2, absent: 1, version: 2 })
  })
})

test('updateAttendance rejects a day without marks (404)', async () => {
  const { hr, batch, students } = await createMarkedBatch()
  const before = await readStoredAttendance(api)
  expect(await hr.put('/api/attend', marksBody(batch.code, students, YESTERDAY))).toMatchObject({
    status: 404,
    body: { code: 'no_marks', message: 'This batch has no marks on that day yet.' },
  })
  expect(await readStoredAttendance(api)).toEqual(before)
})

test('updateAttendance rejects invalid bodies (422)', async () => {
  const { hr, batch, students } = await createMarkedBatch()
  const before = await readStoredAttendance(api)
  for (const [marks, status] of [
    [marksBody('NO-1', students), 422],
    [marksBody(batch.code, students, '2026-11-22'), 422],
    [marksBody(batch.code, [...students, ABSENT_ID]), 422],
    [[...marksBody(batch.code, students), ...marksBody(batch.code, students, YESTERDAY)], 422],
    [{ student: students[0], batchCode: batch.code, date: TODAY, attendence: true }, 422],
  ] as const)
    expect((await hr.put('/api/attend', marks)).status).toBe(status)
  expect(await readStoredAttendance(api)).toEqual(before)
})

test('updateAttendance requires HR (401, 403)', async () => {
  const { batch, students } = await createMarkedBatch()
  const before = await readStoredAttendance(api)
  const marks = marksBody(batch.code, students, TODAY, students)
  expect((await api.call('PUT', '/api/attend', marks)).status).toBe(401)
  for (const caller of [await api.signInAs('admin'), await api.signInAs('student', students[0])])
    expect((await caller.put('/api/attend', marks)).status).toBe(403)
  expect(await readStoredAttendance(api)).toEqual(before)
})

test('updateAttendance with unchanged marks writes neither a version nor an audit entry', async () => {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela'])
  const marks = marksBody(batch.code, students, TODAY, [students[0]!])
  await hr.post('/api/attend', marks)
  const before = await readStoredAttendance(api)
  expect(await hr.put('/api/attend', marks)).toMatchObject({ status: 200, body: { saved: 2, version: 1 } })
  expect(await readStoredAttendance(api)).toEqual(before)
  const entries = await api.db.selectFrom('audit_entry').select('action').where('record', '=', 'attendance').execute()
  expect(entries).toEqual([{ action: 'attendance.save' }])
})
