import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** A registration that nobody signed in has sent: the form and the answer. */
async function applied(over: object = {}) {
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db, { courseId: course.id })).code, over)
  return { form, answer: await api.call('POST', '/api/user/register', form) }
}

test('waits for approval: money is declared, neither owed nor taken', async () => {
  const hr = await api.as('hr')
  const { answer } = await applied({ fee: 12_000, Paidfee: 2000, payMode: 'Online' })
  expect(answer).toMatchObject({ status: 201, body: { message: 'Student Registered', receipt: null } })
  expect(answer.body.student).toMatchObject({
    ...{ status: 'Pending', fee: 12_000, TotalFee: 0, PaidFee: 0, PendingFee: 0 },
    declared: { fee: 12_000, Paidfee: 2000, payMode: 'Online' },
  })
  const listed = (await hr.get('/api/user')).body
  expect(listed).toMatchObject({ total: 0, totals: { payable: 0, received: 0 }, counts: { all: 0, pending: 1 } })
  expect((await hr.get('/api/user?tab=Pending')).body.students).toMatchObject([{ _id: answer.body.student._id }])
  const [entry] = await api.db.selectFrom('audit_entry').selectAll().execute()
  expect(entry).toMatchObject({ action: 'student.apply', actor_id: null, actor_role: 'anyone' })
})

test('signs in meanwhile and sees the own record', async () => {
  const { form, answer } = await applied()
  const signedIn = await api.call('POST', '/api/user/login', { email: form.email, password: form.password })
  expect(signedIn).toMatchObject({ status: 200, body: { status: 'Pending' } })
  const own = await api.call('GET', `/api/user/${answer.body.student._id}`, undefined, signedIn.body.token)
  expect(own).toMatchObject({ status: 200, body: { status: 'Pending' } })
})

test.each(['student', 'admin'] as const)('a signed-in %s registers like anybody else: it waits', async (role) => {
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db)).code)
  const caller = await api.as(role)
  expect((await caller.post('/api/user/register', form)).body.student.status).toBe('Pending')
})

test('switched off, it is refused in plain words; HR still registers', async () => {
  await api.db.updateTable('institute').set({ self_registration: false }).execute()
  const { form, answer } = await applied()
  expect(answer).toMatchObject({
    status: 403,
    body: { message: 'The institute does not take registrations here. Ask at the counter.' },
  })
  const hr = await api.as('hr')
  expect((await hr.post('/api/user/register', form)).status).toBe(201)
})

test('a session that has ended is told so, rather than taken for a stranger', async () => {
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db)).code)
  expect((await api.call('POST', '/api/user/register', form, 'ended')).status).toBe(401)
})

test('HR is led to the registration that holds an email; a stranger learns only that it is taken', async () => {
  const hr = await api.as('hr')
  const { form, answer } = await applied()
  const sentence = 'A registration with this email waits for approval.'
  expect(await hr.post('/api/user/register', form)).toMatchObject({
    status: 409,
    body: {
      message: sentence,
      fields: { email: sentence },
      current: { _id: answer.body.student._id, status: 'Pending' },
    },
  })
  const again = await api.call('POST', '/api/user/register', form)
  expect(again).toMatchObject({ status: 409, body: { fields: { email: 'This email is registered already.' } } })
  expect(again.body.current).toBeUndefined()
})

test('sent twice with its key, it waits once', async () => {
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db)).code)
  const sent = () => api.call('POST', '/api/user/register', form, undefined, { 'idempotency-key': 'mine' })
  const [first, second] = [await sent(), await sent()]
  expect(second).toMatchObject({ status: 201, body: first.body })
  expect(await api.db.selectFrom('student').select('id').execute()).toHaveLength(1)
})
