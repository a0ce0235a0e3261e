import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import {
  findMiscountedMonths,
  findMiscountedSheets,
  marksBody,
  readStoredAttendance,
} from '#testing/server/attendance.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { IMPORT_PATHS, importsOf } from '#testing/server/imports.ts'

const api = startTestApi()
const { begin, run, listRows, undo } = importsOf(api)

type Hr = Awaited<ReturnType<typeof api.signInAs>>

const HEADER = ['Student', 'Batch', 'Date', 'P/A']

/** Creates Asha and Ravi in a batch that both joined on 5 January. */
async function setUp() {
  const course = await createCourse(api.db, { name: 'Tally' })
  const batch = await createBatch(api.db, { code: 'T-1', courseId: course.id })
  const join = (fname: string, over: object = {}) =>
    createStudent(api.db, { fname, lname: 'Rao', batchId: batch.id, joiningDate: '2026-01-05', ...over })
  const asha = await join('Asha', { email: 'asha@example.com', contact: '9876543210', father: 'Hari' })
  const ravi = await join('Ravi', { email: 'ravi@example.com', contact: '9876500000' })
  return { hr: await api.signInAs('hr'), batch, course, asha, ravi, join }
}

async function importMarks(hr: Hr, ...rows: string[][]) {
  const { _id } = await begin(hr, 'hr', 'attendance', HEADER, ...rows)
  const done = await run(hr, 'hr', _id)
  return { id: _id as string, done }
}

const listMarks = async (hr: Hr) => (await hr.get('/api/attend?limit=100')).body
const MARKS = [
  ['Asha Rao', 'T-1', '2026-11-20', 'P'],
  ['Ravi Rao', 't-1', '20/11/2026', 'A'],
  ['Asha Rao', 'T-1', '2026-11-19', 'P'],
]

test('an import of attendance creates marks and sheets with one audit entry', async () => {
  const { hr } = await setUp()

  const { id, done } = await importMarks(hr, ...MARKS)

  expect(done).toMatchObject({ kind: 'attendance', state: 'done', records: 3, failure: null })
  const { attendance, present, absent } = await listMarks(hr)
  expect({ present, absent }).toEqual({ present: 2, absent: 1 })
  expect(attendance).toMatchObject([
    { studentName: 'Asha Rao', batchCode: 'T-1', date: '2026-11-20', attendence: true },
    { studentName: 'Ravi Rao', batchCode: 'T-1', date: '2026-11-20', attendence: false },
    { studentName: 'Asha Rao', batchCode: 'T-1', date: '2026-11-19', attendence: true },
  ])
  expect([await findMiscountedSheets(api), await findMiscountedMonths(api)]).toEqual([[], []])
  const { sheets } = await readStoredAttendance(api)
  expect(sheets).toMatchObject([
    { version: 1, saved_by: hr.id },
    { version: 1, saved_by: hr.id },
  ])
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'record_id', 'after']).execute()
  expect(entries).toEqual([{ action: 'import.run', record_id: id, after: { kind: 'attendance', records: 3 } }])
})

test.each([
  [
    'present',
    [
      'P',
      'p',
      '1',
      'yes',
      'TRUE',
      '✓',
      '✔',
      'Present',
      'Présent',
      'oui',
      'VRAI',
      'Geldi',
      'Evet',
      'DOĞRU',
      'var',
      'हाज़िर',
      'हाँ',
      'उपस्थित',
      'हजर',
      'हो',
    ],
  ],
  [
    'absent',
    [
      'A',
      'a',
      '0',
      'No',
      'FALSE',
      '✗',
      '✘',
      'Absent',
      'non',
      'FAUX',
      'Gelmedi',
      'Hayır',
      'YANLIŞ',
      'yok',
      'ग़ैरहाज़िर',
      'नहीं',
      'अनुपस्थित',
      'गैरहजर',
      'नाही',
    ],
  ],
])('an import of attendance reads as %s what programs and people write in five languages: %j', async (value, cells) => {
  const { hr } = await setUp()

  await importMarks(hr, ...cells.map((cell, n) => ['Asha Rao', 'T-1', `2026-10-${n + 1}`, cell]))

  expect(await listMarks(hr)).toMatchObject({ present: 0, absent: 0, [value]: cells.length })
})

