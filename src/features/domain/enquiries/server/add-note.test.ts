import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries, readAuditEntries } from '#testing/server/enquiries.ts'

const api = startTestApi()
const pathOf = (id: string) => `/api/enquiry/note/${id}`
const countNotes = async () => (await api.db.selectFrom('enquiry_note').select('id').execute()).length

test('addNote writes a note with the next call, and audits its text as personal data', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()

  const added = await hr.post(pathOf(id), { note: ' Asks her father ', nextCall: '2026-11-30' })
  expect(added).toMatchObject({ status: 201, body: { note: 'Asks her father', nextCall: '2026-11-30' } })
  expect((await hr.get(`/api/enquiry/${id}`)).body).toMatchObject({ nextCall: '2026-11-30', version: 2 })
  const [entry] = (await readAuditEntries(api)).slice(-1)
  expect(entry).toMatchObject({
    action: 'enquiry.note',
    record: 'enquiry',
    record_id: id,
    before: { nextCall: null },
    after: { nextCall: '2026-11-30' },
  })
  expect(JSON.stringify(entry)).not.toContain('father')
  const personal = api.db.selectFrom('audit_personal').selectAll().where('entry_id', '=', entry!.id)
  expect(await personal.execute()).toMatchObject([{ subject_id: id, field: 'note', after: 'Asks her father' }])
})

test('addNote without a day keeps the next call', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  await hr.put(`/api/enquiry/next-call/${id}`, { nextCall: '2026-11-25' })

  expect((await hr.post(pathOf(id), { note: 'No answer', nextCall: '' })).body.nextCall).toBe(null)
  expect((await hr.get(`/api/enquiry/${id}`)).body).toMatchObject({ nextCall: '2026-11-25', version: 2 })
})

test('listNotes returns pages of five, newest first, with the name of the writer', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const [id, other] = [await createEnquiry(), await createEnquiry()]
  for (let n = 1; n <= 7; n++) await hr.post(pathOf(id), { note: `Call ${n}` })
  await hr.post(pathOf(other), { note: 'Another person' })
  const list = async (query = '') => {
    const { body } = await (await api.signInAs('admin')).get(`${pathOf(id)}${query}`)
    return { total: body.total, notes: (body.notes as { note: string }[]).map(({ note }) => note) }
  }

  expect(await list()).toEqual({ total: 7, notes: ['Call 7', 'Call 6', 'Call 5', 'Call 4', 'Call 3'] })
  expect(await list('?page=2')).toEqual({ total: 7, notes: ['Call 2', 'Call 1'] })
  const { name } = await api.db.selectFrom('account').select('name').where('role', '=', 'hr').executeTakeFirstOrThrow()
  expect((await hr.get(pathOf(id))).body.notes[0]).toMatchObject({ by: name, at: api.now.toISOString() })
})

test.each([
  [{}, { note: 'Write a note.' }],
  [{ note: ' ' }, { note: 'Write a note.' }],
  [{ note: 'x'.repeat(501) }, { note: 'At most 500 characters.' }],
  [{ note: 'x', nextCall: '2026-11-20' }, { nextCall: 'The day of the call is in the past.' }],
  [{ note: 'x', nextCall: '2026-13-01' }, { nextCall: 'This date does not exist.' }],
])('addNote rejects invalid fields (422): %#', async (body, fields) => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()

  expect(await hr.post(pathOf(id), body)).toMatchObject({ status: 422, body: { fields } })
  expect(await countNotes()).toBe(0)
})

test('addNote accepts a note about a closed enquiry, but no next call (409)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry({ status: 'Closed' })

  expect(await hr.post(pathOf(id), { note: 'x', nextCall: '2026-11-30' })).toMatchObject({
    status: 409,
    body: {
      code: 'closed',
      current: { _id: id },
    },
  })
  expect(await countNotes()).toBe(0)
  expect((await hr.post(pathOf(id), { note: 'Brings a friend' })).status).toBe(201)
})

test('addNote rejects an outdated version with the current enquiry (409)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry({ status: 'Pending' })
  const body = { note: 'x', nextCall: '2026-11-30' }

  expect(await hr.post(pathOf(id), body, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      current: {
        _id: id,
        version: 2,
      },
    },
  })
  expect(await countNotes()).toBe(0)
})

test('addNote repeated with the same key writes one note', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const send = () => hr.post(pathOf(id), { note: 'No answer' }, { 'idempotency-key': 'note' })

  expect((await send()).body).toEqual((await send()).body)
  expect(await countNotes()).toBe(1)
})

test('addNote and listNotes reject other callers (401, 403) and unknown ids (404)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const [admin, student] = [await api.signInAs('admin'), await api.signInAs('student')]
  const body = { note: 'x' }

  expect((await api.call('POST', pathOf(id), body)).status).toBe(401)
  expect((await api.call('GET', pathOf(id))).status).toBe(401)
  for (const client of [admin, student]) expect((await client.post(pathOf(id), body)).status).toBe(403)
  expect((await student.get(pathOf(id))).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope']) {
    expect((await hr.post(pathOf(absent), body)).status).toBe(404)
    expect((await hr.get(pathOf(absent))).status).toBe(404)
  }
  expect(await countNotes()).toBe(0)
})
