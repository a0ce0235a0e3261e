import { beforeEach, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse } from '#testing/server/fixtures.ts'

const api = startTestApi()
const BATCH = { courseName: 'Tally', bCode: 'T-1', bTime: '10 to 12', startDate: '2026-11-01', endDate: '' }

beforeEach(() => createCourse(api.db, { name: 'Tally' }))

test('HR adds a batch, and anyone sees it', async () => {
  const hr = await api.as('hr')
  const added = await hr.post('/api/batch', { ...BATCH, courseName: ' TALLY ', bCode: ' T-1 ' })
  expect(added).toMatchObject({ status: 201, body: { ...BATCH, courseName: 'Tally', endDate: null, version: 1 } })
  const listed = await api.call('GET', '/api/batch')
  expect(listed).toMatchObject({ status: 200, body: { batches: [added.body], total: 1 } })
  const trail = await api.db.selectFrom('audit_entry').select(['action', 'actor_id', 'record_id']).execute()
  expect(trail).toEqual([{ action: 'batch.create', actor_id: hr.id, record_id: added.body._id }])
})

test('the end date may be absent, blank or null', async () => {
  const hr = await api.as('hr')
  const { endDate: _, ...without } = BATCH
  for (const [index, body] of [without, { ...BATCH, endDate: ' ' }, { ...BATCH, endDate: null }].entries()) {
    const added = await hr.post('/api/batch', { ...body, bCode: `T-${index}` })
    expect(added).toMatchObject({ status: 201, body: { endDate: null } })
  }
})

test('whatever is missing says so in the words of the form', async () => {
  const hr = await api.as('hr')
  const said = 'Plz Fill All Details'
  for (const body of [{}, { courseName: '', bCode: ' ', bTime: '\t', startDate: '', endDate: '' }]) {
    expect(await hr.post('/api/batch', body)).toMatchObject({
      status: 422,
      body: { fields: { courseName: said, bCode: said, bTime: said, startDate: said } },
    })
  }
})

test.each([
  ['bCode', 'T\u00001', 'Some characters in this text cannot be stored. Type it again.'],
  ['bCode', 'x'.repeat(61), 'At most 60 characters.'],
  ['bTime', 10, 'Plz Fill All Details'],
  ['bTime', { from: 10 }, 'Plz Fill All Details'],
  ['courseName', 'Nothing of this name', 'There is no such course. Choose one from the list.'],
  ['startDate', '2026-02-30', 'Enter a date as YYYY-MM-DD.'],
  ['startDate', '01/11/2026', 'Enter a date as YYYY-MM-DD.'],
  ['startDate', '2026-11-01T00:00:00Z', 'Enter a date as YYYY-MM-DD.'],
  ['startDate', 20_261_101, 'Plz Fill All Details'],
  ['startDate', '0001-01-01', 'Enter a date as YYYY-MM-DD.'],
  ['endDate', 'soon', 'Enter a date as YYYY-MM-DD.'],
  ['endDate', '2026-10-31', 'The end date is before the start date.'],
  ['teacher', 'Asha', 'There is no such field.'],
])('%s %j is refused with a sentence', async (field, value, sentence) => {
  const hr = await api.as('hr')
  const answer = await hr.post('/api/batch', { ...BATCH, [field]: value })
  expect(answer.status).toBe(422)
  expect(Object.values(answer.body.fields)).toEqual([sentence])
  expect((await api.call('GET', '/api/batch')).body.total).toBe(0)
})

test('a code is taken whatever its case, and free again after a delete', async () => {
  const hr = await api.as('hr')
  const first = await hr.post('/api/batch', BATCH)
  expect(await hr.post('/api/batch', { ...BATCH, bCode: 't-1' })).toMatchObject({
    status: 409,
    body: { code: 'code_taken', fields: { bCode: 'There is a batch with this code already.' } },
  })
  expect((await hr.delete(`/api/batch/${first.body._id}`)).status).toBe(200)
  expect((await hr.post('/api/batch', { ...BATCH, bCode: 't-1' })).status).toBe(201)
})

test('the same key makes one batch, and is refused with another body', async () => {
  const hr = await api.as('hr')
  const key = { 'idempotency-key': 'one-opened-form' }
  const answers = await Promise.all([1, 2, 3].map(() => hr.post('/api/batch', BATCH, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  expect(await hr.post('/api/batch', { ...BATCH, bCode: 'T-2' }, key)).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
  const other = await api.as('hr')
  expect((await other.post('/api/batch', { ...BATCH, bCode: 'T-3' }, key)).status).toBe(201)
  expect((await api.call('GET', '/api/batch')).body.total).toBe(2)
})

test('only HR adds batches', async () => {
  expect((await api.call('POST', '/api/batch', BATCH)).status).toBe(401)
  for (const role of ['admin', 'student'] as const) {
    expect((await (await api.as(role)).post('/api/batch', BATCH)).status).toBe(403)
  }
  expect((await api.call('GET', '/api/batch')).body.total).toBe(0)
})