test.each(['asha  RAO', 'Asha@Example.com', '+91 98765 43210', 'id'])(
  'an import of attendance finds a student of the batch by %j',
  async (cell) => {
    const { hr, asha } = await setUp()

    await importMarks(hr, [cell === 'id' ? asha.toUpperCase() : cell, 'T-1', '2026-11-20', 'P'])

    expect((await listMarks(hr)).attendance).toMatchObject([{ student: asha }])
  },
)

test.each([
  [['', 'T-1', '2026-11-20', 'P'], { student: 'Say whose mark it is.' }],
  [
    ['Nobody', 'T-1', '2026-11-20', 'P'],
    { student: 'The batch has no student with this name, email, phone number, registration number or id.' },
  ],
  [['Asha Rao', 'T-9', '2026-11-20', 'P'], { batchCode: 'There is no such batch. Choose one from the list.' }],
  [['Asha Rao', 'T-1', '2026-11-22', 'P'], { date: 'The attendance date cannot be after today.' }],
  [['Asha Rao', 'T-1', '31 Feb 2026', 'P'], { date: 'This date does not exist.' }],
  [
    ['Asha Rao', 'T-1', '2026-01-04', 'P'],
    { student: 'This student is not active, or is not in the batch on that day.' },
  ],
  [['Asha Rao', 'T-1', '2026-11-20', ''], { attendence: 'Say whether the student was present.' }],
  [['Asha Rao', 'T-1', '2026-11-20', 'maybe'], { attendence: expect.any(String) }],
])('an import of attendance finds the errors of %j', async (cells, errors) => {
  const { hr } = await setUp()

  const { _id, faulty } = await begin(hr, 'hr', 'attendance', HEADER, cells)

  expect({ faulty, errors: (await listRows(hr, 'hr', _id))[0].errors }).toEqual({ faulty: 1, errors })
})

test('an import of attendance tells students of the same name apart by the father’s name', async () => {
  const { hr, join } = await setUp()
  const other = await join('Asha', { father: 'Mohan', contact: '9876511111' })
  const header = [...HEADER, 'Father']
  const of = (student: string, father: string) => [student, 'T-1', '2026-11-20', 'P', father]

  const { _id } = await begin(hr, 'hr', 'attendance', header, of('Asha Rao', ''), of('Asha Rao', 'mohan'))

  const [first, second] = await listRows(hr, 'hr', _id)
  expect(first.errors).toEqual({ student: expect.stringContaining('Several students') })
  expect(second.errors).toEqual({})
  await hr.put(`${IMPORT_PATHS.hr}/${_id}/row`, { line: 2, skipped: true })
  await run(hr, 'hr', _id)
  expect((await listMarks(hr)).attendance).toMatchObject([{ student: other }])
})

test('the whole name of a father is preferred to one that only begins with it', async () => {
  const { hr, join } = await setUp()
  const ram = await join('Asha', { father: 'Ram', contact: '9876511111' })
  await join('Asha', { father: 'Ram Lal', contact: '9876522222' })
  await join('Asha', { father: 'Mohan Das', contact: '9876533333' })
  await join('Asha', { father: 'Mohan Lal', contact: '9876544444' })
  const of = (father: string) => ['Asha Rao', 'T-1', '2026-11-20', 'P', father]

  const { _id } = await begin(hr, 'hr', 'attendance', [...HEADER, 'Father'], of('Ram'), of('Mohan'))

  const [first, second] = await listRows(hr, 'hr', _id)
  expect(first.errors).toEqual({})
  expect(second.errors).toEqual({ student: expect.stringContaining('Several students') })
  await hr.put(`${IMPORT_PATHS.hr}/${_id}/row`, { line: 3, skipped: true })
  await run(hr, 'hr', _id)
  expect((await listMarks(hr)).attendance).toMatchObject([{ student: ram }])
})

