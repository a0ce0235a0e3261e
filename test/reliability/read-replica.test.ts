import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { createMetrics } from '#app/server/metrics.ts'
import { ENDPOINTS } from '#app/contract/declared.ts'
import { changeUrl, queryOnce } from '#embedded-postgres/index.ts'
import { insertInstitute } from '#features/base/institute/server/public.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { prepareAppRole } from '#app/server/app-role.ts'
import { wallClock } from '#shared/server/clock.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { openDb, type OpenDb } from '#shared/server/db.ts'
import { createMailer } from '#shared/server/mailer.ts'
import { migrate } from '#shared/server/migrate.ts'
import { type Replica, selectWritten, startReplica, withLoginOf } from '#shared/server/start-replica.ts'
import { enquiryBody } from '#testing/server/enquiries.ts'
import { createBatch, createCourse, createSession, createStudent } from '#testing/server/fixtures.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { type PrimaryAndStandby, startPrimaryAndStandby } from '#testing/server/standby.ts'
import { OUTAGES, startTcpProxy, type TcpProxy } from '#testing/server/tcp-proxy.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

/** Only the tests make checks. */
const NEVER_MS = 1_000_000

type Process = OpenDb & { app: FastifyInstance; replica: Replica; log: string[] }

let servers: PrimaryAndStandby
let proxy: TcpProxy
let appUrl: string
/** Two processes of the app, which do not listen. */
let first: Process
let second: Process
const outbox = createTemporaryDirectory()
const secretKey = randomBytes(32)

async function startProcess(): Promise<Process> {
  const log: string[] = []
  const logger = createLogger({ level: 'info', stream: { write: (line) => void log.push(line) } })
  const opened = openDb(appUrl, { log: () => {} })
  const replica = startReplica({
    primary: opened.db,
    log: logger,
    intervalMs: NEVER_MS,
    url: withLoginOf(
      appUrl,
      changeUrl(servers.standby.url, (url) => (url.port = String(proxy.port))),
    ),
  })
  const app = await buildApp({
    db: opened.db,
    clock: wallClock,
    secretKey,
    logger,
    replica,
    mail: createMailer({
      smtpUrl: undefined,
      from: 'office@example.com',
      outbox,
      log: logger,
    }),
    getOrigin: () => 'http://munshi.test',
    gate: await openSetupGate(opened.db, servers.primary.url),
  })
  return { ...opened, app, replica, log }
}

async function stopProcess({ app, replica, db }: Process) {
  await app.close()
  await replica.stop()
  await db.destroy()
}

beforeAll(async () => {
  servers = await startPrimaryAndStandby()
  proxy = await startTcpProxy(Number(new URL(servers.standby.url).port))
  await migrate(servers.primary.url)
  appUrl = (await prepareAppRole(servers.primary.url)).url
  first = await startProcess()
  second = await startProcess()
  await first.db.transaction().execute((tx) =>
    insertInstitute(tx, {
      name: 'Example Institute',
      address: '1 Example Road',
      phone: '9800000000',
      timeZone: 'Asia/Kolkata',
      selfRegistration: true,
    }),
  )
  await createCourse(first.db, { name: 'Tally' })
})

afterAll(async () => {
  for (const each of [first, second]) if (each) await stopProcess(each)
  await proxy?.close()
  await servers?.remove()
  removeDirectory(outbox)
})

const runOnStandby = (statement: string) => queryOnce<Record<string, unknown>>(servers.standby.url, statement)

async function waitForStandby() {
  const [written] = await queryOnce<{ position: string }>(
    servers.primary.url,
    'select pg_current_wal_flush_lsn()::text as position',
  )
  await waitUntil(async () => {
    const [row] = await runOnStandby(`select pg_last_wal_replay_lsn() >= '${written?.position}' as replayed`)
    expect(row?.replayed).toBe(true)
  })
}

