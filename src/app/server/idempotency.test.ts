import type { KyselyPlugin } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#features/base/identity/server/passwords/public.ts'
import { wallClock } from '#shared/server/clock.ts'
import { deleteExpiredKeys, runIdempotent } from '#shared/server/idempotency.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody, createStudent } from '#testing/server/fixtures.ts'
import { countConnections } from '#testing/server/wait-for-lock.ts'

const api = startTestApi()

const HOUR = 60 * 60_000
const advanceTime = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const keyHeader = (key: string) => ({ 'idempotency-key': key })
const course = (name: string) => ({ course: name, cFee: 10_000, cDuration: '6 months' })
const payment = (paid: number) => ({ payMode: 'Cash', paid, date: '2026-11-20' })
const countCourses = async () => (await api.db.selectFrom('course').select('name').execute()).length
const listKeys = () => api.db.selectFrom('idempotency').selectAll().execute()

let admin: Awaited<ReturnType<typeof api.signInAs>>
let hr: Awaited<ReturnType<typeof api.signInAs>>
beforeEach(async () => {
  admin = await api.signInAs('admin')
  hr = await api.signInAs('hr')
})

describe('the same key', () => {
  test('with the same body returns the first response and creates one record', async () => {
    const first = await admin.post('/api/course', course('A'), keyHeader('k'))
    const second = await admin.post(
      '/api/course',
      { cDuration: '6 months', cFee: '10000', course: ' A ' },
      keyHeader('k'),
    )
    expect(first.status).toBe(201)
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(await countCourses()).toBe(1)
  })

  test('in 20 parallel requests creates one record', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/api/course', course('A'), keyHeader('k'))),
    )
    expect(new Set(responses.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    expect(await countCourses()).toBe(1)
  })

  test('with another body is rejected (422)', async () => {
    await admin.post('/api/course', course('A'), keyHeader('k'))
    const { status, body } = await admin.post('/api/course', course('B'), keyHeader('k'))
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'key_reused' })
    expect(await countCourses()).toBe(1)
  })

  test('from another account is independent', async () => {
    const other = await api.signInAs('admin')
    expect((await admin.post('/api/course', course('A'), keyHeader('k'))).status).toBe(201)
    expect((await other.post('/api/course', course('B'), keyHeader('k'))).status).toBe(201)
  })

  test('from another session of the same account returns the first response', async () => {
    const again = await api.signInAs('admin', admin.id)
    const first = await admin.post('/api/course', course('A'), keyHeader('k'))
    expect((await again.post('/api/course', course('A'), keyHeader('k'))).body._id).toBe(first.body._id)
  })

  test('for another endpoint or record is independent', async () => {
    const [a, b] = [await createStudent(api.db), await createStudent(api.db)]
    const batch = { courseName: (await createCourse(api.db)).name, bCode: 'B', bTime: '10:00', startDate: '2026-12-01' }
    const statuses = [
      await hr.post(`/api/fee/${a}`, payment(10), keyHeader('k')),
      await hr.post(`/api/fee/${b}`, payment(10), keyHeader('k')),
      await hr.post('/api/batch', batch, keyHeader('k')),
    ].map(({ status }) => status)
    expect(statuses).toEqual([201, 201, 201])
  })

  test('for another spelling of the same URL returns the first response', async () => {
    const id = await createStudent(api.db)
    const first = await hr.post(`/api/fee/${id}`, payment(10), keyHeader('k'))
    for (const url of [`/api/fee/${id.toUpperCase()}`, `/api/fee/${id}/`, `/api/fee/${id}?x=1`, `/api/f%65e/${id}`])
      expect((await hr.post(url, payment(10), keyHeader('k'))).body._id, url).toBe(first.body._id)
  })
})

describe('a key can be reused', () => {
  test('after a rejected request (409, 422)', async () => {
    expect((await admin.post('/api/course', course(''), keyHeader('k'))).status).toBe(422)
    await admin.post('/api/course', course('A'))
    expect((await admin.post('/api/course', course('A'), keyHeader('k'))).status).toBe(409)
    expect(await listKeys()).toEqual([])
    expect((await admin.post('/api/course', course('B'), keyHeader('k'))).status).toBe(201)
  })

  test('after a day', async () => {
    await admin.post('/api/course', course('A'), keyHeader('k'))
    advanceTime(24 * HOUR)
    await deleteExpiredKeys(api.app.dependencies)
    expect(await listKeys()).toHaveLength(1)
    advanceTime(1)
    await deleteExpiredKeys(api.app.dependencies)
    expect(await listKeys()).toEqual([])
  })

  test('never, after a receipt was issued', async () => {
    const id = await createStudent(api.db)
    const first = await hr.post(`/api/fee/${id}`, payment(10), keyHeader('k'))
    advanceTime(10 * 365 * 24 * HOUR)
    await deleteExpiredKeys(api.app.dependencies)
    const again = await api.signInAs('hr', hr.id)
    expect((await again.post(`/api/fee/${id}`, payment(10), keyHeader('k'))).body).toEqual(first.body)
    expect(await api.db.selectFrom('receipt').select('id').execute()).toHaveLength(1)
  })
})

