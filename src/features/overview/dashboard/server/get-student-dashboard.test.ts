import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

async function createOwn() {
  const course = await createCourse(api.db, { name: 'Tally' })
  const batch = await createBatch(api.db, { code: 'T-1', courseId: course.id })
  const id = await createStudent(api.db, { courseId: course.id, batchId: batch.id })
  return { id, own: await api.signInAs('student', id), hr: await api.signInAs('hr') }
}

test('student dashboard of a new student has the record and the batch time, and no marks, links and receipt', async () => {
  const { id, own } = await createOwn()

  const { body: student } = await own.get(`/api/user/${id}`)
  const batches = (await own.get('/api/batch')).body.batches

  expect(await own.get('/api/dashboard/student')).toMatchObject({
    status: 200,
    body: {
      student,
      batchTime: batches[0].bTime,
      lastReceiptId: null,
      portfolios: [],
      projects: 0,
      attendance: {
        year: 2026,
        month: 11,
        present: 0,
        absent: 0,
      },
    },
  })
})

test('student dashboard counts the own marks of this month, links and projects, and names the newest receipt', async () => {
  const { id, own, hr } = await createOwn()
  const other = await api.signInAs('student', await createStudent(api.db))
  for (const [date, attendence] of [
    ['2026-10-30', true],
    ['2026-11-02', true],
    ['2026-11-03', true],
    ['2026-11-04', false],
  ])
    await hr.post('/api/attend', [{ student: id, batchCode: 'T-1', date, attendence }])
  await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 100, date: '2026-11-20' })
  const { body: newest } = await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 100, date: '2026-11-21' })
  await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 100, date: '2026-11-19' })
  await own.post('/api/portfolio', { portfolio: 'https://example.com/asha' })
  await own.post('/api/project', { project: 'https://example.com/shop', techUsed: 'React', description: 'A shop.' })

  const { body } = await own.get('/api/dashboard/student')

  expect(body).toMatchObject({
    lastReceiptId: newest._id,
    projects: 1,
    portfolios: [{ portfolio: 'https://example.com/asha' }],
    attendance: {
      present: 2,
      absent: 1,
    },
  })
  expect((await other.get('/api/dashboard/student')).body).toMatchObject({ portfolios: [], projects: 0 })
})

test('student dashboard rejects HR, admins and callers without a token (401, 403)', async () => {
  expect((await api.call('GET', '/api/dashboard/student')).status).toBe(401)
  for (const role of ['hr', 'admin'] as const)
    expect((await (await api.signInAs(role)).get('/api/dashboard/student')).status).toBe(403)
})