async function signIn(role: Role = 'hr', id?: string) {
  const { token } = await createSession(first.db, role, wallClock.now(), id)
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: async ({ app }: Process, url: string) => app.inject({ url, headers }),
    addEnquiry: async ({ app }: Process, name: string) => {
      const payload = enquiryBody('Tally', { name })
      expect((await app.inject({ method: 'POST', url: '/api/enquiry', headers, payload })).statusCode).toBe(201)
    },
    listNames: async ({ app }: Process, more: Record<string, string> = {}) => {
      const { enquiries } = (await app.inject({ url: '/api/enquiry', headers: { ...headers, ...more } })).json<{
        enquiries: { name: string }[]
      }>()
      return enquiries.map(({ name }) => name)
    },
  }
}

beforeEach(async () => {
  await first.db.deleteFrom('enquiry').execute()
  await waitForStandby()
  for (const { replica } of [first, second]) {
    await waitUntil(async () => {
      await replica.check()
      if (replica.state !== 'ok') throw new Error(`The replica is ${replica.state}.`)
    })
  }
})

afterEach(async () => {
  await proxy.restore()
  await runOnStandby('select pg_wal_replay_resume() where pg_is_in_recovery()')
})

describe('while the replica lags', () => {
  test('callers see their own writes in every process, others the state of the replica', async () => {
    const [asha, hari] = [await signIn(), await signIn()]
    await waitForStandby()
    await runOnStandby('select pg_wal_replay_pause()')
    await asha.addEnquiry(first, 'Ravi')
    expect(await asha.listNames(second)).toEqual(['Ravi'])
    expect(await asha.listNames(first)).toEqual(['Ravi'])
    expect(await hari.listNames(second)).toEqual([])
    await runOnStandby('select pg_wal_replay_resume()')
    await waitForStandby()
    const before = second.replica.reads.replica
    expect(await asha.listNames(second)).toEqual(['Ravi'])
    expect(await hari.listNames(second)).toEqual(['Ravi'])
    expect(second.replica.reads.replica).toBe(before + 2)
  })

  test('a page that was told of a change reads it, with the position that the stream named', async () => {
    const [asha, hari] = [await signIn(), await signIn()]
    await waitForStandby()
    await runOnStandby('select pg_wal_replay_pause()')
    await asha.addEnquiry(first, 'Sara Khan')
    const position = await selectWritten(first.db)
    expect(await hari.listNames(second)).toEqual([])
    expect(await hari.listNames(second, { 'read-after': String(position) })).toEqual(['Sara Khan'])
  })

  test('a session that begins after a write sees it', async () => {
    await runOnStandby('select pg_wal_replay_pause()')
    await (await signIn()).addEnquiry(first, 'Ravi')
    expect(await (await signIn()).listNames(second)).toEqual(['Ravi'])
  })

  test('everybody reads from the primary from the second check on', async () => {
    const hari = await signIn()
    await waitForStandby()
    await runOnStandby('select pg_wal_replay_pause()')
    await (await signIn()).addEnquiry(first, 'Ravi')
    await second.replica.check()
    expect(await hari.listNames(second)).toEqual([])
    await second.replica.check()
    expect(second.replica.state).toBe('lagging')
    expect(await hari.listNames(second)).toEqual(['Ravi'])
  })
})

