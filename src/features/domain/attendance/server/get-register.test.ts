import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatchWithStudents, marksBody, TODAY, YESTERDAY } from '#testing/server/attendance.ts'

const api = startTestApi()

async function createMarks() {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Bela', 'Asha', 'Chand'], { code: 'A' })
  const [bela = '', asha = '', chand = ''] = students
  await api.db.updateTable('enrolment').set({ joining_on: '2026-10-01' }).where('batch_id', '=', batch.id).execute()
  await hr.post('/api/attend', marksBody('A', students, '2026-10-31'))
  await hr.post('/api/attend', marksBody('A', [bela, asha], YESTERDAY, [bela]))
  await hr.post('/api/attend', marksBody('A', [bela], TODAY))
  return { hr, batch, bela, asha, chand }
}

test('getRegister returns the days with marks and, by name, who was marked or attends the course', async () => {
  const { hr } = await createMarks()

  const { status, body } = await hr.get('/api/attend/register?batchCode=a&month=11&year=2026')

  expect(status).toBe(200)
  expect(body).toMatchObject({ batchCode: 'A', month: 11, year: 2026 })
  expect(body.days).toEqual([
    { date: YESTERDAY, present: 1, absent: 1 },
    { date: TODAY, present: 1, absent: 0 },
  ])
  expect(
    body.students.map(({ student: _id, father: _father, ...row }: { student: string; father: string }) => row),
  ).toEqual([
    { studentName: 'Asha Rao', marks: [true, null], present: 1, absent: 0 },
    { studentName: 'Bela Rao', marks: [false, true], present: 1, absent: 1 },
    { studentName: 'Chand Rao', marks: [null, null], present: 0, absent: 0 },
  ])
})

test('getRegister defaults to the month of today', async () => {
  const { hr } = await createMarks()

  const { body } = await hr.get('/api/attend/register?batchCode=A')

  expect([body.month, body.year, body.days.length]).toEqual([11, 2026, 2])
})

test('getRegister leaves out students of other months and keeps a deleted one, with the name until it is erased', async () => {
  const { hr, asha, chand } = await createMarks()
  await api.db.updateTable('enrolment').set({ joining_on: '2026-11-05' }).where('student_id', '=', chand).execute()
  const setRow = (row: object) => api.db.updateTable('student').set(row).where('id', '=', asha).execute()
  await setRow({ status: 'Deleted' })

  const { body } = await hr.get('/api/attend/register?batchCode=A&month=10&year=2026')
  const { body: september } = await hr.get('/api/attend/register?batchCode=A&month=9&year=2026')

  expect(body.students.map(({ studentName }: { studentName: string }) => studentName).toSorted()).toEqual([
    'Asha Rao',
    'Bela Rao',
    'Chand Rao',
  ])
  await setRow({ fname: '–', lname: '–', search_key: '' })
  const { body: later } = await hr.get('/api/attend/register?batchCode=A&month=10&year=2026')
  expect(later.students.map(({ studentName }: { studentName: string }) => studentName)).toContain('–')
  expect(september).toMatchObject({ days: [], students: [] })
})

test('getRegister: 404 for an unknown batch, 422 for a month that does not exist, 403 for a student', async () => {
  const { hr } = await createMarks()
  const student = await api.signInAs('student')

  expect((await hr.get('/api/attend/register?batchCode=NO')).status).toBe(404)
  expect((await hr.get('/api/attend/register?batchCode=A&month=13')).status).toBe(422)
  expect((await student.get('/api/attend/register?batchCode=A')).status).toBe(403)
})
