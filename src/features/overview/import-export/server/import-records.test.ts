import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { IMPORT_PATHS, importsOf, toRows } from '#testing/server/imports.ts'

const api = startTestApi()

type Client = Awaited<ReturnType<typeof api.signInAs>>
const { begin, run, listRows } = importsOf(api)

const listCourses = async () => (await (await api.signInAs('hr')).get('/api/course')).body.courses
const listBatches = async () => (await (await api.signInAs('hr')).get('/api/batch')).body.batches

const COURSE = ['Course', 'Fees', 'Duration', 'Instalments']
const TALLY = ['Tally', '₹12 000,50', '6 months', '4']
const BATCH = ['Batch', 'Course', 'Timing', 'Start', 'End', 'Faculty', 'Room', 'Capacity']
const T1 = ['T-1', 'Tally', '10 to 12', '5 Jan 2026', '2026-06-30', 'Meera', 'Lab 1', '20']

test('an import of courses creates them with one audit entry', async () => {
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, 'admin', 'courses', COURSE, TALLY, ['Java', '9000', '3 months', ''])

  const done = await run(admin, 'admin', _id)

  expect(done).toMatchObject({ kind: 'courses', state: 'done', records: 2, students: 0, failure: null })
  expect(await listCourses()).toMatchObject([
    { course: 'Java', cFee: 9000, cDuration: '3 months', instalments: null, version: 1 },
    { course: 'Tally', cFee: 12_000.5, cDuration: '6 months', instalments: 4, version: 1 },
  ])
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'record_id', 'after']).execute()
  expect(entries).toEqual([{ action: 'import.run', record_id: _id, after: { kind: 'courses', records: 2 } }])
})

test.each([
  [['', '100', '1 month', ''], { course: 'Course Name is required' }],
  [['Java', '', '1 month', ''], { cFee: 'Course Fee is required' }],
  [
    ['Java', '1.5E+04', '1 month', ''],
    { cFee: 'A spreadsheet has shortened this number, and its last digits are lost. Enter the whole number.' },
  ],
  [['Java', '-5', '', ''], { cFee: expect.any(String), cDuration: 'Course Duration is required' }],
  [['Java', '100', '1 month', '0'], { instalments: expect.any(String) }],
])('an import of courses finds the errors of %j', async (cells, errors) => {
  const admin = await api.signInAs('admin')

  const { _id, faulty } = await begin(admin, 'admin', 'courses', COURSE, cells)

  const [row] = await listRows(admin, 'admin', _id)
  expect({ faulty, errors: row.errors }).toEqual({ faulty: 1, errors })
})

test('an import of courses skips known names with the reason, and rejects a name in two rows', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const admin = await api.signInAs('admin')
  const java = ['Java', '9000', '3 months', '']

  const { _id, skipped, faulty } = await begin(admin, 'admin', 'courses', COURSE, ['TALLY', '1', '1', ''], java, java)

  const rows = await listRows(admin, 'admin', _id)
  expect({ skipped, faulty }).toEqual({ skipped: 1, faulty: 1 })
  expect(rows).toMatchObject([
    { skipped: true, errors: { course: 'There is a course with this name already.' } },
    { skipped: false, errors: {} },
    { skipped: false, errors: { course: 'A row above has the same. Skip one of them.' } },
  ])
  const taken = await admin.put(`${IMPORT_PATHS.admin}/${_id}/row`, { line: 2, skipped: false })
  expect(taken.body.errors).toEqual({ course: 'There is a course with this name already.' })
})

test('an import of courses fails as a whole if a name was taken meanwhile', async () => {
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, 'admin', 'courses', COURSE, TALLY, ['Java', '9000', '3 months', ''])
  await createCourse(api.db, { name: 'java' })

  const after = await run(admin, 'admin', _id)

  expect(after).toMatchObject({ state: 'open', records: 0, faulty: 1, failure: expect.stringContaining('meanwhile') })
  expect(await listCourses()).toMatchObject([{ course: 'java' }])
})

test('undoing an import of courses removes them, and their names are free again', async () => {
  const admin = await api.signInAs('admin')
  await createCourse(api.db, { name: 'Excel' })
  const { _id } = await begin(admin, 'admin', 'courses', COURSE, TALLY)
  await run(admin, 'admin', _id)

  expect((await admin.post(`${IMPORT_PATHS.admin}/${_id}/undo`)).body).toEqual({ message: 'Import undone' })

  expect(await listCourses()).toMatchObject([{ course: 'Excel' }])
  const again = await begin(admin, 'admin', 'courses', COURSE, TALLY)
  expect(await run(admin, 'admin', again._id)).toMatchObject({ state: 'done', records: 1 })
})

test.each([
  ['was changed', (admin: Client, id: string) => admin.put(`/api/course/${id}`, { cFee: 1 })],
  ['has a batch', (_admin: Client, id: string) => createBatch(api.db, { courseId: id })],
  ['was deleted', (admin: Client, id: string) => admin.delete(`/api/course/${id}`)],
])('undoing an import of which a course %s is rejected (409)', async (_what, touch) => {
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, 'admin', 'courses', COURSE, TALLY, ['Java', '9000', '3 months', ''])
  await run(admin, 'admin', _id)
  const before = await listCourses()
  await touch(admin, before[0]._id)
  const touched = await listCourses()

  const { status, body } = await admin.post(`${IMPORT_PATHS.admin}/${_id}/undo`)

  expect({ status, code: body.code }).toEqual({ status: 409, code: 'touched' })
  expect(await listCourses()).toEqual(touched)
})

