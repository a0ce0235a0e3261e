import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse } from '#testing/server/fixtures.ts'

const api = startTestApi()
const listCodes = (body: { batches: { bCode: string }[] }) => body.batches.map(({ bCode }) => bCode)

test('listBatches returns all batches, newest first, or one page', async () => {
  const { name } = await createCourse(api.db)
  const hr = await api.signInAs('hr')
  for (const bCode of ['A', 'B', 'C']) {
    api.now = new Date(api.now.getTime() + 1000)
    await hr.post('/api/batch', { courseName: name, bCode, bTime: '10 to 12', startDate: '2026-01-01' })
  }

  expect(listCodes((await api.call('GET', '/api/batch')).body)).toEqual(['C', 'B', 'A'])
  const second = await api.call('GET', '/api/batch?page=2&limit=2')
  expect(second.body).toMatchObject({ batches: [{ bCode: 'A' }], total: 3 })
  expect((await api.call('GET', '/api/batch?page=9&limit=2')).body).toEqual({ batches: [], total: 3 })
})

test('listBatches with order=current lists batches that meet today first and ended ones last', async () => {
  const { name } = await createCourse(api.db)
  const hr = await api.signInAs('hr')
  const today = api.now.toISOString().slice(0, 10)
  const weekday = new Date(today).getUTCDay() || 7
  const otherDay = (weekday % 7) + 1
  const batches = [
    ['RUNS', '2026-01-01', ''],
    ['OTHER DAY', '2026-01-01', '', otherDay],
    ['THIS DAY', '2026-01-01', '', weekday],
    ['LAST DAY', '2026-01-01', today],
    ['STARTS TODAY', today, ''],
    ['LATER', '2039-01-01', '2039-12-31'],
    ['ENDED', '2026-01-01', '2026-01-31'],
  ]
  for (const [bCode, startDate, endDate, day] of batches) {
    const sessions = day === undefined ? [] : [{ weekday: day, start: '10:00', end: '12:00' }]
    api.now = new Date(api.now.getTime() + 1000)
    await hr.post('/api/batch', { courseName: name, bCode, bTime: '10 to 12', startDate, endDate, sessions })
  }

  const { body } = await api.call('GET', '/api/batch?order=current')
  expect(listCodes(body)).toEqual(['STARTS TODAY', 'LAST DAY', 'THIS DAY', 'RUNS', 'OTHER DAY', 'LATER', 'ENDED'])
  const lastPage = await api.call('GET', '/api/batch?order=current&page=2&limit=5')
  expect(listCodes(lastPage.body)).toEqual(['LATER', 'ENDED'])
})

test('listBatches searches code and course, ignoring case and accents', async () => {
  const { id } = await createCourse(api.db, { name: 'Géométrie' })
  await createBatch(api.db, { code: 'G-2026', courseId: id })
  await createBatch(api.db, { code: 'X-100%' })
  const search = async (text: string) =>
    listCodes((await api.call('GET', `/api/batch?search=${encodeURIComponent(text)}`)).body)

  expect(await search('g-20')).toEqual(['G-2026'])
  expect(await search('GEOMETRIE')).toEqual(['G-2026'])
  expect(await search('0%')).toEqual(['X-100%'])
  expect(await search('nothing')).toEqual([])
})

const VISIBLE = ['_id', 'bCode', 'bTime', 'courseName', 'endDate', 'sessions', 'startDate', 'version']
const HIDDEN = { trainer: 'Anita Rao', room: 'Lab 1', seats: 20 }
test.each([
  ['anyone', () => api.call('GET', '/api/batch'), false],
  ['a student', async () => (await api.signInAs('student')).get('/api/batch'), false],
  ['HR', async () => (await api.signInAs('hr')).get('/api/batch'), true],
  ['an admin', async () => (await api.signInAs('admin')).get('/api/batch'), true],
])('getBatches tells %s trainer, room and seats only if they are staff', async (_who, load, isStaff) => {
  const { id } = await createBatch(api.db, { code: 'T-1' })
  await api.db.updateTable('batch').set(HIDDEN).where('id', '=', id).execute()

  const batch = (await load()).body.batches.find(({ bCode }: { bCode: string }) => bCode === 'T-1')

  expect(Object.keys(batch).sort()).toEqual([...VISIBLE, ...(isStaff ? Object.keys(HIDDEN) : [])].sort())
})

test.each(['order=oldest', 'page=0', 'page=1.5', 'limit=0', 'search=%00', 'date=2026-01-01'])(
  'listBatches rejects ?%s (422)',
  async (query) => {
    expect((await api.call('GET', `/api/batch?${query}`)).status).toBe(422)
  },
)
