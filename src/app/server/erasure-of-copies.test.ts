import { beforeEach, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { importsOf, toRows } from '#testing/server/imports.ts'

const api = startTestApi()

type Client = Awaited<ReturnType<typeof api.signInAs>>
let hr: Client
let student: string
let batchId: string

beforeEach(async () => {
  hr = await api.signInAs('hr')
  const course = await createCourse(api.db, { name: 'Tally' })
  batchId = (await createBatch(api.db, { code: 'T-1', courseId: course.id })).id
  student = await createStudent(api.db, { ...ASHA, batchId })
})

const ASHA = { fname: 'Asha', lname: 'Rao', email: 'asha@example.com', contact: '9811122233' }

async function deleteStudent() {
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student, status: 'Delete' })
  return admin
}

const eraseDeleted = async (admin: Client) =>
  expect((await admin.post(`/api/admin/erase/${student}`, { name: 'Asha Rao' })).status).toBe(200)

const erase = async () => eraseDeleted(await deleteStudent())

const HEADER = ['Name', 'Phone', 'Email', 'Course', 'Batch']
const beginImport = (name: string | undefined, ...rows: string[][]) =>
  hr.post('/api/import', { kind: 'students', name, rows: toRows(...rows) }, { 'idempotency-key': `${name?.length}` })

test('erasure deletes the staged rows of the person, and keeps those of others, also of the same name', async () => {
  const { body } = await beginImport(
    'students.csv',
    HEADER,
    ['Asha Rao', '98111 22233', '', 'Tally', 'T-1'],
    ['Asha', '', 'ASHA@example.com', 'Tally', 'T-1'],
    ['Asha Rao', '', '', 'Tally', 'T-1'],
    ['Asha Rao', '9844455566', 'other@example.com', 'Tally', 'T-1'],
    ['Bela Sen', '9877788899', '', 'Tally', 'T-1'],
  )

  await erase()

  const rows = await importsOf(api).listRows(hr, 'hr', body._id)
  expect(rows.map(({ cells }: { cells: string[] }) => cells.slice(0, 2))).toEqual([
    ['Asha Rao', '9844455566'],
    ['Bela Sen', '9877788899'],
  ])
})

test('erasure removes the names of files and of columns that name the person', async () => {
  const ofFile = await beginImport('Asha Rao.csv', HEADER, ['Devi', '9866600011', '', 'Tally', 'T-1'])
  // Without headers, the first row names the columns.
  const withoutHeader = ['Asha', '9811122233', 'asha@example.com', 'Tally', 'T-1']
  const ofColumns = await beginImport(undefined, withoutHeader, ['Devi', '9866600011', '', 'Tally', 'T-1'])
  const other = await beginImport('Students of 2026.csv', HEADER, ['Devi', '9866600011', '', 'Tally', 'T-1'])

  await erase()

  const imports = await api.db.selectFrom('import').select(['id', 'name', 'columns']).execute()
  expect(new Map(imports.map(({ id, name, columns }) => [id, { name, columns }]))).toEqual(
    new Map([
      [ofFile.body._id, { name: '', columns: HEADER }],
      [ofColumns.body._id, { name: '', columns: [] }],
      [other.body._id, { name: 'Students of 2026.csv', columns: HEADER }],
    ]),
  )
  const repeated = await beginImport('Asha Rao.csv', HEADER, ['Devi', '9866600011', '', 'Tally', 'T-1'])
  expect(repeated).toMatchObject({ status: 409, body: { code: 'deleted_since' } })
})

test('erasure deletes drafts about the person of every account, and keeps others', async () => {
  const colleague = await api.signInAs('hr')
  const save = (client: Client, key: string, values: Record<string, string>) =>
    client.put('/api/draft', { key, values })
  await save(hr, `student-${student}-1`, { degree: 'MCA' })
  await save(hr, 'register', { fname: 'A', contact: '98111-22233' })
  await save(hr, 'enquiry-add', { name: 'Asha Rao' })
  await save(colleague, 'register', { email: 'Asha@Example.com' })
  await save(colleague, 'enquiry-add', { name: 'Asha Rao', contact: '9844455566' })

  await erase()

  const drafts = await api.db.selectFrom('draft').select(['account_id', 'key']).execute()
  expect(drafts).toEqual([{ account_id: colleague.id, key: 'enquiry-add' }])
})

test('erasure removes the stored response of every call that named the student, and a repeat returns 409', async () => {
  const admin = await api.signInAs('admin')
  const key = { 'idempotency-key': 'once' }
  const enrolment = (await hr.get(`/api/enrolment/${student}`)).body.enrolments[0]._id
  const second = await createStudent(api.db, { fname: 'Bela', lname: 'Sen', batchId })
  const ofSecond = (await hr.get(`/api/enrolment/${second}`)).body.enrolments[0]._id
  const certificates = { kind: 'completion', enrolments: [enrolment, ofSecond], date: '2026-11-20' }
  const writeOff = { amount: 100, reason: 'Asha Rao moved away' }
  const calls = [
    () => hr.post('/api/certificate', certificates, key),
    () => admin.post(`/api/fee/write-off/${student}`, writeOff, key),
    () => hr.post(`/api/reminder/${student}`, undefined, key),
  ]
  const ofOther = () => admin.post(`/api/fee/write-off/${second}`, writeOff, key)
  for (const call of [...calls, ofOther]) expect((await call()).status).toBe(201)

  await erase()

  for (const call of calls) expect(await call()).toMatchObject({ status: 409, body: { code: 'deleted_since' } })
  expect((await ofOther()).status).toBe(201)
})

test('erasure removes a response that was stored while the student was deleted', async () => {
  const admin = await deleteStudent()
  const answer = JSON.stringify([{ student, name: 'Asha Rao' }])
  const call = { scope: hr.id, route: 'POST /api/attend', key: 'once', body_hash: Buffer.alloc(32) }
  const response = { ...call, status: 201, answer, forever: false, at: api.now }
  await api.db.insertInto('idempotency').values(response).execute()

  await eraseDeleted(admin)

  const [stored] = await api.db.selectFrom('idempotency').select('answer').where('key', '=', 'once').execute()
  expect(stored).toEqual({ answer: null })
})
