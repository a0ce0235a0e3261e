import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import {
  createBatchWithStudents,
  marksBody,
  readStoredAttendance,
  TODAY,
  YESTERDAY,
} from '#testing/server/attendance.ts'

const api = startTestApi()

const EMPTY = { sheets: [], marks: [] }

test('saveAttendance stores the marks, the account that saved them, and an audit entry (201)', async () => {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand'])
  const saved = await hr.post('/api/attend', marksBody(batch.code, students, TODAY, [students[1]!]))
  expect(saved).toMatchObject({ status: 201, body: { message: 'Attendance Recorded', saved: 3, version: 1 } })
  const { sheets, marks } = await readStoredAttendance(api)
  expect(sheets).toMatchObject([
    { batch_id: batch.id, day: TODAY, present: 2, absent: 1, saved_at: api.now, saved_by: hr.id, version: 1 },
  ])
  expect(Object.fromEntries(marks.map(({ student_id, present }) => [student_id, present]))).toEqual({
    [students[0]!]: true,
    [students[1]!]: false,
    [students[2]!]: true,
  })
  expect(await api.db.selectFrom('audit_entry').selectAll().execute()).toMatchObject([
    {
      action: 'attendance.save',
      record: 'attendance',
      record_id: sheets[0]!.id,
      before: null,
      after: { batchCode: batch.code, date: TODAY, marks: { [students[1]!]: false } },
    },
  ])
})

test('saveAttendance ignores read-only fields and the case of the batch code', async () => {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha'], { code: 'Tally-7' })
  const [mark] = marksBody('tALLY-7', students)
  const sent = { ...mark, studentName: 'Mallory', _id: 'x', month: 1, year: 2001, version: 9 }
  expect((await hr.post('/api/attend', [sent])).status).toBe(201)
  const { attendance } = (await hr.get(`/api/attend?batchCode=${batch.code}&date=${TODAY}`)).body
  expect(attendance).toEqual([
    {
      _id: expect.stringContaining(`${students[0]}:${TODAY}:`),
      student: students[0],
      studentName: 'Asha Rao',
      batchCode: 'Tally-7',
      date: TODAY,
      attendence: true,
      month: 11,
      year: 2026,
      father: 'Example Father',
    },
  ])
})

describe('saveAttendance: day', () => {
  test.each([
    ['2026-11-20T18:29:59Z', '2026-11-21'],
    ['2026-11-20T23:30:00Z', '2026-11-22'],
    ['2026-11-21T18:29:59Z', '2026-11-22'],
  ])('at %s rejects %s, the institute’s tomorrow (422)', async (now, tomorrow) => {
    api.now = new Date(now)
    const hr = await api.signInAs('hr')
    const { batch, students } = await createBatchWithStudents(api, ['Asha'])
    expect(await hr.post('/api/attend', marksBody(batch.code, students, tomorrow))).toMatchObject({
      status: 422,
      body: { fields: { date: 'The attendance date cannot be after today.' } },
    })
    expect(await readStoredAttendance(api)).toEqual(EMPTY)
    const today = new Date(new Date(tomorrow).getTime() - 24 * 60 * 60_000).toISOString().slice(0, 10)
    expect((await hr.post('/api/attend', marksBody(batch.code, students, today))).status).toBe(201)
  })

  test('accepts earlier days for students who had joined by then', async () => {
    const hr = await api.signInAs('hr')
    const { batch, students } = await createBatchWithStudents(api, ['Asha'])
    const late = await createStudent(api.db, {
      fname: 'Late',
      lname: 'Rao',
      batchId: batch.id,
      joiningDate: '2026-10-02',
    })
    expect(await hr.post('/api/attend', marksBody(batch.code, [...students, late], '2026-10-01'))).toMatchObject({
      status: 422,
      body: { message: 'Late Rao is not in this batch on that day. Load the list again.' },
    })
    expect(await readStoredAttendance(api)).toEqual(EMPTY)
    expect((await hr.post('/api/attend', marksBody(batch.code, [...students, late], '2026-10-02'))).status).toBe(201)
    expect((await hr.post('/api/attend', marksBody(batch.code, students, '2026-10-01'))).status).toBe(201)
  })
})

