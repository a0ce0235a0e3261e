import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries, readEnquiries, readAuditEntries } from '#testing/server/enquiries.ts'

const api = startTestApi()
const pathOf = (id: string) => `/api/enquiry/next-call/${id}`

test('setNextCall sets a day, clears it, and audits both', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const before = (await hr.get(`/api/enquiry/${id}`)).body
  expect(before.nextCall).toBe(null)

  const set = await hr.put(pathOf(id), { nextCall: '2026-11-21' })
  expect(set).toMatchObject({ status: 200 })
  expect(set.body).toEqual({ ...before, nextCall: '2026-11-21', version: 2 })
  for (const nextCall of ['', null])
    expect((await hr.put(pathOf(id), { nextCall })).body).toMatchObject({ nextCall: null })
  expect((await readAuditEntries(api)).slice(1, 3)).toMatchObject([
    { action: 'enquiry.call', record_id: id, before: { nextCall: null }, after: { nextCall: '2026-11-21' } },
    { action: 'enquiry.call', record_id: id, before: { nextCall: '2026-11-21' }, after: { nextCall: null } },
  ])
})

test.each([
  [{}, 'This field is required'],
  [{ nextCall: '21 Nov' }, 'Enter a date as YYYY-MM-DD.'],
  [{ nextCall: '2026-02-30' }, 'This date does not exist.'],
  [{ nextCall: '2026-11-20' }, 'The day of the call is in the past.'],
])('setNextCall rejects %j (422)', async (body, nextCall) => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const before = await readEnquiries(api)

  expect(await hr.put(pathOf(id), body)).toMatchObject({ status: 422, body: { fields: { nextCall } } })
  expect(await readEnquiries(api)).toEqual(before)
})

test('setNextCall accepts an earlier day that stays unchanged', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  await api.db.updateTable('enquiry').set({ next_call_on: '2026-11-01' }).execute()

  expect((await hr.put(pathOf(id), { nextCall: '2026-11-01' })).status).toBe(200)
})

test('setNextCall sets no day for a closed enquiry (409), but clears it', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry({ status: 'Closed' })

  expect(await hr.put(pathOf(id), { nextCall: '2026-11-30' })).toMatchObject({
    status: 409,
    body: { code: 'closed', message: 'This person has joined. Set the enquiry Open first.', current: { _id: id } },
  })
  expect((await hr.put(pathOf(id), { nextCall: '' })).status).toBe(200)
})

test('setNextCall rejects an outdated version with the current enquiry (409)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry({ status: 'Pending' })

  expect(await hr.put(pathOf(id), { nextCall: '2026-11-30' }, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, nextCall: null, version: 2 } },
  })
})

test('setNextCall rejects callers other than HR (401, 403) and unknown ids (404)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const before = await readEnquiries(api)
  const body = { nextCall: '2026-11-30' }

  expect((await api.call('PUT', pathOf(id), body)).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.signInAs(role)).put(pathOf(id), body)).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope']) expect((await hr.put(pathOf(absent), body)).status).toBe(404)
  expect(await readEnquiries(api)).toEqual(before)
})
