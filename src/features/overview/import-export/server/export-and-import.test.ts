import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BATCH_FIELDS } from '#features/domain/courses/batches/contract/batches.contract.ts'
import { COURSE_FIELDS } from '#features/domain/courses/contract/courses.contract.ts'
import { ENQUIRY_IMPORT_FIELDS } from '../contract/import-enquiries.ts'
import { studentExport } from '#features/domain/students/student-records/server/export-students.ts'
import { STUDENT_IMPORT_FIELDS } from '../contract/import-students.ts'
import { STUDENT_FIELDS, type Student } from '#features/domain/students/contract/students.contract.ts'
import { foldText } from '#shared/contract/fold-text.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import type { Field } from '#shared/contract/record-fields.ts'
import { injectOnce } from '#testing/server/inject-once.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { getRounds } from '#testing/server/full-run.ts'
import { createAll } from '#testing/server/imports.ts'

const api = startTestApi()

const words = fc
  .array(fc.constantFrom(...'abcÉñşअनß =+-@\'",;|&<>#%\t'.split(''), 'राम', 'Rao', '007'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '')
const lines = fc.tuple(words, words).map(([first, second]) => `${first}\n${second}`)
const day = fc.constantFrom('2001-02-28', '2003-11-09', '1999-12-31')

/** Texts that no line below describes, such as that of a new field. */
const OTHER_TEXTS = Object.fromEntries(
  Object.entries<Field>(STUDENT_FIELDS).flatMap(([name, { kind, labels, required }]) =>
    kind === undefined && labels === undefined && required === 'optional'
      ? [[name, fc.oneof(fc.constant(''), words)]]
      : [],
  ),
)

const change = fc.record({
  ...OTHER_TEXTS,
  fname: words,
  lname: words,
  father: words,
  dob: day,
  gender: fc.constantFrom('male', 'female'),
  contact: fc.constantFrom('9876543210', '+14155552671', '9123400000'),
  altContact: fc.constantFrom('', '+919811122233'),
  parentContact: fc.constantFrom('', '+14155550100'),
  perAddress: fc.oneof(words, lines),
  curAddress: fc.oneof(fc.constant(''), lines),
  linkedIn: fc.constantFrom('', 'https://www.linkedin.com/in/asha'),
  profile: fc.constantFrom('', 'https://example.com/asha.jpg'),
  regNo: fc.constantFrom('', 'TLY/26/', '00'),
  degree: words,
  comYear: fc.constantFrom('2024', '2025'),
  university: words,
  cduration: words,
  mode: fc.constantFrom('online', 'offline'),
  joiningDate: fc.constantFrom('2026-01-31', '2025-12-01'),
  endDate: fc.constantFrom('', '2026-12-31'),
  isCompleted: fc.constantFrom('yes', 'no'),
  isPlaced: fc.constantFrom('placed', 'notPlaced'),
  fee: fc.constantFrom(12_000, 0.5, 12_345.67),
})
const statusOfStudent = fc.constantFrom('Active', 'Disable')

async function createOffice() {
  await api.reset()
  const course = await createCourse(api.db, { name: 'Tally, "GST" & more', fee: 0.5 })
  const batch = await createBatch(api.db, { code: '-T/1', courseId: course.id })
  return { batch, hr: await api.signInAs('hr') }
}

type Hr = Awaited<ReturnType<typeof api.signInAs>>

/** Fields that survive an export and import of students. Amounts paid are imported as payments, with their days. */
const IMPORTED = [...Object.keys(STUDENT_FIELDS), 'status'] as (keyof Student)[]

test('an import has a field for each column of an export of students, except further courses, amounts and the due date', () => {
  const imported = new Set(Object.keys(STUDENT_IMPORT_FIELDS))
  const others = Object.keys(studentExport.columns).filter((column) => !imported.has(column))
  expect(others).toEqual(['otherCourses', 'PaidFee', 'PendingFee', 'dueDate'])
})

async function listFields(hr: Hr) {
  const { body } = await hr.get('/api/user?limit=100&sort=name')
  return (body.students as Student[])
    .map((student) => IMPORTED.map((field) => JSON.stringify(student[field])))
    .toSorted((a, b) => (a.join() < b.join() ? -1 : 1))
}

test.each(LANGUAGES)(
  'an export in %s of a student with payments and further courses is imported without these',
  async (language) => {
    const createWithExcel = async () => {
      const office = await createOffice()
      const excel = await createCourse(api.db, { name: 'Excel', fee: 5000 })
      await createBatch(api.db, { code: 'E-1', courseId: excel.id })
      return office
    }
    const { batch, hr } = await createWithExcel()
    const id = await createStudent(api.db, { batchId: batch.id })
    const further = { course: 'Excel', batch: 'E-1', cduration: '3 months', mode: 'online', fee: 5000 }
    expect((await hr.post(`/api/enrolment/${id}`, { ...further, joiningDate: '2026-11-01' })).status).toBe(201)
    expect((await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 700, date: '2026-11-20' })).status).toBe(201)
    const before = await listFields(hr)
    const file = await download(hr, '/api/user', 'csv', language)

    const { hr: other } = await createWithExcel()
    await importFile(other, '/api/import', 'students', file)

    expect(await listFields(other)).toEqual(before)
  },
)

