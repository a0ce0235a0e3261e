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

test.each(['page=0', 'page=1.5', 'limit=0', 'search=%00', 'date=2026-01-01'])(
  'listBatches rejects ?%s (422)',
  async (query) => {
    expect((await api.call('GET', `/api/batch?${query}`)).status).toBe(422)
  },
)
