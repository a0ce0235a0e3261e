import { describe, expect, test } from 'vitest'
import type { EnrolmentList } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { startTestApi } from '#testing/server/api.ts'
import { findMiscountedMonths, findMiscountedSheets, marksBody, TODAY, YESTERDAY } from '#testing/server/attendance.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const [DAY_1, DAY_2, DAY_3] = ['2026-11-10', '2026-11-12', '2026-11-16'] as const

/** Creates Asha and Bina of T-1 and Chitra of T-2, who joined one course on 1 November. */
async function setUp() {
  const hr = await api.signInAs('hr')
  const tally = await createCourse(api.db, { name: 'Tally' })
  const one = await createBatch(api.db, { code: 'T-1', courseId: tally.id })
  const two = await createBatch(api.db, { code: 'T-2', courseId: tally.id })
  const create = (fname: string, batchId: string) =>
    createStudent(api.db, { fname, lname: 'Example', batchId, joiningDate: '2026-11-01' })
  const asha = await create('Asha', one.id)
  const bina = await create('Bina', one.id)
  const chitra = await create('Chitra', two.id)
  const getCourse = async () => ((await hr.get(`/api/enrolment/${asha}`)).body as EnrolmentList).enrolments[0]!
  const move = async (batch: string, values: object = {}) =>
    hr.put(`/api/enrolment/${(await getCourse())._id}`, { batch, ...values })
  const mark = async (batch: string, students: string[], day: string, absent: string[] = []) => {
    const { status, body } = await hr.post('/api/attend', marksBody(batch, students, day, absent))
    expect(status, JSON.stringify(body)).toBe(201)
  }
  const listRoster = async (batch: string, day: string) =>
    ((await hr.get(`/api/attend/roster?batchCode=${batch}&date=${day}`)).body.students as { fname: string }[]).map(
      ({ fname }) => fname,
    )
  const listRegister = async (batch: string) =>
    (
      (await hr.get(`/api/attend/register?batchCode=${batch}&month=11&year=2026`)).body.students as {
        studentName: string
      }[]
    ).map(({ studentName }) => studentName.split(' ')[0])
  return { hr, asha, bina, chitra, getCourse, move, mark, listRoster, listRegister }
}

const expectTrueCounts = async () => {
  expect(await findMiscountedSheets(api)).toEqual([])
  expect(await findMiscountedMonths(api)).toEqual([])
}

/** Marks the student in a second batch on the same day, which was possible before the days of a batch were kept. */
async function markTwice(student: string, day: string): Promise<void> {
  const { id: batchId } = await api.db
    .selectFrom('batch')
    .select('id')
    .where('code', '=', 'T-2')
    .executeTakeFirstOrThrow()
  const sheet = { id: crypto.randomUUID(), batch_id: batchId, day, present: 1, absent: 0, saved_at: api.now }
  const { id: by } = await api.db.selectFrom('account').select('id').where('role', '=', 'hr').executeTakeFirstOrThrow()
  await api.db
    .insertInto('attendance_sheet')
    .values({ ...sheet, saved_by: by })
    .execute()
  await api.db
    .insertInto('attendance_mark')
    .values({ student_id: student, day, sheet_id: sheet.id, present: true })
    .execute()
}

test('a move keeps the days before with the former batch, also on sheets that are not saved yet', async () => {
  const { getCourse, move, listRoster } = await setUp()

  expect(await move('T-2', { movedOn: DAY_2 })).toMatchObject({ status: 200, body: { batch: 'T-2' } })

  expect(await listRoster('T-1', DAY_1)).toEqual(['Asha', 'Bina'])
  expect(await listRoster('T-2', DAY_1)).toEqual(['Chitra'])
  for (const day of [DAY_2, TODAY]) {
    expect(await listRoster('T-1', day)).toEqual(['Bina'])
    expect(await listRoster('T-2', day)).toEqual(['Asha', 'Chitra'])
  }
  expect(await getCourse()).toMatchObject({
    batchSince: DAY_2,
    formerBatches: [{ batch: 'T-1', firstDay: '2026-11-01', lastDay: '2026-11-11' }],
  })
})

