import { expect, test } from 'vitest'
import { addDays } from '#shared/server/clock.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse, createStudent } from '#testing/server/fixtures.ts'
import type { TimetableWeek } from '../contract/timetable.contract.ts'

/** Today is Saturday, 2026-11-21. Monday of its week is 2026-11-16. */
const api = startTestApi()
const MONDAY = '2026-11-16'
const session = (weekday: number, start: string, end: string) => ({ weekday, start, end })
const BATCH = { courseName: 'Tally', bTime: '10 to 12', startDate: '2026-01-01' }

const listSessions = ({ from, batches }: TimetableWeek) =>
  batches
    .flatMap(({ bCode, hours }) =>
      hours.flatMap(({ start, days }) => days.map((day) => `${addDays(from, day)} ${start} ${bCode}`)),
    )
    .toSorted()

async function createTaught(bCode: string, fields: object) {
  const hr = await api.signInAs('hr')
  const { body } = await hr.post('/api/batch', { ...BATCH, bCode, ...fields })
  return { hr, id: body._id as string }
}

test('timetable lists the hours of each batch with their days, and holidays instead of sessions', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const sessions = [session(1, '14:00', '15:00'), session(3, '10:00', '12:00'), session(6, '10:00', '12:00')]
  await createTaught('A', { sessions, trainer: 'Anita', room: 'Lab 1' })
  const { hr } = await createTaught('B', { sessions: [session(1, '09:00', '10:00')] })
  const admin = await api.signInAs('admin')
  const { body: holiday } = await admin.post('/api/holiday', { name: 'Diwali', from: '2026-11-18', to: '2026-11-19' })

  const { body } = await hr.get(`/api/timetable?from=${MONDAY}`)

  expect(body).toMatchObject({ from: MONDAY, today: '2026-11-21', holidays: [holiday] })
  expect(listSessions(body)).toEqual(['2026-11-16 09:00 B', '2026-11-16 14:00 A', '2026-11-21 10:00 A'])
  expect(body.batches[0]).toMatchObject({
    trainer: 'Anita',
    room: 'Lab 1',
    hours: [
      { start: '14:00', end: '15:00', days: [0] },
      { start: '10:00', end: '12:00', days: [5] },
    ],
  })
  const friday = (await hr.get('/api/timetable?from=2026-11-20')).body
  expect(listSessions(friday)).toContain('2026-11-25 10:00 A')
  expect(friday.batches[0].hours[1]).toMatchObject({ start: '10:00', days: [5, 1] })
})

test('timetable leaves out a batch before its start, after its end and once it is deleted', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => session(weekday, '10:00', '11:00'))
  await createTaught('A', { sessions: daily, startDate: '2026-11-18', endDate: '2026-11-19' })
  const { hr, id } = await createTaught('B', { sessions: daily })
  await hr.delete(`/api/batch/${id}`)

  const { body } = await hr.get(`/api/timetable?from=${MONDAY}`)

  expect(listSessions(body)).toEqual(['2026-11-18 10:00 A', '2026-11-19 10:00 A'])
})

test('timetable marks clashes of trainer and room, also with a batch that the filter leaves out', async () => {
  await createCourse(api.db, { name: 'Tally' })
  await createTaught('A', { sessions: [session(1, '10:00', '12:00')], trainer: 'Anita', room: 'Lab 1' })
  await createTaught('B', { sessions: [session(1, '11:00', '13:00')], trainer: 'Binod', room: 'LAB 1' })
  const { hr } = await createTaught('C', { sessions: [session(1, '12:00', '13:00')], trainer: 'Anita', room: 'Hall' })
  const list = async (filter: string) => {
    const { batches } = (await hr.get(`/api/timetable?from=${MONDAY}&${filter}`)).body as TimetableWeek
    return batches.map(({ bCode, hours }) => [bCode, hours[0]?.clashes])
  }

  const clashing = [0]
  const [a, b, c] = [
    ['A', clashing],
    ['B', clashing],
    ['C', undefined],
  ]
  expect(await list('')).toEqual([a, b, c])
  expect(await list('trainer=anita')).toEqual([a, c])
  expect(await list('room=Hall')).toEqual([c])
})

