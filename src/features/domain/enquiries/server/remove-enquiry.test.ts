import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries, readEnquiries, readAuditEntries } from '#testing/server/enquiries.ts'

const api = startTestApi()

test('removeEnquiry deletes the enquiry and audits its values, with personal data separate', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const [id, other] = [await createEnquiry(), await createEnquiry({ name: 'Bela Rao' })]

  expect(await hr.delete(`/api/enquiry/${id}`)).toMatchObject({
    status: 200,
    body: { message: 'The enquiry has been deleted.' },
  })
  expect((await hr.get('/api/enquiry')).body).toMatchObject({ enquiries: [{ _id: other }], total: 1 })
  expect((await hr.get(`/api/enquiry/${id}`)).status).toBe(404)
  expect((await hr.delete(`/api/enquiry/${id}`)).status).toBe(404)
  const entry = (await readAuditEntries(api)).at(-1)!
  expect(entry).toMatchObject({
    action: 'enquiry.remove',
    record_id: id,
    before: {
      course: 'Tally',
      status: 'Open',
    },
    after: null,
  })
  expect(JSON.stringify(entry)).not.toContain('Asha')
  const personal = await api.db.selectFrom('audit_personal').selectAll().where('entry_id', '=', entry.id).execute()
  expect(personal).toContainEqual(expect.objectContaining({ subject_id: id, field: 'name', before: 'Asha Rao' }))
})

test('removeEnquiry deletes the notes, and the stored response that created one', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  await hr.post(`/api/enquiry/note/${id}`, { note: 'Asks her father' }, { 'idempotency-key': 'note' })

  expect((await hr.delete(`/api/enquiry/${id}`)).status).toBe(200)
  expect(await api.db.selectFrom('enquiry_note').selectAll().execute()).toEqual([])
  const keys = await api.db.selectFrom('idempotency').select('answer').where('key', '=', 'note').execute()
  expect(keys).toEqual([{ answer: null }])
})

test('removeEnquiry deletes the unsaved edits of the enquiry, of every account', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const colleague = await api.signInAs('hr')
  const [id, other] = [await createEnquiry(), await createEnquiry({ name: 'Bela Rao' })]
  for (const client of [hr, colleague])
    await client.put('/api/draft', { key: `enquiry-${id}-1`, values: { name: 'Asha' } })
  await hr.put('/api/draft', { key: `admit-enquiry-${other}`, values: { name: 'Bela' } })

  await hr.delete(`/api/enquiry/${id}`)

  const drafts = await api.db.selectFrom('draft').select('key').execute()
  expect(drafts).toEqual([{ key: `admit-enquiry-${other}` }])
})

test('removeEnquiry rejects an outdated version with the current enquiry (409)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry({ status: 'Pending' })

  expect(await hr.delete(`/api/enquiry/${id}`, undefined, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, version: 2 } },
  })
  expect(await readEnquiries(api)).toHaveLength(1)
  expect((await hr.delete(`/api/enquiry/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(200)
})

test('removeEnquiry rejects callers other than HR (401, 403) and unknown ids (404)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()

  expect((await api.call('DELETE', `/api/enquiry/${id}`)).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.signInAs(role)).delete(`/api/enquiry/${id}`)).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope']) expect((await hr.delete(`/api/enquiry/${absent}`)).status).toBe(404)
  expect(await readEnquiries(api)).toHaveLength(1)
})
