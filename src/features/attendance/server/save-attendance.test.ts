import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { aClass, marksOf, storedAttendance, TODAY, YESTERDAY } from '#testing/server/attendance.ts'

const api = startTestApi()

const nothing = { sheets: [], marks: [] }

test('one mark for every student of the batch, and who saved them', async () => {
  const hr = await api.as('hr')
  const { batch, students } = await aClass(api, ['Asha', 'Bela', 'Chand'])
  const saved = await hr.post('/api/attend', marksOf(batch.code, students, TODAY, [students[1]!]))
  expect(saved).toMatchObject({ status: 201, body: { message: 'Attendence Recorded', saved: 3, version: 1 } })
  const { sheets, marks } = await storedAttendance(api)
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

test('the name is the record’s, whatever is sent; the batch’s code may come in other letters', async () => {
  const hr = await api.as('hr')
  const { batch, students } = await aClass(api, ['Asha'], { code: 'Tally-7' })
  const [mark] = marksOf('tALLY-7', students)
  const sent = { ...mark, studentName: 'Mallory', _id: 'x', month: 1, year: 2001, version: 9 }
  expect((await hr.post('/api/attend', [sent])).status).toBe(201)
  const { attendance } = (await hr.get(`/api/attend?batchCode=${batch.code}&date=${TODAY}`)).body
  expect(attendance).toEqual([
    {
      ...{ _id: `${students[0]}:${TODAY}`, student: students[0], studentName: 'Asha Rao', batchCode: 'Tally-7' },
      ...{ date: TODAY, attendence: true, month: 11, year: 2026 },
    },
  ])
})

describe('the day', () => {
  test.each([
    ['2026-11-20T18:29:59Z', '2026-11-21'],
    ['2026-11-20T23:30:00Z', '2026-11-22'],
    ['2026-11-21T18:29:59Z', '2026-11-22'],
  ])('is at most the institute’s own: at %s not %s', async (now, tomorrow) => {
    api.now = new Date(now)
    const hr = await api.as('hr')
    const { batch, students } = await aClass(api, ['Asha'])
    expect(await hr.post('/api/attend', marksOf(batch.code, students, tomorrow))).toMatchObject({
      status: 422,
      body: { fields: { date: 'The attendance date cannot be after today.' } },
    })
    expect(await storedAttendance(api)).toEqual(nothing)
    const itself = new Date(new Date(tomorrow).getTime() - 24 * 60 * 60_000).toISOString().slice(0, 10)
    expect((await hr.post('/api/attend', marksOf(batch.code, students, itself))).status).toBe(201)
  })

  test('may be any before, for whom had joined by then', async () => {
    const hr = await api.as('hr')
    const { batch, students } = await aClass(api, ['Asha'])
    const late = await createStudent(api.db, {
      fname: 'Late',
      lname: 'Rao',
      batchId: batch.id,
      joiningDate: '2026-10-02',
    })
    expect(await hr.post('/api/attend', marksOf(batch.code, [...students, late], '2026-10-01'))).toMatchObject({
      status: 422,
      body: { message: 'Late Rao is not in this batch on that day. Load the list again.' },
    })
    expect(await storedAttendance(api)).toEqual(nothing)
    expect((await hr.post('/api/attend', marksOf(batch.code, [...students, late], '2026-10-02'))).status).toBe(201)
    expect((await hr.post('/api/attend', marksOf(batch.code, students, '2026-10-01'))).status).toBe(201)
  })
})

describe('is refused, and nothing is stored', () => {
  test('what is not one batch and one day', async () => {
    const hr = await api.as('hr')
    const { batch, students } = await aClass(api, ['Asha', 'Bela'])
    const other = await aClass(api, ['Chand'])
    const [asha, bela] = students as [string, string]
    const one = marksOf(batch.code, [asha])
    for (const marks of [
      [...one, ...marksOf(other.batch.code, other.students)],
      [...one, ...marksOf(batch.code, [bela], YESTERDAY)],
    ])
      expect(await hr.post('/api/attend', marks)).toMatchObject({
        status: 422,
        body: { message: 'Marks of one batch and one day are saved at a time.' },
      })
    expect(await hr.post('/api/attend', [...one, ...marksOf(batch.code, [asha], TODAY, [asha])])).toMatchObject({
      status: 422,
      body: { message: 'A student is marked twice.' },
    })
    expect(await storedAttendance(api)).toEqual(nothing)
  })

  test('the same student twice under two spellings of the id', async () => {
    const hr = await api.as('hr')
    const { batch, students } = await aClass(api, ['Asha'])
    const marks = marksOf(batch.code, [students[0]!, students[0]!.toUpperCase()])
    expect((await hr.post('/api/attend', marks)).status).toBe(422)
    expect(await storedAttendance(api)).toEqual(nothing)
  })

  test('a batch or a student that is not there, or not in this batch', async () => {
    const hr = await api.as('hr')
    const { batch, students } = await aClass(api, ['Asha', 'Bela', 'Chand'])
    const [asha, dropped, gone] = students as [string, string, string]
    const other = await aClass(api, ['Dev'])
    const waiting = await createStudent(api.db, { fname: 'Wait', lname: 'Rao', batchId: batch.id, status: 'Pending' })
    const admin = await api.as('admin')
    await admin.post('/api/admin/status', { student: dropped, status: 'Disable' })
    await admin.post('/api/admin/status', { student: gone, status: 'Delete' })
    const unknown = 'One of the students does not exist any more. Load the list again.'
    const refused: [object, object][] = [
      [marksOf('NO-1', [asha]), { fields: { batchCode: 'There is no such batch. Choose one from the list.' } }],
      [marksOf(batch.code, [asha, ABSENT_ID]), { message: unknown }],
      [marksOf(batch.code, [asha, 'nobody']), { message: unknown }],
      [marksOf(batch.code, [asha, hr.id]), { message: unknown }],
      [marksOf(batch.code, [asha, gone]), { message: unknown }],
      [marksOf(batch.code, [asha, dropped]), { message: expect.stringContaining('Bela Rao is not in this batch') }],
      [marksOf(batch.code, [asha, waiting]), { message: expect.stringContaining('Wait Rao is not in this batch') }],
      [
        marksOf(batch.code, [asha, ...other.students]),
        { message: expect.stringContaining('Dev Rao is not in this batch') },
      ],
    ]
    for (const [marks, body] of refused)
      expect(await hr.post('/api/attend', marks)).toMatchObject({ status: 422, body })
    expect(await storedAttendance(api)).toEqual(nothing)
    expect((await hr.post('/api/attend', marksOf(batch.code, [asha]))).status).toBe(201)
  })

  test('a batch that was deleted', async () => {
    const hr = await api.as('hr')
    const { batch } = await aClass(api, [])
    await hr.delete(`/api/batch/${batch.id}`)
    expect((await hr.post('/api/attend', marksOf(batch.code, [await createStudent(api.db)]))).status).toBe(422)
  })

  test('fields that are wrong or missing, each told by its own words', async () => {
    const hr = await api.as('hr')
    expect((await hr.post('/api/attend', [{}])).body.fields).toEqual({
      '0.student': 'Say whose mark it is.',
      '0.batchCode': 'Choose a batch.',
      '0.date': 'Plz Select Date',
      '0.attendence': 'Say whether the student was present.',
    })
    const { batch, students } = await aClass(api, ['Asha'])
    const [mark] = marksOf(batch.code, students)
    for (const [over, fields] of [
      [{ attendence: 'true' }, { '0.attendence': 'Say whether the student was present.' }],
      [{ attendence: 1 }, { '0.attendence': 'Say whether the student was present.' }],
      [{ date: '2026-02-30' }, { '0.date': expect.any(String) }],
      [{ note: 'x' }, { note: 'There is no such field.' }],
    ] as const)
      expect(await hr.post('/api/attend', [{ ...mark, ...over }])).toMatchObject({ status: 422, body: { fields } })
    expect(await hr.post('/api/attend', [])).toMatchObject({
      status: 422,
      body: { message: 'There is nobody to mark.' },
    })
    expect((await hr.post('/api/attend', mark)).status).toBe(422)
    expect(await storedAttendance(api)).toEqual(nothing)
  })

  test('more marks than any batch has', async () => {
    const hr = await api.as('hr')
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

test('as many marks as that fit into one call, with everything that may be sent along', async () => {
  const hr = await api.as('hr')
  const marks = Array.from({ length: 400 }, (_, n) => ({
    student: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    ...{ batchCode: 'x'.repeat(12), date: TODAY, attendence: false },
    ...{ studentName: 'x'.repeat(50), _id: null, month: 11, year: 2026 },
  }))
  expect(await hr.post('/api/attend', marks)).toMatchObject({
    status: 422,
    body: { fields: { batchCode: expect.any(String) } },
  })
})

test('who comes second is told that there are marks, and gets them', async () => {
  const first = await api.as('hr')
  const second = await api.as('hr')
  const { batch, students } = await aClass(api, ['Asha', 'Bela'])
  await first.post('/api/attend', marksOf(batch.code, students, TODAY, [students[0]!]))
  const before = await storedAttendance(api)
  expect(await second.post('/api/attend', marksOf(batch.code, students))).toMatchObject({
    status: 409,
    body: {
      code: 'marks_exist',
      message: 'This batch has marks on that day already. They are shown now, and can be updated.',
      current: {
        attendance: [
          { student: students[0], studentName: 'Asha Rao', attendence: false },
          { student: students[1], studentName: 'Bela Rao', attendence: true },
        ],
        ...{ present: 1, absent: 1, total: 2, version: 1 },
      },
    },
  })
  expect(await storedAttendance(api)).toEqual(before)
})

test('who was marked in another batch that day is named, and nobody is marked', async () => {
  const hr = await api.as('hr')
  const old = await aClass(api, ['Asha', 'Bela'], { code: 'OLD-1' })
  const moved = old.students[0]!
  const { batch, students } = await aClass(api, ['Chand'])
  await hr.post('/api/attend', marksOf('OLD-1', old.students))
  const before = await storedAttendance(api)
  expect((await hr.put(`/api/user/${moved}`, { batch: batch.code })).status).toBe(200)
  expect(await hr.post('/api/attend', marksOf(batch.code, [...students, moved]))).toMatchObject({
    status: 409,
    body: { code: 'marked_elsewhere', message: 'Asha Rao is already marked in batch OLD-1 on that day.' },
  })
  expect(await storedAttendance(api)).toEqual(before)
  expect((await hr.post('/api/attend', marksOf(batch.code, students))).status).toBe(201)
  expect((await hr.post('/api/attend', marksOf(batch.code, [...students, moved], YESTERDAY))).status).toBe(201)
})

test('sent twice with its key: one sheet, the same answer', async () => {
  const hr = await api.as('hr')
  const { batch, students } = await aClass(api, ['Asha'])
  const key = { 'idempotency-key': 'one-form' }
  const answers = await Promise.all([1, 2, 3].map(() => hr.post('/api/attend', marksOf(batch.code, students), key)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: answers[0]!.body })
  expect(await hr.post('/api/attend', marksOf(batch.code, students, YESTERDAY), key)).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
  expect((await storedAttendance(api)).sheets).toHaveLength(1)
})

test('only HR marks', async () => {
  const { batch, students } = await aClass(api, ['Asha'])
  const marks = marksOf(batch.code, students)
  expect((await api.call('POST', '/api/attend', marks)).status).toBe(401)
  for (const caller of [await api.as('admin'), await api.as('student', students[0])])
    expect((await caller.post('/api/attend', marks)).status).toBe(403)
  expect(await storedAttendance(api)).toEqual(nothing)
})