test('an import of batches creates them, with an error at an unknown course', async () => {
  await createCourse(api.db, { name: 'tally' })
  const hr = await api.signInAs('hr')
  const t2 = ['T-2', 'tally', '4 to 6', '05-Jan-26', '', '', '', '']
  const { _id } = await begin(hr, 'hr', 'batches', BATCH, T1, t2, ['J-1', 'Jva', ...t2.slice(2)])

  const [, , unknown] = await listRows(hr, 'hr', _id)
  await hr.put(`${IMPORT_PATHS.hr}/${_id}/row`, { line: unknown.line, skipped: true })
  const done = await run(hr, 'hr', _id)

  expect(unknown.errors).toEqual({
    courseName: 'There is no such course. Choose one of the institute, or ask an admin to add it.',
  })
  expect(done).toMatchObject({ kind: 'batches', state: 'done', records: 2 })
  const batches = (await listBatches()).toSorted((a: { bCode: string }, b: { bCode: string }) =>
    a.bCode < b.bCode ? -1 : 1,
  )
  expect(batches).toMatchObject([
    {
      bCode: 'T-1',
      courseName: 'tally',
      bTime: '10 to 12',
      startDate: '2026-01-05',
      endDate: '2026-06-30',
      trainer: 'Meera',
      room: 'Lab 1',
      seats: 20,
      sessions: [],
    },
    { bCode: 'T-2', startDate: '2026-01-05', endDate: null, trainer: null, seats: null },
  ])
})

test.each([
  [['', ...T1.slice(1)], { bCode: 'Plz Fill All Details' }],
  [[...T1.slice(0, 3), '31 Feb 2026', ...T1.slice(4)], { startDate: 'This date does not exist.' }],
  [[...T1.slice(0, 4), '2025-01-01', ...T1.slice(5)], { endDate: 'The end date is before the start date.' }],
  [[...T1.slice(0, 7), '0'], { seats: expect.any(String) }],
])('an import of batches finds the errors of %j', async (cells, errors) => {
  await createCourse(api.db, { name: 'Tally' })
  const hr = await api.signInAs('hr')

  const { _id } = await begin(hr, 'hr', 'batches', BATCH, cells)

  expect((await listRows(hr, 'hr', _id))[0].errors).toEqual(errors)
})

test('an import of batches skips known codes', async () => {
  const { id } = await createCourse(api.db, { name: 'Tally' })
  await createBatch(api.db, { code: 't-1', courseId: id })
  const hr = await api.signInAs('hr')

  const { _id, skipped } = await begin(hr, 'hr', 'batches', BATCH, T1)

  expect(skipped).toBe(1)
  expect((await listRows(hr, 'hr', _id))[0].errors).toEqual({ bCode: 'There is a batch with this code already.' })
  expect(await hr.post(`${IMPORT_PATHS.hr}/${_id}/run`, {})).toMatchObject({
    status: 409,
    body: { code: 'nothing_to_import' },
  })
})

test('undoing an import of batches removes them; 409 once a student has joined one', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const hr = await api.signInAs('hr')
  const first = await begin(hr, 'hr', 'batches', BATCH, T1)
  await run(hr, 'hr', first._id)
  expect((await hr.post(`${IMPORT_PATHS.hr}/${first._id}/undo`)).status).toBe(200)
  expect(await listBatches()).toEqual([])

  const second = await begin(hr, 'hr', 'batches', BATCH, T1)
  await run(hr, 'hr', second._id)
  const [{ _id: batchId }] = await listBatches()
  const course = await api.db.selectFrom('course').select('id').executeTakeFirstOrThrow()
  await createStudent(api.db, { courseId: course.id, batchId })

  expect(await hr.post(`${IMPORT_PATHS.hr}/${second._id}/undo`)).toMatchObject({
    status: 409,
    body: { code: 'touched' },
  })
  expect(await listBatches()).toHaveLength(1)
})

test('each role imports its own kinds and sees only their imports', async () => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const { _id } = await begin(admin, 'admin', 'courses', COURSE, TALLY)
  await run(admin, 'admin', _id)

  for (const [client, role, kind] of [
    [hr, 'hr', 'courses'],
    [admin, 'admin', 'batches'],
  ] as const)
    expect(await client.post(IMPORT_PATHS[role], { kind, rows: toRows(COURSE, TALLY) })).toMatchObject({
      status: 422,
      body: { fields: { kind: expect.any(String) } },
    })
  expect((await hr.get(`/api/import/${_id}`)).status).toBe(404)
  expect((await hr.post(`/api/import/${_id}/undo`)).status).toBe(404)
  expect((await hr.get('/api/import')).body.total).toBe(0)
  expect((await admin.get('/api/admin/import?kind=courses')).body).toMatchObject({
    total: 1,
    imports: [
      {
        kind: 'courses',
        records: 1,
      },
    ],
  })
})
