import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#shared/server/db.ts'
import { type EmbeddedPostgres, queryOnce, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import messages from '#shared/contract/messages/en.json' with { type: 'json' }
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { type ClientResponse, type ApiClient, createClient, signInClient } from '#testing/server/api-client.ts'
import { findLostReceipts, pay, startPaymentLoad } from '#testing/server/payment-load.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { removeMunshi, SETUP_ENV, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { runInParallel } from '#testing/server/run-in-parallel.ts'
import { createCourseAndBatch, registerStudents } from '#testing/server/register-students.ts'
import { type Outage, OUTAGES, type TcpProxy, startTcpProxy } from '#testing/server/tcp-proxy.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

/** Per kind of outage. */
const ROUNDS = isFullRun ? 5 : 1

/** In milliseconds. Silent outages last longer than the app waits for the database. */
const OUTAGE_MS: Record<Outage, number> = { stop: 1_500, reset: 1_500, blackhole: 5_000, freeze: 5_000 }

const dataDir = createTemporaryDirectory()
let postgres: EmbeddedPostgres
let proxy: TcpProxy
let app: Munshi
let hr: ApiClient
let students: string[]

const proxyUrl = () => Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href

beforeAll(async () => {
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
  await proxy?.close()
  await postgres?.stop()
  await removeMunshi(dataDir)
})

const rounds = OUTAGES.flatMap((outage) => Array.from({ length: ROUNDS }, (_, n) => ({ outage, n: n + 1 })))

test.each(rounds)(
  'database outage ($outage, round $n): responds 503 within 5 s and recovers by itself',
  async ({ outage }) => {
    const load = startPaymentLoad(hr, students)
    const readers = startReading()
    await load.waitForReceipts(20)
    await proxy.break(outage)
    await sleep(OUTAGE_MS[outage])
    const anonymous = createClient(() => app.url)
    expect((await anonymous.get('/healthz')).status).toBe(200)
    expect((await anonymous.get('/readyz')).status).toBe(503)
    await proxy.restore()
    await waitUntil(async () => expect((await hr.get('/readyz')).status).toBe(200), 60_000)
    await load.waitForReceipts(20)
    await load.stop()
    const responses = await readers.stop()

    expect(load.unexpected).toEqual([])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]))
    for (const { status, problem, headers } of responses) {
      if (status !== 503) continue
      expect(problem).toEqual({ code: 'busy', message: messages.busy })
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    process.kill(app.pid, 0)

    await runInParallel(load.sent, 8, async (payment) => {
      if (!payment.receipt) payment.receipt = (await pay(hr, payment)).body
    })
    expect(await findLostReceipts(load.sent, postgres.url)).toEqual([])
    expect(await findAccountFaults(postgres.url)).toEqual([])
    expect(Math.max(...responses.map(({ ms }) => ms), ...load.durations)).toBeLessThan(5_000)
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

function startReading() {
  const responses: ClientResponse<unknown>[] = []
  let isRunning = true
  const requests = [
    () => hr.get('/api/user'),
    () => hr.get(`/api/fee/${students[0]}`),
    () =>
      createClient(() => app.url).post('/api/hr/login', { email: SETUP_ENV.HR_EMAIL, password: SETUP_ENV.HR_PASSWORD }),
  ]
  const all = Promise.all(
    requests.map(async (send) => {
      while (isRunning) {
        responses.push(await send())
        await sleep(100)
      }
    }),
  )
  return {
    async stop() {
      isRunning = false
      await all
      return responses
    },
  }
}
