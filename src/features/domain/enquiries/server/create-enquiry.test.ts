import { describe, expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries, enquiryBody, readEnquiries, readAuditEntries } from '#testing/server/enquiries.ts'
import { createCourse } from '#testing/server/fixtures.ts'

const api = startTestApi()

const NAME_INVALID = 'Name should be less than 30 characters and should not contain digits.'
const EMAIL_OR_CONTACT_REQUIRED = 'Please enter either an email or a contact number.'

test('createEnquiry returns an open enquiry (201)', async () => {
  const { hr, course } = await setUpEnquiries(api)

  const { status, body } = await hr.post('/api/enquiry', enquiryBody(course.name))

  expect(status).toBe(201)
  expect(body).toEqual({
    _id: expect.any(String),
    name: 'Asha Rao',
    mailId: 'asha@example.com',
    contact: '9876543210',
    altContact: null,
    qualification: 'BCA',
    address: '4 Example Road',
    course: 'Tally',
    Enquirymode: 'online',
    mode: 'offline',
    ref: 'A friend',
    remark: null,
    date: '2026-11-20',
    status: 'Open',
    isPlaced: 'notPlaced',
    month: 11,
    year: 2026,
    student: null,
    nextCall: null,
    version: 1,
  })
  expect((await hr.get(`/api/enquiry/${body._id}`)).body).toEqual(body)
})

test('createEnquiry writes one audit entry, with personal data stored separately', async () => {
  const { hr, course } = await setUpEnquiries(api)

  const { body } = await hr.post('/api/enquiry', enquiryBody(course.name))

  const [entry, ...others] = await readAuditEntries(api)

  expect(others).toEqual([])
  expect(entry).toMatchObject({ action: 'enquiry.create', record: 'enquiry', record_id: body._id, actor_id: hr.id })
  expect(entry!.after).toMatchObject({ course: 'Tally', status: 'Open' })
  expect(JSON.stringify(entry)).not.toMatch(/Asha|asha@|9876543210|BCA|Example Road|friend/)
  const personal = await api.db.selectFrom('audit_personal').selectAll().execute()
  expect(new Set(personal.map(({ subject_id }) => subject_id))).toEqual(new Set([body._id]))
  expect(JSON.stringify(personal)).toContain('asha@example.com')
})

test('createEnquiry rejects missing and blank fields with a message each (422)', async () => {
  const { hr } = await setUpEnquiries(api)
  const fields = {
    name: 'Name is Required.',
    date: 'Date is Required.',
    course: 'Course Is Required',
    address: 'Address is Required.',
    qualification: 'Qualification is Required.',
    mode: 'Course Mode Is Required .',
  }
  const blank = Object.fromEntries(Object.keys(fields).map((field) => [field, ' ']))
  for (const body of [{ contact: '9876543210' }, { ...blank, date: '', mode: '', contact: '9876543210' }])
    expect(await hr.post('/api/enquiry', body)).toMatchObject({ status: 422, body: { fields } })

  expect((await hr.post('/api/enquiry', {})).body.fields).toEqual({
    ...fields,
    mailId: 'Please enter either an email or a contact number.',
  })
  expect(await readEnquiries(api)).toEqual([])
})

describe('createEnquiry: the name', () => {
  test.each([
    'x'.repeat(30),
    'ö'.repeat(30),
    'Ömer Çelik-Şahin',
    'अनन्या शर्मा',
    "D'Souza",
    'Ⅳ. Rao',
    `  ${'x'.repeat(30)}  `,
  ])('%j is accepted (201)', async (name) => {
    const { hr, course } = await setUpEnquiries(api)

    expect(await hr.post('/api/enquiry', enquiryBody(course.name, { name }))).toMatchObject({
      status: 201,
      body: { name: name.trim() },
    })
  })

  test.each([
    'x'.repeat(31),
    'x'.repeat(300),
    'Asha 2',
    '7',
    'अनन्या १',
    'Asha ٣',
    'Asha ５',
    'Asha 𝟗',
    `${'x'.repeat(31)}1`,
  ])('%j is rejected (422)', async (name) => {
    const { hr, course } = await setUpEnquiries(api)

    expect(await hr.post('/api/enquiry', enquiryBody(course.name, { name }))).toMatchObject({
      status: 422,
      body: { fields: { name: NAME_INVALID } },
    })
    expect(await readEnquiries(api)).toEqual([])
  })
})

