import type { KyselyPlugin } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#features/identity/server/public.ts'
import { wallClock } from '#shared/server/clock.ts'
import { deleteExpiredKeys, runIdempotent } from '#shared/server/idempotency.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody, createStudent } from '#testing/server/fixtures.ts'
import { connections } from '#testing/server/waiting.ts'

const api = startTestApi()

const HOUR = 60 * 60_000
const later = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const keyed = (key: string) => ({ 'idempotency-key': key })
const course = (name: string) => ({ course: name, cFee: 10_000, cDuration: '6 months' })
const payment = (paid: number) => ({ payMode: 'Cash', paid, date: '2026-11-20' })
const courses = async () => (await api.db.selectFrom('course').select('name').execute()).length
const keys = () => api.db.selectFrom('idempotency').selectAll().execute()

let admin: Awaited<ReturnType<typeof api.as>>
let hr: Awaited<ReturnType<typeof api.as>>
beforeEach(async () => {
  admin = await api.as('admin')
  hr = await api.as('hr')
})

describe('the same key', () => {
  test('and body answer as the first time, and make one record', async () => {
    const first = await admin.post('/api/course', course('A'), keyed('k'))
    const second = await admin.post('/api/course', { cDuration: '6 months', cFee: '10000', course: ' A ' }, keyed('k'))
    expect(first.status).toBe(201)
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(await courses()).toBe(1)
  })

  test('sent many times at once makes one record', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/api/course', course('A'), keyed('k'))),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    expect(await courses()).toBe(1)
  })

  test('and another body are refused, and nothing is written', async () => {
    await admin.post('/api/course', course('A'), keyed('k'))
    const { status, body } = await admin.post('/api/course', course('B'), keyed('k'))
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'key_reused' })
    expect(await courses()).toBe(1)
  })

  test('of another person is another key', async () => {
    const other = await api.as('admin')
    expect((await admin.post('/api/course', course('A'), keyed('k'))).status).toBe(201)
    expect((await other.post('/api/course', course('B'), keyed('k'))).status).toBe(201)
  })

  test('of another session of the same person is the same key', async () => {
    const again = await api.as('admin', admin.id)
    const first = await admin.post('/api/course', course('A'), keyed('k'))
    expect((await again.post('/api/course', course('A'), keyed('k'))).body._id).toBe(first.body._id)
  })

  test('for another call, or for another record, is another key', async () => {
    const [a, b] = [await createStudent(api.db), await createStudent(api.db)]
    const batch = { courseName: (await createCourse(api.db)).name, bCode: 'B', bTime: '10:00', startDate: '2026-12-01' }
    const statuses = [
      await hr.post(`/api/fee/${a}`, payment(10), keyed('k')),
      await hr.post(`/api/fee/${b}`, payment(10), keyed('k')),
      await hr.post('/api/batch', batch, keyed('k')),
    ].map(({ status }) => status)
    expect(statuses).toEqual([201, 201, 201])
  })

  test('for the same record, its address written otherwise, is the same key', async () => {
    const id = await createStudent(api.db)
    const first = await hr.post(`/api/fee/${id}`, payment(10), keyed('k'))
    for (const url of [`/api/fee/${id.toUpperCase()}`, `/api/fee/${id}/`, `/api/fee/${id}?x=1`, `/api/f%65e/${id}`])
      expect((await hr.post(url, payment(10), keyed('k'))).body._id, url).toBe(first.body._id)
  })
})

describe('a key is free again', () => {
  test('after a call that was refused, and after one that failed', async () => {
    expect((await admin.post('/api/course', course(''), keyed('k'))).status).toBe(422)
    await admin.post('/api/course', course('A'))
    expect((await admin.post('/api/course', course('A'), keyed('k'))).status).toBe(409)
    expect(await keys()).toEqual([])
    expect((await admin.post('/api/course', course('B'), keyed('k'))).status).toBe(201)
  })

  test('after a day', async () => {
    await admin.post('/api/course', course('A'), keyed('k'))
    later(24 * HOUR)
    await deleteExpiredKeys(api.app.parts)
    expect(await keys()).toHaveLength(1)
    later(1)
    await deleteExpiredKeys(api.app.parts)
    expect(await keys()).toEqual([])
  })

  test('never, where a receipt was issued', async () => {
    const id = await createStudent(api.db)
    const first = await hr.post(`/api/fee/${id}`, payment(10), keyed('k'))
    later(10 * 365 * 24 * HOUR)
    await deleteExpiredKeys(api.app.parts)
    const again = await api.as('hr', hr.id)
    expect((await again.post(`/api/fee/${id}`, payment(10), keyed('k'))).body).toEqual(first.body)
    expect(await api.db.selectFrom('receipt').select('id').execute()).toHaveLength(1)
  })
})

test.each(['', ' ', 'a b', 'x'.repeat(256), 'schlüssel', 'tab\there'])('%j is no key', async (key) => {
  const { status, body } = await admin.post('/api/course', course('A'), keyed(key))
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'bad_key' })
  expect(await courses()).toBe(0)
})

