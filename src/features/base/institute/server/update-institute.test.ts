import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { resetDatabase } from '#testing/server/database.ts'
import { createTwoFactor } from '#testing/server/two-factor.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'
import { DEFAULT_ENQUIRY_FIELDS, DEFAULT_REGISTRATION_FIELDS } from '../contract/required-fields.ts'

const api = startTestApi()

const PATH = '/api/institute'
const INSTITUTE = {
  name: 'Example Institute',
  address: '1 Example Road',
  phone: '9800000000',
  timeZone: 'Asia/Kolkata',
  selfRegistration: true,
  receiptLanguage: 'en',
  twoFactor: 'off',
  checklist: true,
  upiId: null,
  registrationFields: DEFAULT_REGISTRATION_FIELDS,
  enquiryFields: DEFAULT_ENQUIRY_FIELDS,
  hrClosesAll: false,
  regNoPattern: null,
  receiptPaper: 'a4',
  gstin: null,
  receiptTerms: null,
  logo: null,
  setUp: true,
  mail: false,
  version: 1,
}

async function getSettings() {
  const hr = await api.signInAs('hr')
  // Otherwise only its set-up is allowed once it is required.
  await createTwoFactor(api, hr.id)
  return (await hr.get(`${PATH}/settings`)).body
}
const listAuditEntries = () => api.db.selectFrom('audit_entry').selectAll().execute()

test.each([
  { name: 'Namuna' },
  { address: '2 Example Road\nExample' },
  { phone: '+91 98111 11111' },
  { timeZone: 'Asia/Dubai' },
  { selfRegistration: false },
  { receiptLanguage: 'tr' },
  { receiptLanguage: 'hi' },
  { receiptLanguage: 'mr' },
  { receiptPaper: 'roll' },
  { gstin: '27AAPFU0939F1ZV' },
  { receiptTerms: 'No refunds.\nNo transfers.' },
  { upiId: 'namuna.fees-1@examplebank' },
  { twoFactor: 'staff' },
  { checklist: false },
  { hrClosesAll: true },
])('updateInstitute changes only %j, and audits the difference', async (change) => {
  const admin = await api.signInAs('admin')

  const response = await admin.put(PATH, change)

  const after = { ...INSTITUTE, ...change, version: 2 }
  expect(response).toMatchObject({ status: 200, body: after })
  expect(await getSettings()).toEqual(after)
  const [field] = Object.keys(change) as [keyof typeof INSTITUTE]
  const entries = await listAuditEntries()
  expect(entries).toMatchObject([
    {
      action: 'institute.update',
      record: 'institute',
      actor_id: admin.id,
      before: {
        [field]: INSTITUTE[field],
        version: 1,
      },
      after: {
        ...change,
        version: 2,
      },
    },
  ])
  expect(Object.keys(entries[0]!.after as object)).toHaveLength(2)
})

test.each([
  ['anyone', () => api.call('GET', PATH)],
  ['a student', async () => (await api.signInAs('student')).get(PATH)],
  ['an admin', async () => (await api.signInAs('admin')).get(PATH)],
])('getInstitute tells %s what visitors need, and nothing of the rules for staff', async (_who, load) => {
  const {
    hrClosesAll: _rule,
    twoFactor: _policy,
    regNoPattern: _pattern,
    checklist: _checklist,
    ...visible
  } = INSTITUTE

  expect((await load()).body).toEqual(visible)
})

test('getSettings rejects students (403) and callers who are not signed in (401)', async () => {
  expect((await (await api.signInAs('student')).get(`${PATH}/settings`)).status).toBe(403)
  expect((await api.call('GET', `${PATH}/settings`)).status).toBe(401)
})

test('updateInstitute accepts a complete record, and ignores its read-only fields', async () => {
  const admin = await api.signInAs('admin')

  const response = await admin.put(PATH, {
    ...INSTITUTE,
    name: ' Namuna ',
    gstin: '27 aapfu0939f1zv',
    setUp: false,
    version: 99,
  })

  expect(response.body).toEqual({ ...INSTITUTE, name: 'Namuna', gstin: '27AAPFU0939F1ZV', version: 2 })
})

