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
])('a %s form adds a batch', async (_, headers, encoded) => {
  const hr = await api.as('hr')
  const added = await hr.post('/api/batch', encoded(BATCH), headers)
  expect(added).toMatchObject({ status: 201, body: { ...BATCH, endDate: null } })
  const wrong = await hr.post('/api/batch', encoded({ ...BATCH, bTime: ' ', room: '7' }), headers)
  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: { bTime: 'Plz Fill All Details', room: 'There is no such field.' } },
  })
})

test('an empty form is told what is missing', async () => {
  const hr = await api.as('hr')
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

test('a name sent twice and a file are refused', async () => {
  const hr = await api.as('hr')
  const twice = await hr.post('/api/batch', `${urlencoded(BATCH)}&bCode=T-2`, URLENCODED)
  expect(twice).toMatchObject({ status: 422, body: { fields: { bCode: 'Plz Fill All Details' } } })
  const file = '------edge\r\nContent-Disposition: form-data; name="bCode"; filename="a"\r\n\r\nx\r\n------edge--\r\n'
  expect((await hr.post('/api/batch', file, MULTIPART)).status).toBe(413)
  expect((await api.call('GET', '/api/batch')).body.total).toBe(0)
})

test('a form that is cut off, or says no boundary, is not understood, and no fault of ours', async () => {
  const hr = await api.as('hr')
  const whole = multipart(BATCH)
  const answers = [
    await hr.post('/api/batch', whole.slice(0, 30), MULTIPART),
    await hr.post('/api/batch', whole.slice(0, -20), MULTIPART),
    await hr.post('/api/batch', whole, { 'content-type': 'multipart/form-data' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  expect((await api.call('GET', '/api/batch')).body.total).toBe(0)
})

test('other calls and other kinds of content take no form', async () => {
  const hr = await api.as('hr')
  const { body } = await hr.post('/api/batch', BATCH)
  expect((await hr.put(`/api/batch/${body._id}`, urlencoded({ bTime: '9' }), URLENCODED)).status).toBe(415)
  expect((await hr.post('/api/batch', '<batch/>', { 'content-type': 'text/xml' })).status).toBe(415)
  expect((await hr.post('/api/batch', '{"bCode":', { 'content-type': 'application/json' })).status).toBe(400)
})

test('a form without HR’s token is refused before it is read', async () => {
  expect((await api.call('POST', '/api/batch', urlencoded(BATCH), undefined, URLENCODED)).status).toBe(401)
  const admin = await api.as('admin')
  expect((await admin.post('/api/batch', multipart(BATCH), MULTIPART)).status).toBe(403)
})