test('an import of attendance finds students by registration number, which has to fit the name', async () => {
  const { hr, join, ravi } = await setUp()
  const header = ['Roll No', 'Name', 'Batch', 'Date', 'P/A']
  const row = (regNo: string, name: string) => [regNo, name, 'T-1', '2026-11-20', 'P']
  const without = await begin(hr, 'hr', 'attendance', header, row('7', 'Ravi Rao'), row('7', ''))
  const unknown = { student: expect.stringContaining('The batch has no student') }
  expect((await listRows(hr, 'hr', without._id)).map(({ errors }: { errors: object }) => errors)).toEqual([{}, unknown])
  await hr.delete(`${IMPORT_PATHS.hr}/${without._id}`)
  const other = await join('Asha', { email: 'asha2@example.com', contact: '9876511111', regNo: 'T/26/1' })

  const rows = [row('t/26/1', ''), row('T/26/1', 'Ravi Rao'), row('7', 'Ravi Rao'), row('', 'Ravi Rao')]
  const { _id } = await begin(hr, 'hr', 'attendance', header, ...rows)

  const listed = await listRows(hr, 'hr', _id)
  expect(listed.map(({ errors }: { errors: object }) => errors)).toEqual([{}, unknown, unknown, {}])
  for (const line of [3, 4]) await hr.put(`${IMPORT_PATHS.hr}/${_id}/row`, { line, skipped: true })
  await run(hr, 'hr', _id)
  const marked = (await listMarks(hr)).attendance.map(({ student }: { student: string }) => student)
  expect(new Set(marked)).toEqual(new Set([other, ravi]))
})

test('an import of attendance rejects a second mark of the same student and day, however the student is written', async () => {
  const { hr } = await setUp()

  const { _id } = await begin(hr, 'hr', 'attendance', HEADER, MARKS[0]!, ['asha@example.com', 'T-1', '2026-11-20', 'A'])

  expect((await listRows(hr, 'hr', _id)).map(({ errors }: { errors: object }) => errors)).toEqual([
    {},
    { student: 'A row above has the same. Skip one of them.' },
  ])
})

test('an import of attendance skips students who are marked on that day, and adds the others to the sheet', async () => {
  const { hr, asha } = await setUp()
  await hr.post('/api/attend', marksBody('T-1', [asha], '2026-11-20', [asha]))

  const { _id, skipped, faulty } = await begin(hr, 'hr', 'attendance', HEADER, ...MARKS)

  expect({ skipped, faulty }).toEqual({ skipped: 1, faulty: 0 })
  const [first] = await listRows(hr, 'hr', _id)
  expect(first).toMatchObject({ skipped: true, errors: { student: 'This student is marked on that day already.' } })
  await run(hr, 'hr', _id)
  const { body } = await hr.get('/api/attend?batchCode=T-1&date=2026-11-20')
  expect(body).toMatchObject({ present: 0, absent: 2, version: 2 })
  expect([await findMiscountedSheets(api), await findMiscountedMonths(api)]).toEqual([[], []])
})

test('an import of attendance skips no rows as long as the order of day and month is not known', async () => {
  const { hr, asha } = await setUp()
  await hr.post('/api/attend', marksBody('T-1', [asha], '2026-10-11'))

  const { _id, asksDayOrder, skipped } = await begin(hr, 'hr', 'attendance', HEADER, [
    'Asha Rao',
    'T-1',
    '11/10/2026',
    'P',
  ])

  expect({ asksDayOrder, skipped }).toEqual({ asksDayOrder: true, skipped: 0 })
  const { body } = await hr.put(`${IMPORT_PATHS.hr}/${_id}`, { dayOrder: 'mdy' })
  expect(body).toMatchObject({ skipped: 0, faulty: 0 })
})

