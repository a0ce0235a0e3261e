import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RECORDS, TOPICS } from '#app/contract/declared.ts'
import { buildApp } from '#app/server/build-app.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { startTestApi } from '#testing/server/api.ts'
import { type ChangeReader, openChanges } from '#testing/server/changes.ts'
import { resetDatabase } from '#testing/server/database.ts'
import { createScenario, type Scenario } from '#testing/server/scenario.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { ChangeHub } from './change-hub.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { listTopics } from './list-topics.ts'

const topics = { roles: TOPICS, ofRecord: RECORDS }
const api = startTestApi()
let hub: ChangeHub
let url: string
let appUrl: string
let scenario: Scenario
const readers: ChangeReader[] = []

beforeAll(async () => {
  const { db, log, secretKey, mail } = api
  hub = new ChangeHub({ db, clock: { now: () => api.now }, log: log.logger, topics })
  appUrl = (await resetDatabase()).appUrl
  const stopListening = listenForChanges({ url: appUrl, hub, log: log.logger })
  const app = await buildApp({
    db,
    clock: { now: () => api.now },
    mail,
    secretKey,
    changes: hub,
    logger: log.logger,
    getOrigin: () => 'http://munshi.test',
    gate: await openSetupGate(db, api.ownerUrl),
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
  return async () => {
    await app.close()
    await stopListening()
  }
})

beforeEach(async () => {
  scenario = await createScenario(api)
  // Notifications arrive in the order of the commits, so that none of the scenario arrives in the test.
  const reader = await open((await api.signInAs('admin')).token)
  await sql`select pg_notify('munshi_change', 'course - last')`.execute(api.db)
  await waitUntil(async () => {
    if (!reader.lines.join().includes('last')) throw new Error('the notification has not arrived')
  })
  reader.close()
})

afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close()
  await waitUntil(async () => {
    if (hub.size > 0) throw new Error('a stream is still open')
  })
})

async function open(token: string, since = 0) {
  const reader = await openChanges(url, token, since)
  readers.push(reader)
  expect(await reader.next()).toEqual({ everyMs: 25_000 })
  return reader
}
async function openAs(role: 'student' | 'hr' | 'admin', id?: string) {
  const client = await api.signInAs(role, id)
  return { ...client, reader: await open(client.token) }
}
const payment = { payMode: 'Cash', paid: 10, date: '2026-11-20' }

test('a payment is told to the others with the id of its request, after it is committed', async () => {
  const clerk = await api.signInAs('hr')
  const { reader } = await openAs('hr')
  const { status, headers } = await clerk.post(`/api/fee/${scenario.ids['student A']}`, payment)
  expect(status).toBe(201)
  expect(await reader.next()).toEqual({ changes: [{ topics: ['students'], by: headers['x-request-id'] }] })
})

test('a rejected write tells nothing, and a line names nothing but kinds and requests', async () => {
  const clerk = await api.signInAs('hr')
  const { reader } = await openAs('admin')
  expect((await clerk.post(`/api/fee/${scenario.ids['student A']}`, { ...payment, paid: 10_000_000 })).status).toBe(422)
  const { headers } = await clerk.post('/api/enquiry', {
    name: 'Asha Rao',
    contact: '9876500000',
    course: scenario.course.name,
    mode: 'offline',
    date: '2026-11-20',
    mailId: 'asha@example.com',
    qualification: 'BCA',
    address: '4 Example Road',
  })
  expect(await reader.next()).toEqual({ changes: [{ topics: ['enquiries'], by: headers['x-request-id'] }] })
})

