import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

test('staff see a student with the fee figures and nothing secret', async () => {
  const hr = await api.as('hr')
  const id = await createStudent(api.db, { fname: 'Zoë', fee: 9000.5 })
  const seen = await hr.get(`/api/user/${id}`)
  expect(seen).toMatchObject({
    status: 200,
    body: { _id: id, fname: 'Zoë', fee: 9000.5, TotalFee: 9000.5, PaidFee: 0, PendingFee: 9000.5, version: 1 },
  })
  expect(seen.body).toMatchObject({ joiningDate: '2026-08-01', dueDate: '2026-09-05', declared: null })
  expect(JSON.stringify(seen.body)).not.toMatch(/password/i)
  const admin = await api.as('admin')
  expect((await admin.get(`/api/user/${id}`)).body).toEqual(seen.body)
})

test('a student sees the own record, and is refused any other, there or not', async () => {
  const own = await createStudent(api.db)
  const other = await createStudent(api.db)
  const student = await api.as('student', own)
  expect((await student.get(`/api/user/${own}`)).status).toBe(200)
  expect((await student.get(`/api/user/${other}`)).status).toBe(403)
  expect((await student.get(`/api/user/${ABSENT_ID}`)).status).toBe(403)
})

test('what is absent is 404 for staff, an id that is none too; nobody sees nothing', async () => {
  const hr = await api.as('hr')
  const id = await createStudent(api.db)
  expect((await hr.get(`/api/user/${ABSENT_ID}`)).status).toBe(404)
  expect((await hr.get('/api/user/12')).status).toBe(404)
  expect((await api.call('GET', `/api/user/${id}`)).status).toBe(401)
})
