import { beforeEach, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()
const BATCH = { courseName: 'Tally', bCode: 'T-1', bTime: '10 to 12', startDate: '2026-01-01' }
const session = (weekday: number, start: string, end: string) => ({ weekday, start, end })
const MONDAY = session(1, '10:00', '12:00')

beforeEach(() => createCourse(api.db, { name: 'Tally' }))

test('createBatch stores trainer, room, sessions in the order of the week, and seats', async () => {
  const hr = await api.signInAs('hr')
  const sessions = [session(3, '10:00', '12:00'), session(1, '14:00', '15:30'), MONDAY]

  const added = await hr.post('/api/batch', { ...BATCH, trainer: ' Anita  Rao ', room: 'Lab 1', sessions, seats: '20' })

  expect(added).toMatchObject({
    status: 201,
    body: { trainer: 'Anita  Rao', room: 'Lab 1', seats: 20, sessions: [sessions[2], sessions[1], sessions[0]] },
  })
})

test('createBatch without them returns a batch without trainer, room and seats, and with no sessions', async () => {
  const hr = await api.signInAs('hr')

  const { body } = await hr.post('/api/batch', { ...BATCH, trainer: '', sessions: '' })

  expect(body).toMatchObject({ trainer: null, room: null, seats: null, sessions: [] })
})

test('createBatch accepts the sessions of a form as JSON', async () => {
  const hr = await api.signInAs('hr')
  const form = new URLSearchParams({ ...BATCH, seats: '5', sessions: JSON.stringify([MONDAY]) }).toString()

  const added = await hr.post('/api/batch', form, { 'content-type': 'application/x-www-form-urlencoded' })

  expect(added).toMatchObject({ status: 201, body: { seats: 5, sessions: [MONDAY] } })
})

test.each([
  [{ sessions: [session(0, '10:00', '12:00')] }, { 'sessions.0.weekday': 'At least 1.' }],
  [{ sessions: [session(8, '10:00', '12:00')] }, { 'sessions.0.weekday': 'At most 7.' }],
  [{ sessions: [session(1, '9:00', '12:00')] }, { 'sessions.0.start': 'Enter a time as HH:MM.' }],
  [{ sessions: [session(1, '10:00', '24:00')] }, { 'sessions.0.end': 'Enter a time as HH:MM.' }],
  [{ sessions: [session(1, '10:00', '10:00')] }, { 'sessions.0.end': 'The end must be after the start.' }],
  [{ sessions: [MONDAY, session(1, '11:59', '13:00')] }, { sessions: 'Two sessions of this batch overlap.' }],
  [{ sessions: 'Mondays' }, { sessions: 'Enter the sessions as a list.' }],
  [
    {
      sessions: Array.from({ length: 15 }, (_, i) =>
        session(1, `${String(8 + i).padStart(2, '0')}:00`, `${String(8 + i).padStart(2, '0')}:30`),
      ),
    },
    { sessions: 'At most 14 sessions a week.' },
  ],
  [{ seats: 0 }, { seats: 'At least 1.' }],
  [{ seats: 1001 }, { seats: 'At most 1000.' }],
  [{ trainer: 'x'.repeat(61) }, { trainer: 'At most 60 characters.' }],
])('createBatch rejects %j (422)', async (fields, messages) => {
  const hr = await api.signInAs('hr')

  const response = await hr.post('/api/batch', { ...BATCH, ...fields })

  expect(response).toMatchObject({ status: 422, body: { fields: messages } })
})

test('createBatch accepts sessions that only touch', async () => {
  const hr = await api.signInAs('hr')

  const added = await hr.post('/api/batch', { ...BATCH, sessions: [MONDAY, session(1, '12:00', '13:00')] })

  expect(added.status).toBe(201)
})

test('updateBatch changes, keeps and clears them, with an audit entry of what changed', async () => {
  const hr = await api.signInAs('hr')
  const { body: batch } = await hr.post('/api/batch', { ...BATCH, trainer: 'Anita', seats: 20, sessions: [MONDAY] })

  const changed = await hr.put(`/api/batch/${batch._id}`, { trainer: '', sessions: null })

  expect(changed.body).toMatchObject({ trainer: null, sessions: [], seats: 20 })
  const entry = await api.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'batch.update')
    .executeTakeFirst()
  expect(entry?.after).toEqual({ trainer: null, sessions: [], version: 2 })
})

test('batch overview counts active students who attend now or later, each once', async () => {
  const hr = await api.signInAs('hr')
  const batch = await createBatch(api.db, { code: 'Counted', seats: 20 })
  const attends = { batchId: batch.id }
  await createStudent(api.db, attends)
  await createStudent(api.db, { ...attends, joiningDate: '2026-12-24' })
  const dropped = await createStudent(api.db, attends)
  await api.db.updateTable('student').set({ status: 'Disable' }).where('id', '=', dropped).execute()
  await createStudent(api.db, { ...attends, status: 'Pending' })
  const ended = await createStudent(api.db, attends)
  await api.db
    .updateTable('enrolment')
    .set({ ended_at: new Date(), end_on: '2026-11-01' })
    .where('student_id', '=', ended)
    .execute()

  const { body } = await hr.get('/api/batch/overview?search=counted')

  expect(body).toMatchObject({ batches: [{ bCode: 'Counted', seats: 20, strength: 2 }], total: 1 })
})

test('batch overview sorts running batches with seats by their share, and finds trainer and room', async () => {
  const hr = await api.signInAs('hr')
  for (const [code, seats, students] of [
    ['Half', 2, 1],
    ['Full', 1, 1],
    ['Empty', 5, 0],
    ['Open', undefined, 1],
  ] as const) {
    const batch = await createBatch(api.db, { code, ...(seats !== undefined && { seats }) })
    for (let n = 0; n < students; n++) await createStudent(api.db, { batchId: batch.id })
  }
  await createBatch(api.db, { code: 'Ended', seats: 1, endOn: '2026-06-30' })
  await hr.post('/api/batch', { ...BATCH, trainer: 'Ánita Rao', room: 'Lab 1' })
  const list = async (query: string) => {
    const { body } = await hr.get(`/api/batch/overview?${query}`)
    return body.batches.map(({ bCode }: { bCode: string }) => bCode)
  }

  expect((await list('order=fullest')).slice(0, 3)).toEqual(['Full', 'Half', 'Empty'])
  expect((await list('order=emptiest')).slice(0, 3)).toEqual(['Empty', 'Half', 'Full'])
  expect(await list('search=anita')).toEqual(['T-1'])
  expect(await list('search=lab')).toEqual(['T-1'])
})

test('batch names lists each trainer and room once, ignoring case', async () => {
  const hr = await api.signInAs('hr')
  for (const [bCode, trainer, room] of [
    ['A', 'Anita', 'Lab'],
    ['B', 'anita', null],
    ['C', 'Binod', 'Hall'],
  ] as const)
    await hr.post('/api/batch', { ...BATCH, bCode, trainer, room })

  const { body } = await hr.get('/api/batch/names')

  expect(body).toEqual({ trainers: [expect.stringMatching(/^anita$/i), 'Binod'], rooms: ['Hall', 'Lab'] })
})