describe('roles', () => {
  test('HR is not told of expenses, and an admin is', async () => {
    const admin = await openAs('admin')
    const hr = await openAs('hr')
    expect((await admin.post('/api/admin/expense-category', { ledger: 'Rent' })).status).toBe(201)
    expect((await admin.reader.next()).changes?.[0]?.topics).toEqual(['expenses'])
    const clerk = await api.signInAs('hr')
    await clerk.post(`/api/fee/${scenario.ids['student A']}`, payment)
    expect((await hr.reader.next()).changes?.[0]?.topics).toEqual(['students'])
  })

  test('a student is told of their own payments and marks only', async () => {
    const a = await openAs('student', scenario.ids['student A'])
    const b = await openAs('student', scenario.ids['student B'])
    const clerk = await api.signInAs('hr')
    await clerk.post(`/api/fee/${scenario.ids['student B']}`, payment)
    const { headers } = await clerk.post(`/api/fee/${scenario.ids['student A']}`, payment)
    expect(await a.reader.next()).toEqual({ changes: [{ topics: ['students'], by: headers['x-request-id'] }] })
    expect((await b.reader.next()).changes).toHaveLength(1)
    expect(b.reader.lines.join()).not.toContain(String(headers['x-request-id']))
  })

  test.each(Object.keys(RECORDS))('%s: a student sees no other kind than those of their own pages', (kind) => {
    const allowed = new Set(['students', 'attendance', 'portfolio', 'certificates'])
    expect(listTopics(topics, 'student', [kind]).filter((topic) => !allowed.has(topic))).toEqual([])
    expect(listTopics(topics, 'admin', [kind]).length).toBeGreaterThan(0)
    for (const topic of ['expenses', 'identity', 'backup'])
      expect(listTopics(topics, 'hr', [kind])).not.toContain(topic)
  })
})

describe('the end of the session ends its streams at once', () => {
  test('signing out: the other session of the account continues', async () => {
    const leaving = await openAs('hr')
    const staying = await openAs('hr', leaving.id)
    await leaving.post('/api/logout')
    await leaving.reader.closed
    await (await api.signInAs('hr')).post(`/api/fee/${scenario.ids['student A']}`, payment)
    expect((await staying.reader.next()).changes?.[0]?.topics).toEqual(['students'])
  })

  test('deactivating the account', async () => {
    const admin = await api.signInAs('admin')
    const clerk = await openAs('hr')
    expect((await admin.put(`/api/admin/staff/${clerk.id}`, { status: 'Disable' })).status).toBe(200)
    await clerk.reader.closed
  })

  test('deactivating a student', async () => {
    const admin = await api.signInAs('admin')
    const student = await openAs('student', scenario.ids['student A'])
    const body = { student: student.id, status: 'Disable' }
    expect((await admin.post('/api/admin/status', body)).status).toBe(200)
    await student.reader.closed
  })

  test('expiry', async () => {
    const { reader } = await openAs('hr')
    api.now = new Date(api.now.getTime() + 31 * 60_000)
    await hub.endSessions()
    await reader.closed
    expect(hub.size).toBe(0)
  })
})

describe('a client that returns', () => {
  test('gets what it has missed', async () => {
    const { reader: staying } = await openAs('hr')
    const left = performance.now()
    await (await api.signInAs('hr')).post(`/api/fee/${scenario.ids['student A']}`, payment)
    const missed = await staying.next()
    const written: string[] = []
    let close = () => {}
    const response = {
      writableLength: 0,
      write: (text: string) => written.push(text),
      end: () => {},
      destroy: () => {},
      once: (_event: 'close', onClose: () => void) => (close = onClose),
    }
    // Avoids the network, whose delay would count as time that the client has seen.
    const start = await hub.open(
      { id: '', role: 'hr', sessionHash: Buffer.alloc(32) },
      Math.ceil(performance.now() - left),
    )
    start(response as unknown as ServerResponse)
    await waitUntil(async () => expect(JSON.parse(written[1] ?? '{}')).toEqual(missed))
    close()
  })

  test('loads everything again if it is not known what it has missed', async () => {
    const { token } = await openAs('hr')
    expect(await (await open(token, 86_400_000)).next()).toEqual({ refresh: true })
  })
})

