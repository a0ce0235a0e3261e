import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { setUpEnquiries } from '#testing/server/enquiries.ts'
import { createCourse } from '#testing/server/fixtures.ts'

const api = startTestApi()

async function createSampleEnquiries() {
  const { hr, course, ...enquiries } = await setUpEnquiries(api)
  const createEnquiry = (over: object) => enquiries.createEnquiry({ mailId: '', ...over })
  await createEnquiry({
    name: 'José Fernández',
    date: '2026-11-20',
    mailId: 'Pepe@example.net',
    contact: '98123 45678',
    altContact: '+1 415 555 2671',
  })
  await createEnquiry({ name: 'Ömer Çelik', date: '2026-11-01', status: 'Closed' })
  await createEnquiry({ name: 'अनन्या शर्मा', date: '2026-10-31', status: 'Pending' })
  await createEnquiry({ name: 'Asha Rao', date: '2025-11-30' })
  await createEnquiry({ name: 'Asha Placed', date: '2026-11-19', isPlaced: 'placed' })
  await createEnquiry({ name: 'Bela Placed', date: '2026-11-18', isPlaced: 'placed', status: 'Closed' })
  await createEnquiry({ name: 'asha devi', date: '2026-11-20' })
  const listNames = async (query: string) => {
    const { status, body } = await hr.get(`/api/enquiry?${query}`)
    expect(status).toBe(200)
    const found = (body.enquiries as { name: string }[]).map(({ name }) => name)
    expect(body.total).toBe(found.length)
    return found
  }
  return { hr, course, createEnquiry, listNames }
}

test('listEnquiries sorts by day and creation, newest first, without placed enquirers', async () => {
  const { listNames } = await createSampleEnquiries()

  expect(await listNames('')).toEqual(['asha devi', 'José Fernández', 'Ömer Çelik', 'अनन्या शर्मा', 'Asha Rao'])
})

test.each([
  ['isPlaced=placed', ['Asha Placed', 'Bela Placed']],
  ['isPlaced=placed&status=Closed', ['Bela Placed']],
  ['isPlaced=placed&search=bela', ['Bela Placed']],
  ['isPlaced=placed&month=10&year=2026', []],
  ['isPlaced=any&month=11&year=2026', ['asha devi', 'José Fernández', 'Asha Placed', 'Bela Placed', 'Ömer Çelik']],
  ['isPlaced=any&status=Closed', ['Bela Placed', 'Ömer Çelik']],
])('listEnquiries ?%s finds people who are placed', async (query, names) => {
  const { listNames } = await createSampleEnquiries()

  expect(await listNames(query)).toEqual(names)
})

test('listEnquiries counts people who are placed regardless of the filters', async () => {
  const { hr } = await createSampleEnquiries()

  for (const query of ['', 'status=Pending', 'search=nobody', 'isPlaced=placed', 'month=1&year=2020'])
    expect((await hr.get(`/api/enquiry?${query}`)).body.placed).toBe(2)
})

test.each([
  ['', { all: 5, open: 3, closed: 1, pending: 1, toCall: 0 }],
  ['status=Closed&page=9', { all: 5, open: 3, closed: 1, pending: 1, toCall: 0 }],
  ['isPlaced=placed', { all: 5, open: 3, closed: 1, pending: 1, toCall: 0 }],
  ['search=asha', { all: 2, open: 2, closed: 0, pending: 0, toCall: 0 }],
  ['month=10&year=2026', { all: 1, open: 0, closed: 0, pending: 1, toCall: 0 }],
])('listEnquiries ?%s counts by status, within search and month', async (query, counts) => {
  const { hr } = await createSampleEnquiries()

  expect((await hr.get(`/api/enquiry?${query}`)).body.counts).toEqual(counts)
})

/** Today is 2026-11-21. */
async function createCalls() {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const plan = async (name: string, nextCall: string | null, over: object = {}) => {
    const id = await createEnquiry({ name, mailId: '', ...over })
    await api.db.updateTable('enquiry').set({ next_call_on: nextCall }).where('id', '=', id).execute()
  }
  await plan('Today', '2026-11-21')
  await plan('Late', '2026-11-14', { status: 'Pending' })
  await plan('Very Late', '2026-10-01')
  await plan('Tomorrow', '2026-11-22')
  await plan('Never', null)
  await plan('Joined', '2026-11-14', { status: 'Closed' })
  await plan('Placed', '2026-11-14', { isPlaced: 'placed' })
  return hr
}

test.each([
  ['toCall=true', ['Very Late', 'Late', 'Today']],
  ['toCall=true&limit=2', ['Very Late', 'Late']],
  ['toCall=true&status=Pending', ['Late']],
  ['toCall=true&search=very', ['Very Late']],
  ['toCall=true&isPlaced=placed', ['Placed']],
  ['toCall=false&limit=1', ['Joined']],
])('listEnquiries ?%s lists open and pending enquiries whose call is due, longest due first', async (query, names) => {
  const hr = await createCalls()
  const { body } = await hr.get(`/api/enquiry?${query}`)

  expect(body.enquiries.map(({ name }: { name: string }) => name)).toEqual(names)
  expect(body.counts.toCall).toBe(query.includes('search') ? 1 : 3)
})

test('getToCall counts what is due and what is late, by the day of the institute', async () => {
  const hr = await createCalls()
  const count = async () => (await hr.get('/api/enquiry/to-call')).body

  expect(await count()).toEqual({ total: 3, late: 2 })
  await api.db.updateTable('institute').set({ time_zone: 'Pacific/Honolulu' }).execute()
  expect(await count()).toEqual({ total: 2, late: 2 })
})

