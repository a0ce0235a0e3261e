import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { buildWorkbook } from '#testing/server/build-workbook.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { limitConcessions } from '#testing/server/permission-sets.ts'

const api = startTestApi()

type Client = Awaited<ReturnType<typeof api.signInAs>>

const toRows = (...rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n')

async function begin(admin: Client, ...rows: string[][]) {
  const { status, body } = await admin.post('/api/admin/import', { kind: 'students', rows: toRows(...rows) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

async function createTally() {
  // Allows HR to import discounts.
  await limitConcessions(api, 100)
  const course = await createCourse(api.db, { name: 'Tally', fee: 12_000 })
  await createBatch(api.db, { code: 'T-1', courseId: course.id })
}

const listRows = async (admin: Client, id: string, query = '') =>
  (await admin.get(`/api/admin/import/${id}/row?${query}`)).body

const HEADER = ['Name', 'Phone', 'Email', 'Course', 'Batch', 'Paid', 'Date']

test.each([
  ['English labels', ['First Name', 'Contact Number', 'Total Fee', 'Father’s Name'], { fname: 0, contact: 1, fee: 2 }],
  ['French labels', ['Prénom', 'Formation', 'Groupe'], { fname: 0, course: 1 }],
  ['field names', ['fname', 'lname', 'joiningDate'], { fname: 0, lname: 1, joiningDate: 2 }],
  [
    'aliases',
    ['Student name', 'MOBILE NO.', 'Mail id', 'Receipt no'],
    { name: 0, contact: 1, email: 2, oldReceipt: 3 },
  ],
])('beginImport matches columns by %s', async (_kind, header, mapping) => {
  const admin = await api.signInAs('admin')

  const body = await begin(admin, header, header)

  expect(body.mapping).toMatchObject(mapping)
})

test.each([
  [
    'Payment 1 to 3',
    ['Name', 'Payment 1', 'Date 1', 'Mode 1', 'Receipt no 1', 'Payment 2', 'Date 2', 'Mode 2', 'Payment 3'],
    { paid: 1, paidOn: 2, payMode: 3, oldReceipt: 4, paid2: 5, paidOn2: 6, payMode2: 7, paid3: 8 },
  ],
  [
    'Inst and ordinals',
    ['Inst. 1', '2nd Installment', 'Paid (3)', 'Inst 04'],
    { paid: 0, paid2: 1, paid3: 2, paid4: 3 },
  ],
  ['a number in the middle', ['Instalment 2 date', 'Instalment 2 amount'], { paidOn2: 0, paid2: 1 }],
  ['labels with a number', ['Montant payé 2', 'Paid Amount 24'], { paid2: 0, paid24: 1 }],
  ['a first column without a number', ['Paid', 'Paid 2'], { paid: 0, paid2: 1 }],
  ['a sum beside them', ['Paid', 'Payment 1', 'Payment 2'], { paid: 1, paid2: 2 }],
  ['numbers above 24, other fields', ['Payment 25', 'Payment 2024', 'Phone 2', 'Mode'], { mode: 3 }],
])('beginImport matches numbered columns of payments: %s', async (_kind, header, mapping) => {
  const admin = await api.signInAs('admin')

  const body = await begin(admin, header, header)

  expect(body.mapping).toEqual({ ...(header[0] === 'Name' && { name: 0 }), ...mapping })
})

test.each([
  ['Name,Phone,Course\n"Rao, Ravi",9876543210,Tally', ['Rao, Ravi', '9876543210', 'Tally']],
  ['\ufeffName;Phone;Course\r\n"Ravi ""R"" Rao";9876543210;Tally\r\n', ['Ravi "R" Rao', '9876543210', 'Tally']],
  ['Name\tPhone\tCourse\n"Ravi\nRao"\t9876543210\tTally\n\n', ['Ravi\nRao', '9876543210', 'Tally']],
])('beginImport reads %j', async (rows, cells) => {
  const admin = await api.signInAs('admin')

  const { body } = await admin.post('/api/admin/import', { kind: 'students', rows })

  expect(await listRows(admin, body._id)).toMatchObject({ total: 1, rows: [{ line: 2, cells }] })
})

test.each([
  ['', 'rows', 'Choose a file, or paste the rows with the names of the columns first.'],
  ['Name\tPhone', 'rows', 'There is no row below the names of the columns.'],
  [toRows(['Name'], ['x'.repeat(2001)]), 'rows', 'Row 2 has a cell that is too long or cannot be stored.'],
])('beginImport rejects %j (422)', async (rows, field, message) => {
  const admin = await api.signInAs('admin')

  const { status, body } = await admin.post('/api/admin/import', { kind: 'students', rows })

  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { [field]: message } })
})

const toFile = (bytes: Uint8Array | string) => ({ kind: 'students', file: Buffer.from(bytes).toString('base64') })

test.each([
  ['CSV', 'Name;Phone;Course\nJos\u00e9 Rao;9876543210;Tally'],
  [
    'XLSX',
    buildWorkbook([
      {
        name: 'Students',
        rows: [
          ['Name', 'Phone', 'Course'],
          ['José Rao', 9_876_543_210, 'Tally'],
        ],
      },
    ]),
  ],
])('beginImport reads a file of %s', async (_kind, bytes) => {
  const admin = await api.signInAs('admin')

  const { status, body } = await admin.post('/api/admin/import', { ...toFile(bytes), name: 'students of 2026' })

  expect({ status, body }).toMatchObject({ status: 201, body: { name: 'students of 2026', rows: 1 } })
  expect(await listRows(admin, body._id)).toMatchObject({
    rows: [{ line: 2, cells: ['José Rao', '9876543210', 'Tally'] }],
  })
})

test.each([
  ['nothing', '', 'There is no row below the names of the columns.'],
  ['a PDF', '%PDF-1.7', 'This file is no table. Choose an .xlsx or .csv file.'],
  [
    'an open quotation mark',
    'Name\n"Asha',
    'A quotation mark that begins in row 2 is never closed. Correct it and try again.',
  ],
])('beginImport rejects a file of %s (422)', async (_kind, bytes, message) => {
  const admin = await api.signInAs('admin')

  const { status, body } = await admin.post('/api/admin/import', toFile(bytes))

  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { file: message } })
})

