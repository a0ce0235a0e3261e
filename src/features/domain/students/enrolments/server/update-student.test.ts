import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** Creates a student who has paid ₹2,000 of ₹10,000, and HR. */
async function setUp() {
  const hr = await api.signInAs('hr')
  const id = await createStudent(api.db, { fname: 'Asha', lname: 'Old' })
  const paid = await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 2000, date: '2026-11-20' })
  expect(paid.status).toBe(201)
  return { hr, id, update: (body: object, headers = {}) => hr.put(`/api/user/${id}`, body, headers) }
}

test('updateStudent changes the given fields and leaves the others unchanged', async () => {
  const { hr, id, update } = await setUp()
  const before = (await hr.get(`/api/user/${id}`)).body

  const response = await update({ lname: '  New ', altContact: '+91 98765-11111', parentContact: '098765 22222' })

  expect(response.status).toBe(200)
  expect(response.body).toEqual({
    ...before,
    lname: 'New',
    altContact: '9876511111',
    parentContact: '9876522222',
    version: 2,
  })
})

test('updateStudent clears an optional field that is blank', async () => {
  const { update } = await setUp()
  await update({ altContact: '9876511111' })

  const response = await update({ altContact: '', degree: '' })

  expect(response).toMatchObject({ status: 200, body: { altContact: null, degree: null, lname: 'Old', version: 3 } })
})

test('updateStudent ignores read-only fields in the body', async () => {
  const { hr, id, update } = await setUp()
  const record = (await hr.get(`/api/user/${id}`)).body

  const response = await update({ ...record, fname: 'Usha', status: 'Disable', PaidFee: 9999, TotalFee: 1 })

  expect(response).toMatchObject({
    status: 200,
    body: { fname: 'Usha', status: 'Active', PaidFee: 2000, TotalFee: 10_000 },
  })
})

test('updateStudent writes an audit entry with the changed fields and stores personal values separately', async () => {
  const { hr, id, update } = await setUp()

  await update({ contact: '9000000001', isPlaced: 'placed' })

  const entry = await api.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'student.update')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ actor_id: hr.id, actor_role: 'hr', record: 'student', record_id: id })
  expect(entry.before).toMatchObject({ isPlaced: 'notPlaced' })
  expect(entry.after).toMatchObject({ isPlaced: 'placed' })
  expect(JSON.stringify(entry)).not.toContain('9000000001')
  const personal = await api.db.selectFrom('audit_personal').selectAll().where('entry_id', '=', entry.id).execute()
  expect(personal).toMatchObject([{ field: 'contact', before: '9876543210', after: '9000000001', subject_id: id }])
})

test('updateStudent rejects an unknown field and changes nothing (422)', async () => {
  const { hr, id, update } = await setUp()

  const response = await update({ fname: 'Usha', role: 'admin' })

  expect(response).toMatchObject({ status: 422, body: { fields: { role: 'There is no such field.' } } })
  expect((await hr.get(`/api/user/${id}`)).body).toMatchObject({ fname: 'Asha', version: 1 })
})

