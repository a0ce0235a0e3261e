import { expect, test } from 'vitest'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse } from '#testing/server/fixtures.ts'
import { IMPORT_PATHS, importsOf } from '#testing/server/imports.ts'

const api = startTestApi()
const { begin, run, listRows, undo } = importsOf(api)

const HEADER = [
  'Name',
  'Mobile',
  'Mail id',
  'Education',
  'City',
  'Course',
  'Mode',
  'Date of enquiry',
  'Status',
  'Follow up',
  'Walk-in',
  'Source',
  'Remarks',
]
const ASHA = [
  'Asha Rao',
  '98765 43210',
  'asha@example.com',
  'BCA',
  'Namunapur',
  'Tally',
  'Offline',
  '5 Jan 2026',
  'joined',
  '',
  '',
  'A friend',
  'Evening',
]
const RAVI = ['Ravi Das', '', 'ravi@example.com', 'MCA', 'Pune', 'tally', 'online', '2026-11-20', '', '2026-11-22']

const listEnquiries = async (client: Awaited<ReturnType<typeof api.signInAs>>) =>
  (await client.get('/api/enquiry?limit=100&isPlaced=any')).body.enquiries

/** Replaces cells of `ASHA`. */
const asha = (over: Record<string, string>) => ASHA.map((cell, index) => over[HEADER[index] ?? ''] ?? cell)

async function importAsha() {
  await createCourse(api.db, { name: 'Tally' })
  const hr = await api.signInAs('hr')
  const { _id } = await begin(hr, 'hr', 'enquiries', HEADER, ASHA, RAVI)
  await run(hr, 'hr', _id)
  const [ravi, first] = await listEnquiries(hr)
  return { hr, id: _id as string, enquiry: first._id as string, other: ravi._id as string }
}

test('an import of enquiries creates them with status and next call, and with one audit entry', async () => {
  await createCourse(api.db, { name: 'tally' })
  const hr = await api.signInAs('hr')
  const { _id, missing, faulty } = await begin(hr, 'hr', 'enquiries', HEADER, ASHA, RAVI)

  const done = await run(hr, 'hr', _id)

  expect({ missing, faulty }).toEqual({ missing: { courses: [], batches: [], categories: [] }, faulty: 0 })
  expect(done).toMatchObject({ kind: 'enquiries', state: 'done', records: 2, failure: null })
  expect(await listEnquiries(hr)).toMatchObject([
    { name: 'Ravi Das', contact: null, status: 'Open', nextCall: '2026-11-22', date: '2026-11-20', mode: 'online' },
    {
      name: 'Asha Rao',
      contact: '9876543210',
      mailId: 'asha@example.com',
      qualification: 'BCA',
      course: 'tally',
      address: 'Namunapur',
      mode: 'offline',
      date: '2026-01-05',
      status: 'Closed',
      nextCall: null,
      version: 1,
      ref: 'A friend',
      remark: 'Evening',
      isPlaced: 'notPlaced',
      student: null,
    },
  ])
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'after']).orderBy('at').execute()
  expect(entries.filter(({ action }) => action !== 'course.create')).toEqual([
    { action: 'import.run', after: { kind: 'enquiries', records: 2 } },
  ])
})

test.each([
  [{ Name: '' }, { name: 'Name is Required.' }],
  [{ Name: 'Asha 2' }, { name: expect.stringContaining('should not contain digits') }],
  [{ Mobile: '', 'Mail id': '' }, { mailId: 'Please enter either an email or a contact number.' }],
  [{ Mobile: '98765' }, { contact: expect.any(String) }],
  [
    { Education: '', City: '' },
    { qualification: 'Qualification is Required.', address: 'Address is Required.' },
  ],
  [{ 'Date of enquiry': '2026-11-22' }, { date: 'The date is in the future.' }],
  [{ 'Date of enquiry': '1999-12-31' }, { date: expect.stringContaining('2000') }],
  [{ Status: 'lost' }, { status: expect.any(String) }],
  [{ 'Follow up': 'soon' }, { nextCall: expect.any(String) }],
])('an import of enquiries finds the errors of %j', async (over, errors) => {
  await createCourse(api.db, { name: 'Tally' })
  const hr = await api.signInAs('hr')

  const { _id, faulty } = await begin(hr, 'hr', 'enquiries', HEADER, asha(over))

  const [row] = await listRows(hr, 'hr', _id)
  expect({ faulty, errors: row.errors }).toEqual({ faulty: 1, errors })
})

