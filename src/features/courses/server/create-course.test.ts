import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()
const TALLY = { course: 'Tally', cFee: 12_500, cDuration: '3 months' }

test('an admin adds a course, and anyone sees it', async () => {
  const admin = await api.as('admin')
  const added = await admin.post('/api/course', { course: ' Tally ', cFee: '12500.50', cDuration: '3 months' })
  expect(added).toMatchObject({
    status: 201,
    body: { course: 'Tally', cFee: 12_500.5, cDuration: '3 months', version: 1 },
  })
  const listed = await api.call('GET', '/api/course')
  expect(listed).toMatchObject({ status: 200, body: { courses: [added.body], total: 1 } })
  const trail = await api.db.selectFrom('audit_entry').select(['action', 'actor_id', 'record_id']).execute()
  expect(trail).toEqual([{ action: 'course.create', actor_id: admin.id, record_id: added.body._id }])
})

test('what is missing gets its sentence beside the field', async () => {
  const admin = await api.as('admin')
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
  ['course', 7, 'Course Name is required'],
  ['course', null, 'Course Name is required'],
  ['cDuration', ['3 months'], 'Course Duration is required'],
  ['cFee', null, 'Course Fee is required'],
  ['cFee', [100], 'Course Fee is required'],
  ['cFee', true, 'Course Fee is required'],
  ['cFee', -1, 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', 'free', 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', 1.005, 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', '1e3', 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', 1e21, 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', '0x10', 'Enter an amount in rupees, with at most two decimals.'],
  ['cFee', '10000000000.00', 'Enter an amount in rupees, with at most two decimals.'],
  ['teacher', 'Asha', 'There is no such field.'],
])('%s %j is refused with a sentence', async (field, value, sentence) => {
  const admin = await api.as('admin')
  const answer = await admin.post('/api/course', { ...TALLY, [field]: value })
  expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: sentence } } })
  expect((await api.call('GET', '/api/course')).body.total).toBe(0)
})

test('a name is taken whatever its case, accents and blanks, and free again after a delete', async () => {
  const admin = await api.as('admin')
  const first = await admin.post('/api/course', { ...TALLY, course: 'Géométrie I' })
  const again = await admin.post('/api/course', { ...TALLY, course: ' GEOMETRIE  i' })
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'name_taken', fields: { course: 'There is a course with this name already.' } },
  })
  expect((await admin.delete(`/api/course/${first.body._id}`)).status).toBe(200)
  expect((await admin.post('/api/course', { ...TALLY, course: 'geometrie i' })).status).toBe(201)
})

test('of two who add the same name at once, one is told', async () => {
  const admin = await api.as('admin')
  const answers = await Promise.all([
    admin.post('/api/course', TALLY),
    admin.post('/api/course', { ...TALLY, course: 'TALLY' }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect((await api.call('GET', '/api/course')).body.total).toBe(1)
})

test('the same key makes one course, and is refused with another body', async () => {
  const admin = await api.as('admin')
  const key = { 'idempotency-key': 'one-opened-form' }
  const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/course', TALLY, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  const other = await admin.post('/api/course', { ...TALLY, cFee: 1 }, key)
  expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect((await api.call('GET', '/api/course')).body).toMatchObject({ total: 1, courses: [{ cFee: 12_500 }] })
})

test('a refused course leaves its key free', async () => {
  const admin = await api.as('admin')
  const key = { 'idempotency-key': 'typed-wrong-first' }
  await admin.post('/api/course', TALLY)
  expect((await admin.post('/api/course', TALLY, key)).status).toBe(409)
  expect((await admin.post('/api/course', { ...TALLY, course: 'Tally Prime' }, key)).status).toBe(201)
})

test('only an admin adds courses', async () => {
  expect((await api.call('POST', '/api/course', TALLY)).status).toBe(401)
  for (const role of ['hr', 'student'] as const) {
    const other = await api.as(role)
    expect((await other.post('/api/course', TALLY)).status).toBe(403)
    expect((await other.post('/api/course', {})).status).toBe(403)
  }
  expect((await api.call('GET', '/api/course')).body.total).toBe(0)
})