test.each([
  [{ fname: '' }, { fname: 'This field is required' }],
  [{ contact: 'call me' }, { contact: 'Enter a phone number of ten digits, or + and the country code.' }],
  [{ email: 'nobody' }, { email: 'Enter an email address, such as name@example.com.' }],
  [{ comYear: '25' }, { comYear: 'Enter a year of four digits, such as 2024.' }],
  [{ dob: '2027-01-01' }, { dob: 'The date of birth is in the future.' }],
  [{ dob: '2004-02-30' }, { dob: 'This date does not exist.' }],
  [{ linkedIn: 'javascript:alert(1)' }, { linkedIn: 'Enter a web address that starts with http:// or https://.' }],
  [{ linkedIn: 'linkedin' }, { linkedIn: 'Enter a web address that starts with http:// or https://.' }],
  [{ profile: 'http://example.com/me.png' }, { profile: 'Enter a web address that starts with https://.' }],
  [{ endDate: '2026-07-31' }, { endDate: 'The end date is before the joining date.' }],
  [{ fee: 1999.99 }, { fee: '₹2,000 has been paid already, so the fee cannot be less.' }],
  [{ parentContact: '12345' }, { parentContact: expect.any(String) }],
  [{ fee: '-1' }, { fee: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ fname: 'A\u0000B' }, { fname: 'Some characters in this text cannot be stored. Type it again.' }],
  [{ course: 'No such course' }, { course: 'There is no such course. Choose one from the list.' }],
  [{ batch: 'NO-1' }, { batch: 'There is no such batch. Choose one from the list.' }],
  [{ password: 'short', confirmPswd: 'short' }, { password: 'A password has at least 8 characters.' }],
  [{ password: 'a long enough one' }, { confirmPswd: 'Password Do Not Match' }],
  [
    { password: 'Password123', confirmPswd: 'Password123' },
    { password: 'This password is one of the most common ones, or close to one. Choose another.' },
  ],
  [
    { password: 'example institute', confirmPswd: 'example institute' },
    { password: "This is too close to the email, the name or the institute's name. Choose another." },
  ],
  [
    { fname: 'Shakuntala', password: 'Shakuntala1', confirmPswd: 'Shakuntala1' },
    { password: "This is too close to the email, the name or the institute's name. Choose another." },
  ],
])('updateStudent rejects %j with a message per field (422)', async (body, fields) => {
  const { update } = await setUp()

  const response = await update(body)

  expect(response).toMatchObject({ status: 422, body: { fields } })
})

test('updateStudent accepts a fee equal to the paid amount and updates the totals', async () => {
  const { hr, id, update } = await setUp()

  const response = await update({ fee: '2000' })

  expect(response.body).toMatchObject({ fee: 2000, TotalFee: 2000, PendingFee: 0 })
  expect((await hr.get(`/api/fee/${id}`)).body).toMatchObject({ TotalFee: 2000, PaidFee: 2000, PendingFee: 0 })
})

test('updateStudent moves a student to another course and batch without changing earlier receipts', async () => {
  const { hr, id, update } = await setUp()
  const course = await createCourse(api.db, { name: 'Tally' })
  const batch = await createBatch(api.db, { code: 'TL-2', courseId: course.id })
  const receipt = (await hr.get(`/api/fee/${id}`)).body.fee[0]

  const response = await update({ course: ' tally', batch: 'tl-2', fee: 25_000 })

  expect(response.body).toMatchObject({ course: 'Tally', batch: batch.code, PendingFee: 23_000 })
  expect((await hr.get(`/api/fee/${id}`)).body.fee).toEqual([receipt])
})

test('updateStudent rejects a course or batch that was renamed after the form was opened (422)', async () => {
  const { hr, id, update } = await setUp()
  const { course, batch } = (await hr.get(`/api/user/${id}`)).body

  await api.db.updateTable('course').set({ name: 'Renamed', name_key: 'renamed' }).where('name', '=', course).execute()
  expect((await update({ course, batch })).body.fields).toHaveProperty('course')
  await api.db.updateTable('batch').set({ code: 'NEW-1', code_key: 'new-1' }).where('code', '=', batch).execute()
  expect((await update({ batch })).body.fields).toHaveProperty('batch')

  expect((await hr.get(`/api/user/${id}`)).body).toMatchObject({ course: 'Renamed', batch: 'NEW-1', version: 1 })
})

test.each(['course', 'batch'] as const)(
  'updateStudent rejects a batch of another course if the %s changes (422)',
  async (field) => {
    const { update } = await setUp()
    const course = await createCourse(api.db, { name: 'Tally' })
    const batch = await createBatch(api.db, { code: 'TL-2', courseId: course.id })
    const fields = { course: course.name, batch: batch.code }

    const response = await update({ [field]: fields[field] })

    expect(response).toMatchObject({
      status: 422,
      body: { fields: { batch: expect.stringMatching(/^This batch belongs to .+\.$/) } },
    })
  },
)