test.each([
  [{ name: ' ' }, { name: 'This field is required' }],
  [{ name: 'x'.repeat(201) }, { name: 'At most 200 characters.' }],
  [{ address: '' }, { address: 'This field is required' }],
  [{ phone: 'x'.repeat(31) }, { phone: 'At most 30 characters.' }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Enter a time zone such as Asia/Kolkata.' }],
  [{ timeZone: '' }, { timeZone: 'This field is required' }],
  [{ selfRegistration: 'yes' }, { selfRegistration: 'Choose one of these: true, false.' }],
  [{ receiptLanguage: 'de' }, { receiptLanguage: 'Choose one of these: en, fr, tr, hi, mr.' }],
  [{ receiptPaper: 'letter' }, { receiptPaper: 'Choose one of these: a4, a5, roll.' }],
  [{ gstin: '27AAPFU0939F1ZW' }, { gstin: 'Enter a GSTIN of 15 characters. Check it for typing errors.' }],
  [{ receiptTerms: 'x'.repeat(301) }, { receiptTerms: 'At most 300 characters.' }],
  [{ upiId: 'fees@example.com' }, { upiId: 'Enter a UPI id such as name@bank.' }],
  [{ upiId: 'fees@bank&am=1' }, { upiId: 'Enter a UPI id such as name@bank.' }],
  [{ twoFactor: 'hr' }, { twoFactor: 'Choose one of these: off, admins, staff.' }],
  [{ motto: 'x' }, { motto: 'There is no such field.' }],
])('updateInstitute rejects %j with a message per field (422)', async (change, fields) => {
  const admin = await api.signInAs('admin')

  const response = await admin.put(PATH, change)

  expect(response).toMatchObject({ status: 422, body: { fields } })
  expect(await getSettings()).toEqual(INSTITUTE)
  expect(await listAuditEntries()).toEqual([])
})

test('updateInstitute accepts one of two concurrent changes of the same version (200, 409)', async () => {
  const admins = [await api.signInAs('admin'), await api.signInAs('admin')]

  const responses = await Promise.all(
    admins.map((admin, n) => admin.put(PATH, { name: `Institute ${n}` }, { 'if-match': '"1"' })),
  )

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('updateInstitute rejects an old version and returns the current settings (409)', async () => {
  const admin = await api.signInAs('admin')
  await admin.put(PATH, { name: 'Namuna' })

  const response = await admin.put(PATH, { phone: '1' }, { 'if-match': '"1"' })

  const current = { ...INSTITUTE, name: 'Namuna', version: 2 }
  expect(response).toMatchObject({ status: 409, body: { code: 'stale', current } })
  expect(await getSettings()).toEqual(current)
})

test('updateInstitute changes the letterhead of receipts issued before', async () => {
  const [admin, hr] = [await api.signInAs('admin'), await api.signInAs('hr')]
  const student = await createStudent(api.db)
  const { body: receipt } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date: '2026-11-20' })
  const letterhead = {
    name: 'Namuna',
    address: '2 Example Road',
    phone: '1',
    gstin: '27AAPFU0939F1ZV',
    receiptLanguage: 'fr',
    receiptPaper: 'a5',
    receiptTerms: 'No refunds.',
  }

  await admin.put(PATH, letterhead)

  expect((await hr.get(`/api/fee/receipt/${receipt._id}`)).body.institute).toEqual({ ...letterhead, logo: null })
})

test('updateInstitute changes the current day with the time zone', async () => {
  const [admin, hr] = [await api.signInAs('admin'), await api.signInAs('hr')]
  const student = await createStudent(api.db)
  const pay = (date: string) => hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date })

  // 10:00 on the 21st in India is still the 20th in Honolulu.
  await admin.put(PATH, { timeZone: 'Pacific/Honolulu' })

  expect((await pay('2026-11-21')).body.fields).toHaveProperty('date')
  expect(await pay('2026-11-20')).toMatchObject({ status: 201, body: { issuedOn: '2026-11-20' } })
})

test('updateInstitute switches self-registration off and on (403, 201)', async () => {
  const admin = await api.signInAs('admin')
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db, { courseId: course.id })).code)

  await admin.put(PATH, { selfRegistration: false })
  expect((await api.call('POST', '/api/user/register', form)).status).toBe(403)

  await admin.put(PATH, { selfRegistration: true })
  expect((await api.call('POST', '/api/user/register', form)).status).toBe(201)
})

test('updateInstitute does not find an institute before the first run (404)', async () => {
  await resetDatabase()
  const admin = await api.signInAs('admin')

  const response = await admin.put(PATH, { name: 'x' })

  expect(response.status).toBe(404)
  expect(await listAuditEntries()).toEqual([])
})

test('updateInstitute rejects callers other than admins (401, 403)', async () => {
  const [hr, student] = [await api.signInAs('hr'), await api.signInAs('student')]

  expect((await api.call('PUT', PATH, { name: 'x' })).status).toBe(401)
  expect((await hr.put(PATH, { name: 'x' })).status).toBe(403)
  expect((await student.put(PATH, { name: 'x' })).status).toBe(403)
  expect(await getSettings()).toEqual(INSTITUTE)
})
