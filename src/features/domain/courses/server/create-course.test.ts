import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()
const TALLY = { course: 'Tally', cFee: 12_500, cDuration: '3 months' }

test('createCourse returns the course (201) and lists it for staff', async () => {
  const admin = await api.signInAs('admin')

  const added = await admin.post('/api/course', { course: ' Tally ', cFee: '12500.50', cDuration: '3 months' })

  expect(added).toMatchObject({
    status: 201,
    body: { course: 'Tally', cFee: 12_500.5, cDuration: '3 months', version: 1 },
  })
  const listed = await admin.get('/api/course')
  expect(listed).toMatchObject({ status: 200, body: { courses: [added.body], total: 1 } })
})

test.each([
  ['6', 201, { instalments: 6 }],
  ['', 201, { instalments: null }],
  ['0', 422, {}],
  ['2.5', 422, {}],
])('createCourse with %j proposed instalments returns %i', async (instalments, status, body) => {
  const admin = await api.signInAs('admin')

  expect(await admin.post('/api/course', { ...TALLY, instalments })).toMatchObject({ status, body })
})

test('createCourse writes one audit entry', async () => {
  const admin = await api.signInAs('admin')

  const added = await admin.post('/api/course', TALLY)

  const entries = await api.db.selectFrom('audit_entry').select(['action', 'actor_id', 'record_id']).execute()

  expect(entries).toEqual([{ action: 'course.create', actor_id: admin.id, record_id: added.body._id }])
})

test('createCourse rejects missing and blank fields with a message each (422)', async () => {
  const admin = await api.signInAs('admin')
  for (const body of [{}, { course: '', cFee: '', cDuration: '' }, { course: ' \t ', cFee: ' ', cDuration: '\n' }]) {
    expect(await admin.post('/api/course', body)).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        message: 'Check the highlighted fields.',
        fields: {
          course: 'Course Name is required',
          cFee: 'Course Fee is required',
          cDuration: 'Course Duration is required',
        },
      },
    })
  }
})

test.each([
  ['course', 'Tal\u0000ly', 'Some characters in this text cannot be stored. Type it again.'],
  ['course', '\ud800', 'Some characters in this text cannot be stored. Type it again.'],
  ['course', 'x'.repeat(101), 'At most 100 characters.'],
  ['course', 7, 'This value is not understood.'],
  ['course', null, 'Course Name is required'],
  ['cDuration', ['3 months'], 'This value is not understood.'],
  ['cFee', null, 'Course Fee is required'],
  ['cFee', [100], 'This value is not understood.'],
  ['cFee', true, 'This value is not understood.'],
  ['cFee', -1, 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', 'free', 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', 1.005, 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', '1e3', 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', 1e21, 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', '0x10', 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', '10000000000.00', 'Enter an amount in rupees, with at most two decimals.'],
  ['teacher', 'Asha', 'There is no such field.'],
])('createCourse rejects %s %j with a message (422)', async (field, value, message) => {
  const admin = await api.signInAs('admin')
  const response = await admin.post('/api/course', { ...TALLY, [field]: value })

  expect(response).toMatchObject({ status: 422, body: { fields: { [field]: message } } })
  expect((await api.call('GET', '/api/course')).body.total).toBe(0)
})

test('createCourse rejects a name in use, ignoring case, accents and spaces (409), until its course is deleted', async () => {
  const admin = await api.signInAs('admin')
  const first = await admin.post('/api/course', { ...TALLY, course: 'Géométrie I' })
  const again = await admin.post('/api/course', { ...TALLY, course: ' GEOMETRIE  i' })

  expect(again).toMatchObject({
    status: 409,
    body: { code: 'name_taken', fields: { course: 'There is a course with this name already.' } },
  })
  expect((await admin.delete(`/api/course/${first.body._id}`)).status).toBe(200)
  expect((await admin.post('/api/course', { ...TALLY, course: 'geometrie i' })).status).toBe(201)
})

test('createCourse accepts one of two concurrent requests with the same name (201, 409)', async () => {
  const admin = await api.signInAs('admin')
  const responses = await Promise.all([
    admin.post('/api/course', TALLY),
    admin.post('/api/course', { ...TALLY, course: 'TALLY' }),
  ])

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect((await api.call('GET', '/api/course')).body.total).toBe(1)
})

test('createCourse creates one course per idempotency key and rejects another body (422)', async () => {
  const admin = await api.signInAs('admin')
  const key = { 'idempotency-key': 'one-opened-form' }
  const responses = await Promise.all([1, 2, 3].map(() => admin.post('/api/course', TALLY, key)))

  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1)
  const other = await admin.post('/api/course', { ...TALLY, cFee: 1 }, key)
  expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect((await api.call('GET', '/api/course')).body).toMatchObject({ total: 1, courses: [{ cFee: 12_500 }] })
})

test('createCourse leaves the idempotency key unused after a rejection', async () => {
  const admin = await api.signInAs('admin')
  const key = { 'idempotency-key': 'typed-wrong-first' }
  await admin.post('/api/course', TALLY)

  expect((await admin.post('/api/course', TALLY, key)).status).toBe(409)
  expect((await admin.post('/api/course', { ...TALLY, course: 'Tally Prime' }, key)).status).toBe(201)
})

test('createCourse rejects callers other than an admin (401, 403)', async () => {
  expect((await api.call('POST', '/api/course', TALLY)).status).toBe(401)
  for (const role of ['hr', 'student'] as const) {
    const other = await api.signInAs(role)
    expect((await other.post('/api/course', TALLY)).status).toBe(403)
    expect((await other.post('/api/course', {})).status).toBe(403)
  }
  expect((await api.call('GET', '/api/course')).body.total).toBe(0)
})
