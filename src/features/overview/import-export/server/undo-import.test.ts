import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { createAll, importsOf } from '#testing/server/imports.ts'

const api = startTestApi()
const { begin, run, undo, listRows } = importsOf(api)

type Client = Awaited<ReturnType<typeof api.signInAs>>
let admin: Client
let hr: Client

beforeEach(async () => {
  const course = await createCourse(api.db, { name: 'Tally', fee: 12_000 })
  await createBatch(api.db, { code: 'T-1', courseId: course.id })
  admin = await api.signInAs('admin')
  hr = await api.signInAs('hr')
})

const HEADER = ['Name', 'Phone', 'Email', 'Course', 'Batch', 'Discount', 'Amount', 'Date', 'Receipt no']
const RAVI = ['Ravi Rao', '9876543210', 'ravi@example.com', 'Tally', 'T-1', '2000', '4000', '2024-06-25', 'A-17']
const BELA = ['Bela Das', '9876500000', '', 'Tally', 'T-1', '', '1500', '2024-07-15', 'A-18']

async function importStudents(...rows: string[][]) {
  const { _id } = await begin(admin, 'admin', 'students', HEADER, ...rows)
  expect(await run(admin, 'admin', _id)).toMatchObject({ state: 'done', students: rows.length })
  return _id as string
}

const listStudents = async () => (await hr.get('/api/user?sort=name')).body

