import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

test('removeBatch deletes a batch without students; repeating it returns 404', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db)

  expect(await hr.delete(`/api/batch/${id}`)).toMatchObject({
    status: 200,
    body: { message: 'The batch has been deleted.' },
  })
  expect((await api.call('GET', '/api/batch')).body).toEqual({ batches: [], total: 0 })
  expect((await hr.delete(`/api/batch/${id}`)).status).toBe(404)
  expect((await hr.put(`/api/batch/${id}`, { bTime: '1' })).status).toBe(404)
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'record_id']).execute()
  expect(entries).toEqual([{ action: 'batch.remove', record_id: id }])
})

test('removeBatch rejects a batch with students and returns their number (409)', async () => {
  const hr = await api.signInAs('hr')
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

test('error messages follow accept-language, with English as the fallback', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db)
  await createStudent(api.db, { batchId: id })
  await createStudent(api.db, { batchId: id })
  for (const [header, language] of [
    ['fr', 'fr'],
    ['de-DE, tr;q=0.8, en;q=0.5', 'tr'],
    ['hi-IN', 'hi'],
    ['mr-IN', 'mr'],
    ['de', 'en'],
    ['', 'en'],
  ] as const) {
    const response = await hr.delete(`/api/batch/${id}`, undefined, { 'accept-language': header })
    expect(response.body.message).toBe(readMessages(language)['inUse_other']?.replace('{{count}}', '2'))
    const wrong = await hr.post('/api/batch', {}, { 'accept-language': header })
    expect(wrong.body.fields.bCode).toBe(readMessages(language)['fillAll'])
  }
})

test('removeBatch ignores deleted students', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const { id } = await createBatch(api.db)
  const student = await createStudent(api.db, { batchId: id })
  await admin.post('/api/admin/status', { student, status: 'Disable' })

  expect((await hr.delete(`/api/batch/${id}`)).status).toBe(409)
  await admin.post('/api/admin/status', { student, status: 'Delete' })
  expect((await hr.delete(`/api/batch/${id}`)).status).toBe(200)
})

test('removeBatch rejects an outdated version with the current batch (409)', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db)
  await hr.put(`/api/batch/${id}`, { bTime: '7 to 9' })

  expect(await hr.delete(`/api/batch/${id}`, undefined, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { bTime: '7 to 9', version: 2 } },
  })
})

test('removeBatch rejects callers other than HR (401, 403)', async () => {
  const { id } = await createBatch(api.db)

  expect((await api.call('DELETE', `/api/batch/${id}`)).status).toBe(401)
  for (const role of ['admin', 'student'] as const) {
    expect((await (await api.signInAs(role)).delete(`/api/batch/${id}`)).status).toBe(403)
  }
  expect((await api.call('GET', '/api/batch')).body.total).toBe(1)
})

function readMessages(language: string): Record<string, string> {
  const read = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`../contract/messages/${name}.json`, import.meta.url), 'utf8'))
  try {
    return { ...read('en'), ...read(language) }
  } catch {
    return read('en')
  }
}
