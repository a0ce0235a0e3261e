import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#shared/server/db.ts'
import { type EmbeddedPostgres, queryOnce, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import messages from '#shared/contract/messages/en.json' with { type: 'json' }
import { findAccountFaults, listReceipts } from '#testing/server/account-checks.ts'
import { type ClientResponse, type ApiClient, createClient, signInClient } from '#testing/server/api-client.ts'
import { copyPreparedInstitute } from '#testing/server/copy-prepared-institute.ts'
import { findLostReceipts, pay, payWithRetry, startPaymentLoad } from '#testing/server/payment-load.ts'
import { getRounds, isFullRun, reportFigures } from '#testing/server/full-run.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { listPostgresProcesses, removeMunshi, SETUP_ENV, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { runInParallel } from '#testing/server/run-in-parallel.ts'
import { createCourseAndBatch, registerStudents } from '#testing/server/register-students.ts'
import { type Outage, OUTAGES, type TcpProxy, startTcpProxy } from '#testing/server/tcp-proxy.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

/** Each kind of outage has so many rounds. */
const ROUNDS = getRounds(1, 5)

type Fault = { begin(): Promise<unknown>; end(): Promise<unknown> }

const setStandby = (name: string) =>
  queryOnce(postgres.url, `alter system set synchronous_standby_names = '${name}'`).then(() =>
    queryOnce(postgres.url, 'select pg_reload_conf()'),
  )
const signalPostgres = async (signal: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of listPostgresProcesses(dataDir)) process.kill(pid, signal)
}

const FAULTS: Record<Outage | 'processes stopped' | 'commits hang', Fault> = {
  ...(Object.fromEntries(
    OUTAGES.map((outage) => [outage, { begin: () => proxy.break(outage), end: () => proxy.restore() }]),
  ) as Record<Outage, Fault>),
  'processes stopped': { begin: () => signalPostgres('SIGSTOP'), end: () => signalPostgres('SIGCONT') },
  // Works like a frozen synchronous standby: reads work, and commits wait for it.
  'commits hang': { begin: () => setStandby('absent'), end: () => setStandby('') },
}
/** The short run closes a port, and makes the database answer only reads. The full run does every fault. */
const SHORT: (keyof typeof FAULTS)[] = ['stop', 'commits hang']
/** The full run exceeds the app's wait for the database. Each outage lasts until everybody has been answered. */
const OUTAGE_MS = isFullRun ? 5_000 : 0

const dataDir = createTemporaryDirectory()
let postgres: EmbeddedPostgres
let proxy: TcpProxy
let app: Munshi
let hr: ApiClient
let students: string[]

const proxyUrl = () => Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href

beforeAll(async () => {
  copyPreparedInstitute(dataDir)
  postgres = await startEmbeddedPostgres({
    dataDir,
    database: 'munshi',
    fallbackDir: '/var/lib/munshi',
    log: () => {},
    transport: 'tcp',
  })
  proxy = await startTcpProxy(Number(new URL(postgres.url).port))
  app = await startMunshi({ dataDir, env: { ...SETUP_ENV, DATABASE_URL: proxyUrl() } })
  hr = await signInClient(() => app.url, 'hr')
  students = await registerStudents(hr, await createCourseAndBatch(await signInClient(() => app.url, 'admin'), hr), 16)
})

afterAll(async () => {
  reportFigures('R16', { rounds: rounds.length, 'longest response (ms)': Math.round(Math.max(...longest)) })
  await proxy?.close()
  await postgres?.stop()
  await removeMunshi(dataDir)
})

const faults = isFullRun ? (Object.keys(FAULTS) as (keyof typeof FAULTS)[]) : SHORT
const rounds = faults.flatMap((fault) => Array.from({ length: ROUNDS }, (_, n) => ({ fault, n: n + 1 })))
/** Many rounds keep the promised 5 s. Beside other tests the machine is busy. */
const LIMIT_MS = ROUNDS > 1 ? 5_000 : 10_000
/** The longest response of each round, in milliseconds. */
const longest: number[] = []