test.each(['', ' ', 'a b', 'x'.repeat(256), 'schlüssel', 'tab\there'])('the key %j is rejected (400)', async (key) => {
  const { status, body } = await admin.post('/api/course', course('A'), keyHeader(key))
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'bad_key' })
  expect(await countCourses()).toBe(0)
})

test.each(['k', 'x'.repeat(255), '!"#$%&()*+,-./:;<=>?@[]^_`{|}~'])('the key %j is accepted', async (key) => {
  expect((await admin.post('/api/course', course('A'), keyHeader(key))).status).toBe(201)
})

test('an endpoint that is not idempotent ignores the key', async () => {
  const { id } = await createCourse(api.db)
  expect((await admin.put(`/api/course/${id}`, { cFee: 1 }, keyHeader('k'))).body.cFee).toBe(1)
  expect((await admin.put(`/api/course/${id}`, { cFee: 2 }, keyHeader('k'))).body.cFee).toBe(2)
})

describe('a registration', () => {
  const createBody = async (over: object = {}) => {
    const { id: courseId, name } = await createCourse(api.db)
    return registrationBody(name, (await createBatch(api.db, { courseId })).code, over)
  }

  test('with a key: neither response nor hash contains the password', async () => {
    const body = await createBody({ password: 'canary password', confirmPswd: 'canary password' })
    const first = await hr.post('/api/user/register', body, keyHeader('k'))
    expect(first.status).toBe(201)
    expect(JSON.stringify(await listKeys())).not.toContain('canary password')
    const other = { ...body, password: 'another password', confirmPswd: 'another password' }
    expect((await hr.post('/api/user/register', other, keyHeader('k'))).body).toEqual(first.body)
  })

  test('without a session has its key per IP address', async () => {
    const body = await createBody()
    const from = (remoteAddress: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/user/register',
        headers: keyHeader('k'),
        payload: body,
        remoteAddress,
      })
    expect((await from('192.0.2.1')).statusCode).toBe(201)
    expect((await from('192.0.2.1')).statusCode).toBe(201)
    expect((await from('192.0.2.2')).statusCode).toBe(409)
    expect(await api.db.selectFrom('student').select('id').execute()).toHaveLength(1)
  })

  test('is erased from the stored response when the student is deleted', async () => {
    const body = await createBody({ contact: '9123456789', perAddress: 'Canary Lane 7' })
    const { student } = (await hr.post('/api/user/register', body, keyHeader('k'))).body
    await admin.post('/api/admin/status', { student: student._id, status: 'Delete' })
    const storedKeys = JSON.stringify(await listKeys())
    for (const canary of ['9123456789', 'Canary Lane 7', body.email]) expect(storedKeys).not.toContain(canary)
    expect((await hr.post('/api/user/register', body, keyHeader('k'))).status).toBe(409)
  })
})

test('the stored response of a payment is erased when the student is deleted, and a repeat is rejected (409)', async () => {
  const id = await createStudent(api.db, { fname: 'Kanariya', contact: '9123456789' })
  expect((await hr.post(`/api/fee/${id}`, payment(10), keyHeader('k'))).status).toBe(201)
  await admin.post('/api/admin/status', { student: id, status: 'Delete' })
  expect(JSON.stringify(await listKeys())).not.toMatch(/Kanariya|9123456789/)
  const again = await hr.post(`/api/fee/${id}`, payment(10), keyHeader('k'))
  expect(again).toMatchObject({ status: 409, body: { code: 'deleted_since' } })
})

test('a registration with a key hashes the password outside of the transaction', async () => {
  const { id: courseId, name } = await createCourse(api.db)
  const form = registrationBody(name, (await createBatch(api.db, { courseId })).code)
  let isBusy = true
  const hashes = Array.from({ length: 40 }, () => hashPassword('a long enough one'))
  // On a busy machine, the registration's own hash may finish before many that began earlier.
  const hashing = Promise.all(hashes.slice(0, 16)).then(() => (isBusy = false))
  const response = hr.post('/api/user/register', form, keyHeader('k'))
  let maxOpen = 0
  while (isBusy) {
    const n = await countConnections(api, "state = 'idle in transaction' and query ilike '%idempotency%'")
    if (isBusy) maxOpen = Math.max(maxOpen, n)
  }
  await hashing
  expect((await response).status).toBe(201)
  expect(maxOpen).toBe(0)
})

test('runIdempotent returns 503 if the cleanup job deletes the key during a repeat', async () => {
  const request = { route: 'POST /x', key: 'k', body: {}, forever: false }
  const ctxFields = {
    runInBackground: () => {},
    origin: 'http://munshi.test',
    publicOrigin: undefined,
    actor: null,
    clock: wallClock,
    requestId: 'r',
    address: '192.0.2.1',
    userAgent: '',
    browser: { token: undefined, remember: () => {} },
    ifMatch: undefined,
  }
  const { translate, mail, secretKey } = api.app.dependencies
  const ctx = { ...ctxFields, language: 'en' as const, translate, mail, secretKey, db: api.db, log: api.app.log }
  const work = async () => ({ status: 201, body: {} })
  await runIdempotent(ctx, request, work)
  const deletingKeys: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await api.db.deleteFrom('idempotency').execute()
      return result
    },
  }
  await expect(runIdempotent({ ...ctx, db: api.db.withPlugin(deletingKeys) }, request, work)).rejects.toMatchObject({
    status: 503,
  })
})
