import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()
const REQUIRED = 'This field is required'

async function setUp(fields: object) {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db, { name: 'Tally' })
  const batch = await createBatch(api.db, { courseId: course.id })
  expect((await admin.put('/api/institute', fields)).status).toBe(200)
  const register = (values: object) => hr.post('/api/user/register', registrationBody('Tally', batch.code, values))
  return { hr, admin, register }
}

test('a registration needs what the specification lists, unless Settings say otherwise', async () => {
  const { register } = await setUp({})

  const blank = { father: '', degree: '', perAddress: '', altContact: '' }

  expect(await register(blank)).toMatchObject({
    status: 422,
    body: { fields: { father: REQUIRED, degree: REQUIRED, perAddress: REQUIRED } },
  })
})

test('a registration is accepted without what Settings leave open, and rejected without what they add', async () => {
  const { hr, register } = await setUp({ registrationFields: ['contact', 'parentContact'] })
  const blank = { lname: '', father: '', dob: '', gender: '', perAddress: '', degree: '', comYear: '', university: '' }

  expect(await register({ ...blank, contact: '', parentContact: '' })).toMatchObject({
    status: 422,
    body: { fields: { contact: REQUIRED, parentContact: REQUIRED } },
  })
  const { status, body } = await register({ ...blank, parentContact: '9123456780' })

  expect(status).toBe(201)
  expect(body.student).toMatchObject({ lname: '', father: '', dob: null, gender: null, degree: null })
  expect((await hr.get(`/api/user/${body.student._id}`)).body.fname).toBe(body.student.fname)
})

test('an edit checks only the fields that it changes', async () => {
  const { hr, admin, register } = await setUp({ registrationFields: [] })
  const { student } = (await register({ father: '' })).body
  await admin.put('/api/institute', { registrationFields: ['father', 'contact'] })
  const edit = (change: object) => hr.put(`/api/user/${student._id}`, change)

  expect((await edit({ curAddress: '2 Example Road' })).status).toBe(200)
  expect((await edit({ father: '', fname: 'Asha' })).status).toBe(200)
  expect(await edit({ contact: '' })).toMatchObject({ status: 422, body: { fields: { contact: REQUIRED } } })
})

test('an enquiry without anything has a message for each required field', async () => {
  const { hr } = await setUp({})

  const { status, body } = await hr.post('/api/enquiry', {})

  expect(status).toBe(422)
  expect(Object.keys(body.fields).toSorted()).toEqual(
    ['address', 'course', 'date', 'mailId', 'mode', 'name', 'qualification'].toSorted(),
  )
})

test('an enquiry by phone needs only name, number and course if Settings say so, and is edited field by field', async () => {
  const { hr, admin } = await setUp({ enquiryFields: [] })
  const call = { name: 'Asha', contact: '9812345678', course: 'Tally', mode: 'offline', date: '2026-11-20' }

  const { status, body } = await hr.post('/api/enquiry', call)

  expect(status).toBe(201)
  await admin.put('/api/institute', { enquiryFields: ['address', 'contact'] })
  const edit = (change: object) => hr.put(`/api/enquiry/${body._id}`, change)
  expect((await edit({ remark: 'Calls again', address: '' })).status).toBe(200)
  expect((await edit({ address: '2 Example Road' })).status).toBe(200)
  expect(await edit({ address: '' })).toMatchObject({
    status: 422,
    body: { fields: { address: 'Address is Required.' } },
  })
})

test('PUT /institute rejects a field that cannot be chosen (422)', async () => {
  const admin = await api.signInAs('admin')

  expect((await admin.put('/api/institute', { registrationFields: ['fname'] })).status).toBe(422)
})
