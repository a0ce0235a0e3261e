import { expect, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse, createStudent } from '#testing/server/fixtures.ts'
import { parseCalendar } from '#testing/server/parse-calendar.ts'

/** Today is Saturday, 2026-11-21. */
const api = startTestApi()
const SESSION = { weekday: 1, start: '10:00', end: '12:00' }
const BATCH = { courseName: 'Tally', bTime: '10 to 12', startDate: '2026-11-01', sessions: [SESSION] }

async function createTaught(bCode: string, fields: object = {}) {
  const hr = await api.signInAs('hr')
  const { body } = await hr.post('/api/batch', { ...BATCH, bCode, ...fields })
  return { hr, id: body._id as string }
}

const findCode = async (accountId: string) => {
  const feed = api.db.selectFrom('calendar_feed').select('code').where('account_id', '=', accountId)
  const { code } = await feed.executeTakeFirstOrThrow()
  return Buffer.from(code.replaceAll('-', ''), 'hex').toString('base64url')
}
const getFile = (code: string, headers = {}) => api.call('GET', `/api/calendar/${code}`, undefined, undefined, headers)

async function getFeed(person: { id: string; post: (url: string, body: object) => Promise<unknown> }, choice = {}) {
  await person.post('/api/calendar', choice)
  const response = await getFile(await findCode(person.id))
  return { ...response, calendar: parseCalendar(response.body) }
}

test('a feed has a weekly event per session, in the zone of the institute, until the end of the batch, without holidays', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const { hr, id } = await createTaught('T-1', {
    endDate: '2026-12-31',
    trainer: 'Anita Rao',
    room: 'Lab 1, first floor',
  })
  const admin = await api.signInAs('admin')
  await admin.post('/api/holiday', { name: 'Diwali', from: '2026-11-09', to: '2026-11-17' })

  const { calendar, headers, status } = await getFeed(hr)

  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(calendar.events).toEqual([
    {
      UID: `${id}-1-1000@munshi`,
      DTSTAMP: '20261121T043000Z',
      SEQUENCE: '0',
      'DTSTART;TZID=Asia/Kolkata': '20261102T100000',
      'DTEND;TZID=Asia/Kolkata': '20261102T120000',
      RRULE: 'FREQ=WEEKLY;UNTIL=20261231T182900Z;BYDAY=MO',
      'EXDATE;TZID=Asia/Kolkata': '20261109T100000,20261116T100000',
      SUMMARY: 'T-1 · Tally',
      LOCATION: 'Lab 1, first floor',
      DESCRIPTION: 'Anita Rao',
    },
  ])
  expect(calendar.zones).toEqual([
    { TZID: 'Asia/Kolkata', offsets: [{ at: '20260101T053000', from: '+0530', to: '+0530' }] },
  ])
})

test('a feed of a zone with summer time has each change of the offset', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const { hr } = await createTaught('T-1')
  await api.db.updateTable('institute').set({ time_zone: 'Europe/Berlin' }).execute()

  const { calendar } = await getFeed(hr)

  expect(calendar.zones[0]?.offsets.slice(0, 3)).toEqual([
    { at: '20260101T010000', from: '+0100', to: '+0100' },
    { at: '20260329T020000', from: '+0100', to: '+0200' },
    { at: '20261025T030000', from: '+0200', to: '+0100' },
  ])
})

test('a student gets the own courses only, from joining to their end; staff choose a batch or a trainer', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const { id } = await createTaught('Own', { trainer: 'Anita' })
  const { hr } = await createTaught('Other', { trainer: 'Binod' })
  await createTaught('Ended', { endDate: '2026-11-20' })
  const studentId = await createStudent(api.db, { batchId: id, joiningDate: '2026-11-10' })
  const student = await api.signInAs('student', studentId)
  const list = async (person: typeof hr, choice = {}) =>
    (await getFeed(person, choice)).calendar.events.map(({ SUMMARY }) => SUMMARY)

  const own = await getFeed(student, { batch: 'Other' })
  expect(own.calendar.events).toMatchObject([
    { SUMMARY: 'Own · Tally', 'DTSTART;TZID=Asia/Kolkata': '20261116T100000' },
  ])
  expect(await list(hr)).toEqual(['Other · Tally', 'Own · Tally'])
  expect(await list(hr, { trainer: 'ANITA' })).toEqual(['Own · Tally'])
  expect(await list(hr, { batch: 'other' })).toEqual(['Other · Tally'])
  expect((await hr.get('/api/calendar')).body).toMatchObject({ exists: true, batch: 'Other', trainer: null })
})