describe('saveAttendance rejects without storing anything', () => {
  test('marks of several batches or days, and a student marked twice (422)', async () => {
    const hr = await api.signInAs('hr')
    const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela'])
    const other = await createBatchWithStudents(api, ['Chand'])
    const [asha, bela] = students as [string, string]
    const one = marksBody(batch.code, [asha])
    for (const marks of [
      [...one, ...marksBody(other.batch.code, other.students)],
      [...one, ...marksBody(batch.code, [bela], YESTERDAY)],
    ])
      expect(await hr.post('/api/attend', marks)).toMatchObject({
        status: 422,
        body: { message: 'Marks of one batch and one day are saved at a time.' },
      })
    expect(await hr.post('/api/attend', [...one, ...marksBody(batch.code, [asha], TODAY, [asha])])).toMatchObject({
      status: 422,
      body: { message: 'A student is marked twice.' },
    })
    expect(await readStoredAttendance(api)).toEqual(EMPTY)
  })

  test('a student marked twice under two spellings of the id (422)', async () => {
    const hr = await api.signInAs('hr')
    const { batch, students } = await createBatchWithStudents(api, ['Asha'])
    const marks = marksBody(batch.code, [students[0]!, students[0]!.toUpperCase()])
    expect((await hr.post('/api/attend', marks)).status).toBe(422)
    expect(await readStoredAttendance(api)).toEqual(EMPTY)
  })

  test('an unknown batch, unknown students, and students outside the batch (422)', async () => {
    const hr = await api.signInAs('hr')
    const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand'])
    const [asha, deactivated, deleted] = students as [string, string, string]
    const other = await createBatchWithStudents(api, ['Dev'])
    const pending = await createStudent(api.db, {
      fname: 'Pending',
      lname: 'Rao',
      batchId: batch.id,
      status: 'Pending',
    })
    const admin = await api.signInAs('admin')
    await admin.post('/api/admin/status', { student: deactivated, status: 'Disable' })
    await admin.post('/api/admin/status', { student: deleted, status: 'Delete' })
    const unknown = 'One of the students does not exist any more. Load the list again.'
    const cases: [object, object][] = [
      [marksBody('NO-1', [asha]), { fields: { batchCode: 'There is no such batch. Choose one from the list.' } }],
      [marksBody(batch.code, [asha, ABSENT_ID]), { message: unknown }],
      [marksBody(batch.code, [asha, 'nobody']), { message: unknown }],
      [marksBody(batch.code, [asha, hr.id]), { message: unknown }],
      [marksBody(batch.code, [asha, deleted]), { message: unknown }],
      [
        marksBody(batch.code, [asha, deactivated]),
        { message: expect.stringContaining('Bela Rao is not in this batch') },
      ],
      [
        marksBody(batch.code, [asha, pending]),
        { message: expect.stringContaining('Pending Rao is not in this batch') },
      ],
      [
        marksBody(batch.code, [asha, ...other.students]),
        { message: expect.stringContaining('Dev Rao is not in this batch') },
      ],
    ]
    for (const [marks, body] of cases) expect(await hr.post('/api/attend', marks)).toMatchObject({ status: 422, body })
    expect(await readStoredAttendance(api)).toEqual(EMPTY)
    expect((await hr.post('/api/attend', marksBody(batch.code, [asha]))).status).toBe(201)
  })

  test('a deleted batch (422)', async () => {
    const hr = await api.signInAs('hr')
    const { batch } = await createBatchWithStudents(api, [])
    await hr.delete(`/api/batch/${batch.id}`)
    expect((await hr.post('/api/attend', marksBody(batch.code, [await createStudent(api.db)]))).status).toBe(422)
  })

  test('missing and invalid fields with a message each (422)', async () => {
    const hr = await api.signInAs('hr')
    expect((await hr.post('/api/attend', [{}])).body.fields).toEqual({
      '0.student': 'Say whose mark it is.',
      '0.batchCode': 'Choose a batch.',
      '0.date': 'Plz Select Date',
      '0.attendence': 'Say whether the student was present.',
    })
    const { batch, students } = await createBatchWithStudents(api, ['Asha'])
    const [mark] = marksBody(batch.code, students)
    for (const [overrides, fields] of [
      [{ attendence: 'true' }, { '0.attendence': 'Choose one of these: true, false.' }],
      [{ attendence: 1 }, { '0.attendence': 'Choose one of these: true, false.' }],
      [{ date: '2026-02-30' }, { '0.date': expect.any(String) }],
      [{ note: 'x' }, { note: 'There is no such field.' }],
    ] as const)
      expect(await hr.post('/api/attend', [{ ...mark, ...overrides }])).toMatchObject({ status: 422, body: { fields } })
    expect(await hr.post('/api/attend', [])).toMatchObject({
      status: 422,
      body: { message: 'There is nobody to mark.' },
    })
    expect((await hr.post('/api/attend', mark)).status).toBe(422)
    expect(await readStoredAttendance(api)).toEqual(EMPTY)
  })

  test('more than 400 marks (422)', async () => {
    const hr = await api.signInAs('hr')
    const marks = Array.from({ length: 401 }, (_, n) => ({
      student: `${n}`,
      batchCode: 'B',
      date: TODAY,
      attendence: true,
    }))
    expect(await hr.post('/api/attend', marks)).toMatchObject({
      status: 422,
      body: { message: 'At most 400 marks can be saved at once.' },
    })
  })
})