async function download({ token }: Hr, path: string, format: string, language: string): Promise<string> {
  const url = `${path}/export?format=${format}`
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
  return (await injectOnce(api.app, { method: 'GET', url, headers })).rawPayload.toString('base64')
}

async function importFile(client: Hr, path: string, kind: string, file: string) {
  const { body } = await client.post(path, { kind, file, name: kind })
  const { body: rows } = await client.get(`${path}/${body._id}/row?only=errors`)
  expect(rows.rows).toEqual([])
  await client.post(`${path}/${body._id}/run`, createAll(body))
  await Promise.all(api.app.backgroundTasks)
  expect((await client.get(`${path}/${body._id}`)).body).toMatchObject({ state: 'done', failure: null, skipped: 0 })
}

/** Returns the values of each record in the order of the fields. */
async function listRecords(path: string, fields: object, client: Hr): Promise<string[]> {
  const { body } = await client.get(path)
  const [records = []] = Object.values(body).filter(Array.isArray) as Record<string, unknown>[][]
  return records.map((record) => JSON.stringify(Object.keys(fields).map((field) => record[field]))).toSorted()
}

test.each(['csv', 'xlsx'])(
  'an export of students as %s, in any language, is imported as the same students',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(change, statusOfStudent), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...LANGUAGES),
        async (changes, language) => {
          const { batch, hr } = await createOffice()
          const admin = await api.signInAs('admin')
          for (const [index, [body, state]] of changes.entries()) {
            const id = await createStudent(api.db, { batchId: batch.id, email: `student${index}@example.com` })
            const regNo = body.regNo && `${body.regNo}${index}`
            const { status, body: answer } = await hr.put(`/api/user/${id}`, { ...body, regNo })
            expect(status, JSON.stringify(answer)).toBe(200)
            if (state === 'Disable') await admin.post('/api/admin/status', { student: id, status: state })
          }
          const before = await listFields(hr)
          const file = await download(hr, '/api/user', format, language)

          const { hr: other } = await createOffice()
          await importFile(other, '/api/import', 'students', file)

          expect(await listFields(other)).toEqual(before)
        },
      ),
      { numRuns: getRounds(3, 60) },
    )
  },
)

const course = fc.record({
  course: words,
  cFee: fc.constantFrom(0, 12_000, 0.5, 12_345.67),
  cDuration: words,
  instalments: fc.constantFrom('', 1, 60),
})
const batch = fc.record({
  bCode: words,
  bTime: words,
  startDate: day,
  endDate: fc.constantFrom('', '2026-12-31'),
  trainer: fc.oneof(fc.constant(''), words),
  room: fc.oneof(fc.constant(''), words),
  seats: fc.constantFrom('', 1, 1000),
})
const uniqueBy = <T>(values: fc.Arbitrary<T>, toName: (value: T) => string) =>
  fc.uniqueArray(values, { minLength: 1, maxLength: 4, selector: (value) => keyOf(toName(value)) })

