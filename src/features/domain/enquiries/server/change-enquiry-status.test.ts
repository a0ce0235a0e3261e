import { describe, expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries, readEnquiries, readAuditEntries } from '#testing/server/enquiries.ts'
import { ENQUIRY_STATUSES } from '../contract/enquiry-statuses.ts'

const api = startTestApi()

describe('changeEnquiryStatus allows every transition', () => {
  test.each(ENQUIRY_STATUSES.flatMap((from) => ENQUIRY_STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s',
    async (from, to) => {
      const { hr, createEnquiry } = await setUpEnquiries(api)
      const id = await createEnquiry({ status: from })
      const before = (await hr.get(`/api/enquiry/${id}`)).body
      const changed = await hr.put(`/api/enquiry/update-status/${id}`, { status: to })

      expect(changed.status).toBe(200)
      expect(changed.body).toEqual({ ...before, status: to, version: before.version + 1 })
      expect((await readAuditEntries(api)).at(-1)).toMatchObject({
        action: 'enquiry.status',
        record: 'enquiry',
        record_id: id,
        ...(from !== to && {
          before: { status: from },
          after: { status: to },
        }),
      })
    },
  )
})

test('changeEnquiryStatus rejects an unknown or missing status (422)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const before = await readEnquiries(api)
  const missing = 'Choose Open, Closed or Pending.'
  const unknown = 'Choose one of these: Open, Closed, Pending.'
  for (const [body, status] of [
    [{}, missing],
    [{ status: '' }, missing],
    [{ status: 'Joined' }, unknown],
    [{ status: 'open' }, unknown],
  ] as const)
    expect(await hr.put(`/api/enquiry/update-status/${id}`, body)).toMatchObject({
      status: 422,
      body: { fields: { status } },
    })

  expect((await hr.put(`/api/enquiry/update-status/${id}`, { status: 'Open', name: 'X' })).body.fields).toEqual({
    name: 'There is no such field.',
  })
  expect(await readEnquiries(api)).toEqual(before)
})

test('changeEnquiryStatus rejects an outdated version with the current enquiry (409)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry({ status: 'Pending' })
  const ifMatch = { 'if-match': '"1"' }

  expect(await hr.put(`/api/enquiry/update-status/${id}`, { status: 'Closed' }, ifMatch)).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, status: 'Pending', version: 2 } },
  })
})

test('changeEnquiryStatus rejects callers other than HR (401, 403) and unknown ids (404)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const path = `/api/enquiry/update-status/${await createEnquiry()}`
  const before = await readEnquiries(api)

  expect((await api.call('PUT', path, { status: 'Closed' })).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.signInAs(role)).put(path, { status: 'Closed' })).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope'])
    expect((await hr.put(`/api/enquiry/update-status/${absent}`, { status: 'Closed' })).status).toBe(404)
  expect(await readEnquiries(api)).toEqual(before)
})

test('changeEnquiryStatus ignores read-only fields in the body', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const sent = { status: 'Pending', _id: id, version: 1, month: 1, year: 2001, student: null }

  expect(await hr.put(`/api/enquiry/update-status/${id}`, sent)).toMatchObject({
    status: 200,
    body: { status: 'Pending' },
  })
})