test('a former batch can still be marked for its days, the new one not', async () => {
  const { hr, asha, bina, chitra, move, mark } = await setUp()
  await move('T-2', { movedOn: DAY_2 })

  await mark('T-1', [asha, bina], DAY_1)

  expect((await hr.post('/api/attend', marksBody('T-2', [asha, chitra], DAY_1))).status).toBe(409)
  await mark('T-2', [asha, chitra], DAY_2)
  expect((await hr.post('/api/attend', marksBody('T-1', [asha, bina], DAY_2))).status).toBe(409)
})

test('the register of a month has the student in both batches', async () => {
  const { move, listRegister } = await setUp()

  await move('T-2', { movedOn: DAY_2 })

  expect(await listRegister('T-1')).toEqual(['Asha', 'Bina'])
  expect(await listRegister('T-2')).toEqual(['Asha', 'Chitra'])
})

test('the timetable of the student has the days of each batch', async () => {
  const { asha, move } = await setUp()
  const sessions = JSON.stringify([{ weekday: 1, start: '10:00', end: '11:00' }])
  await api.db.updateTable('batch').set({ sessions, start_on: '2026-11-01' }).execute()
  await move('T-2', { movedOn: DAY_3 })
  const student = await api.signInAs('student', asha)
  const list = async (from: string) =>
    ((await student.get(`/api/timetable/own?from=${from}`)).body.batches as { bCode: string }[]).map(
      ({ bCode }) => bCode,
    )

  expect(await list('2026-11-09')).toEqual(['T-1'])
  expect(await list(DAY_3)).toEqual(['T-2'])
})

