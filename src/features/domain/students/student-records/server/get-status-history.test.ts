import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount, createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()

const APPROVAL = { fee: 12_000, Paidfee: 0, payMode: 'Cash', emailConfirmed: true }

function advanceMinutes(minutes: number) {
  api.now = new Date(api.now.getTime() + minutes * 60_000)
}

async function signInWithName(role: 'hr' | 'admin', name: string) {
  const id = await createAccount(api.db, role)
  await api.db.updateTable('account').set({ name }).where('id', '=', id).execute()
  return api.signInAs(role, id)
}

/** Creates HR 'Hari', admin 'Asha', and a student registered by HR or by self-registration. */
async function setUp(registeredBy: 'hr' | 'self' = 'hr') {
  const [hr, admin] = [await signInWithName('hr', 'Hari'), await signInWithName('admin', 'Asha')]
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db, { courseId: course.id })).code)
  const token = registeredBy === 'hr' ? hr.token : undefined
  const { body } = await api.call('POST', '/api/user/register', form, token)
  const id = body.student._id as string
  const setStatus = async (status: string, reason?: string) => {
    advanceMinutes(1)
    return (await admin.post('/api/admin/status', { student: id, status, reason })).status
  }
  const getChanges = async () => (await hr.get(`/api/user/status/${id}`)).body.changes
  return { hr, admin, id, setStatus, getChanges }
}

test('getStatusHistory returns each change with time, actor and reason, newest first', async () => {
  const { admin, id, setStatus, getChanges } = await setUp()
  expect(await setStatus('Disable', ' Moved to Pune ')).toBe(200)
  expect(await setStatus('Active', '')).toBe(200)
  expect(await setStatus('Disable')).toBe(200)

  const changes = await getChanges()

  expect(changes).toEqual([
    { at: '2026-11-21T04:33:00.000Z', who: 'Asha', status: 'Disable', reason: null },
    { at: '2026-11-21T04:32:00.000Z', who: 'Asha', status: 'Active', reason: null },
    { at: '2026-11-21T04:31:00.000Z', who: 'Asha', status: 'Disable', reason: 'Moved to Pune' },
    { at: '2026-11-21T04:30:00.000Z', who: 'Hari', status: 'Active', reason: null },
  ])
  expect((await admin.get(`/api/user/status/${id}`)).body).toEqual({ changes })
})

test('getStatusHistory leaves out edits of other fields', async () => {
  const { hr, id, getChanges } = await setUp()

  await hr.put(`/api/user/${id}`, { isPlaced: 'placed' })

  expect(await getChanges()).toHaveLength(1)
})

test('getStatusHistory leaves out rejected changes', async () => {
  const { setStatus, getChanges } = await setUp()

  expect([await setStatus('Active', 'again'), await setStatus('Disable', 'x'.repeat(301))]).toEqual([409, 422])

  expect(await getChanges()).toHaveLength(1)
})

test('getStatusHistory begins with Pending for a self-registration, and includes the approval', async () => {
  const { hr, id, getChanges } = await setUp('self')
  expect(await getChanges()).toMatchObject([{ who: '', status: 'Pending' }])
  advanceMinutes(1)

  expect((await hr.put(`/api/user/approve/${id}`, APPROVAL)).status).toBe(200)

  expect(await getChanges()).toMatchObject([
    { who: 'Hari', status: 'Active' },
    { who: '', status: 'Pending' },
  ])
})

test('getStatusHistory begins with Active for a student admitted from an enquiry', async () => {
  const { hr } = await setUp()
  const { id: courseId, name: course } = await createCourse(api.db, { name: 'Tally' })
  const { code } = await createBatch(api.db, { courseId })
  const enquiry = {
    name: 'Usha',
    contact: '9876500000',
    qualification: 'BCA',
    address: 'x',
    course,
    mode: 'online',
    date: '2026-11-20',
  }
  const { _id } = (await hr.post('/api/enquiry', enquiry)).body
  const { body } = await hr.post(`/api/enquiry/${_id}/admit`, registrationBody(course, code))

  const response = await hr.get(`/api/user/status/${body.student._id}`)

  expect(response.body.changes).toMatchObject([{ who: 'Hari', status: 'Active' }])
})

test('getStatusHistory does not find deleted, unknown, malformed and staff ids (404)', async () => {
  const { hr, id, setStatus } = await setUp()
  expect(await setStatus('Delete', 'Left the institute')).toBe(200)

  for (const absent of [id, ABSENT_ID, 'nope', hr.id])
    expect((await hr.get(`/api/user/status/${absent}`)).status).toBe(404)
})

test('getStatusHistory rejects callers other than staff (401, 403)', async () => {
  const { id } = await setUp()
  const student = await api.signInAs('student', id)

  expect((await api.call('GET', `/api/user/status/${id}`)).status).toBe(401)
  expect((await student.get(`/api/user/status/${id}`)).status).toBe(403)
})
