import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const CHANGE = { contact: '90000 00001', altContact: '', curAddress: '7 Example Road', perAddress: '8 Example Road' }

async function signInOwn() {
  const id = await createStudent(api.db)
  return { id, own: await api.signInAs('student', id) }
}

test('changeOwnContact changes phone numbers and addresses, and HR sees them', async () => {
  const { id, own } = await signInOwn()

  const response = await own.put(`/api/user/contact/${id}`, CHANGE)

  const changed = { ...CHANGE, contact: '9000000001', altContact: null, version: 2 }
  expect(response).toMatchObject({ status: 200, body: changed })
  const hr = await api.signInAs('hr')
  expect((await hr.get(`/api/user/${id}`)).body).toMatchObject(changed)
  expect((await hr.get('/api/user?search=9000000001')).body.students).toMatchObject([{ _id: id }])
})

test('changeOwnContact leaves absent fields unchanged', async () => {
  const { id, own } = await signInOwn()
  const before = (await own.get(`/api/user/${id}`)).body

  const response = await own.put(`/api/user/contact/${id}`, { curAddress: '7 Example Road' })

  expect(response.body).toEqual({ ...before, curAddress: '7 Example Road', version: 2 })
})

test('changeOwnContact is in the audit trail with the student and both values', async () => {
  const { id, own } = await signInOwn()
  await own.put(`/api/user/contact/${id}`, CHANGE)

  const admin = await api.signInAs('admin')
  const { entries } = (await admin.get(`/api/admin/audit?recordId=${id}`)).body
  expect(entries[0]).toMatchObject({
    action: 'student.update',
    role: 'student',
    before: { contact: '9876543210' },
    after: { contact: '9000000001' },
  })
})

test.each([
  [{ contact: '' }, { contact: 'This field is required' }],
  [{ contact: '12' }, { contact: 'Enter a phone number of ten digits, or + and the country code.' }],
  [{ perAddress: ' ' }, { perAddress: 'This field is required' }],
  [{ fname: 'Mallory' }, { fname: 'There is no such field.' }],
  [
    { fee: 1, email: 'mallory@example.com' },
    { fee: 'There is no such field.', email: 'There is no such field.' },
  ],
])('changeOwnContact rejects %j (422)', async (body, fields) => {
  const { id, own } = await signInOwn()

  const response = await own.put(`/api/user/contact/${id}`, { ...CHANGE, ...body })

  expect(response).toMatchObject({ status: 422, body: { fields } })
  expect((await own.get(`/api/user/${id}`)).body).toMatchObject({ version: 1, contact: '9876543210' })
})

test('changeOwnContact rejects a stale version with the current record (409)', async () => {
  const { id, own } = await signInOwn()
  await own.put(`/api/user/contact/${id}`, { contact: '90000 00002' })

  const response = await own.put(`/api/user/contact/${id}`, CHANGE, { 'if-match': '"1"' })

  expect(response).toMatchObject({ status: 409, body: { current: { contact: '9000000002', version: 2 } } })
})

test('changeOwnContact rejects everybody but the student (401, 403)', async () => {
  const { id, own } = await signInOwn()
  const other = await createStudent(api.db)

  expect((await api.call('PUT', `/api/user/contact/${id}`, CHANGE)).status).toBe(401)
  for (const role of ['hr', 'admin'] as const)
    expect((await (await api.signInAs(role)).put(`/api/user/contact/${id}`, CHANGE)).status, role).toBe(403)
  for (const forbidden of [other, ABSENT_ID])
    expect((await own.put(`/api/user/contact/${forbidden}`, CHANGE)).status).toBe(403)
})
