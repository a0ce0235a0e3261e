import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

/** A student with ₹2,000 of ₹10,000 paid, and HR to change the record. */
async function aPayingStudent() {
  const hr = await api.as('hr')
  const id = await createStudent(api.db, { fname: 'Asha', lname: 'Old' })
  const paid = await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 2000, date: '2026-11-20' })
  expect(paid.status).toBe(201)
  return { hr, id, change: (body: object, headers = {}) => hr.put(`/api/user/${id}`, body, headers) }
}

test('what is absent stays, what is blank and optional is cleared', async () => {
  const { hr, id, change } = await aPayingStudent()
  const before = (await hr.get(`/api/user/${id}`)).body
  const changed = await change({ lname: '  New ', altContact: '+91 98765-11111', degree: '' })
  expect(changed).toMatchObject({ status: 200, body: { lname: 'New', altContact: '919876511111', degree: null } })
  expect(changed.body).toEqual({ ...before, lname: 'New', altContact: '919876511111', degree: null, version: 2 })
  expect((await change({ altContact: '' })).body).toMatchObject({ altContact: null, lname: 'New', version: 3 })
})

test('the whole record may be sent back: what is read-only in it is ignored', async () => {
  const { hr, id, change } = await aPayingStudent()
  const record = (await hr.get(`/api/user/${id}`)).body
  const changed = await change({ ...record, fname: 'Usha', status: 'Disable', PaidFee: 9999, TotalFee: 1 })
  expect(changed).toMatchObject({
    status: 200,
    body: { fname: 'Usha', status: 'Active', PaidFee: 2000, TotalFee: 10_000 },
  })
})

test('an edit is in the trail: what changed, and personal values apart', async () => {
  const { hr, id, change } = await aPayingStudent()
  await change({ contact: '9000000001', isPlaced: 'placed' })
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

test('a name that the record does not have is 422, and nothing is written', async () => {
  const { hr, id, change } = await aPayingStudent()
  const refused = await change({ fname: 'Usha', role: 'admin' })
  expect(refused).toMatchObject({ status: 422, body: { fields: { role: 'There is no such field.' } } })
  expect((await hr.get(`/api/user/${id}`)).body).toMatchObject({ fname: 'Asha', version: 1 })
})

test.each([
  [{ fname: '' }, { fname: 'This field is required' }],
  [{ contact: 'call me' }, { contact: 'Enter a phone number of 6 to 15 digits.' }],
  [{ email: 'nobody' }, { email: 'Enter an email address, such as name@example.com.' }],
  [{ comYear: '25' }, { comYear: 'Enter a year of four digits, such as 2024.' }],
  [{ dob: '2027-01-01' }, { dob: 'The date of birth is in the future.' }],
  [{ dob: '2004-02-30' }, { dob: 'Enter a date as YYYY-MM-DD.' }],
  [{ linkedIn: 'javascript:alert(1)' }, { linkedIn: 'Enter a web address that starts with http:// or https://.' }],
  [{ profile: 'http://example.com/me.png' }, { profile: 'Enter a web address that starts with https://.' }],
  [{ endDate: '2026-07-31' }, { endDate: 'The end date is before the joining date.' }],
  [{ fee: 1999.99 }, { fee: '₹2,000 has been paid already, so the fee cannot be less.' }],
  [{ fee: '-1' }, { fee: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ fname: 'A\u0000B' }, { fname: 'Some characters in this text cannot be stored. Type it again.' }],
  [{ course: 'No such course' }, { course: 'There is no such course. Choose one from the list.' }],
  [{ batch: 'NO-1' }, { batch: 'There is no such batch. Choose one from the list.' }],
  [{ password: 'short', confirmPswd: 'short' }, { password: 'A password has at least 8 characters.' }],
  [{ password: 'a long enough one' }, { confirmPswd: 'Password Do Not Match' }],
  [
    { password: 'Password123', confirmPswd: 'Password123' },
    { password: 'This password is one of the most common ones. Choose another.' },
  ],
])('refuses %j at its field', async (body, fields) => {
  const { change } = await aPayingStudent()
  expect(await change(body)).toMatchObject({ status: 422, body: { fields } })
})

test('the fee can be set to what was paid, and the figures follow', async () => {
  const { hr, id, change } = await aPayingStudent()
  expect((await change({ fee: '2000' })).body).toMatchObject({ fee: 2000, TotalFee: 2000, PendingFee: 0 })
  expect((await hr.get(`/api/fee/${id}`)).body).toMatchObject({ TotalFee: 2000, PaidFee: 2000, PendingFee: 0 })
})

test('a second course: course, batch and fee change, the old receipt keeps its words', async () => {
  const { hr, id, change } = await aPayingStudent()
  const course = await createCourse(api.db, { name: 'Tally' })
  const batch = await createBatch(api.db, { code: 'TL-2', courseId: course.id })
  const before = (await hr.get(`/api/fee/${id}`)).body.fee[0]
  expect((await change({ course: ' tally', batch: 'tl-2', fee: 25_000 })).body).toMatchObject({
    course: 'Tally',
    batch: batch.code,
    PendingFee: 23_000,
  })
  expect((await hr.get(`/api/fee/${id}`)).body.fee).toEqual([before])
})

test('a course or batch renamed since the form was opened is 422 at its field', async () => {
  const { hr, id, change } = await aPayingStudent()
  const { course, batch } = (await hr.get(`/api/user/${id}`)).body
  await api.db.updateTable('course').set({ name: 'Renamed', name_key: 'renamed' }).where('name', '=', course).execute()
  expect((await change({ course, batch })).body.fields).toHaveProperty('course')
  await api.db.updateTable('batch').set({ code: 'NEW-1', code_key: 'new-1' }).where('code', '=', batch).execute()
  expect((await change({ batch })).body.fields).toHaveProperty('batch')
  expect((await hr.get(`/api/user/${id}`)).body).toMatchObject({ course: 'Renamed', batch: 'NEW-1', version: 1 })
})

test('somebody else changed it meanwhile: 409 with the record as it stands, and nothing is overwritten', async () => {
  const { hr, id, change } = await aPayingStudent()
  expect((await change({ lname: 'First' }, { 'if-match': '"1"' })).status).toBe(200)
  const second = await change({ lname: 'Second' }, { 'if-match': '"1"' })
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, lname: 'First', version: 2 } },
  })
  expect((await hr.get(`/api/user/${id}`)).body.lname).toBe('First')
  expect((await change({ lname: 'Second' })).status).toBe(200)
})