test('undoImport voids the receipts without a gap in their numbers, deletes the students, and names both in the audit trail', async () => {
  const id = await importStudents(RAVI, BELA)
  const { students } = await listStudents()
  const [bela, ravi] = students.map(({ _id }: { _id: string }) => _id)

  const { status, body } = await undo(admin, 'admin', id)

  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Import undone' })
  expect(await listStudents()).toMatchObject({ total: 0, totals: { payable: 0, received: 0 } })
  expect((await hr.get('/api/fee')).body).toMatchObject({ total: 0, sum: 0 })
  const voided = (await admin.get('/api/fee?voided=true')).body.fees
  expect(
    voided.toSorted((a: { receiptNo: string }, b: { receiptNo: string }) => (a.receiptNo < b.receiptNo ? -1 : 1)),
  ).toMatchObject([
    { receiptNo: 'IMP/000001', name: 'Ravi Rao', voided: { reason: 'Import undone' } },
    { receiptNo: 'IMP/000002', name: 'Bela Das', voided: { reason: 'Import undone' } },
  ])
  const { entries } = (await admin.get('/api/admin/audit?record=import')).body
  expect(entries[0]).toMatchObject({
    action: 'import.undo',
    before: {
      students: 2,
      receipts: 2,
      paid: 5500,
      records: [
        { student: ravi, name: 'Ravi Rao', receipts: ['IMP/000001'] },
        { student: bela, name: 'Bela Das', receipts: ['IMP/000002'] },
      ],
    },
  })
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('a student of an undone import cannot be restored (409), and the same file can be imported again', async () => {
  const id = await importStudents(RAVI)
  const [{ _id: student }] = (await listStudents()).students
  await undo(admin, 'admin', id)

  expect(await admin.put(`/api/admin/restore/${student}`)).toMatchObject({
    status: 409,
    body: { code: 'import_undone' },
  })
  const activate = api.db.updateTable('student').set({ status: 'Active' }).where('id', '=', student)
  await expect(activate.execute()).rejects.toThrow('the import of this student was undone')
  const { deleted } = (await admin.get('/api/admin/deleted')).body
  expect(deleted).toMatchObject([{ _id: student, name: 'Ravi Rao', canRestore: false }])
  await importStudents(RAVI)
  expect(await listStudents()).toMatchObject({ total: 1, totals: { payable: 10_000, received: 4000 } })
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('the receipt of an undone import is verified as that', async () => {
  const id = await importStudents(RAVI)
  const { verification_id: code } = await api.db
    .selectFrom('receipt')
    .select('verification_id')
    .executeTakeFirstOrThrow()
  const { toCode } = await import('#shared/server/uuid-code.ts')

  await undo(admin, 'admin', id)

  expect((await hr.get(`/api/fee/verify/${toCode(code)}`)).body.state).toBe('importUndone')
})

test('undoImport is for the importer and admins (403), for 24 hours (409)', async () => {
  const { _id } = await begin(hr, 'hr', 'students', HEADER.slice(0, 5), RAVI.slice(0, 5))
  await run(hr, 'hr', _id)
  const colleague = await api.signInAs('hr')

  expect((await colleague.get(`/api/import/${_id}`)).body.undoUntil).toBeNull()
  expect(await undo(colleague, 'hr', _id)).toMatchObject({ status: 403 })
  const until = new Date(api.now.getTime() + 24 * 3600 * 1000).toISOString()
  expect((await hr.get('/api/import')).body.imports).toMatchObject([{ undoUntil: until }])
  expect((await admin.get('/api/admin/import')).body.imports).toMatchObject([{ undoUntil: until }])
  await api.db
    .updateTable('import')
    .set({ done_at: new Date(api.now.getTime() - 24 * 3600 * 1000) })
    .execute()
  expect(await undo(hr, 'hr', _id)).toMatchObject({ status: 409, body: { code: 'too_late' } })
  await api.db.updateTable('import').set({ done_at: api.now }).execute()
  expect(await undo(admin, 'admin', _id)).toMatchObject({ status: 200 })
})

const change = (client: () => Client, send: (client: Client, student: string) => Promise<unknown>) => async () => {
  const [{ _id: student }] = (await listStudents()).students
  expect(await send(client(), student)).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
}
const rename = (lname: string) =>
  change(
    () => hr,
    (client, student) => client.put(`/api/user/${student}`, { lname }),
  )
const pay = change(
  () => hr,
  (client, student) => client.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date: '2026-11-21' }),
)
const voidPayment = async () => {
  const { fees } = (await hr.get('/api/fee')).body
  const own = fees.find(({ receiptNo }: { receiptNo: string }) => !receiptNo.startsWith('IMP'))
  expect((await hr.delete(`/api/fee/${own._id}`, { reason: 'Written twice' })).status).toBe(200)
}
const setStatus = (status: string) =>
  change(
    () => admin,
    (client, student) => client.post('/api/admin/status', { student, status }),
  )
const withdraw = change(
  () => admin,
  async (client, student) => {
    const { adjustments } = (await client.get(`/api/fee/${student}`)).body
    return client.delete(`/api/fee/adjustment/${adjustments[0]._id}`)
  },
)

test.each([
  ['renamed', [rename('Roy')], 'Ravi Roy'],
  ['paid for', [pay], 'Ravi Rao (2026-27/000001)'],
  ['deactivated', [setStatus('Disable')], 'Ravi Rao'],
  ['without the discount', [withdraw], 'Ravi Rao'],
])(
  'undoImport rejects an import of which a student is %s, and names the record (409)',
  async (_what, changes, name) => {
    const id = await importStudents(RAVI)
    for (const send of changes) await send()

    const { status, body } = await undo(admin, 'admin', id)

    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 409,
      code: 'touched',
      message: `These records were changed or are in use, so the import cannot be undone: ${name}.`,
    })
    expect(await listStudents()).toMatchObject({ total: 1 })
  },
)

