import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries, readEnquiries, readAuditEntries } from '#testing/server/enquiries.ts'
import { createCourse } from '#testing/server/fixtures.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'

const api = startTestApi()

test('updateEnquiry keeps absent fields and ignores read-only ones', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry({ status: 'Pending' })
  const before = (await hr.get(`/api/enquiry/${id}`)).body
  const changed = await hr.put(`/api/enquiry/${id}`, { remark: 'Calls back', date: '2026-10-01' })

  expect(changed).toMatchObject({ status: 200 })
  expect(changed.body).toEqual({ ...before, remark: 'Calls back', date: '2026-10-01', month: 10, version: 3 })
  const sentBack = { ...changed.body, _id: ABSENT_ID, status: 'Closed', version: 77, student: ABSENT_ID, remark: '' }
  expect((await hr.put(`/api/enquiry/${id}`, sentBack)).body).toEqual({ ...changed.body, remark: null, version: 4 })
  expect((await readAuditEntries(api))[2]).toMatchObject({
    action: 'enquiry.update',
    record_id: id,
    before: { date: '2026-11-20', month: 11, version: 2 },
    after: { date: '2026-10-01', month: 10, version: 3 },
  })
  expect(JSON.stringify(await readAuditEntries(api))).not.toContain('Calls back')
})

test('updateEnquiry rejects an edit that leaves neither email nor contact number (422)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const both = await createEnquiry()
  const message = { fields: { mailId: 'Please enter either an email or a contact number.' } }

  expect(await hr.put(`/api/enquiry/${both}`, { mailId: '', contact: '' })).toMatchObject({
    status: 422,
    body: message,
  })
  expect((await hr.put(`/api/enquiry/${both}`, { contact: '' })).body).toMatchObject({ contact: null })
  expect(await hr.put(`/api/enquiry/${both}`, { mailId: null })).toMatchObject({ status: 422, body: message })
  expect((await hr.put(`/api/enquiry/${both}`, { mailId: '', contact: '9876500000' })).body).toMatchObject({
    mailId: null,
    contact: '9876500000',
  })
  expect((await hr.put(`/api/enquiry/${both}`, { remark: 'x' })).status).toBe(200)
})

test.each([
  ['2026-11-22', 'The date is in the future.'],
  ['1999-12-31', 'The date is before the year 2000. Check the year.'],
])('updateEnquiry rejects the date %s (422)', async (date, message) => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()

  expect(await hr.put(`/api/enquiry/${id}`, { date })).toMatchObject({
    status: 422,
    body: { fields: { date: message } },
  })
})

test('updateEnquiry accepts an older date in the future that stays unchanged', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  await api.db.updateTable('enquiry').set({ day: '2030-01-01' }).execute()

  expect(await hr.put(`/api/enquiry/${id}`, { date: '2030-01-01', remark: 'Calls back' })).toMatchObject({
    status: 200,
    body: { date: '2030-01-01' },
  })
})

test('updateEnquiry rejects blank required fields with a message each (422)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const before = await readEnquiries(api)
  const blank = { name: '', date: '', course: ' ', address: '', qualification: '', mode: '', town: 'x' }

  expect(await hr.put(`/api/enquiry/${id}`, blank)).toMatchObject({
    status: 422,
    body: {
      fields: {
        name: 'Name is Required.',
        date: 'Date is Required.',
        course: 'Course Is Required',
        address: 'Address is Required.',
        qualification: 'Qualification is Required.',
        mode: 'Course Mode Is Required .',
        town: 'There is no such field.',
      },
    },
  })
  expect((await hr.put(`/api/enquiry/${id}`, { name: 'Asha 2' })).body.fields).toEqual({
    name: 'Name should be less than 30 characters and should not contain digits.',
  })
  expect((await hr.put(`/api/enquiry/${id}`, { course: 'Word' })).status).toBe(422)
  expect(await readEnquiries(api)).toEqual(before)
})

test('updateEnquiry accepts another course, and keeps a renamed or deleted one', async () => {
  const { hr, course, createEnquiry } = await setUpEnquiries(api)
  const admin = await api.signInAs('admin')
  const id = await createEnquiry()
  await admin.put(`/api/course/${course.id}`, { course: 'Tally Prime' })

  expect((await hr.get(`/api/enquiry/${id}`)).body.course).toBe('Tally Prime')
  await createCourse(api.db, { name: 'Excel' })
  expect((await hr.put(`/api/enquiry/${id}`, { course: 'excel' })).body.course).toBe('Excel')
  const { id: word } = await createCourse(api.db, { name: 'Word' })
  await hr.put(`/api/enquiry/${id}`, { course: 'Word' })
  await admin.delete(`/api/course/${word}`)
  expect(await hr.put(`/api/enquiry/${id}`, { course: 'Word', remark: 'x' })).toMatchObject({
    status: 200,
    body: { course: 'Word', remark: 'x' },
  })
  expect((await hr.put(`/api/enquiry/${await createEnquiry({ course: 'Excel' })}`, { course: 'Word' })).status).toBe(
    422,
  )
})

test('updateEnquiry rejects an outdated version with the current enquiry (409)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const ifMatch = { 'if-match': '"1"' }

  expect((await hr.put(`/api/enquiry/${id}`, { remark: 'first' }, ifMatch)).status).toBe(200)
  expect(await hr.put(`/api/enquiry/${id}`, { remark: 'second' }, ifMatch)).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, remark: 'first', version: 2, course: 'Tally' } },
  })
  expect((await hr.put(`/api/enquiry/${id}`, { remark: 'second' }, { 'if-match': '"2"' })).status).toBe(200)
})

test('updateEnquiry rejects its version after waiting for another edit (409)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  let response!: ReturnType<typeof hr.put>
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('enquiry').set({ version: 2, remark: 'first' }).where('id', '=', id).execute()
    response = hr.put(`/api/enquiry/${id}`, { remark: 'second' }, { 'if-match': '"1"' })
    await waitForLock(api, response)
  })

  expect(await response).toMatchObject({ status: 409, body: { current: { remark: 'first' } } })
})

test('updateEnquiry rejects callers other than HR (401, 403) and unknown ids (404)', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const before = await readEnquiries(api)

  expect((await api.call('PUT', `/api/enquiry/${id}`, { remark: 'x' })).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.signInAs(role)).put(`/api/enquiry/${id}`, { remark: 'x' })).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope']) {
    expect((await hr.put(`/api/enquiry/${absent}`, { remark: 'x' })).status).toBe(404)
    expect((await hr.get(`/api/enquiry/${absent}`)).status).toBe(404)
  }
  expect(await readEnquiries(api)).toEqual(before)
})