test.each(['k', 'x'.repeat(255), '!"#$%&()*+,-./:;<=>?@[]^_`{|}~'])('%j is one', async (key) => {
  expect((await admin.post('/api/course', course('A'), keyed(key))).status).toBe(201)
})

test('a call that is not about making something takes no notice of a key', async () => {
  const { id } = await createCourse(api.db)
  expect((await admin.put(`/api/course/${id}`, { cFee: 1 }, keyed('k'))).body.cFee).toBe(1)
  expect((await admin.put(`/api/course/${id}`, { cFee: 2 }, keyed('k'))).body.cFee).toBe(2)
})

describe('a registration', () => {
  const sent = async (over: object = {}) => {
    const { id: courseId, name } = await createCourse(api.db)
    return registrationBody(name, (await createBatch(api.db, { courseId })).code, over)
  }

  test('keeps its password out of what is stored of it, hash included', async () => {
    const body = await sent({ password: 'canary password', confirmPswd: 'canary password' })
    const first = await hr.post('/api/user/register', body, keyed('k'))
    expect(first.status).toBe(201)
    expect(JSON.stringify(await keys())).not.toContain('canary password')
    const other = { ...body, password: 'another password', confirmPswd: 'another password' }
    expect((await hr.post('/api/user/register', other, keyed('k'))).body).toEqual(first.body)
  })

  test('of nobody in particular has its key for the network address', async () => {
    const body = await sent()
    const from = (remoteAddress: string) =>
      api.app.inject({ method: 'POST', url: '/api/user/register', headers: keyed('k'), payload: body, remoteAddress })
    expect((await from('192.0.2.1')).statusCode).toBe(201)
    expect((await from('192.0.2.1')).statusCode).toBe(201)
    expect((await from('192.0.2.2')).statusCode).toBe(409)
    expect(await api.db.selectFrom('student').select('id').execute()).toHaveLength(1)
  })

  test('that was answered tells nothing of the person any more once the person is deleted', async () => {
    const body = await sent({ contact: '9123456789', perAddress: 'Canary Lane 7' })
    const { student } = (await hr.post('/api/user/register', body, keyed('k'))).body
    await admin.post('/api/admin/status', { student: student._id, status: 'Delete' })
    const left = JSON.stringify(await keys())
    for (const canary of ['9123456789', 'Canary Lane 7', body.email]) expect(left).not.toContain(canary)
    expect((await hr.post('/api/user/register', body, keyed('k'))).status).toBe(409)
  })
})

test('a payment that was answered tells nothing of the person any more once the person is deleted', async () => {
  const id = await createStudent(api.db, { fname: 'Kanariya', contact: '9123456789' })
  expect((await hr.post(`/api/fee/${id}`, payment(10), keyed('k'))).status).toBe(201)
  await admin.post('/api/admin/status', { student: id, status: 'Delete' })
  expect(JSON.stringify(await keys())).not.toMatch(/Kanariya|9123456789/)
  const again = await hr.post(`/api/fee/${id}`, payment(10), keyed('k'))
  expect(again).toMatchObject({ status: 409, body: { code: 'deleted_since' } })
})

test('no transaction is open while a password is hashed', async () => {
  const { id: courseId, name } = await createCourse(api.db)
  const form = registrationBody(name, (await createBatch(api.db, { courseId })).code)
  let isBusy = true
  const hashes = Array.from({ length: 40 }, () => hashPassword('a long enough one'))
  // The last few are hashed beside the registration's own password, which may be done before them.
  const hashing = Promise.all(hashes.slice(0, 32)).then(() => (isBusy = false))
  const answer = hr.post('/api/user/register', form, keyed('k'))
  let most = 0
  while (isBusy) {
    const n = await connections(api, "state = 'idle in transaction' and query ilike '%idempotency%'")
    if (isBusy) most = Math.max(most, n)
  }
  await hashing
  expect((await answer).status).toBe(201)
  expect(most).toBe(0)
})

test('a key that housekeeping forgets while its copy looks it up is asked for again', async () => {
  const sending = { route: 'POST /x', key: 'k', body: {}, forever: false }
  const rest = {
    runInBackground: () => {},
    origin: 'http://munshi.test',
    actor: null,
    clock: wallClock,
    requestId: 'r',
    address: '192.0.2.1',
    ifMatch: undefined,
  }
  const { translate, mail } = api.app.parts
  const ctx = { ...rest, language: 'en' as const, translate, mail, db: api.db }
  const work = async () => ({ status: 201, body: {} })
  await runIdempotent(ctx, sending, work)
  const forgetting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await api.db.deleteFrom('idempotency').execute()
      return result
    },
  }
  await expect(runIdempotent({ ...ctx, db: api.db.withPlugin(forgetting) }, sending, work)).rejects.toMatchObject({
    status: 503,
  })
})
