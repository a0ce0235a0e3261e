import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody, createStudent } from '#testing/server/fixtures.ts'
import { testDatabase } from '#testing/server/database.ts'

const api = startTestApi()
const PATH = '/api/institute'

const stored = async () => (await api.call('GET', PATH)).body
const trail = () => api.db.selectFrom('audit_entry').selectAll().execute()
const BEFORE = {
  ...{ name: 'Example Institute', address: '1 Example Road', phone: '9800000000' },
  ...{ timeZone: 'Asia/Kolkata', selfRegistration: true, setUp: true, version: 1 },
}

test.each([
  { name: 'Namuna' },
  { address: '2 Example Road\nExample' },
  { phone: '+91 98111 11111' },
  { timeZone: 'Asia/Dubai' },
  { selfRegistration: false },
])('%j is changed, what is absent stays, and the trail has the difference', async (change) => {
  const admin = await api.as('admin')
  const after = { ...BEFORE, ...change, version: 2 }
  expect(await admin.put(PATH, change)).toMatchObject({ status: 200, body: after })
  expect(await stored()).toEqual(after)
  const [field] = Object.keys(change) as [keyof typeof BEFORE]
  expect(await trail()).toMatchObject([
    {
      ...{ action: 'institute.update', record: 'institute', actor_id: admin.id },
      before: { [field]: BEFORE[field], version: 1 },
      after: { ...change, version: 2 },
    },
  ])
  expect(Object.keys((await trail())[0]!.after as object)).toHaveLength(2)
})

test('the whole record may be sent back', async () => {
  const admin = await api.as('admin')
  const sent = { ...BEFORE, name: ' Namuna ', setUp: false, version: 99 }
  expect((await admin.put(PATH, sent)).body).toEqual({ ...BEFORE, name: 'Namuna', version: 2 })
})

test.each([
  [{ name: ' ' }, { name: 'This field is required' }],
  [{ name: 'x'.repeat(201) }, { name: 'At most 200 characters.' }],
  [{ address: '' }, { address: 'This field is required' }],
  [{ phone: 'x'.repeat(31) }, { phone: 'At most 30 characters.' }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Enter a time zone such as Asia/Kolkata.' }],
  [{ timeZone: '' }, { timeZone: 'This field is required' }],
  [{ selfRegistration: 'yes' }, { selfRegistration: 'Choose yes or no.' }],
  [{ logo: 'x' }, { logo: 'There is no such field.' }],
])('%j is refused at its field, and nothing is written', async (change, fields) => {
  const admin = await api.as('admin')
  expect(await admin.put(PATH, change)).toMatchObject({ status: 422, body: { fields } })
  expect([await stored(), await trail()]).toEqual([BEFORE, []])
})

test('somebody else changed it meanwhile: 409 with the settings as they stand', async () => {
  const admins = [await api.as('admin'), await api.as('admin')]
  const answers = await Promise.all(
    admins.map((admin, n) => admin.put(PATH, { name: `Institute ${n}` }, { 'if-match': '"1"' })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const current = await stored()
  expect(await admins[0]!.put(PATH, { phone: '1' }, { 'if-match': '"1"' })).toMatchObject({
    status: 409,
    body: { code: 'stale', current },
  })
  expect(await stored()).toEqual(current)
})

describe('what is set counts from then on', () => {
  test('on receipts that were written before too', async () => {
    const [admin, hr] = [await api.as('admin'), await api.as('hr')]
    const student = await createStudent(api.db)
    const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date: '2026-11-20' })
    const letterhead = { name: 'Namuna', address: '2 Example Road', phone: '1' }
    await admin.put(PATH, letterhead)
    expect((await hr.get(`/api/fee/receipt/${body._id}`)).body.institute).toEqual(letterhead)
  })

  test('for what today is', async () => {
    const [admin, hr] = [await api.as('admin'), await api.as('hr')]
    const student = await createStudent(api.db)
    const pay = (date: string) => hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date })
    // 10:00 of the 21st in India is still the 20th in Honolulu.
    expect((await admin.put(PATH, { timeZone: 'Pacific/Honolulu' })).status).toBe(200)
    expect((await pay('2026-11-21')).body.fields).toHaveProperty('date')
    expect(await pay('2026-11-20')).toMatchObject({ status: 201, body: { issuedOn: '2026-11-20' } })
  })

  test('for who may register', async () => {
    const admin = await api.as('admin')
    const course = await createCourse(api.db)
    const form = registrationBody(course.name, (await createBatch(api.db, { courseId: course.id })).code)
    await admin.put(PATH, { selfRegistration: false })
    expect((await api.call('POST', '/api/user/register', form)).status).toBe(403)
    await admin.put(PATH, { selfRegistration: true })
    expect((await api.call('POST', '/api/user/register', form)).status).toBe(201)
  })
})

test('an institute that is not set up is not changed', async () => {
  await testDatabase()
  expect((await (await api.as('admin')).put(PATH, { name: 'x' })).status).toBe(404)
  expect(await trail()).toEqual([])
})

test('only an admin changes it', async () => {
  expect((await api.call('PUT', PATH, { name: 'x' })).status).toBe(401)
  for (const role of ['hr', 'student'] as const)
    expect((await (await api.as(role)).put(PATH, { name: 'x' })).status).toBe(403)
  expect(await stored()).toEqual(BEFORE)
})
