import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

test.each(['hr', 'admin'] as const)('getStudent returns a student with fee totals to %s', async (role) => {
  const staff = await api.signInAs(role)
  const id = await createStudent(api.db, { fname: 'Zoë', fee: 9000.5 })

  const response = await staff.get(`/api/user/${id}`)

  expect(response).toMatchObject({
    status: 200,
    body: {
      _id: id,
      fname: 'Zoë',
      fee: 9000.5,
      TotalFee: 9000.5,
      PaidFee: 0,
      PendingFee: 9000.5,
      version: 1,
      joiningDate: '2026-08-01',
      dueDate: '2026-09-05',
      dueAmount: 9000.5,
      declared: null,
    },
  })
})

test('getStudent returns no password', async () => {
  const hr = await api.signInAs('hr')
  const id = await createStudent(api.db)

  const { body } = await hr.get(`/api/user/${id}`)

  expect(JSON.stringify(body)).not.toMatch(/password/i)
})

test('getStudent returns a student the own record, and rejects any other id (403)', async () => {
  const ownId = await createStudent(api.db)
  const otherId = await createStudent(api.db)
  const student = await api.signInAs('student', ownId)

  expect((await student.get(`/api/user/${ownId}`)).status).toBe(200)
  expect((await student.get(`/api/user/${otherId}`)).status).toBe(403)
  expect((await student.get(`/api/user/${ABSENT_ID}`)).status).toBe(403)
})

test('getStudent does not find an unknown or malformed id (404)', async () => {
  const hr = await api.signInAs('hr')

  expect((await hr.get(`/api/user/${ABSENT_ID}`)).status).toBe(404)
  expect((await hr.get('/api/user/12')).status).toBe(404)
})

test('getStudent rejects callers who are not signed in (401)', async () => {
  const id = await createStudent(api.db)

  expect((await api.call('GET', `/api/user/${id}`)).status).toBe(401)
})