test.each(rounds)(
  `database fault ($fault, round $n): responds 503 within ${LIMIT_MS / 1000} s, stays in the pool and recovers by itself`,
  async ({ fault }) => {
    const load = startPaymentLoad(hr, students, { pauseMs: isFullRun ? 0 : 50 })
    const readers = startReading()
    await load.waitForReceipts(20)
    await FAULTS[fault].begin()
    await Promise.all([sleep(OUTAGE_MS), waitForState('unavailable')])
    await readers.waitForResponses()
    expect((await createClient(() => app.url).get('/healthz')).status).toBe(200)
    await FAULTS[fault].end()
    await waitForState('ok')
    await load.waitForReceipts(20)
    await load.stop()
    const responses = await readers.stop()

    expect([load.unexpected, load.failures]).toEqual([[], []])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]))
    for (const { status, problem, headers } of responses) {
      if (status !== 503) continue
      expect(problem).toEqual({ code: 'busy', message: messages.busy })
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    process.kill(app.pid, 0)

    await runInParallel(load.sent, 8, async (payment) => {
      if (!payment.receipt) payment.receipt = (await payWithRetry(hr, payment)).body
    })
    expect(await findLostReceipts(load.sent, postgres.url)).toEqual([])
    expect(await findAccountFaults(postgres.url)).toEqual([])
    longest.push(Math.max(...responses.map(({ ms }) => ms), ...load.durations))
    expect(longest.at(-1)).toBeLessThan(LIMIT_MS)
  },
)

test('a connection that stopped responding is closed, not reused: its transaction might still be open', async () => {
  const { db } = openDb(proxyUrl(), { log: () => {}, max: 1 })
  const ping = () => sql`select 1`.execute(db)
  await ping()
  await proxy.break('freeze')
  await expect(db.transaction().execute(async () => {})).rejects.toThrow('Query read timeout')
  await proxy.restore()
  await waitUntil(ping)
  const openTransactions = `select count(*)::int as n from pg_stat_activity where application_name = 'munshi' and state like 'idle in%'`
  await waitUntil(async () => expect(await queryOnce(postgres.url, openTransactions)).toEqual([{ n: 0 }]))
  await db.destroy()
})

test('a payment whose wait for the standby is cancelled gets 503, also its repeats, until the standby confirms it', async () => {
  const payment = { key: randomUUID(), student: students[0] ?? '', paid: 10 }
  const known = (await listReceipts(postgres.url)).size
  const stored = await waitUntil(async () => {
    await setStandby('absent')
    // PostgreSQL reads the setting some time later. Then the next heartbeat waits.
    await waitUntil(async () => expect(await listWaitingCommits()).not.toEqual([]))
    const { status, problem, headers } = await payWhileCommitsAreCancelled(payment)
    expect({ status, problem }).toEqual({ status: 503, problem: { code: 'busy', message: messages.busy } })
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
    const receipts = await listReceipts(postgres.url)
    if (receipts.size === known + 1) return receipts
    // The commit that recorded the use of the session was cancelled, or the app had already noticed the outage.
    await setStandby('')
    await waitForState('ok')
    throw new Error('The payment did not reach the database.')
  }, 120_000)
  expect((await pay(hr, payment)).status).toBe(503)
  await setStandby('')
  const { body } = await payWithRetry(hr, payment)
  expect(stored.get(body._id)?.number).toBe(body.receiptNo)
})

async function payWhileCommitsAreCancelled(payment: Parameters<typeof pay>[1]) {
  let isAnswered = false
  const pending = pay(hr, payment).finally(() => (isAnswered = true))
  while (!isAnswered) await cancelCommits()
  return pending
}

const listWaitingCommits = () =>
  queryOnce(postgres.url, "select pid from pg_stat_activity where wait_event = 'SyncRep'")

/** Cancels the commits that wait for a standby, except those of heartbeats. */
const cancelCommits = () =>
  queryOnce(
    postgres.url,
    `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and query = 'commit'`,
  )

/** `/readyz` stays 200. */
const waitForState = (database: 'ok' | 'unavailable') =>
  waitUntil(async () => {
    const { status, body } = await createClient(() => app.url).get('/readyz')
    expect({ status, body }).toEqual({ status: 200, body: { ok: true, database } })
  }, 60_000)

function startReading() {
  const responses: ClientResponse<unknown>[] = []
  const counts = new Map<number, number>()
  let isRunning = true
  const requests = [
    () => hr.get('/api/user'),
    () => hr.get(`/api/fee/${students[0]}`),
    () =>
      createClient(() => app.url).post('/api/hr/login', { email: SETUP_ENV.HR_EMAIL, password: SETUP_ENV.HR_PASSWORD }),
  ]
  const all = Promise.all(
    requests.map(async (send, index) => {
      while (isRunning) {
        responses.push(await send())
        counts.set(index, (counts.get(index) ?? 0) + 1)
        await sleep(100)
      }
    }),
  )
  return {
    /** Resolves when each kind of request has been sent and answered since the call. */
    async waitForResponses() {
      const before = new Map(counts)
      // The first can be a response to a request sent before.
      const isAnswered = (index: number) => (counts.get(index) ?? 0) >= (before.get(index) ?? 0) + 2
      await waitUntil(async () => expect(requests.every((_, index) => isAnswered(index))).toBe(true), 60_000)
    },
    async stop() {
      isRunning = false
      await all
      return responses
    },
  }
}