test('long and odd texts are escaped and folded at 75 octets', async () => {
  const name = 'टैली, GST; और \\ लेखा – पूरा पाठ्यक्रम, सप्ताह में तीन बार, शाम को'
  await createCourse(api.db, { name })
  const { hr } = await createTaught('T-1', { courseName: name })

  const { calendar, body } = await getFeed(hr)

  expect(calendar.events[0]?.['SUMMARY']).toBe(`T-1 · ${name}`)
  expect(body.split('\r\n').every((line: string) => Buffer.byteLength(line) <= 75)).toBe(true)
})

test('a repeated request with the ETag gets 304; a change of the batch gives another one', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const { hr, id } = await createTaught('T-1')
  const { headers } = await getFeed(hr)
  const etag = String(headers['etag'])
  const code = await findCode(hr.id)

  expect((await getFile(code, { 'if-none-match': etag })).status).toBe(304)
  await hr.put(`/api/batch/${id}`, { room: 'Hall' })
  expect((await getFile(code, { 'if-none-match': etag })).status).toBe(200)
})

test('an address ends when it is renewed, and with the account, also if that is activated again (404)', async () => {
  await createCourse(api.db, { name: 'Tally' })
  const { hr } = await createTaught('T-1')
  await getFeed(hr)
  const first = await findCode(hr.id)
  await hr.post('/api/calendar', {})
  const second = await findCode(hr.id)

  expect((await getFile(first)).status).toBe(404)
  expect((await getFile(second)).status).toBe(200)

  const studentId = await createStudent(api.db)
  const student = await api.signInAs('student', studentId)
  await getFeed(student)
  const code = await findCode(studentId)
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student: studentId, status: 'Disable' })
  expect((await getFile(code)).status).toBe(404)
  await admin.post('/api/admin/status', { student: studentId, status: 'Active' })
  expect((await getFile(code)).status).toBe(404)
})

test('unknown and malformed addresses get the same 404, and more than 120 requests an hour 429', async () => {
  const responses = await Promise.all(['A'.repeat(22), 'x', '%00'].map((code) => getFile(code)))
  expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  await Promise.all(Array.from({ length: 120 }, () => getFile('x')))

  expect((await getFile('x')).status).toBe(429)
})

test('renewCalendar rejects a batch together with a trainer, and an unknown batch (422)', async () => {
  const hr = await api.signInAs('hr')

  for (const body of [{ batch: 'T-1', trainer: 'Anita' }, { batch: 'nothing' }])
    expect((await hr.post('/api/calendar', body)).status).toBe(422)
  expect((await api.call('POST', '/api/calendar', {})).status).toBe(401)
})

test('the address is told only with PUBLIC_URL', async () => {
  const hr = await api.signInAs('hr')
  expect((await hr.post('/api/calendar', {})).body).toMatchObject({ exists: true, url: null, isPublic: false })

  const gate = await openSetupGate(api.db, api.ownerUrl)
  const app = await buildApp({ ...api.app.dependencies, gate, hasPublicUrl: true })
  const response = await app.inject({ url: '/api/calendar', headers: { authorization: `Bearer ${hr.token}` } })
  await app.close()

  const url = `http://munshi.test/api/calendar/${await findCode(hr.id)}`
  expect(response.json()).toEqual({ exists: true, url, isPublic: true, batch: null, trainer: null })
})