test('beginImport rejects a file that is not in base64 (422)', async () => {
  const admin = await api.signInAs('admin')

  const { status, body } = await admin.post('/api/admin/import', { kind: 'students', file: 'Name, Phone' })

  expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: ['file'] })
})

test.each([
  [['', '9876543210', '', 'Tally', 'T-1', '', ''], { name: 'This field is required' }],
  [['Ravi', '12', '', 'Tally', 'T-1', '', ''], { contact: expect.any(String) }],
  [['Ravi', '', '', 'Tally', 'T-1', '', ''], { contact: 'Enter a phone number or an email.' }],
  [
    ['Ravi', '9.87654E+09', '', 'Tally', 'T-1', '', ''],
    { contact: 'A spreadsheet has shortened this number, and its last digits are lost. Enter the whole number.' },
  ],
  [['Ravi', '9876543210', '', '', '', '', ''], { course: expect.any(String), batch: expect.any(String) }],
  [
    ['Ravi', '9876543210', '', 'Tally', 'T-1', '', '2024-02-30'],
    { paidOn: expect.any(String), paid: expect.any(String) },
  ],
  [
    ['Ravi', '9876543210', '', 'Tally', 'T-1', '100', '2027-01-01'],
    { paidOn: 'The date of the payment is in the future.' },
  ],
  [['Ravi', '9876543210', '', 'Tally', 'T-1', '100', ''], { paidOn: expect.any(String) }],
  [
    ['Ravi', '9876543210', '', 'Tally', 'T-1', '13000', '2024-01-01'],
    { paid: 'The payments of this student are more than the fee.' },
  ],
  [['Ravi', '', 'taken@example.com', 'Tally', 'T-1', '', ''], { email: 'This email is registered already.' }],
  [['Ravi', '9876543210', '', 'Tally', 'OTHER', '', ''], { batch: 'The batch belongs to Java.' }],
])('checkRows finds the errors of %j', async (cells, errors) => {
  await createTally()
  const java = await createCourse(api.db, { name: 'Java' })
  await createBatch(api.db, { code: 'Other', courseId: java.id })
  await createStudent(api.db, { email: 'taken@example.com' })
  const admin = await api.signInAs('admin')

  const { _id, faulty } = await begin(admin, HEADER, cells)

  const [row] = (await listRows(admin, _id, 'only=errors')).rows
  expect(faulty).toBe(1)
  expect(row.errors).toEqual(errors)
})

