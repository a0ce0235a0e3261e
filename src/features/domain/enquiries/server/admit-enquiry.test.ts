import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { queryOnce } from '#embedded-postgres/index.ts'
import { startTestApi } from '#testing/server/api.ts'
import { dumpDatabase } from '#testing/server/dump-database.ts'
import { setUpEnquiries, readAuditEntries } from '#testing/server/enquiries.ts'
import { createBatch, createCourse, registrationBody, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

async function setUpAdmission(overrides: object = {}) {
  const { hr, course, createEnquiry } = await setUpEnquiries(api)
  const batch = await createBatch(api.db, { courseId: course.id })
  const form = registrationBody(course.name, batch.code, {
    fname: 'Asha',
    lname: 'Rao',
    email: 'asha@example.com',
    ...overrides,
  })
  const id = await createEnquiry({ status: 'Pending' })
  const admit = (body: object = form, headers = {}) => hr.post(`/api/enquiry/${id}/admit`, body, headers)
  return { hr, id, form, admit }
}

const countStudentsAndReceipts = async () => {
  const [students, receipts] = await Promise.all(
    (['student', 'receipt'] as const).map((table) => api.db.selectFrom(table).selectAll().execute()),
  )
  return [students!.length, receipts!.length]
}

test('admitEnquiry creates student and receipt and closes the enquiry in one request (201)', async () => {
  const { hr, id, form, admit } = await setUpAdmission()
  const { status, body, headers } = await admit()

  expect({ status, message: body.message }).toEqual({ status: 201, message: 'Student Registered' })
  expect(body.student).toMatchObject({ fname: 'Asha', batch: form.batch, status: 'Active', PaidFee: 2000 })
  expect((await hr.get(`/api/enquiry/${id}`)).body).toMatchObject({
    status: 'Closed',
    student: body.student._id,
    version: 3,
  })
  expect((await hr.get(`/api/fee/receipt/${body.receipt}`)).body).toMatchObject({
    receiptNo: '2026-27/000001',
    paid: 2000,
    name: 'Asha Rao',
  })
  const entries = (await readAuditEntries(api)).filter(({ request_id }) => request_id === headers['x-request-id'])
  expect(entries).toMatchObject([
    { action: 'fee.record' },
    { action: 'student.register', record_id: body.student._id },
    {
      action: 'enquiry.admit',
      record_id: id,
      before: { status: 'Pending', student: null },
      after: { status: 'Closed', student: body.student._id },
    },
  ])
  const login = { email: 'asha@example.com', password: form.password }
  expect((await api.call('POST', '/api/user/login', login)).status).toBe(200)
})

test('admitEnquiry issues no receipt if nothing is paid', async () => {
  const { admit } = await setUpAdmission({ Paidfee: 0 })

  expect((await admit()).body).toMatchObject({ receipt: null, student: { PaidFee: 0 } })
  expect(await countStudentsAndReceipts()).toEqual([1, 0])
})

test('admitEnquiry changes nothing when the registration is rejected (422, 409)', async () => {
  const { form, admit } = await setUpAdmission()
  const taken = await createStudent(api.db)
  await api.db.updateTable('account').set({ email_key: 'taken@example.com' }).where('id', '=', taken).execute()
  const excel = await createCourse(api.db, { name: 'Excel' })
  const excelBatch = await createBatch(api.db, { courseId: excel.id })
  const before = await dumpDatabase(api.db)
  const rejected: [object, number, object][] = [
    [{ confirmPswd: 'another one' }, 422, { confirmPswd: 'Password Do Not Match' }],
    [{ batch: 'NO-1' }, 422, { batch: 'There is no such batch. Choose one from the list.' }],
    [{ batch: excelBatch.code }, 422, { batch: 'This batch belongs to Excel.' }],
    [{ fee: 1000, Paidfee: 2000 }, 422, { Paidfee: 'The amount paid is more than the fee.' }],
    [{ dob: '2026-11-22' }, 422, { dob: 'The date of birth is in the future.' }],
    [{ name: 'Asha Rao' }, 422, { name: 'There is no such field.' }],
    [{ email: 'Taken@example.com' }, 409, { email: 'This email is registered already.' }],
  ]
  for (const [overrides, status, fields] of rejected)
    expect(await admit({ ...form, ...overrides })).toMatchObject({ status, body: { fields } })

  expect(await dumpDatabase(api.db)).toEqual(before)
})

test.each([
  ['a receipt that fails after the student was inserted', 'receipt', 'paid < 1000'],
  ['an enquiry that cannot be closed after the registration', 'enquiry', 'student_id is null'],
])('admitEnquiry rolls back everything: %s', async (_, table, check) => {
  const { form, admit } = await setUpAdmission()
  const before = await dumpDatabase(api.db)
  await queryOnce(api.ownerUrl, `alter table ${table} add constraint planted check (${check})`)
  try {
    expect((await admit()).status).toBe(422)
    expect((await admit(form, { 'idempotency-key': 'one-form' })).status).toBe(422)
    expect(await dumpDatabase(api.db)).toEqual(before)
  } finally {
    await queryOnce(api.ownerUrl, `alter table ${table} drop constraint planted`)
  }

  expect((await admit()).status).toBe(201)
})

test('admitEnquiry rejects an admitted enquirer in every status (409)', async () => {
  const { hr, id, form, admit } = await setUpAdmission()
  const { student } = (await admit()).body
  for (const status of ['Closed', 'Open']) {
    await hr.put(`/api/enquiry/update-status/${id}`, { status })
    expect(await admit({ ...form, email: 'other@example.com' })).toMatchObject({
      status: 409,
      body: {
        code: 'admitted_already',
        message: 'This person is already registered as a student.',
        current: { _id: id, status, student: student._id },
      },
    })
  }

  expect(await countStudentsAndReceipts()).toEqual([1, 1])
})

test('admitEnquiry accepts one of several concurrent requests (201, 409)', async () => {
  const { form, admit } = await setUpAdmission()
  const responses = await Promise.all(['a', 'b', 'c'].map((one) => admit({ ...form, email: `${one}@example.com` })))

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(await countStudentsAndReceipts()).toEqual([1, 1])
})

test('admitEnquiry returns the stored response for a repeated key, which never expires', async () => {
  const { form, admit } = await setUpAdmission()
  const key = { 'idempotency-key': 'one-form' }
  const [first, second] = await Promise.all([admit(form, key), admit(form, key)])

  expect(second).toMatchObject({ status: 201, body: first.body })
  expect(await admit({ ...form, fname: 'Other' }, key)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect(await countStudentsAndReceipts()).toEqual([1, 1])
  const storedKeys = await api.db.selectFrom('idempotency').selectAll().execute()
  expect(storedKeys).toMatchObject([{ forever: true }])
  expect(JSON.stringify(storedKeys)).not.toContain(form.password)
})

test('admitEnquiry leaves the idempotency key unused after a rejection', async () => {
  const { form, admit } = await setUpAdmission()
  const key = { 'idempotency-key': 'one-form' }

  expect((await admit({ ...form, batch: 'NO-1' }, key)).status).toBe(422)
  expect((await admit(form, key)).status).toBe(201)
})

test('admitEnquiry rejects an outdated version with the current enquiry (409)', async () => {
  const { id, form, admit } = await setUpAdmission()

  expect(await admit(form, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, version: 2, student: null } },
  })
  expect(await countStudentsAndReceipts()).toEqual([0, 0])
  expect((await admit(form, { 'if-match': '"2"' })).status).toBe(201)
})

test('admitEnquiry rejects callers other than HR (401, 403) and unknown ids (404)', async () => {
  const { hr, id, form } = await setUpAdmission()
  const before = await dumpDatabase(api.db)

  expect((await api.call('POST', `/api/enquiry/${id}/admit`, form)).status).toBe(401)
  for (const absent of [ABSENT_ID, 'nope'])
    expect((await hr.post(`/api/enquiry/${absent}/admit`, form)).status).toBe(404)
  expect(await dumpDatabase(api.db)).toEqual(before)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.signInAs(role)).post(`/api/enquiry/${id}/admit`, form)).status).toBe(403)
  expect(await countStudentsAndReceipts()).toEqual([0, 0])
})