test('an import of attendance marks a student who was moved, in the former batch, as known', async () => {
  const { hr, asha, course } = await setUp()
  await hr.post('/api/attend', marksBody('T-1', [asha], '2026-11-20'))
  await createBatch(api.db, { code: 'T-2', courseId: course.id })
  expect((await hr.put(`/api/user/${asha}`, { batch: 'T-2' })).status).toBe(200)

  const { _id } = await begin(hr, 'hr', 'attendance', HEADER, MARKS[0]!, MARKS[0]!.with(1, 'T-2'))

  expect(await listRows(hr, 'hr', _id)).toMatchObject([
    { skipped: true, errors: { student: 'This student is marked on that day already.' } },
    { skipped: false, errors: { student: 'This student is marked in another batch on that day.' } },
  ])
})

test('an import of attendance fails as a whole if a student was marked meanwhile', async () => {
  const { hr, asha } = await setUp()
  const { _id } = await begin(hr, 'hr', 'attendance', HEADER, ...MARKS)
  await hr.post('/api/attend', marksBody('T-1', [asha], '2026-11-19'))

  const after = await run(hr, 'hr', _id)

  expect(after).toMatchObject({ state: 'open', records: 0, faulty: 1, failure: expect.stringContaining('meanwhile') })
  expect(await listMarks(hr)).toMatchObject({ present: 1, absent: 0 })
})

test('undoing an import of attendance removes its marks and empty sheets, and keeps those of others', async () => {
  const { hr, asha } = await setUp()
  await hr.post('/api/attend', marksBody('T-1', [asha], '2026-11-20'))
  const before = await listMarks(hr)
  const { id } = await importMarks(hr, ...MARKS)

  expect((await undo(hr, 'hr', id)).body).toEqual({ message: 'Import undone' })

  expect(await listMarks(hr)).toEqual(before)
  expect((await readStoredAttendance(api)).sheets).toHaveLength(1)
  expect([await findMiscountedSheets(api), await findMiscountedMonths(api)]).toEqual([[], []])
  const again = await importMarks(hr, ...MARKS)
  expect(again.done).toMatchObject({ state: 'done', records: 2 })
})

test.each([
  ['was changed', (hr: Hr, ravi: string) => hr.put('/api/attend', marksBody('T-1', [ravi], '2026-11-20'))],
  [
    'was told to a parent',
    async (_hr: Hr, ravi: string) => {
      const mark = api.db.selectFrom('attendance_mark').select(['student_id', 'day', 'sheet_id'])
      const told = await mark.where('student_id', '=', ravi).executeTakeFirstOrThrow()
      const { id } = await api.db.selectFrom('account').select('id').where('role', '=', 'hr').executeTakeFirstOrThrow()
      await api.db
        .insertInto('absence_notice')
        .values({ ...told, sent_by: id, at: api.now })
        .execute()
      return { status: 200 }
    },
  ],
])('undoing an import of which a mark %s is rejected (409)', async (_what, touch) => {
  const { hr, ravi } = await setUp()
  const { id } = await importMarks(hr, ...MARKS)
  expect((await touch(hr, ravi)).status).toBe(200)
  const before = await listMarks(hr)

  expect(await undo(hr, 'hr', id)).toMatchObject({ status: 409, body: { code: 'touched' } })

  expect(await listMarks(hr)).toEqual(before)
})

test('an import of attendance and saves of the same batch and month end, whichever is first', async () => {
  const { hr, asha, ravi } = await setUp()
  const days = Array.from({ length: 20 }, (_, n) => `2026-10-${String(n + 1).padStart(2, '0')}`)
  const rows = days.flatMap((day) => [
    ['Ravi Rao', 'T-1', day, 'P'],
    ['Asha Rao', 'T-1', day, 'A'],
  ])
  const { _id } = await begin(hr, 'hr', 'attendance', HEADER, ...rows)

  const [done] = await Promise.all([
    run(hr, 'hr', _id),
    ...days.slice(0, 8).map((_, n) => hr.post('/api/attend', marksBody('T-1', [asha, ravi], `2026-10-2${n + 1}`))),
  ])

  expect(done).toMatchObject({ state: 'done', records: 40 })
  expect(await listMarks(hr)).toMatchObject({ present: 36, absent: 20 })
  expect([await findMiscountedSheets(api), await findMiscountedMonths(api)]).toEqual([[], []])
})