test('many changes in one moment share a line', async () => {
  const { reader } = await openAs('hr')
  for (let n = 0; n < 50; n++) hub.publish({ kinds: ['receipt'], recordId: undefined, requestId: `${n}` })
  hub.publish({ kinds: ['course'], recordId: undefined, requestId: 'last' })
  await waitUntil(async () => expect(reader.lines.join()).toContain('courses'))
  expect(reader.lines.length).toBeLessThanOrEqual(3)
})

test('a statement with many entries sends one notification below 200 bytes', async () => {
  const { reader } = await openAs('hr')
  const details = { at: api.now, actor_id: null, actor_name: '', actor_role: 'system', before: null, after: null }
  const ids = Array.from({ length: 1000 }, () => crypto.randomUUID())
  await api.db
    .insertInto('audit_entry')
    .values(
      ids.map((id) => ({
        ...details,
        id,
        action: 'student.update',
        record: 'student',
        record_id: id,
        request_id: 'bulk',
      })),
    )
    .execute()
  expect(await reader.next()).toEqual({ changes: [{ topics: ['students', 'batches'], by: 'bulk' }] })
})

test('the eleventh stream of an account ends the first', async () => {
  const { token, reader } = await openAs('hr')
  for (let n = 0; n < 10; n++) await open(token)
  await reader.closed
  expect(hub.size).toBe(10)
})

test('a client that does not read is disconnected, and the others get every line', async () => {
  const { token, reader } = await openAs('hr')
  const { port } = new URL(url)
  const slow = connect({ host: '127.0.0.1', port: Number(port) }).pause()
  slow.on('error', () => {})
  await once(slow, 'connect')
  slow.write(`GET /api/changes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  await waitUntil(async () => expect(hub.size).toBe(2))
  // Publishes until the buffers of the operating system are full.
  while (hub.size === 2) {
    const seen = reader.lines.length
    for (let n = 0; n < 20; n++)
      hub.publish({ kinds: ['receipt'], recordId: undefined, requestId: n + 'x'.repeat(50_000) })
    await waitUntil(async () => expect(reader.lines.length).toBeGreaterThan(seen))
  }
  expect(hub.size).toBe(1)
  slow.destroy()
})

test('rejects a call without a session (401), and one whose since is not a number (422)', async () => {
  expect((await api.call('GET', '/api/changes')).status).toBe(401)
  expect((await (await api.signInAs('hr')).get('/api/changes?since=often')).status).toBe(422)
})

test('through a connection pooler: the log says so, and the call returns 503', async () => {
  const { hostname, port } = new URL(appUrl)
  const pooler = createServer((client) => {
    const server = connect(`${decodeURIComponent(hostname)}/.s.PGSQL.${port}`)
    client.on('error', () => {}).pipe(server)
    // A pooler names a process of its own.
    server.on('data', (data) => client.write(renameProcess(data)))
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const pooled = Object.assign(new URL(appUrl), { host: `127.0.0.1:${(pooler.address() as AddressInfo).port}` })
  const lines: string[] = []
  const log = { info: () => {}, warn: (text: unknown) => void lines.push(String(text)) }
  const behindPooler = new ChangeHub({ db: api.db, clock: { now: () => api.now }, log, topics })
  const stop = listenForChanges({ url: pooled.href, hub: behindPooler, log })
  await waitUntil(async () => expect(lines.join()).toContain('connection pooler'))
  await stop()
  pooler.close()
  const listener = { id: '', role: 'hr' as const, sessionHash: Buffer.alloc(0) }
  await expect(behindPooler.open(listener, 0)).rejects.toMatchObject({ status: 503 })
})

/** Changes the process id in the message BackendKeyData. */
function renameProcess(data: Buffer): Buffer {
  const start = data.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
  if (start >= 0) data.writeInt32BE(1, start + 5)
  return data
}