const NUMBERED = [
  'Name',
  'Phone',
  'Course',
  'Batch',
  'Payment 1',
  'Date 1',
  'Payment 2',
  'Date 2',
  'Payment 3',
  'Date 3',
]
const RAVI = ['Ravi', '9876543210', 'Tally', 'T-1']
const ABOVE_FEE = 'The payments of this student are more than the fee.'

test.each([
  [['100', '2024-01-01', 'ten', '2024-02-01', '', ''], { paid2: expect.any(String) }],
  [['100', '2024-01-01', '', '2024-02-01', '', ''], { paid2: expect.any(String) }],
  [['100', '2024-01-01', '', '', '50', '2027-01-01'], { paidOn3: 'The date of the payment is in the future.' }],
  [['100', '2024-01-01', '100', '', '', ''], { paidOn2: expect.any(String) }],
  [['12000', '2024-01-01', '0.01', '2024-02-01', '', ''], { paid2: ABOVE_FEE }],
  [['13000', '2024-01-01', '1', '2024-02-01', '', ''], { paid: ABOVE_FEE, paid2: ABOVE_FEE }],
  [['6000', '2024-01-01', '6000', '2024-02-01', '0', ''], {}],
])('checkRows shows the errors of the payments %j at their cells', async (payments, errors) => {
  await createTally()
  const admin = await api.signInAs('admin')

  const { _id } = await begin(admin, NUMBERED, [...RAVI, ...payments])

  expect((await listRows(admin, _id)).rows[0].errors).toEqual(errors)
})

test('checkRows adds up the payments of all rows of a student', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const first = [...RAVI, '5000', '2024-01-01', '5000', '2024-02-01', '', '']
  const second = [...RAVI, '2000', '2024-03-01', '1', '2024-04-01', '', '']

  const { _id } = await begin(admin, NUMBERED, first, second)

  const { rows } = await listRows(admin, _id)
  expect(rows.map(({ errors }: { errors: object }) => errors)).toEqual([{}, { paid2: ABOVE_FEE }])
})

const ABOVE_REST = 'The discount is more than what is left of the fee after the payments.'

test.each([
  ['12000', '', {}],
  ['12000.01', '', { discount: 'The discount is more than the fee.' }],
  ['2000', '10000', {}],
  ['2000.01', '10000', { discount: ABOVE_REST }],
  ['1', '13000', { paid: ABOVE_FEE }],
  ['10%', '', { discount: expect.any(String) }],
  ['-5', '', { discount: expect.any(String) }],
  ['0', '12000', {}],
])('checkRows of a discount of %s with %s paid of 12000', async (discount, paid, errors) => {
  await createTally()
  const admin = await api.signInAs('admin')

  const { _id } = await begin(
    admin,
    [...HEADER, 'Discount', 'Fee reason'],
    [...RAVI.slice(0, 2), '', 'Tally', 'T-1', paid, paid && '2024-01-01', discount, 'Merit'],
  )

  expect((await listRows(admin, _id)).rows[0].errors).toEqual(errors)
})

test('checkRows takes the discount of the first row of a student, and finds another one in a further row', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const toRow = (discount: string, date: string) => [
    'Ravi',
    '9876543210',
    '',
    'Tally',
    'T-1',
    '100',
    date,
    discount,
    'Merit',
  ]

  const { _id } = await begin(
    admin,
    [...HEADER, 'Discount', 'Fee reason'],
    toRow('500', '2024-01-01'),
    toRow('500', '2024-02-01'),
    toRow('600', '2024-03-01'),
    toRow('', '2024-04-01'),
  )

  const { rows } = await listRows(admin, _id)
  const another = { discount: 'A row above of this student has another discount.' }
  expect(rows.map(({ errors }: { errors: object }) => errors)).toEqual([{}, {}, another, {}])
})