test('an import of enquiries skips known ones with the reason; they can be imported all the same', async () => {
  const { hr } = await importAsha()

  const { _id, skipped, faulty } = await begin(hr, 'hr', 'enquiries', HEADER, ASHA, asha({ Name: 'Bela Rao' }))

  expect({ skipped, faulty }).toEqual({ skipped: 1, faulty: 0 })
  expect(await listRows(hr, 'hr', _id)).toMatchObject([
    { skipped: true, errors: {}, warnings: { name: 'There is this enquiry already.' } },
    {
      skipped: false,
      warnings: { contact: 'Another enquiry has this number.', mailId: 'Another enquiry has this email.' },
    },
  ])
  await hr.put(`${IMPORT_PATHS.hr}/${_id}/row`, { line: 2, skipped: false })
  expect(await run(hr, 'hr', _id)).toMatchObject({ state: 'done', records: 2 })
})

test('an import of enquiries marks rows that repeat a row above', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const hr = await api.signInAs('hr')

  const { _id, doubtful } = await begin(hr, 'hr', 'enquiries', HEADER, ASHA, asha({}), asha({ Mobile: '' }))

  expect(doubtful).toBe(2)
  const rows = await listRows(hr, 'hr', _id)
  expect(rows.map(({ warnings }: { warnings: object }) => Object.keys(warnings).toSorted())).toEqual([
    [],
    ['contact', 'mailId', 'name'],
    ['mailId'],
  ])
})

test('undoing an import of enquiries removes them from lists, counts and the words of names', async () => {
  const { hr, id } = await importAsha()

  expect((await undo(hr, 'hr', id)).body).toEqual({ message: 'Import undone' })

  const { body } = await hr.get('/api/enquiry?isPlaced=any')
  expect(body).toMatchObject({ enquiries: [], total: 0, counts: { all: 0, closed: 0, open: 0 } })
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
  const words = await api.db.selectFrom('name_word').select('word').where('word', 'in', ['asha', 'ravi']).execute()
  expect(words).toEqual([])
  expect((await hr.get(`/api/import/${id}`)).body).toMatchObject({ state: 'undone', records: 2 })
})

type Hr = Awaited<ReturnType<typeof api.signInAs>>

test.each([
  ['was changed', (hr: Hr, id: string) => hr.put(`/api/enquiry/${id}`, { remark: 'Called' })],
  ['has a note', (hr: Hr, id: string) => hr.post(`/api/enquiry/note/${id}`, { note: 'Called' })],
  ['was emailed', (hr: Hr, id: string) => hr.put(`/api/enquiry/send-reminder/${id}`)],
  [
    'waits for a seat',
    async (hr: Hr, id: string) => {
      const { id: batch } = await createBatch(api.db, { seats: 1 })
      return hr.post(`/api/waiting/${batch}`, { enquiry: id })
    },
  ],
])('undoing an import of which an enquiry %s is rejected (409)', async (_what, touch) => {
  const { hr, id, other } = await importAsha()
  const answer = await touch(hr, other)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  const before = await listEnquiries(hr)

  expect(await undo(hr, 'hr', id)).toMatchObject({
    status: 409,
    body: {
      code: 'touched',
      message: 'These records were changed or are in use, so the import cannot be undone: Ravi Das.',
    },
  })

  expect(await listEnquiries(hr)).toEqual(before)
})

test('undoing an import of enquiries ignores one that was changed back, and one that was deleted', async () => {
  const { hr, id, enquiry, other } = await importAsha()
  for (const remark of ['Called', 'Evening']) await hr.put(`/api/enquiry/${enquiry}`, { remark })
  await hr.delete(`/api/enquiry/${other}`)

  expect(await undo(hr, 'hr', id)).toMatchObject({ status: 200 })

  expect(await listEnquiries(hr)).toEqual([])
})

test('an import of enquiries has an error at an unknown course', async () => {
  const hr = await api.signInAs('hr')

  const { _id } = await begin(hr, 'hr', 'enquiries', HEADER, ASHA)

  expect((await listRows(hr, 'hr', _id))[0].errors).toEqual({
    course: 'There is no such course. Choose one of the institute, or ask an admin to add it.',
  })
})

test('deleting one enquiry of an import removes the words of its name', async () => {
  const { hr, other } = await importAsha()

  await hr.delete(`/api/enquiry/${other}`)

  const words = await api.db.selectFrom('name_word').select('word').where('word', 'in', ['asha', 'ravi']).execute()
  expect(words).toEqual([{ word: 'asha' }])
})