test.each([
  ['a name', [rename('Roy'), rename('Rao')]],
  ['a payment', [pay, voidPayment]],
  ['a status', [setStatus('Disable'), setStatus('Active')]],
])('undoImport ignores a change that was itself undone: %s', async (_what, changes) => {
  const id = await importStudents(RAVI)
  for (const send of changes) await send()

  expect(await undo(admin, 'admin', id)).toMatchObject({ status: 200 })
  expect(await listStudents()).toMatchObject({ total: 0, totals: { payable: 0, received: 0 } })
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('undoImport removes courses and batches that the import created, but not those in use', async () => {
  const row = (name: string, course: string, batch: string) => [name, '9876543210', '', course, batch, '', '', '', '']
  const imported = await begin(
    admin,
    'admin',
    'students',
    HEADER,
    row('Ravi', 'Java', 'J-1'),
    row('Bela', 'Excel', 'E-1'),
  )
  await run(admin, 'admin', imported._id, createAll(imported))
  const java = await api.db.selectFrom('course').select('id').where('name', '=', 'Java').executeTakeFirstOrThrow()
  await createBatch(api.db, { code: 'J-2', courseId: java.id })

  expect(await undo(admin, 'admin', imported._id)).toMatchObject({ status: 200 })

  const { courses } = (await hr.get('/api/course')).body
  expect(courses.map(({ course }: { course: string }) => course).toSorted()).toEqual(['Java', 'Tally'])
  const { batches } = (await hr.get('/api/batch')).body
  expect(batches.map(({ bCode }: { bCode: string }) => bCode).toSorted()).toEqual(['J-2', 'T-1'])
})

test('payments are imported by an admin only', async () => {
  const { _id, faulty } = await begin(hr, 'hr', 'students', HEADER, RAVI)

  expect(faulty).toBe(1)
  expect(await listRows(hr, 'hr', _id)).toMatchObject([
    {
      errors: {
        paid: 'Only an admin imports payments. Choose “Not imported” for this column, or ask an admin to import the file.',
      },
    },
  ])
})

test('payments are imported with days before the first own receipt that is not voided, or an earlier day in Settings', async () => {
  await importStudents(BELA)
  await pay()
  const errorsOf = async (date: string) => {
    const ravi = RAVI.map((cell) => (cell === '2024-06-25' ? date : cell))
    const { _id } = await begin(admin, 'admin', 'students', HEADER, ravi)
    return (await listRows(admin, 'admin', _id))[0].errors
  }
  const set = (paymentsBefore: string | null) => admin.put('/api/admin/import-settings', { paymentsBefore })
  const message = (day: string) =>
    `Payments of ${day} and later are taken here, not imported: import the student without this one, then take it as a fee.`

  expect(await errorsOf('2026-11-21')).toEqual({ paidOn: message('2026-11-21') })
  expect(await errorsOf('2026-11-20')).toEqual({})
  expect(await set('2026-11-22')).toMatchObject({
    status: 422,
    body: { fields: { paymentsBefore: expect.any(String) } },
  })
  expect(await set('2026-04-01')).toMatchObject({
    status: 200,
    body: { paymentsBefore: '2026-04-01', firstReceiptOn: '2026-11-21' },
  })
  expect(await errorsOf('2026-04-01')).toEqual({ paidOn: message('2026-04-01') })
  expect(await errorsOf('2026-03-31')).toEqual({})
  await set(null)
  await voidPayment()
  expect(await errorsOf('2026-11-21')).toEqual({})
})

test('the day before which payments are imported is set after re-authentication only (403)', async () => {
  await api.db.updateTable('session').set({ confirmed_at: null }).execute()

  expect(await admin.put('/api/admin/import-settings', { paymentsBefore: '2026-04-01' })).toMatchObject({
    status: 403,
    body: { code: 'confirmation_required' },
  })
})

test('no function that the role of the app may call deletes receipts, vouchers or students', async () => {
  const functions = await queryOnce<{ name: string; body: string }>(
    api.ownerUrl,
    `select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  )

  const deleting = functions.filter(({ body }) =>
    /(delete from|truncate)\s+(only\s+)?(receipt|refund|expense|student)\b/i.test(body),
  )
  expect(functions.length).toBeGreaterThan(10)
  expect(deleting.map(({ name }) => name)).toEqual([])
})

test('a function that undoes an import does nothing without the id of one', async () => {
  const student = await createStudent(api.db)
  const receipt = (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date: '2026-11-20' })).body
  const days = sql`array['2026-11-20']::date[]`

  await sql`select undo_imported(null, ${[student]}::uuid[], ${hr.id}, now(), 'x')`.execute(api.db)
  await sql`select remove_imported_enquiries(null, ${[student]}::uuid[]),
    remove_imported_marks(null, ${[student]}::uuid[], ${days})`.execute(api.db)

  expect((await hr.get(`/api/user/${student}`)).body.status).toBe('Active')
  expect((await hr.get(`/api/fee/${student}`)).body.fee).toMatchObject([{ _id: receipt._id }])
  const careless = await queryOnce(
    api.ownerUrl,
    `select proname from pg_proc where prosecdef and prosrc ~ 'import_id is not distinct from wanted' and not proisstrict`,
  )
  expect(careless).toEqual([])
})
