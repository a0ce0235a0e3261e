import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { untilWaiting } from '#testing/server/waiting.ts'
import { createCourse } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { clerkOf, storedEnquiries, trailOf } from '#testing/server/enquiries.ts'

const api = startTestApi()

test('what is absent stays, what is sent back with the record is ignored', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire({ status: 'Pending' })
  const before = (await hr.get(`/api/enquiry/${id}`)).body
  const changed = await hr.put(`/api/enquiry/${id}`, { remark: 'Calls back', date: '2026-10-01' })
  expect(changed).toMatchObject({ status: 200 })
  expect(changed.body).toEqual({ ...before, remark: 'Calls back', date: '2026-10-01', month: 10, version: 3 })
  const sentBack = { ...changed.body, _id: ABSENT_ID, status: 'Closed', version: 77, student: ABSENT_ID, remark: '' }
  expect((await hr.put(`/api/enquiry/${id}`, sentBack)).body).toEqual({ ...changed.body, remark: null, version: 4 })
  expect((await trailOf(api))[2]).toMatchObject({
    action: 'enquiry.update',
    record_id: id,
    before: { date: '2026-11-20', month: 11, version: 2 },
    after: { date: '2026-10-01', month: 10, version: 3 },
  })
  expect(JSON.stringify(await trailOf(api))).not.toContain('Calls back')
})

test('an email or a contact number is left in the end', async () => {
  const { hr, enquire } = await clerkOf(api)
  const both = await enquire()
  const said = { fields: { mailId: 'Please enter either an email or a contact number.' } }
  expect(await hr.put(`/api/enquiry/${both}`, { mailId: '', contact: '' })).toMatchObject({ status: 422, body: said })
  expect((await hr.put(`/api/enquiry/${both}`, { contact: '' })).body).toMatchObject({ contact: null })
  expect(await hr.put(`/api/enquiry/${both}`, { mailId: null })).toMatchObject({ status: 422, body: said })
  expect((await hr.put(`/api/enquiry/${both}`, { mailId: '', contact: '9876500000' })).body).toMatchObject({
    mailId: null,
    contact: '9876500000',
  })
  expect((await hr.put(`/api/enquiry/${both}`, { remark: 'x' })).status).toBe(200)
})

test('blank required fields are refused with their words, and nothing changes', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire()
  const before = await storedEnquiries(api)
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
  expect(await storedEnquiries(api)).toEqual(before)
})

test('another course; a course of another name is followed, and one that is gone may stay', async () => {
  const { hr, course, enquire } = await clerkOf(api)
  const admin = await api.as('admin')
  const id = await enquire()
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
  expect((await hr.put(`/api/enquiry/${await enquire({ course: 'Excel' })}`, { course: 'Word' })).status).toBe(422)
})

test('the second of two who edit the same version is shown what stands now', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire()
  const opened = { 'if-match': '"1"' }
  expect((await hr.put(`/api/enquiry/${id}`, { remark: 'first' }, opened)).status).toBe(200)
  expect(await hr.put(`/api/enquiry/${id}`, { remark: 'second' }, opened)).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, remark: 'first', version: 2, course: 'Tally' } },
  })
  expect((await hr.put(`/api/enquiry/${id}`, { remark: 'second' }, { 'if-match': '"2"' })).status).toBe(200)
})

test('who waits for somebody else’s edit is told of it', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire()
  let answer!: ReturnType<typeof hr.put>
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('enquiry').set({ version: 2, remark: 'first' }).where('id', '=', id).execute()
    answer = hr.put(`/api/enquiry/${id}`, { remark: 'second' }, { 'if-match': '"1"' })
    await untilWaiting(api, answer)
  })
  expect(await answer).toMatchObject({ status: 409, body: { current: { remark: 'first' } } })
})

test('only HR changes enquiries, and only those that are there', async () => {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire()
  const before = await storedEnquiries(api)
  expect((await api.call('PUT', `/api/enquiry/${id}`, { remark: 'x' })).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.as(role)).put(`/api/enquiry/${id}`, { remark: 'x' })).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope']) {
    expect((await hr.put(`/api/enquiry/${absent}`, { remark: 'x' })).status).toBe(404)
    expect((await hr.get(`/api/enquiry/${absent}`)).status).toBe(404)
  }
  expect(await storedEnquiries(api)).toEqual(before)
})