test('own timetable has the courses that the student attends on each day, and no other', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const daily = [1, 2, 3].map((weekday) => session(weekday, '10:00', '11:00'))
  const { id } = await createTaught('Own', { sessions: daily, trainer: 'Anita' })
  await createTaught('Other', { sessions: daily, trainer: 'Anita' })
  const studentId = await createStudent(api.db, { batchId: id, joiningDate: '2026-11-17' })
  const student = await api.signInAs('student', studentId)

  const { body } = await student.get(`/api/timetable/own?from=${MONDAY}`)

  expect(listSessions(body)).toEqual(['2026-11-17 10:00 Own', '2026-11-18 10:00 Own'])
  expect(body.batches[0].hours[0]).not.toHaveProperty('clashes')
})

test('addHoliday: a single day needs no last day; lists are newest first', async () => {
  const admin = await api.signInAs('admin')
  const first = await admin.post('/api/holiday', { name: ' Republic  Day ', from: '2026-01-26', to: '' })
  await admin.post('/api/holiday', { name: 'Diwali', from: '2026-11-08', to: '2026-11-10' })

  expect(first).toMatchObject({ status: 201, body: { from: '2026-01-26', to: '2026-01-26' } })
  const { body } = await admin.get('/api/holiday')
  expect(body).toMatchObject({ holidays: [{ name: 'Diwali' }, { from: '2026-01-26' }], total: 2 })
  const entries = await api.db.selectFrom('audit_entry').select('action').execute()
  expect(entries).toEqual([{ action: 'holiday.create' }, { action: 'holiday.create' }])
})

test.each([
  [{}, { name: 'Holiday is required.', from: 'This field is required' }],
  [{ name: 'Diwali', from: '2026-11-08', to: '2026-11-07' }, { to: 'The last day is before the first day.' }],
  [{ name: 'Diwali', from: '2026-11-08', to: '2027-11-09' }, { to: 'At most 366 days.' }],
  [{ name: 'Diwali', from: '2026-02-30' }, { from: 'This date does not exist.' }],
])('addHoliday rejects %j (422)', async (body, fields) => {
  const admin = await api.signInAs('admin')

  expect(await admin.post('/api/holiday', body)).toMatchObject({ status: 422, body: { fields } })
})

test('removeHoliday deletes a holiday once (404), and only admins change holidays (403)', async () => {
  const admin = await api.signInAs('admin')
  const hr = await api.signInAs('hr')
  const holiday = { name: 'Diwali', from: '2026-11-08' }
  const { body } = await admin.post('/api/holiday', holiday)

  expect((await hr.delete(`/api/holiday/${body._id}`)).status).toBe(403)
  expect((await hr.post('/api/holiday', holiday)).status).toBe(403)
  expect((await admin.delete(`/api/holiday/${body._id}`)).body).toEqual({ message: 'The holiday has been deleted.' })
  expect((await admin.delete(`/api/holiday/${body._id}`)).status).toBe(404)
})

test('attendance: a holiday or a weekday without session is not expected; a saved sheet still counts', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const { id: saturdays } = await createTaught('Saturdays', { sessions: [session(6, '10:00', '12:00')] })
  const { id: mondays } = await createTaught('Mondays', { sessions: [session(1, '10:00', '12:00')] })
  const { hr, id: unknown } = await createTaught('Unknown', {})
  for (const batchId of [saturdays, mondays, unknown]) await createStudent(api.db, { batchId })
  const list = async (path: string) => {
    const { body } = await hr.get(path)
    return body.batches.map(({ bCode }: { bCode: string }) => bCode)
  }
  expect(await list('/api/attend/unmarked')).toEqual(['Saturdays', 'Unknown'])
  expect(await list('/api/attend/today')).toEqual(['Saturdays', 'Unknown'])

  const { body: roster } = await hr.get('/api/attend/roster?batchCode=Unknown')
  expect(roster.holiday).toBeNull()
  const mark = { student: roster.students[0].student, batchCode: 'Unknown', date: roster.date, attendence: true }
  await hr.post('/api/attend', [mark])
  await (await api.signInAs('admin')).post('/api/holiday', { name: 'Diwali', from: '2026-11-20', to: '2026-11-21' })

  expect(await list('/api/attend/unmarked')).toEqual([])
  expect(await list('/api/attend/today')).toEqual(['Unknown'])
  expect((await hr.get('/api/attend/roster?batchCode=Unknown')).body.holiday).toBe('Diwali')
  const { body: register } = await hr.get('/api/attend/register?batchCode=Unknown&month=11&year=2026')
  expect(register.holidays).toEqual([{ name: 'Diwali', from: '2026-11-20', to: '2026-11-21' }])
})