test('updateStudent saves other changes of a student whose batch is of another course', async () => {
  const hr = await api.signInAs('hr')
  const course = await createCourse(api.db, { name: 'Tally' })
  const batch = await createBatch(api.db, { code: 'XL-1' })
  const id = await createStudent(api.db, { courseId: course.id, batchId: batch.id })

  const response = await hr.put(`/api/user/${id}`, { fname: 'Usha', course: 'TALLY', batch: 'xl-1' })

  expect(response).toMatchObject({ status: 200, body: { fname: 'Usha', course: 'Tally', batch: 'XL-1' } })
})

test('updateStudent rejects a stale version and returns the current record (409)', async () => {
  const { hr, id, update } = await setUp()
  expect((await update({ lname: 'First' }, { 'if-match': '"1"' })).status).toBe(200)

  const response = await update({ lname: 'Second' }, { 'if-match': '"1"' })

  expect(response).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, lname: 'First', version: 2 } },
  })
  expect((await hr.get(`/api/user/${id}`)).body.lname).toBe('First')
})

test('updateStudent without If-Match overwrites a newer version', async () => {
  const { update } = await setUp()
  await update({ lname: 'First' })

  expect((await update({ lname: 'Second' })).status).toBe(200)
})

test('updateStudent accepts a version that is older than the last payment', async () => {
  const { hr, id, update } = await setUp()
  await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 500, date: '2026-11-20' })

  const response = await update({ lname: 'New' }, { 'if-match': '"1"' })

  expect(response.body).toMatchObject({ lname: 'New', PaidFee: 2500 })
})

test('updateStudent accepts one of two concurrent edits of the same version', async () => {
  const { update } = await setUp()

  const responses = await Promise.all(['A', 'B'].map((lname) => update({ lname }, { 'if-match': '"1"' })))

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('updateStudent with a new password ends the sessions of the student', async () => {
  const { id, update } = await setUp()
  const student = await api.signInAs('student', id)

  const response = await update({ password: 'quite another one', confirmPswd: 'quite another one' })

  expect(response.status).toBe(200)
  expect((await student.get(`/api/user/${id}`)).status).toBe(401)
  const { email } = response.body
  expect((await api.call('POST', '/api/user/login', { email, password: 'quite another one' })).status).toBe(200)
})

test('updateStudent writes no password to the audit trail', async () => {
  const { update } = await setUp()

  await update({ password: 'quite another one', confirmPswd: 'quite another one' })

  const entries = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.update').execute()
  expect(entries).toHaveLength(1)
  expect(JSON.stringify(entries)).not.toContain('quite another one')
})

test('updateStudent with a blank password keeps the sessions of the student', async () => {
  const { id, update } = await setUp()
  const student = await api.signInAs('student', id)

  await update({ password: '', confirmPswd: '' })

  expect((await student.get(`/api/user/${id}`)).status).toBe(200)
})

test('updateStudent rejects the email of another student, ignoring case (409)', async () => {
  const { hr, update } = await setUp()
  const email = (await hr.get(`/api/user/${await createStudent(api.db)}`)).body.email as string

  const response = await update({ email: email.toUpperCase() })

  expect(response).toMatchObject({ status: 409, body: { fields: { email: 'This email is registered already.' } } })
})

test('updateStudent accepts the own email in another case', async () => {
  const { hr, id, update } = await setUp()
  const email = (await hr.get(`/api/user/${id}`)).body.email as string

  expect((await update({ email: email.toUpperCase() })).status).toBe(200)
})

test('updateStudent rejects callers other than HR (401, 403)', async () => {
  const { id } = await setUp()
  const [admin, student] = [await api.signInAs('admin'), await api.signInAs('student', id)]

  expect((await api.call('PUT', `/api/user/${id}`, {})).status).toBe(401)
  expect((await admin.put(`/api/user/${id}`, {})).status).toBe(403)
  expect((await student.put(`/api/user/${id}`, {})).status).toBe(403)
})

test('updateStudent does not find an unknown id (404)', async () => {
  const { hr } = await setUp()

  expect((await hr.put(`/api/user/${ABSENT_ID}`, {})).status).toBe(404)
})