test('getToCall ?limit lists what is due longest, without people who are placed', async () => {
  const hr = await createCalls()
  const { body } = await hr.get('/api/enquiry/to-call?limit=2')

  expect(body).toMatchObject({ total: 3, late: 2, enquiries: [{ name: 'Very Late' }, { name: 'Late' }] })
  expect((await hr.get('/api/enquiry/to-call?limit=0')).status).toBe(422)
})

test('getToCall rejects callers other than HR (401, 403)', async () => {
  expect((await api.call('GET', '/api/enquiry/to-call')).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.signInAs(role)).get('/api/enquiry/to-call')).status).toBe(403)
})

test('getToCall and the list of calls are read from an index', async () => {
  await setUpEnquiries(api)
  const plan = await api.db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db)
    const { rows } = await sql<Record<string, string>>`explain select e.id from enquiry as e where not e.is_placed
      and (e.status in ('Open', 'Pending') and e.next_call_on <= ${'2026-11-21'})
      order by e.next_call_on, e.day desc, e.id desc limit 10`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

  expect(plan).toContain('Index Only Scan using enquiry_to_call')
  expect(plan).not.toContain('Sort')
})

test('listEnquiries returns complete records', async () => {
  const { hr, course, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const { enquiries } = (await hr.get('/api/enquiry')).body

  expect(enquiries).toEqual([(await hr.get(`/api/enquiry/${id}`)).body])
  expect(enquiries[0]).toMatchObject({ course: course.name, status: 'Open', isPlaced: 'notPlaced', student: null })
})

test('listEnquiries returns pages of ten with the total count', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  for (let day = 10; day < 22; day++) await createEnquiry({ date: `2026-10-${day}` })
  const listDays = async (query: string) => {
    const { body } = await hr.get(`/api/enquiry?${query}`)
    expect(body.total).toBe(12)
    return (body.enquiries as { date: string }[]).map(({ date }) => date)
  }

  expect(await listDays('')).toHaveLength(10)
  expect(await listDays('page=2')).toEqual(['2026-10-11', '2026-10-10'])
  expect(await listDays('page=3')).toEqual([])
  expect(await listDays('limit=1&page=12')).toEqual(['2026-10-10'])
})

describe('listEnquiries filters', () => {
  test.each([
    ['status=All', 5],
    ['status=Open', 3],
    ['status=Closed', 1],
    ['status=Pending', 1],
    ['month=11&year=2026', 3],
    ['month=10&year=2026', 1],
    ['month=11', 3],
    ['year=2025', 1],
    ['month=12&year=2026', 0],
    ['status=Open&month=11&year=2026', 2],
    ['status=Pending&month=11&year=2026', 0],
    ['status=Open&search=asha&year=2025', 1],
  ])('by ?%s', async (query, count) => {
    const { listNames } = await createSampleEnquiries()

    expect(await listNames(query)).toHaveLength(count)
  })

  test.each([
    ['asha', ['asha devi', 'Asha Rao']],
    ['FERN', ['José Fernández']],
    ['jose', ['José Fernández']],
    ['JOSÉ  fer', ['José Fernández']],
    ['omer', ['Ömer Çelik']],
    ['çel', ['Ömer Çelik']],
    ['शर्मा', ['अनन्या शर्मा']],
    ['placed', []],
    ['tally', []],
    ['fernandez jose', ['José Fernández']],
    ['pepe@EXAMPLE.net', ['José Fernández']],
    ['+91 098123 45678', ['José Fernández']],
    ['1234', ['José Fernández']],
    ['415-555', ['José Fernández']],
    ['%', ['asha devi', 'José Fernández', 'Ömer Çelik', 'अनन्या शर्मा', 'Asha Rao']],
  ])('by every word in name, email or phone: %s', async (search, expected) => {
    const { listNames } = await createSampleEnquiries()

    expect(await listNames(`search=${encodeURIComponent(search)}`)).toEqual(expected)
  })
})

test('listEnquiries keeps the name of a deleted course', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const word = await createCourse(api.db, { name: 'Word' })
  await createEnquiry({ course: 'Word' })

  expect((await (await api.signInAs('admin')).delete(`/api/course/${word.id}`)).status).toBe(200)
  expect((await hr.get('/api/enquiry')).body).toMatchObject({ enquiries: [{ course: 'Word' }], total: 1 })
})

test('getEnquiry returns a placed enquirer; listEnquiries omits them until they are no longer placed', async () => {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry({ isPlaced: 'placed' })

  expect((await hr.get(`/api/enquiry/${id}`)).body.isPlaced).toBe('placed')
  expect((await hr.get('/api/enquiry')).body).toMatchObject({ enquiries: [], total: 0, placed: 1, counts: { all: 0 } })
  await hr.put(`/api/enquiry/${id}`, { isPlaced: 'notPlaced' })
  expect((await hr.get('/api/enquiry')).body.total).toBe(1)
})

test.each([
  'isPlaced=yes',
  'status=Joined',
  'month=0',
  'month=13',
  'year=1',
  'limit=0',
  'tab=All',
  'toCall=yes',
  `search=${'x'.repeat(101)}`,
])('listEnquiries rejects ?%s (422)', async (query) => {
  expect((await (await api.signInAs('hr')).get(`/api/enquiry?${query}`)).status).toBe(422)
})

test('listEnquiries and getEnquiry reject callers other than staff (401, 403)', async () => {
  const { createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry()
  const admin = await api.signInAs('admin')
  for (const path of ['/api/enquiry', `/api/enquiry/${id}`]) {
    expect((await api.call('GET', path)).status).toBe(401)
    expect((await (await api.signInAs('student')).get(path)).status).toBe(403)
    expect((await admin.get(path)).status).toBe(200)
  }
})
