import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries } from '#testing/server/enquiries.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const NAMES = 'unmarked,toCall,pending,reminders'
const OWN_CALLS = {
  unmarked: '/api/attend/unmarked',
  toCall: '/api/enquiry/to-call?limit=5',
  pending: '/api/fee/pending',
  reminders: '/api/reminder/settings',
}

/** A batch that runs today, an enquiry to call and a student with a pending fee. */
async function createWork() {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  await createStudent(api.db)
  const enquiry = await createEnquiry()
  await api.db.updateTable('enquiry').set({ next_call_on: '2026-11-20' }).where('id', '=', enquiry).execute()
  return hr
}

test.each(Object.entries(OWN_CALLS))('the part %s of the HR dashboard equals GET %s', async (name, path) => {
  const hr = await createWork()

  const { parts } = (await hr.get(`/api/dashboard/hr?parts=${name}`)).body

  expect(Object.keys(parts)).toEqual([name])
  if (name !== 'reminders') expect(parts[name].total).toBe(1)
  expect(parts[name]).toEqual((await hr.get(path)).body)
})

test.each(['hr', 'admin'] as const)('the %s dashboard has the parts whose own call answers this role', async (role) => {
  await createWork()
  const caller = await api.signInAs(role)
  const allowed: string[] = []
  for (const [name, path] of Object.entries(OWN_CALLS)) if ((await caller.get(path)).status === 200) allowed.push(name)

  const { status, body } = await caller.get(`/api/dashboard/${role}?parts=${NAMES}`)

  expect(status).toBe(200)
  expect(Object.keys(body.parts).sort()).toEqual(allowed.sort())
  expect(allowed).toEqual(role === 'hr' ? ['pending', 'reminders', 'toCall', 'unmarked'] : ['pending', 'reminders'])
})

test('dashboards read no part that is not requested, and leave out unknown names', async () => {
  const hr = await createWork()

  expect((await hr.get('/api/dashboard/hr')).body).not.toHaveProperty('parts')
  expect(await hr.get('/api/dashboard/hr?parts=all,toString')).toMatchObject({ status: 200, body: { parts: {} } })
  expect((await hr.get(`/api/dashboard/hr?parts=${'x'.repeat(201)}`)).status).toBe(422)
})

test('a part is that of the day of the institute', async () => {
  await createWork()
  api.now = new Date('2026-11-21T18:30:00Z')
  const hr = await api.signInAs('hr')

  expect((await hr.get('/api/dashboard/hr?parts=unmarked')).body.parts.unmarked.date).toBe('2026-11-22')
})
