import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { clerkOf, storedEnquiries, trailOf } from '#testing/server/enquiries.ts'

const api = startTestApi()

test('a deleted enquiry is gone, and the trail keeps what it said', async () => {
  const { hr, enquire } = await clerkOf(api)
  const [id, other] = [await enquire(), await enquire({ name: 'Bela Rao' })]
  expect(await hr.delete(`/api/enquiry/${id}`)).toMatchObject({
    status: 200,
    body: { message: 'The enquiry has been deleted.' },
  })
  expect((await hr.get('/api/enquiry')).body).toMatchObject({ enquiries: [{ _id: other }], total: 1 })
  expect((await hr.get(`/api/enquiry/${id}`)).status).toBe(404)
  expect((await hr.delete(`/api/enquiry/${id}`)).status).toBe(404)
  const entry = (await trailOf(api)).at(-1)!
  expect(entry).toMatchObject({
    ...{ action: 'enquiry.remove', record_id: id, before: { course: 'Tally', status: 'Open' }, after: null },
  })
  expect(JSON.stringify(entry)).not.toContain('Asha')
  const personal = await api.db.selectFrom('audit_personal').selectAll().where('entry_id', '=', entry.id).execute()
  expect(personal).toContainEqual(expect.objectContaining({ subject_id: id, field: 'name', before: 'Asha Rao' }))
})

test('a version that is past is 409 with what stands now, and it stays', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire({ status: 'Pending' })
  expect(await hr.delete(`/api/enquiry/${id}`, undefined, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, version: 2 } },
  })
  expect(await storedEnquiries(api)).toHaveLength(1)
  expect((await hr.delete(`/api/enquiry/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(200)
})

test('only HR deletes enquiries, those that are there', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire()
  expect((await api.call('DELETE', `/api/enquiry/${id}`)).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.as(role)).delete(`/api/enquiry/${id}`)).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope']) expect((await hr.delete(`/api/enquiry/${absent}`)).status).toBe(404)
  expect(await storedEnquiries(api)).toHaveLength(1)
})