test.each(['csv', 'xlsx'])(
  'an export of courses and batches as %s, in any language, is imported as the same records',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        uniqueBy(course, (one) => one.course),
        uniqueBy(batch, (one) => one.bCode),
        fc.constantFrom(...LANGUAGES),
        async (courses, batches, language) => {
          await api.reset()
          const [admin, hr] = [await api.signInAs('admin'), await api.signInAs('hr')]
          for (const body of courses) expect((await admin.post('/api/course', body)).status).toBe(201)
          const courseName = courses[0]!.course
          for (const body of batches) expect((await hr.post('/api/batch', { ...body, courseName })).status).toBe(201)
          const before = [
            await listRecords('/api/course', COURSE_FIELDS, hr),
            await listRecords('/api/batch', BATCH_FIELDS, hr),
          ]
          const courseFile = await download(admin, '/api/course', format, language)
          const batchFile = await download(hr, '/api/batch/overview', format, language)

          await api.reset()
          await importFile(await api.signInAs('admin'), '/api/admin/import', 'courses', courseFile)
          const clerk = await api.signInAs('hr')
          await importFile(clerk, '/api/import', 'batches', batchFile)

          const after = [
            await listRecords('/api/course', COURSE_FIELDS, clerk),
            await listRecords('/api/batch', BATCH_FIELDS, clerk),
          ]
          expect(after).toEqual(before)
        },
      ),
      { numRuns: getRounds(3, 60) },
    )
  },
)

const maybe = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant(''), value)
const enquiry = fc.record({
  name: fc.constantFrom('Asha Rao', 'Éva, "E"', 'राम', "=O'Neil"),
  mailId: maybe(fc.constantFrom('asha@example.com', 'Ravi@example.com')),
  contact: fc.constantFrom('9876543210', '+14155552671'),
  altContact: maybe(fc.constant('+919811122233')),
  qualification: words,
  address: fc.oneof(words, lines),
  Enquirymode: maybe(fc.constantFrom('online', 'offline')),
  mode: fc.constantFrom('online', 'offline'),
  ref: maybe(words),
  remark: maybe(fc.oneof(words, lines)),
  date: fc.constantFrom('2001-02-28', '2026-11-20'),
})
const status = fc.constantFrom('Open', 'Closed', 'Pending')
const nextCall = fc.constantFrom(null, '2026-11-21', '2027-02-03')

test.each(['csv', 'xlsx'])(
  'an export of enquiries as %s, in any language, is imported as the same enquiries',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(enquiry, status, nextCall), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...LANGUAGES),
        async (enquiries, language) => {
          const { hr } = await createOffice()
          for (const [body, state, call] of enquiries) {
            const course = 'Tally, "GST" & more'
            const created = await hr.post('/api/enquiry', { ...body, course })
            expect(created.status, JSON.stringify(created.body)).toBe(201)
            const id = created.body._id
            await hr.put(`/api/enquiry/next-call/${id}`, { nextCall: call })
            await hr.put(`/api/enquiry/update-status/${id}`, { status: state })
          }
          const list = (client: Hr) => listRecords('/api/enquiry?limit=100', ENQUIRY_IMPORT_FIELDS, client)
          const before = await list(hr)
          const file = await download(hr, '/api/enquiry', format, language)

          const { hr: other } = await createOffice()
          await importFile(other, '/api/import', 'enquiries', file)

          expect(await list(other)).toEqual(before)
        },
      ),
      { numRuns: getRounds(3, 60) },
    )
  },
)

const expense = fc.record({
  category: fc.nat({ max: 1 }),
  remark: fc.oneof(words, lines),
  amount: fc.constantFrom(0.5, 40, 12_345.67),
  date: fc.constantFrom('2001-02-28', '2026-11-20'),
  payMode: fc.constantFrom('', 'Cash', 'Online', 'Others'),
  payee: maybe(words),
})
type Listed = { _id: string; ledgerName: string; voucherNo: string; oldVoucher?: string } & Record<string, unknown>

