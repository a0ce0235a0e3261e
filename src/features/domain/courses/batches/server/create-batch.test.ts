import { beforeEach, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse } from '#testing/server/fixtures.ts'

const api = startTestApi()
const BATCH = { courseName: 'Tally', bCode: 'T-1', bTime: '10 to 12', startDate: '2026-11-01', endDate: '' }

beforeEach(() => createCourse(api.db, { name: 'Tally' }))

test('createBatch returns the batch (201) and lists it for staff', async () => {
  const hr = await api.signInAs('hr')

  const added = await hr.post('/api/batch', { ...BATCH, courseName: ' TALLY ', bCode: ' T-1 ' })

  expect(added).toMatchObject({ status: 201, body: { ...BATCH, courseName: 'Tally', endDate: null, version: 1 } })
  const listed = await hr.get('/api/batch')
  expect(listed).toMatchObject({ status: 200, body: { batches: [added.body], total: 1 } })
})

test('createBatch writes one audit entry', async () => {
  const hr = await api.signInAs('hr')

  const added = await hr.post('/api/batch', BATCH)

  const entries = await api.db.selectFrom('audit_entry').select(['action', 'actor_id', 'record_id']).execute()

  expect(entries).toEqual([{ action: 'batch.create', actor_id: hr.id, record_id: added.body._id }])
})

test('createBatch accepts an absent, blank or null end date', async () => {
  const hr = await api.signInAs('hr')
  const { endDate: _, ...without } = BATCH
  for (const [index, body] of [without, { ...BATCH, endDate: ' ' }, { ...BATCH, endDate: null }].entries()) {
    const added = await hr.post('/api/batch', { ...body, bCode: `T-${index}` })
    expect(added).toMatchObject({ status: 201, body: { endDate: null } })
  }
})

test('createBatch rejects missing and blank fields with a message each (422)', async () => {
  const hr = await api.signInAs('hr')
  const message = 'Plz Fill All Details'
  for (const body of [{}, { courseName: '', bCode: ' ', bTime: '\t', startDate: '', endDate: '' }]) {
    expect(await hr.post('/api/batch', body)).toMatchObject({
      status: 422,
      body: { fields: { courseName: message, bCode: message, bTime: message, startDate: message } },
    })
  }
})

test.each([
  ['bCode', 'T\u00001', 'Some characters in this text cannot be stored. Type it again.'],
  ['bCode', 'x'.repeat(61), 'At most 60 characters.'],
  ['bTime', 10, 'This value is not understood.'],
  ['bTime', { from: 10 }, 'This value is not understood.'],
  ['courseName', 'Nothing of this name', 'There is no such course. Choose one from the list.'],
  ['startDate', '2026-02-30', 'This date does not exist.'],
  ['startDate', '01/11/2026', 'Enter a date as YYYY-MM-DD.'],
  ['startDate', '2026-11-01T00:00:00Z', 'Enter a date as YYYY-MM-DD.'],
  ['startDate', 20_261_101, 'This value is not understood.'],
  ['startDate', '0001-01-01', 'Enter a date as YYYY-MM-DD.'],
  ['endDate', 'soon', 'Enter a date as YYYY-MM-DD.'],
  ['endDate', '2026-10-31', 'The end date is before the start date.'],
  ['teacher', 'Asha', 'There is no such field.'],
])('createBatch rejects %s %j with a message (422)', async (field, value, message) => {
  const hr = await api.signInAs('hr')
  const response = await hr.post('/api/batch', { ...BATCH, [field]: value })

  expect(response.status).toBe(422)
  expect(Object.values(response.body.fields)).toEqual([message])
  expect((await api.call('GET', '/api/batch')).body.total).toBe(0)
})

test('createBatch rejects a code in use, ignoring case (409), until its batch is deleted', async () => {
  const hr = await api.signInAs('hr')
  const first = await hr.post('/api/batch', BATCH)

  expect(await hr.post('/api/batch', { ...BATCH, bCode: 't-1' })).toMatchObject({
    status: 409,
    body: { code: 'code_taken', fields: { bCode: 'There is a batch with this code already.' } },
  })
  expect((await hr.delete(`/api/batch/${first.body._id}`)).status).toBe(200)
  expect((await hr.post('/api/batch', { ...BATCH, bCode: 't-1' })).status).toBe(201)
})

test('createBatch creates one batch per idempotency key and rejects another body (422)', async () => {
  const hr = await api.signInAs('hr')
  const key = { 'idempotency-key': 'one-opened-form' }
  const responses = await Promise.all([1, 2, 3].map(() => hr.post('/api/batch', BATCH, key)))

  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1)
  expect(await hr.post('/api/batch', { ...BATCH, bCode: 'T-2' }, key)).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
  const other = await api.signInAs('hr')
  expect((await other.post('/api/batch', { ...BATCH, bCode: 'T-3' }, key)).status).toBe(201)
  expect((await api.call('GET', '/api/batch')).body.total).toBe(2)
})

test('createBatch rejects callers other than HR (401, 403)', async () => {
  expect((await api.call('POST', '/api/batch', BATCH)).status).toBe(401)
  for (const role of ['admin', 'student'] as const) {
    expect((await (await api.signInAs(role)).post('/api/batch', BATCH)).status).toBe(403)
  }
  expect((await api.call('GET', '/api/batch')).body.total).toBe(0)
})
