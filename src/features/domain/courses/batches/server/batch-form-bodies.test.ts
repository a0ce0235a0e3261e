import { beforeEach, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse } from '#testing/server/fixtures.ts'

const api = startTestApi()
const BATCH = { courseName: 'Tally & Excel', bCode: 'T-1', bTime: '10 – 12', startDate: '2026-11-01', endDate: '' }
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' }
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=----edge' }

const urlencoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const multipart = (fields: Record<string, string>) =>
  [
    ...Object.entries(fields).map(
      ([name, value]) => `------edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    '------edge--\r\n',
  ].join('')

beforeEach(() => createCourse(api.db, { name: 'Tally & Excel' }))

test.each([
  ['urlencoded', URLENCODED, urlencoded],
  ['multipart', MULTIPART, multipart],
])('createBatch accepts a %s form and rejects invalid fields in it (422)', async (_, headers, encoded) => {
  const hr = await api.signInAs('hr')
  const added = await hr.post('/api/batch', encoded(BATCH), headers)

  expect(added).toMatchObject({ status: 201, body: { ...BATCH, endDate: null } })
  const wrong = await hr.post('/api/batch', encoded({ ...BATCH, bTime: ' ', building: '7' }), headers)
  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: { bTime: 'Plz Fill All Details', building: 'There is no such field.' } },
  })
})

test('createBatch rejects an empty form with a message per field (422)', async () => {
  const hr = await api.signInAs('hr')
  for (const [headers, body] of [
    [URLENCODED, ''],
    [MULTIPART, multipart({})],
  ] as const) {
    expect(await hr.post('/api/batch', body, headers)).toMatchObject({
      status: 422,
      body: { fields: { bCode: 'Plz Fill All Details' } },
    })
  }
})

test('createBatch rejects a field sent twice (422) and a file (413)', async () => {
  const hr = await api.signInAs('hr')
  const twice = await hr.post('/api/batch', `${urlencoded(BATCH)}&bCode=T-2`, URLENCODED)

  expect(twice).toMatchObject({ status: 422, body: { fields: { bCode: 'This value is not understood.' } } })
  const file = '------edge\r\nContent-Disposition: form-data; name="bCode"; filename="a"\r\n\r\nx\r\n------edge--\r\n'
  expect((await hr.post('/api/batch', file, MULTIPART)).status).toBe(413)
  expect((await api.call('GET', '/api/batch')).body.total).toBe(0)
})

test('createBatch rejects a truncated form and one without a boundary (400)', async () => {
  const hr = await api.signInAs('hr')
  const form = multipart(BATCH)
  const responses = [
    await hr.post('/api/batch', form.slice(0, 30), MULTIPART),
    await hr.post('/api/batch', form.slice(0, -20), MULTIPART),
    await hr.post('/api/batch', form, { 'content-type': 'multipart/form-data' }),
  ]

  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400])
  expect((await api.call('GET', '/api/batch')).body.total).toBe(0)
})

test.each(['text/plain', 'text/plain;charset=UTF-8', 'text/xml', 'application/octet-stream'])(
  'createBatch rejects a body of type %s (415)',
  async (type) => {
    const hr = await api.signInAs('hr')
    const { status, body } = await hr.post('/api/batch', '{"bCode":"A"}', { 'content-type': type })
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'unsupported_type' })
  },
)

test('forms are rejected by other calls, and other content types by createBatch (415, 400)', async () => {
  const hr = await api.signInAs('hr')
  const { body } = await hr.post('/api/batch', BATCH)

  expect((await hr.put(`/api/batch/${body._id}`, urlencoded({ bTime: '9' }), URLENCODED)).status).toBe(415)
  expect((await hr.post('/api/batch', '<batch/>', { 'content-type': 'text/xml' })).status).toBe(415)
  expect((await hr.post('/api/batch', '{"bCode":', { 'content-type': 'application/json' })).status).toBe(400)
})

test('createBatch rejects a form from callers other than HR (401, 403)', async () => {
  expect((await api.call('POST', '/api/batch', urlencoded(BATCH), undefined, URLENCODED)).status).toBe(401)
  const admin = await api.signInAs('admin')
  expect((await admin.post('/api/batch', multipart(BATCH), MULTIPART)).status).toBe(403)
})