/** An imported expense keeps the number of the export as its old number. */
async function listExpenses(admin: Hr): Promise<string[]> {
  const { expenses } = (await admin.get('/api/admin/expense?limit=100')).body as { expenses: Listed[] }
  return expenses
    .map(({ ledgerName, voucherNo, oldVoucher = voucherNo, remark, amount, date, payMode, payee }) =>
      JSON.stringify([ledgerName, oldVoucher, remark, amount, date, payMode, payee]),
    )
    .toSorted()
}

test.each(['csv', 'xlsx'])(
  'an export of expenses as %s, in any language, is imported as the same expenses',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(words, { minLength: 2, maxLength: 2, selector: keyOf }),
        fc.array(expense, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...LANGUAGES),
        async (categories, expenses, language) => {
          await api.reset()
          const { admin, createCategory, createExpense } = await setUpExpenses(api)
          const ids = await Promise.all(categories.map(createCategory))
          for (const { category, ...body } of expenses) await createExpense(ids[category] ?? '', body)
          const before = await listExpenses(admin)
          const file = await download(admin, '/api/admin/expense', format, language)

          await api.reset()
          const other = await api.signInAs('admin')
          await importFile(other, '/api/admin/import', 'expenses', file)

          expect(await listExpenses(other)).toEqual(before)
        },
      ),
      { numRuns: getRounds(3, 60) },
    )
  },
)

const mark = fc.record({
  student: fc.nat({ max: 2 }),
  date: fc.constantFrom('2026-02-28', '2026-11-20', '2026-11-21'),
  attendence: fc.boolean(),
})

const JOINED = { joiningDate: '2026-01-31' }

/** Creates three students, two of them with the same name. */
async function createBatchOf(names: readonly string[], fathers: readonly string[]) {
  const { batch, hr } = await createOffice()
  const [first = '', other = ''] = names
  const create = (fname: string, n: number) =>
    createStudent(api.db, { fname, lname: first, father: fathers[n] ?? '', batchId: batch.id, ...JOINED })
  const students = await Promise.all([create(first, 0), create(first, 1), create(other, 0)])
  const list = async () => {
    const { body } = await hr.get('/api/attend?limit=100')
    return (body.attendance as Record<string, unknown>[])
      .map(({ studentName, father, batchCode, date, attendence }) =>
        JSON.stringify([studentName, father, batchCode, date, attendence]),
      )
      .toSorted()
  }
  return { hr, batch, students, list }
}

test.each(['csv', 'xlsx'])(
  'an export of attendance as %s, in any language, is imported as the same marks',
  async (format) => {
    // The student of a mark is found by letters and digits of the name, and 'ñ reads as ñ.
    const named = words.filter((text) => /[\p{L}\p{N}]/u.test(text))
    const two = fc.uniqueArray(named, { minLength: 2, maxLength: 2, selector: foldText })
    await fc.assert(
      fc.asyncProperty(
        two,
        two,
        fc.uniqueArray(mark, { minLength: 1, maxLength: 6, selector: ({ student, date }) => `${student} ${date}` }),
        fc.constantFrom(...LANGUAGES),
        async (names, fathers, marks, language) => {
          const { hr, batch, students, list } = await createBatchOf(names, fathers)
          for (const [date, ofDay] of Map.groupBy(marks, (one) => one.date)) {
            const body = ofDay.map(({ student, attendence }) => {
              return { student: students[student], batchCode: batch.code, date, attendence }
            })
            expect((await hr.post('/api/attend', body)).status).toBe(201)
          }
          const before = await list()
          const file = await download(hr, '/api/attend', format, language)

          const other = await createBatchOf(names, fathers)
          await importFile(other.hr, '/api/import', 'attendance', file)

          expect(await other.list()).toEqual(before)
        },
      ),
      { numRuns: getRounds(3, 60) },
    )
  },
)