describe('when the replica fails', () => {
  test.each(isFullRun ? OUTAGES : (['reset', 'freeze'] as const))(
    '%s: lists are read from the primary, and from the replica again after it',
    async (outage) => {
      const hari = await signIn()
      await hari.addEnquiry(first, 'Ravi')
      await waitForStandby()
      expect(await hari.listNames(first)).toEqual(['Ravi'])
      await proxy.break(outage)
      expect(await hari.listNames(first)).toEqual(['Ravi'])
      await first.replica.check()
      expect(first.replica.state).toBe('unavailable')
      expect(await hari.listNames(first)).toEqual(['Ravi'])
      expect(first.log.join('')).toContain('reading from the primary instead of the replica')
      expect((await first.app.inject({ url: '/readyz' })).statusCode).toBe(200)
      await proxy.restore()
      await waitUntil(async () => {
        await first.replica.check()
        expect(first.replica.state).toBe('ok')
      })
    },
  )

  test('a read that recovery cancels is repeated on the primary', async () => {
    const before = first.replica.reads.failed
    const read = first.replica.read(0, async (db) => {
      const [server] = (await sql<{ isStandby: boolean }>`select pg_is_in_recovery() as "isStandby"`.execute(db)).rows
      if (server?.isStandby !== true) return 'primary'
      await sql`select pg_sleep(60), (select count(*) from draft)`.execute(db)
      return 'replica'
    })
    await waitUntil(async () =>
      expect(await runOnStandby(`select from pg_stat_activity where wait_event = 'PgSleep'`)).toHaveLength(1),
    )
    await queryOnce(servers.primary.url, 'begin; lock table draft in access exclusive mode; commit')
    expect(await read).toBe('primary')
    expect(first.replica.reads.failed).toBe(before + 1)
  })
})

test('the replica serves every endpoint that may read from it', async () => {
  const course = await createCourse(first.db, { name: 'Typing' })
  const batch = await createBatch(first.db, { code: 'T1', courseId: course.id })
  const queries: Record<string, string> = {
    '/api/search': '?q=asha',
    '/api/attend/register': `?batchCode=${batch.code}`,
  }
  const student = await createStudent(first.db, { batchId: batch.id })
  const callers = { student: await signIn('student', student), hr: await signIn('hr'), admin: await signIn('admin') }
  await waitForStandby()
  const endpoints = ENDPOINTS.filter(({ replica }) => replica)
  expect(endpoints.length).toBeGreaterThan(30)
  for (const { method, path, roles } of endpoints) {
    expect(method).toBe('GET')
    const role = (['admin', 'hr', 'student'] as const).find((each) => roles.includes(each))!
    // A busy machine may take longer to connect than the app waits: then the primary serves the read.
    await waitUntil(async () => {
      const before = first.replica.reads.replica
      const { statusCode } = await callers[role].get(first, path + (queries[path] ?? ''))
      expect([path, statusCode, first.replica.reads.replica]).toEqual([path, 200, before + 1])
    })
  }
})

test('metrics count where reads were served', async () => {
  const metrics = createMetrics({
    pool: first.pool,
    database: {
      state: 'ok',
      commitSeconds: 0,
    },
    getDisk: () => ({
      state: 'ok',
      free: null,
      total: null,
    }),
    replica: {
      state: 'ok',
      lagBytes: 20,
      reads: {
        replica: 4,
        own_write: 3,
        failed: 2,
        unused: 1,
      },
    },
  })
  const lines = (await metrics.format()).split('\n')
  metrics.stop()
  expect(lines).toEqual(
    expect.arrayContaining([
      'munshi_replica_up 1',
      'munshi_replica_lag_bytes 20',
      'munshi_replica_reads_total{source="replica"} 4',
      'munshi_replica_reads_total{source="own_write"} 3',
    ]),
  )
})

test('DATABASE_READ_URL: the app logs in to the standby with the role of the app', async () => {
  const dataDir = createTemporaryDirectory()
  const app = await startMunshi({
    dataDir,
    env: { DATABASE_URL: servers.primary.url, DATABASE_READ_URL: servers.standby.url, LOG_LEVEL: 'info' },
  })
  await waitUntil(async () => expect(app.output.join('\n')).toContain('reading from the replica'))
  const users = await runOnStandby(`select distinct usename from pg_stat_activity where application_name = 'munshi'`)
  expect(users).toEqual([{ usename: 'munshi_app' }])
  expect(await app.kill('SIGTERM')).toBe(0)
  await removeMunshi(dataDir)
})

test('a standby that was promoted is not read from', async () => {
  const hari = await signIn()
  await waitForStandby()
  await runOnStandby('select pg_promote()')
  await hari.addEnquiry(first, 'Ravi')
  await first.replica.check()
  expect(first.replica.state).toBe('primary')
  expect(await hari.listNames(first)).toEqual(['Ravi'])
})