describe('createEnquiry: email and contact number', () => {
  test.each([
    [{ contact: '' }, { mailId: 'asha@example.com', contact: null }],
    [{ mailId: '' }, { mailId: null, contact: '9876543210' }],
    [{ mailId: null }, { mailId: null, contact: '9876543210' }],
    [{ contact: 9876543210 }, { contact: '9876543210' }],
    [{ contact: '+91 98765-43210' }, { contact: '9876543210' }],
    [{ contact: '+91 098765 43210' }, { contact: '9876543210' }],
    [{ altContact: '+1 (415) 555-2671' }, { altContact: '+14155552671' }],
  ])('%j is accepted (201)', async (overrides, expected) => {
    const { hr, course } = await setUpEnquiries(api)

    expect(await hr.post('/api/enquiry', enquiryBody(course.name, overrides))).toMatchObject({
      status: 201,
      body: expected,
    })
  })

  test.each([
    [{ mailId: '', contact: '' }, { mailId: EMAIL_OR_CONTACT_REQUIRED }],
    [{ mailId: undefined, contact: undefined }, { mailId: EMAIL_OR_CONTACT_REQUIRED }],
    [{ mailId: null, contact: ' ', altContact: '9876543210' }, { mailId: EMAIL_OR_CONTACT_REQUIRED }],
    [{ mailId: 'asha' }, { mailId: 'Enter an email address, such as name@example.com.' }],
    [{ mailId: 'a@example.com, b@example.com' }, { mailId: 'Enter an email address, such as name@example.com.' }],
    [{ contact: '12' }, { contact: expect.any(String) }],
    [{ altContact: 'none' }, { altContact: expect.any(String) }],
  ])('%j is rejected (422)', async (overrides, fields) => {
    const { hr, course } = await setUpEnquiries(api)

    expect(await hr.post('/api/enquiry', enquiryBody(course.name, overrides))).toMatchObject({
      status: 422,
      body: { fields },
    })
    expect(await readEnquiries(api)).toEqual([])
  })
})

test.each([
  [{ course: 'No such course' }, { course: 'There is no such course. Choose one from the list.' }],
  [{ date: '2026-02-30' }, { date: 'This date does not exist.' }],
  [{ date: '2026-11-22' }, { date: 'The date is in the future.' }],
  [{ date: '1999-12-31' }, { date: 'The date is before the year 2000. Check the year.' }],
  [{ mode: 'both' }, { mode: 'Choose one of these: online, offline.' }],
  [{ Enquirymode: 'phone' }, { Enquirymode: expect.any(String) }],
  [{ isPlaced: 'yes' }, { isPlaced: expect.any(String) }],
  [{ remark: 'x'.repeat(501) }, { remark: 'At most 500 characters.' }],
  [{ nickname: 'A' }, { nickname: 'There is no such field.' }],
])('createEnquiry rejects %j with a message at the field (422)', async (overrides, fields) => {
  const { hr, course } = await setUpEnquiries(api)

  expect(await hr.post('/api/enquiry', enquiryBody(course.name, overrides))).toMatchObject({
    status: 422,
    body: { fields },
  })
  expect(await readEnquiries(api)).toEqual([])
})

test('createEnquiry accepts a body without optional fields, and the course in another case', async () => {
  const { hr } = await setUpEnquiries(api)
  const { Enquirymode: _mode, ref: _ref, remark: _remark, altContact: _alt, ...least } = enquiryBody(' tALLY ')

  expect(await hr.post('/api/enquiry', least)).toMatchObject({
    status: 201,
    body: { course: 'Tally', Enquirymode: null, ref: null, remark: null, altContact: null },
  })
})

test('createEnquiry rejects a deleted course (422)', async () => {
  const { hr } = await setUpEnquiries(api)
  const course = await createCourse(api.db)
  await (await api.signInAs('admin')).delete(`/api/course/${course.id}`)

  expect((await hr.post('/api/enquiry', enquiryBody(course.name))).status).toBe(422)
})

test('createEnquiry ignores status, student and version, but not isPlaced', async () => {
  const { hr, course } = await setUpEnquiries(api)
  const sent = { status: 'Closed', student: ABSENT_ID, version: 9, _id: ABSENT_ID, month: 1, isPlaced: 'placed' }

  expect((await hr.post('/api/enquiry', enquiryBody(course.name, sent))).body).toMatchObject({
    status: 'Open',
    student: null,
    version: 1,
    month: 11,
    isPlaced: 'placed',
  })
})

test('createEnquiry creates one enquiry per idempotency key and rejects another body (422)', async () => {
  const { hr, course } = await setUpEnquiries(api)
  const key = { 'idempotency-key': 'one-form' }
  const send = (overrides = {}) => hr.post('/api/enquiry', enquiryBody(course.name, overrides), key)
  const [first, second] = await Promise.all([send(), send()])

  expect(second).toMatchObject({ status: 201, body: first.body })
  expect(await send({ name: 'Bela Rao' })).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect(await readEnquiries(api)).toHaveLength(1)
})

test('createEnquiry rejects callers other than HR (401, 403)', async () => {
  const { course } = await setUpEnquiries(api)

  expect((await api.call('POST', '/api/enquiry', enquiryBody(course.name))).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.signInAs(role)).post('/api/enquiry', enquiryBody(course.name))).status).toBe(403)
  expect(await readEnquiries(api)).toEqual([])
})