test('checkRows finds the same email or person in two rows, and warns of a known phone number', async () => {
  await createTally()
  await createStudent(api.db, { contact: '9876543210' })
  const admin = await api.signInAs('admin')
  const ravi = ['Ravi', '9876543210', 'a@example.com', 'Tally', 'T-1', '', '']

  const { _id, doubtful } = await begin(
    admin,
    HEADER,
    ravi,
    ['Bela', '', 'A@example.com', 'Tally', 'T-1', '', ''],
    ravi,
  )

  const { rows } = await listRows(admin, _id)
  const twice = 'Another row has this email for another student.'
  expect(rows.map(({ errors }: { errors: object }) => errors)).toEqual([
    { email: twice },
    { email: twice },
    { email: twice, name: 'This student is in a row above, and this row has no payment. Skip it.' },
  ])
  expect(rows[0].warnings).toEqual({ contact: 'A student has this number already.' })
  expect(doubtful).toBe(2)
})

test('changeRow corrects a cell, adds a column for a field that the file lacks, and skips a row', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, ['Name', 'Course', 'Batch'], ['Ravi', 'Tally', 'T-1'], ['Bela', 'Tally', 'T-1'])
  const change = (body: object) => admin.put(`/api/admin/import/${_id}/row`, body)

  const corrected = await change({ line: 2, cells: { contact: '98765 43210', name: 'Ravi Rao' } })
  const skipped = await change({ line: 3, skipped: true })

  expect(corrected.body).toMatchObject({ cells: ['Ravi Rao', 'Tally', 'T-1', '98765 43210'], errors: {} })
  expect(skipped.body).toMatchObject({ skipped: true })
  const { columns, mapping, faulty, skipped: count } = (await admin.get(`/api/admin/import/${_id}`)).body
  expect({ columns, column: mapping.contact, faulty, count }).toEqual({
    columns: ['Name', 'Course', 'Batch', 'Contact Number'],
    column: 3,
    faulty: 0,
    count: 1,
  })
})

test.each([
  [['03/04/2024', '05/06/2024'], true],
  [['03/04/2024', '25/06/2024'], false],
  [['2024-04-03', '45000'], false],
])('dates %j: asks for the order of day and month: %j', async (dates, asks) => {
  await createTally()
  const admin = await api.signInAs('admin')
  const rows = dates.map((date, index) => [`Ravi ${index}`, '9876543210', '', 'Tally', 'T-1', '100', date])

  const { asksDayOrder } = await begin(admin, HEADER, ...rows)

  expect(asksDayOrder).toBe(asks)
})

test('changeImport chooses the order of day and month, and another column', async () => {
  await createTally()
  const admin = await api.signInAs('admin')
  const { _id, mapping } = await begin(
    admin,
    [...HEADER, 'Cell'],
    ['Ravi', '', '', 'Tally', 'T-1', '1', '03/04/2024', '9876543210'],
  )

  const changed = await admin.put(`/api/admin/import/${_id}`, { dayOrder: 'mdy', mapping: { ...mapping, contact: 7 } })
  const wrong = await admin.put(`/api/admin/import/${_id}`, { mapping: { contact: 7, name: 7 } })

  expect(changed.body).toMatchObject({ dayOrder: 'mdy', faulty: 0, mapping: { contact: 7 } })
  expect(wrong).toMatchObject({ status: 422, body: { fields: { mapping: 'The column Cell is chosen twice.' } } })
})

test('an open import is found by its owner only, who discards it', async () => {
  const admin = await api.signInAs('admin')
  const { _id } = await begin(admin, ['Name'], ['Ravi'])
  const other = await api.signInAs('admin')

  expect((await other.get(`/api/admin/import/${_id}`)).status).toBe(404)
  expect((await other.get('/api/admin/import')).body.total).toBe(0)
  expect((await admin.get('/api/admin/import')).body.total).toBe(1)
  expect((await admin.delete(`/api/admin/import/${_id}`)).body.message).toBe('Import discarded')
  expect((await admin.get(`/api/admin/import/${_id}`)).status).toBe(404)
})
