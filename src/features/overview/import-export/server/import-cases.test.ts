import { beforeEach, expect, test } from 'vitest'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { buildWorkbook } from '#testing/server/build-workbook.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { importsOf } from '#testing/server/imports.ts'

const api = startTestApi()
const { begin, run, listRows, undo } = importsOf(api)

type Client = Awaited<ReturnType<typeof api.signInAs>>
let admin: Client
let batchId: string

beforeEach(async () => {
  const course = await createCourse(api.db, { name: 'Bugs Typing', fee: 5000 })
  batchId = (await createBatch(api.db, { code: 'T-1', courseId: course.id })).id
  admin = await api.signInAs('admin')
})

const listStudents = async () => (await admin.get('/api/user?sort=name')).body.students
const setFixed =
  (id: string, fixed: object, path = '/api/admin/import') =>
  async (client: Client) =>
    (await client.put(`${path}/${id}`, { fixed })).body

test('the status of students is imported: who left is dropped, and takes no seat', async () => {
  await api.db.updateTable('batch').set({ seats: 1 }).execute()
  const header = ['First Name', 'Last Name', 'Contact Number', 'Course', 'Batch', 'Status']
  const rows = ['Dropped', 'inactive', 'Active', 'left'].map((status, n) => {
    return [`Asha${'abcd'[n]}`, 'Rao', `981130000${n}`, 'Bugs Typing', 'T-1', status]
  })
  const { _id, full } = await begin(admin, 'admin', 'students', header, ...rows)

  expect(full).toEqual([])
  expect(await run(admin, 'admin', _id)).toMatchObject({ state: 'done', students: 4 })
  const students = await listStudents()
  expect(students.map(({ status }: { status: string }) => status)).toEqual(['Disable', 'Disable', 'Active', 'Disable'])
  const accounts = await api.db
    .selectFrom('account')
    .select('state')
    .where('role', '=', 'student')
    .orderBy('name')
    .execute()
  expect(accounts.map(({ state }) => state)).toEqual(['disabled', 'disabled', 'active', 'disabled'])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('a value that is the same for all rows fills blank cells and missing columns', async () => {
  const { _id, faulty } = await begin(
    admin,
    'admin',
    'students',
    ['Name', 'Mobile', 'Amount'],
    ['Asha Rao', '9811300001', '100'],
  )
  const fixed = { course: 'Bugs Typing', batch: 'T-1', paidOn: '2026-06-01', payMode: 'Cash' }

  const changed = await setFixed(_id, fixed)(admin)
  const unknown = await admin.put(`/api/admin/import/${_id}`, { fixed: { nothing: 'x' } })

  expect(unknown.status).toBe(422)
  expect({ faulty, fixed: changed.fixed, left: changed.faulty }).toEqual({ faulty: 1, fixed, left: 0 })
  expect(await run(admin, 'admin', _id)).toMatchObject({ state: 'done', students: 1, paid: 100 })
  expect(await listStudents()).toMatchObject([{ course: 'Bugs Typing', batch: 'T-1', PaidFee: 100 }])
})

test('an opening balance becomes one receipt of what was received before', async () => {
  const header = ['Name', 'Mobile', 'Course', 'Batch', 'Joined', 'Balance', '1st Inst', 'Date 1']
  const of = (name: string, phone: string, ...cells: string[]) => [
    name,
    phone,
    'Bugs Typing',
    'T-1',
    '2026-06-01',
    ...cells,
  ]
  const { _id } = await begin(
    admin,
    'admin',
    'students',
    header,
    of('Asha Rao', '9811300001', '2000', '', ''),
    of('Bela Rao', '9811300002', '2000', '1000', '2026-07-01'),
    of('Chitra Rao', '9811300003', '-', '', ''),
    of('Dia Rao', '9811300004', '5000', '', ''),
    of('Esha Rao', '9811300005', '6000', '', ''),
  )

  const rows = await listRows(admin, 'admin', _id)
  expect(rows.map(({ errors }: { errors: object }) => errors)).toEqual([
    {},
    {},
    {},
    {},
    { balance: 'The balance is more than what is left of the fee.' },
  ])
  await admin.put(`/api/admin/import/${_id}/row`, { line: 6, skipped: true })
  expect(await run(admin, 'admin', _id)).toMatchObject({ state: 'done', students: 4, receipts: 4, paid: 11_000 })
  const students = await listStudents()
  expect(students).toMatchObject([3000, 3000, 5000, 0].map((PaidFee) => ({ PaidFee })))
  const { fee } = (await admin.get(`/api/fee/${students[0]._id}`)).body
  expect(fee).toMatchObject([{ receiptNo: 'IMP/000001', paid: 3000, date: '2026-06-01', note: 'Received before' }])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('a register with a column for each day is imported as marks', async () => {
  const hr = await api.signInAs('hr')
  for (const fname of ['Asha', 'Bina'])
    await createStudent(api.db, { fname, lname: 'Rao', batchId, joiningDate: '2026-01-05' })
  const { _id, columns } = await begin(
    hr,
    'hr',
    'attendance',
    ['S.No', 'Name', '01-11-2026', '02-11-2026', '13-11-2026'],
    ['1', 'Asha Rao', 'P', 'P', 'A'],
    ['2', 'Bina Rao', 'P', '', 'P'],
  )

  const changed = await setFixed(_id, { batchCode: 'T-1' }, '/api/import')(hr)

  expect({ columns, rows: changed.rows, faulty: changed.faulty }).toEqual({
    columns: ['S.No', 'Name', 'Date', 'Attendance'],
    rows: 5,
    faulty: 0,
  })
  expect(await run(hr, 'hr', _id)).toMatchObject({ state: 'done', records: 5 })
  expect((await hr.get('/api/attend?limit=100')).body).toMatchObject({ present: 4, absent: 1 })
})

test('the sheet of a workbook that is read is named, and another one can be chosen', async () => {
  const workbook = buildWorkbook([
    { name: 'Cover', rows: [['Register'], ['2026']] },
    { name: 'Notes', state: 'hidden', rows: [['Hidden']] },
    {
      name: 'A & B',
      rows: [
        ['Name', 'Mobile'],
        ['Asha', '9811300001'],
      ],
    },
  ])
  const file = Buffer.from(workbook).toString('base64')
  const send = async (sheet?: string) =>
    (await admin.post('/api/admin/import', { kind: 'students', file, name: 'book.xlsx', ...(sheet && { sheet }) })).body

  expect(await send()).toMatchObject({ sheet: 'Cover', sheets: ['Cover', 'A & B'], columns: ['Register'] })
  expect(await send('A & B')).toMatchObject({ sheet: 'A & B', columns: ['Name', 'Mobile'], rows: 1 })
})

test('a cell whose formula has failed is an error at its cell', async () => {
  const error = (text: string) => ({ xml: `<c t="e"><f>A1</f><v>${text}</v></c>` })
  const workbook = buildWorkbook([
    {
      name: 'Students',
      rows: [
        ['Name', 'Mobile', 'Course', 'Batch', 'Fees'],
        ['Err Fee', '9811200004', 'Bugs Typing', 'T-1', error('#REF!')],
        ['Err Phone', error('#N/A'), 'Bugs Typing', 'T-1', 4500],
      ],
    },
  ])
  const file = Buffer.from(workbook).toString('base64')
  const { _id } = (await admin.post('/api/admin/import', { kind: 'students', file })).body

  const rows = await listRows(admin, 'admin', _id)
  expect(rows.map(({ errors }: { errors: object }) => errors)).toEqual([
    { fee: 'The formula of this cell has failed (#REF!). Enter the value.' },
    { contact: 'The formula of this cell has failed (#N/A). Enter the value.' },
  ])
})

test('the first and last name of an enquiry are joined', async () => {
  const hr = await api.signInAs('hr')
  const header = ['First Name', 'Last Name', 'Phone', 'Qualification', 'Address', 'Course', 'Mode', 'Created time']
  const cells = ['Tara', 'Rao', 'p:+919811100033', 'BCA', 'Pune', 'Bugs Typing', 'offline', '2026-11-01T20:10:11+05:30']
  const { _id, faulty } = await begin(hr, 'hr', 'enquiries', header, cells)

  expect(faulty).toBe(0)
  expect(await run(hr, 'hr', _id)).toMatchObject({ state: 'done', records: 1 })
  expect((await hr.get('/api/enquiry')).body.enquiries).toMatchObject([{ name: 'Tara Rao', contact: '9811100033' }])
})

test('payments of students whom the institute has are found by phone number, and by name for siblings', async () => {
  const of = (fname: string, over: object) =>
    createStudent(api.db, { fname, lname: 'Dey', batchId, fee: 5000, ...over })
  const anu = await of('Anu', { contact: '9811100039', email: 'anu@example.com' })
  const manu = await of('Manu', { contact: '9811100039', email: 'manu@example.com' })
  const header = ['Mobile', 'Name', 'Amount', 'Date', 'Receipt no']
  const { _id } = await begin(
    admin,
    'admin',
    'payments',
    header,
    ['98111 00039', 'Anu Dey', '1000', '2025-09-11 15:07:09', 'A-1'],
    ['', 'Manu Dey', '500', '2025-09-12', 'A-2'],
    ['9811100039', '', '10', '2025-09-12', ''],
    ['9800000000', '', '10', '2025-09-12', ''],
    ['manu@example.com', '', '4600', '2025-09-13', ''],
    ['9811100039', 'Vanu Dey', '10', '2025-09-12', ''],
  )

  const rows = await listRows(admin, 'admin', _id)
  expect(rows.map(({ errors }: { errors: object }) => errors)).toEqual([
    {},
    {},
    { student: 'Several students have this. Enter the name too.' },
    { student: 'No student has this phone number, email, registration number, id or name.' },
    { paid: 'This is more than what is left of the fee.' },
    { name: 'The student found has another name. Correct the name, or leave it blank.' },
  ])
  for (const { line } of rows.slice(2)) await admin.put(`/api/admin/import/${_id}/row`, { line, skipped: true })
  expect(await run(admin, 'admin', _id)).toMatchObject({ state: 'done', records: 2, paid: 1500, failure: null })
  const read = async (id: string) => (await admin.get(`/api/fee/${id}`)).body
  expect((await read(anu)).fee).toMatchObject([{ receiptNo: 'IMP/000001', paid: 1000, due: 4000, reference: 'A-1' }])
  expect((await read(manu)).fee).toMatchObject([{ receiptNo: 'IMP/000002', paid: 500, due: 4500 }])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])

  const again = await begin(admin, 'admin', 'payments', header, ['98111 00039', 'Anu Dey', '1000', '2025-09-11', 'A-1'])
  expect(again.skipped).toBe(1)
  expect(await undo(admin, 'admin', _id)).toMatchObject({ status: 200 })
  expect((await admin.get('/api/fee?voided=true')).body.fees).toHaveLength(2)
  expect((await read(anu)).fee).toEqual([])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test.each(['SRN', 'Adm No', 'Adm. No.', 'Reg No', 'Registration No', 'Roll No', 'Admission number', 'Student ID'])(
  'payments are found by the registration number in a column %j',
  async (column) => {
    const anu = await createStudent(api.db, { fname: 'Anu', batchId, fee: 5000, regNo: 'BT/26/1' })
    await createStudent(api.db, { fname: 'Manu', batchId, fee: 5000, regNo: 'BT/26/2', email: 'manu@example.com' })

    const { _id, faulty } = await begin(
      admin,
      'admin',
      'payments',
      [column, 'Amount', 'Date'],
      ['bt/26/1', '1000', '2025-09-11'],
    )

    expect(faulty).toBe(0)
    expect(await run(admin, 'admin', _id)).toMatchObject({ state: 'done', records: 1, paid: 1000 })
    expect((await admin.get(`/api/fee/${anu}`)).body.fee).toMatchObject([{ paid: 1000 }])
  },
)

test('a registration number tells siblings apart, has to fit the other numbers of the row, and is ignored while there is none', async () => {
  const of = (fname: string, over: object) =>
    createStudent(api.db, { fname, lname: 'D’Souza', batchId, fee: 5000, contact: '9811100039', ...over })
  const anu = await of('Anu', { email: 'anu@example.com' })
  const header = ['Mobile', 'Roll No', 'Name', 'Amount', 'Date']
  const row = (phone: string, regNo: string, name: string) => [phone, regNo, name, '10', '2025-09-12']
  const errorsOf = async (...rows: string[][]) => {
    const { _id } = await begin(admin, 'admin', 'payments', header, ...rows)
    const listed = await listRows(admin, 'admin', _id)
    await admin.delete(`/api/admin/import/${_id}`)
    return listed.map(({ errors }: { errors: object }) => errors)
  }
  const unknown = 'No student has this phone number, email, registration number, id or name.'
  const other = expect.stringContaining('This number is not that of the student found by the phone number')

  expect(await errorsOf(row('9811100039', '7', ''), row('', '7', "Anu D'Souza"), row('', '7', ''))).toEqual([
    {},
    {},
    { regNo: unknown },
  ])
  expect((await (await api.signInAs('hr')).put(`/api/user/${anu}`, { regNo: 'BT/26/1' })).status).toBe(200)
  await of('Manu', { email: 'manu@example.com', regNo: 'BT/26/2' })
  expect(
    await errorsOf(
      row('9811100039', 'BT/26/1', ''),
      row('9811100039', 'BT/26/2', "manu D'SOUZA"),
      row('9811100039', '', ''),
      row('9811100039', '7', ''),
      row('', '7', "Anu D'Souza"),
      row('', 'BT/26/1', 'Manu D’Souza'),
    ),
  ).toEqual([
    {},
    {},
    { student: 'Several students have this. Enter the name too.' },
    { regNo: other },
    { regNo: unknown },
    { name: expect.stringContaining('another name') },
  ])
})