describe('the day of a move', () => {
  test('is today without a day', async () => {
    const { getCourse, move } = await setUp()

    await move('T-2')

    expect(await getCourse()).toMatchObject({ batchSince: TODAY, formerBatches: [{ lastDay: YESTERDAY }] })
  })

  test('is tomorrow without a day if the student is marked today', async () => {
    const { asha, bina, getCourse, move, mark, listRoster } = await setUp()
    await mark('T-1', [asha, bina], TODAY)

    await move('T-2')

    expect(await getCourse()).toMatchObject({ batchSince: '2026-11-22' })
    expect(await listRoster('T-1', TODAY)).toEqual(['Asha', 'Bina'])
    expect(await listRoster('T-2', TODAY)).toEqual(['Chitra'])
  })

  test('is rejected before marks in the former batch, with the days named (422)', async () => {
    const { asha, bina, getCourse, move, mark } = await setUp()
    for (const day of [DAY_1, DAY_2, DAY_3]) await mark('T-1', [asha, bina], day)
    const before = await getCourse()

    const { status, body } = await move('T-2', { movedOn: DAY_2 })

    expect(status).toBe(422)
    expect(body.fields.movedOn).toMatch(`Marked in T-1 on ${DAY_2}, ${DAY_3}.`)
    expect(await getCourse()).toEqual(before)
    expect(await move('T-2', { movedOn: '2026-11-17' })).toMatchObject({ status: 200 })
  })

  test('is not more than a year ahead (422)', async () => {
    const { move } = await setUp()

    expect(await move('T-2', { movedOn: '2028-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { movedOn: 'Choose a day within a year.' } },
    })
  })

  test('can be in the future: until then the student belongs to the former batch', async () => {
    const { move, listRoster } = await setUp()

    await move('T-2', { movedOn: '2026-11-22' })

    expect(await listRoster('T-1', TODAY)).toEqual(['Asha', 'Bina'])
  })

  test('up to joining means from the beginning', async () => {
    const { getCourse, move } = await setUp()

    await move('T-2', { movedOn: '2026-10-01' })

    expect(await getCourse()).toMatchObject({ batchSince: null, formerBatches: [] })
  })

  test('applies to the edit of a student too', async () => {
    const { hr, asha, bina, getCourse, mark } = await setUp()
    await mark('T-1', [asha, bina], DAY_2)

    expect((await hr.put(`/api/user/${asha}`, { batch: 'T-2', movedOn: DAY_1 })).status).toBe(422)
    expect((await hr.put(`/api/user/${asha}`, { batch: 'T-2', movedOn: DAY_3 })).status).toBe(200)
    expect(await getCourse()).toMatchObject({ batchSince: DAY_3 })
  })
})

test('a second move on the same day replaces the first, and a move back joins the days', async () => {
  const { getCourse, move } = await setUp()
  await move('T-2', { movedOn: DAY_2 })

  await move('T-1', { movedOn: DAY_3 })
  expect(await getCourse()).toMatchObject({
    batch: 'T-1',
    batchSince: DAY_3,
    formerBatches: [
      { batch: 'T-1', lastDay: '2026-11-11' },
      { batch: 'T-2', firstDay: DAY_2, lastDay: '2026-11-15' },
    ],
  })
  await move('T-2', { movedOn: DAY_3 })
  expect(await getCourse()).toMatchObject({ batch: 'T-2', batchSince: DAY_2, formerBatches: [{ batch: 'T-1' }] })
  await move('T-1', { movedOn: DAY_2 })
  expect(await getCourse()).toMatchObject({ batch: 'T-1', batchSince: null, formerBatches: [] })
})

test('an ended course has no day in any batch after its end', async () => {
  const { hr, getCourse, move, listRoster } = await setUp()
  await move('T-2', { movedOn: DAY_3 })
  const end = { endDate: DAY_2, isCompleted: 'no', reason: 'Left' }

  expect((await hr.put(`/api/enrolment/end/${(await getCourse())._id}`, end)).status).toBe(200)

  expect(await listRoster('T-1', DAY_2)).toEqual(['Asha', 'Bina'])
  expect(await listRoster('T-1', '2026-11-13')).toEqual(['Bina'])
  expect(await listRoster('T-2', TODAY)).toEqual(['Chitra'])
})

describe('was always in the new batch', () => {
  test('moves the marks to the sheets of the new batch, of which missing ones are created', async () => {
    const { hr, asha, bina, chitra, getCourse, move, mark, listRoster } = await setUp()
    await mark('T-1', [asha], DAY_1)
    await mark('T-1', [asha, bina], DAY_2, [asha])
    await mark('T-2', [chitra], DAY_2)

    expect((await move('T-2', { alwaysInBatch: true })).status).toBe(200)

    expect(await getCourse()).toMatchObject({ batchSince: null, formerBatches: [] })
    const marksOf = async (batch: string, day: string) => {
      const { body } = await hr.get(`/api/attend?batchCode=${batch}&date=${day}`)
      return (body.attendance as { studentName: string; attendence: boolean }[]).map(
        ({ studentName, attendence }) => `${studentName.split(' ')[0]} ${attendence}`,
      )
    }
    expect(await marksOf('T-1', DAY_1)).toEqual([])
    expect(await marksOf('T-2', DAY_1)).toEqual(['Asha true'])
    expect(await marksOf('T-1', DAY_2)).toEqual(['Bina true'])
    expect(await marksOf('T-2', DAY_2)).toEqual(['Asha false', 'Chitra true'])
    expect(await listRoster('T-1', DAY_3)).toEqual(['Bina'])
    await expectTrueCounts()
    const entry = api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'enrolment.update')
    expect(await entry.executeTakeFirst()).toMatchObject({ after: { batch: 'T-2', marksMoved: 2 } })
  })

  test('takes the notice of an absence along', async () => {
    const { hr, asha, move, mark } = await setUp()
    await api.db.updateTable('student').set({ parent_contact: '9876543210' }).where('id', '=', asha).execute()
    await mark('T-1', [asha], TODAY, [asha])
    expect((await hr.post(`/api/absence/${asha}`, { batchCode: 'T-1', date: TODAY })).status).toBe(201)

    expect((await move('T-2', { alwaysInBatch: true })).status).toBe(200)

    const { body } = await hr.get(`/api/attend/roster?batchCode=T-2&date=${TODAY}`)
    expect(body.students[0]).toMatchObject({ fname: 'Asha', attendence: false, notice: { by: expect.any(String) } })
  })

  test('is rejected with the days on which the student is marked in both (422)', async () => {
    const { asha, bina, getCourse, move, mark } = await setUp()
    await mark('T-1', [asha, bina], DAY_1)
    await move('T-2', { movedOn: DAY_2 })
    await markTwice(asha, DAY_1)
    await move('T-1', { movedOn: DAY_3 })
    const before = await getCourse()

    const { status, body } = await move('T-2', { alwaysInBatch: true })

    expect(status).toBe(422)
    expect(body.fields.alwaysInBatch).toMatch(`Marked in both batches on ${DAY_1}.`)
    expect(await getCourse()).toEqual(before)
  })
})

