import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

test('a batch that nobody is in is deleted once', async () => {
  const hr = await api.as('hr')
  const { id } = await createBatch(api.db)
  expect(await hr.delete(`/api/batch/${id}`)).toMatchObject({
    status: 200,
    body: { message: 'The batch has been deleted.' },
  })
  expect((await api.call('GET', '/api/batch')).body).toEqual({ batches: [], total: 0 })
  expect((await hr.delete(`/api/batch/${id}`)).status).toBe(404)
  expect((await hr.put(`/api/batch/${id}`, { bTime: '1' })).status).toBe(404)
  const trail = await api.db.selectFrom('audit_entry').select(['action', 'record_id']).execute()
  expect(trail).toEqual([{ action: 'batch.remove', record_id: id }])
})

test('a batch with students stays, and the refusal says how many', async () => {
  const hr = await api.as('hr')
  const { id } = await createBatch(api.db)
  await createStudent(api.db, { batchId: id })
  expect(await hr.delete(`/api/batch/${id}`)).toMatchObject({
    status: 409,
    body: { code: 'in_use', message: '1 student is in this batch, so it cannot be deleted.' },
  })
  await createStudent(api.db, { batchId: id, status: 'Pending' })
  expect((await hr.delete(`/api/batch/${id}`)).body.message).toBe(
    '2 students are in this batch, so it cannot be deleted.',
  )
  expect((await api.call('GET', '/api/batch')).body.total).toBe(1)
})

test('a refusal is said in the language the caller names, in English where it names none of ours', async () => {
  const hr = await api.as('hr')
  const { id } = await createBatch(api.db)
  await createStudent(api.db, { batchId: id })
  await createStudent(api.db, { batchId: id })
  for (const [header, language] of [
    ['fr', 'fr'],
    ['de-DE, tr;q=0.8, en;q=0.5', 'tr'],
    ['de', 'en'],
    ['', 'en'],
  ] as const) {
    const answer = await hr.delete(`/api/batch/${id}`, undefined, { 'accept-language': header })
    expect(answer.body.message).toBe(wordsOf(language)['inUse_other']?.replace('{{count}}', '2'))
    const wrong = await hr.post('/api/batch', {}, { 'accept-language': header })
    expect(wrong.body.fields.bCode).toBe(wordsOf(language)['fillAll'])
  }
})

test('a student who is deleted does not keep the batch', async () => {
  const hr = await api.as('hr')
  const admin = await api.as('admin')
  const { id } = await createBatch(api.db)
  const student = await createStudent(api.db, { batchId: id })
  await admin.post('/api/admin/status', { student, status: 'Disable' })
  expect((await hr.delete(`/api/batch/${id}`)).status).toBe(409)
  await admin.post('/api/admin/status', { student, status: 'Delete' })
  expect((await hr.delete(`/api/batch/${id}`)).status).toBe(200)
})

test('a batch that was changed meanwhile is not deleted unseen', async () => {
  const hr = await api.as('hr')
  const { id } = await createBatch(api.db)
  await hr.put(`/api/batch/${id}`, { bTime: '7 to 9' })
  expect(await hr.delete(`/api/batch/${id}`, undefined, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { bTime: '7 to 9', version: 2 } },
  })
})

test('only HR deletes batches', async () => {
  const { id } = await createBatch(api.db)
  expect((await api.call('DELETE', `/api/batch/${id}`)).status).toBe(401)
  for (const role of ['admin', 'student'] as const) {
    expect((await (await api.as(role)).delete(`/api/batch/${id}`)).status).toBe(403)
  }
  expect((await api.call('GET', '/api/batch')).body.total).toBe(1)
})

/** The room's catalogue over the English one, as the server reads them. */
function wordsOf(language: string): Record<string, string> {
  const read = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`../contract/messages/${name}.json`, import.meta.url), 'utf8'))
  try {
    return { ...read('en'), ...read(language) }
  } catch {
    return read('en')
  }
}
