import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { ENQUIRY_STATUSES } from '../contract/enquiries.contract.ts'
import { clerkOf, storedEnquiries, trailOf } from '#testing/server/enquiries.ts'

const api = startTestApi()

describe('any status follows any other', () => {
  test.each(ENQUIRY_STATUSES.flatMap((from) => ENQUIRY_STATUSES.map((to) => [from, to] as const)))(
    '%s, then %s',
    async (from, to) => {
      const { hr, enquire } = await clerkOf(api)
      const id = await enquire({ status: from })
      const before = (await hr.get(`/api/enquiry/${id}`)).body
      const changed = await hr.put(`/api/enquiry/update-status/${id}`, { status: to })
      expect(changed.status).toBe(200)
      expect(changed.body).toEqual({ ...before, status: to, version: before.version + 1 })
      expect((await trailOf(api)).at(-1)).toMatchObject({
        ...{ action: 'enquiry.status', record: 'enquiry', record_id: id },
        ...(from !== to && { before: { status: from }, after: { status: to } }),
      })
    },
  )
})

test('another status, or none, is refused', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire()
  const before = await storedEnquiries(api)
  for (const body of [{}, { status: '' }, { status: 'Joined' }, { status: 'open' }])
    expect(await hr.put(`/api/enquiry/update-status/${id}`, body)).toMatchObject({
      status: 422,
      body: { fields: { status: 'Choose Open, Closed or Pending.' } },
    })
  expect((await hr.put(`/api/enquiry/update-status/${id}`, { status: 'Open', name: 'X' })).body.fields).toEqual({
    name: 'There is no such field.',
  })
  expect(await storedEnquiries(api)).toEqual(before)
})

test('a version that is past is 409 with what stands now', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire({ status: 'Pending' })
  const opened = { 'if-match': '"1"' }
  expect(await hr.put(`/api/enquiry/update-status/${id}`, { status: 'Closed' }, opened)).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, status: 'Pending', version: 2 } },
  })
})

test('only HR sets a status, of an enquiry that is there', async () => {
  const { hr, enquire } = await clerkOf(api)
  const path = `/api/enquiry/update-status/${await enquire()}`
  const before = await storedEnquiries(api)
  expect((await api.call('PUT', path, { status: 'Closed' })).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.as(role)).put(path, { status: 'Closed' })).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope'])
    expect((await hr.put(`/api/enquiry/update-status/${absent}`, { status: 'Closed' })).status).toBe(404)
  expect(await storedEnquiries(api)).toEqual(before)
})

test('the record’s own id and version may be sent back', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire()
  const sent = { status: 'Pending', _id: id, version: 1, month: 1, year: 2001, student: null }
  expect(await hr.put(`/api/enquiry/update-status/${id}`, sent)).toMatchObject({
    status: 200,
    body: { status: 'Pending' },
  })
})