test('a bulk move takes its day, is rejected before marks, and its undo gives the days back', async () => {
  const { hr, asha, bina, getCourse, mark } = await setUp()
  await mark('T-1', [bina], DAY_2)
  const students = [asha, bina]
  const preview = async (change: object) =>
    (await hr.post('/api/bulk/preview', { students, ...change })).body.rows as { _id: string; seen: string }[]

  expect(await preview({ batch: 'T-2', movedOn: DAY_1 })).toMatchObject([
    { state: 'changes' },
    { state: 'rejected', problem: expect.stringContaining(`Marked in T-1 on ${DAY_2}`) },
  ])
  const rows = await preview({ batch: 'T-2', movedOn: DAY_3 })
  const body = { students: rows.map(({ _id, seen }) => ({ _id, seen })), batch: 'T-2', movedOn: DAY_3 }
  const change = await hr.post('/api/bulk', body)
  expect(change.status, JSON.stringify(change.body)).toBe(201)
  expect(await getCourse()).toMatchObject({ batch: 'T-2', batchSince: DAY_3, formerBatches: [{ batch: 'T-1' }] })

  expect((await hr.post(`/api/bulk/${change.body._id}/undo`)).status).toBe(200)
  expect(await getCourse()).toMatchObject({ batch: 'T-1', batchSince: null, formerBatches: [] })
})

test('the undo of a bulk move keeps days on which the new batch was marked since', async () => {
  const { hr, asha, chitra, getCourse, mark } = await setUp()
  const { rows } = (await hr.post('/api/bulk/preview', { students: [asha], batch: 'T-2' })).body
  const change = await hr.post('/api/bulk', { students: [{ _id: asha, seen: rows[0].seen }], batch: 'T-2' })
  await mark('T-2', [asha, chitra], TODAY)

  expect((await hr.post(`/api/bulk/${change.body._id}/undo`)).status).toBe(200)

  expect(await getCourse()).toMatchObject({
    batch: 'T-1',
    batchSince: '2026-11-22',
    formerBatches: [
      { batch: 'T-1', lastDay: YESTERDAY },
      { batch: 'T-2', firstDay: TODAY, lastDay: TODAY },
    ],
  })
})

test('marks in a former batch are uses of the course, and count for its certificate', async () => {
  const { hr, asha, bina, getCourse, move, mark } = await setUp()
  await mark('T-1', [asha, bina], DAY_1, [asha])
  await move('T-2', { movedOn: DAY_2 })
  const course = await getCourse()
  const excel = await createCourse(api.db, { name: 'Excel' })
  await createBatch(api.db, { code: 'E-1', courseId: excel.id })
  const fields = {
    course: 'Excel',
    batch: 'E-1',
    cduration: '2 months',
    mode: 'offline',
    joiningDate: TODAY,
    fee: 10_000,
  }
  expect((await hr.post(`/api/enrolment/${asha}`, fields)).status).toBe(201)

  expect(await hr.delete(`/api/enrolment/${course._id}`)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/marked on 1 day/) },
  })
  await mark('T-2', [asha], DAY_2)
  const { candidates } = (await hr.get('/api/certificate/candidates?kind=completion&batch=T-2')).body
  expect(candidates).toMatchObject([{ student: asha, attendance: 50 }, { attendance: null }])
})
