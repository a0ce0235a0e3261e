import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createAccount, registrationBody } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

type Person = Awaited<ReturnType<typeof api.as>>
const later = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000)
}
async function named(role: 'hr' | 'admin', name: string): Promise<Person> {
  const id = await createAccount(api.db, role)
  await api.db.updateTable('account').set({ name }).where('id', '=', id).execute()
  return api.as(role, id)
}
/** HR, an admin, and a student whom HR registered, or who applied. */
async function aRegistered(by: 'hr' | 'nobody' = 'hr') {
  const [hr, admin] = [await named('hr', 'Hari'), await named('admin', 'Asha')]
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db, { courseId: course.id })).code)
  const { body } = await api.call('POST', '/api/user/register', form, by === 'hr' ? hr.token : undefined)
  const id = body.student._id as string
  const set = async (status: string, reason?: string) => {
    later(1)
    return (await admin.post('/api/admin/status', { student: id, status, reason })).status
  }
  const history = async () => (await hr.get(`/api/user/${id}/status`)).body.changes
  return { hr, admin, id, set, history }
}

test('each change with its day, who, and the reason where one was given, newest first', async () => {
  const { admin, id, set, history, hr } = await aRegistered()
  expect(await set('Disable', ' Moved to Pune ')).toBe(200)
  expect(await set('Active', '')).toBe(200)
  expect(await set('Disable')).toBe(200)
  await hr.put(`/api/user/${id}`, { isPlaced: 'placed' })
  const told = [
    { at: '2026-11-21T04:33:00.000Z', who: 'Asha', status: 'Disable', reason: null },
    { at: '2026-11-21T04:32:00.000Z', who: 'Asha', status: 'Active', reason: null },
    { at: '2026-11-21T04:31:00.000Z', who: 'Asha', status: 'Disable', reason: 'Moved to Pune' },
    { at: '2026-11-21T04:30:00.000Z', who: 'Hari', status: 'Active', reason: null },
  ]
  expect(await history()).toEqual(told)
  expect((await admin.get(`/api/user/${id}/status`)).body).toEqual({ changes: told })
})

test('what was refused is no change', async () => {
  const { set, history } = await aRegistered()
  expect([await set('Active', 'again'), await set('Disable', 'x'.repeat(301))]).toEqual([409, 422])
  expect(await history()).toHaveLength(1)
})

test('an application waits, and is approved', async () => {
  const { hr, id, history } = await aRegistered('nobody')
  expect(await history()).toMatchObject([{ who: '', status: 'Pending' }])
  later(1)
  expect((await hr.put(`/api/user/approve/${id}`, { fee: 12_000, Paidfee: 0, payMode: 'Cash' })).status).toBe(200)
  expect(await history()).toMatchObject([
    { who: 'Hari', status: 'Active' },
    { who: '', status: 'Pending' },
  ])
})

test('of one who was admitted from an enquiry it begins with the admission', async () => {
  const { hr } = await aRegistered()
  const { name: course } = await createCourse(api.db, { name: 'Tally' })
  const { code } = await createBatch(api.db)
  const enquiry = {
    ...{ name: 'Usha', contact: '9876500000', qualification: 'BCA', address: 'x' },
    ...{ course, mode: 'online', date: '2026-11-20' },
  }
  const { _id } = (await hr.post('/api/enquiry', enquiry)).body
  const { body } = await hr.post(`/api/enquiry/${_id}/admit`, registrationBody(course, code))
  expect((await hr.get(`/api/user/${body.student._id}/status`)).body.changes).toMatchObject([
    { who: 'Hari', status: 'Active' },
  ])
})

test('who was deleted, and who never was, is not found', async () => {
  const { hr, id, set } = await aRegistered()
  expect(await set('Delete', 'asked for it')).toBe(200)
  for (const absent of [id, ABSENT_ID, 'nope', hr.id])
    expect((await hr.get(`/api/user/${absent}/status`)).status).toBe(404)
})

test('it is for staff', async () => {
  const { id } = await aRegistered()
  const path = `/api/user/${id}/status`
  expect((await api.call('GET', path)).status).toBe(401)
  expect((await (await api.as('student', id)).get(path)).status).toBe(403)
})