test('a payment taken meanwhile does not make an open edit form stale', async () => {
  const { hr, id, change } = await aPayingStudent()
  await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 500, date: '2026-11-20' })
  expect((await change({ lname: 'New' }, { 'if-match': '"1"' })).body).toMatchObject({ lname: 'New', PaidFee: 2500 })
})

test('two edits of one version at the same moment: one wins', async () => {
  const { change } = await aPayingStudent()
  const answers = await Promise.all(['A', 'B'].map((lname) => change({ lname }, { 'if-match': '"1"' })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a new password signs the student out everywhere and is the one that signs in; a blank one changes nothing', async () => {
  const { id, change } = await aPayingStudent()
  const student = await api.as('student', id)
  const { email } = (await change({ password: '', confirmPswd: '' })).body
  expect((await student.get(`/api/user/${id}`)).status).toBe(200)
  expect((await change({ password: 'quite another one', confirmPswd: 'quite another one' })).status).toBe(200)
  expect((await student.get(`/api/user/${id}`)).status).toBe(401)
  expect((await api.call('POST', '/api/user/login', { email, password: 'quite another one' })).status).toBe(200)
  const trail = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.update').execute()
  expect(JSON.stringify(trail)).not.toContain('quite another one')
})

test('an email that another student has is 409 at its field, whatever its case; the own one is not', async () => {
  const { hr, id, change } = await aPayingStudent()
  const taken = (await hr.get(`/api/user/${await createStudent(api.db)}`)).body.email as string
  const refused = await change({ email: taken.toUpperCase() })
  expect(refused).toMatchObject({ status: 409, body: { fields: { email: 'This email is registered already.' } } })
  const own = (await hr.get(`/api/user/${id}`)).body.email as string
  expect((await change({ email: own.toUpperCase() })).status).toBe(200)
})

test('only HR edits; what is absent is 404', async () => {
  const { hr, id } = await aPayingStudent()
  const [admin, student] = [await api.as('admin'), await api.as('student', id)]
  const refusals = [await admin.put(`/api/user/${id}`, {}), await student.put(`/api/user/${id}`, {})]
  expect(refusals.map(({ status }) => status)).toEqual([403, 403])
  expect((await api.call('PUT', `/api/user/${id}`, {})).status).toBe(401)
  expect((await hr.put(`/api/user/${ABSENT_ID}`, {})).status).toBe(404)
})