test('saveAttendance: 400 marks with read-only fields fit the body limit', async () => {
  const hr = await api.signInAs('hr')
  const marks = Array.from({ length: 400 }, (_, n) => ({
    student: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    batchCode: 'x'.repeat(12),
    date: TODAY,
    attendence: false,
    studentName: 'x'.repeat(50),
    _id: null,
    month: 11,
    year: 2026,
  }))
  expect(await hr.post('/api/attend', marks)).toMatchObject({
    status: 422,
    body: { fields: { batchCode: expect.any(String) } },
  })
})

test('saveAttendance rejects a day with marks and returns them (409)', async () => {
  const first = await api.signInAs('hr')
  const second = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela'])
  await first.post('/api/attend', marksBody(batch.code, students, TODAY, [students[0]!]))
  const before = await readStoredAttendance(api)
  expect(await second.post('/api/attend', marksBody(batch.code, students))).toMatchObject({
    status: 409,
    body: {
      code: 'marks_exist',
      message: 'This batch has marks on that day already. They are shown now, and can be updated.',
      current: {
        attendance: [
          {
            student: students[0],
            studentName: 'Asha Rao',
            attendence: false,
          },
          {
            student: students[1],
            studentName: 'Bela Rao',
            attendence: true,
          },
        ],
        present: 1,
        absent: 1,
        total: 2,
        version: 1,
      },
    },
  })
  expect(await readStoredAttendance(api)).toEqual(before)
})

test('saveAttendance rejects a student marked in another batch that day, by name (409)', async () => {
  const hr = await api.signInAs('hr')
  const old = await createBatchWithStudents(api, ['Asha', 'Bela'], { code: 'OLD-1' })
  const moved = old.students[0]!
  const { batch, students } = await createBatchWithStudents(api, ['Chand'])
  await hr.post('/api/attend', marksBody('OLD-1', old.students))
  const before = await readStoredAttendance(api)
  expect((await hr.put(`/api/user/${moved}`, { batch: batch.code })).status).toBe(200)
  expect(await hr.post('/api/attend', marksBody(batch.code, [...students, moved]))).toMatchObject({
    status: 409,
    body: { code: 'marked_elsewhere', message: 'Asha Rao is already marked in batch OLD-1 on that day.' },
  })
  expect(await readStoredAttendance(api)).toEqual(before)
  expect((await hr.post('/api/attend', marksBody(batch.code, students))).status).toBe(201)
  expect((await hr.post('/api/attend', marksBody('OLD-1', old.students, YESTERDAY))).status).toBe(201)
})

test('saveAttendance repeated with its idempotency key stores one sheet and returns the same response', async () => {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha'])
  const key = { 'idempotency-key': 'one-form' }
  const responses = await Promise.all([1, 2, 3].map(() => hr.post('/api/attend', marksBody(batch.code, students), key)))
  for (const response of responses) expect(response).toMatchObject({ status: 201, body: responses[0]!.body })
  expect(await hr.post('/api/attend', marksBody(batch.code, students, YESTERDAY), key)).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
  expect((await readStoredAttendance(api)).sheets).toHaveLength(1)
})

test('saveAttendance requires HR (401, 403)', async () => {
  const { batch, students } = await createBatchWithStudents(api, ['Asha'])
  const marks = marksBody(batch.code, students)
  expect((await api.call('POST', '/api/attend', marks)).status).toBe(401)
  for (const caller of [await api.signInAs('admin'), await api.signInAs('student', students[0])])
    expect((await caller.post('/api/attend', marks)).status).toBe(403)
  expect(await readStoredAttendance(api)).toEqual(EMPTY)
})
