import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccountFaults, listReceipts } from '#testing/server/account-checks.ts'
import { createClient } from '#testing/server/api-client.ts'
import { findLostReceipts, pay, payWithRetry, startPaymentLoad } from '#testing/server/payment-load.ts'
import { getRounds, reportFigures } from '#testing/server/full-run.ts'
import { lockAccountRow } from '#testing/server/lock-account-row.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { removeMunshi, getOwnerUrl, listPostgresProcesses, startMunshi } from '#testing/server/munshi.ts'
import { runInParallel, range } from '#testing/server/run-in-parallel.ts'
import { countConnections } from '#testing/server/wait-for-lock.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

const ROUNDS = getRounds(1, 20)

const dataDir = createTemporaryDirectory()
let institute: RunningInstitute
let isStopped = false
/** Milliseconds of each stop under load. */
const durations: number[] = []

beforeAll(async () => {
  institute = await startInstitute(dataDir, 16)
})

beforeEach(async () => {
  if (isStopped) await institute.start()
  isStopped = false
})

afterAll(async () => {
  reportFigures('R17', { rounds: ROUNDS, 'longest stop (ms)': Math.round(Math.max(...durations)) })
  await removeMunshi(dataDir)
})

async function stop(signal: 'SIGTERM' | 'SIGINT') {
  isStopped = true
  const started = performance.now()
  const code = await institute.app.kill(signal)
  return { code, ms: performance.now() - started }
}

const rounds = range(ROUNDS).map((n) => ({ n: n + 1, signal: n % 2 ? ('SIGINT' as const) : ('SIGTERM' as const) }))

test.each(rounds)(
  'round $n: $signal during payments stops the app within 10 s and loses no receipt',
  async ({ signal }) => {
    const load = startPaymentLoad(institute.hr, institute.students)
    await load.waitForReceipts(40)
    const { code, ms } = await stop(signal)
    await load.stop()
    durations.push(ms)
    expect(code).toBe(0)
    expect(ms).toBeLessThan(10_000)
    expect(listPostgresProcesses(dataDir)).toEqual([])
    expect(load.unexpected).toEqual([])

    await institute.start()
    isStopped = false
    expect(await findLostReceipts(load.sent, getOwnerUrl(dataDir))).toEqual([])
    await runInParallel(load.sent, 8, async (payment) => {
      if (!payment.receipt) payment.receipt = (await payWithRetry(institute.hr, payment)).body
    })
    expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
  },
)

test('requests in progress get their response before the app stops', async () => {
  const [student = ''] = institute.students
  const release = await lockAccountRow(getOwnerUrl(dataDir), student)
  const pending = range(6).map((n) => pay(institute.hr, { key: `pending-${n}`, student, paid: 10 }))
  const ownerUrl = getOwnerUrl(dataDir)
  await waitUntil(async () => expect(await countConnections({ ownerUrl }, "wait_event_type = 'Lock'")).toBe(6))
  const stopping = stop('SIGTERM')
  await waitUntil(async () => {
    const response = await institute.anyone.get('/healthz').catch(() => undefined)
    expect(response?.status ?? 503).toBe(503)
  })
  await release()
  const responses = await Promise.all(pending)
  expect(responses.map(({ status }) => status)).toEqual(range(6).map(() => 201))
  expect((await stopping).code).toBe(0)
  await institute.start()
  isStopped = false
  const stored = await listReceipts(getOwnerUrl(dataDir))
  for (const { body } of responses) expect(stored.get(body._id)?.number).toBe(body.receiptNo)
})

/** The bytes that browsers have sent: nothing, half of a request, and the beginning of a slow body. */
const INCOMPLETE = [
  '',
  'GET /api/course HTTP/1.1\r\nHost: ',
  'POST /api/hr/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
]

test('browsers that have sent nothing, half of a request or a part of a body do not delay the stop', async () => {
  const { hostname, port } = new URL(institute.app.url)
  const browsers = INCOMPLETE.map((bytes) => ({ bytes, socket: connect({ host: hostname, port: Number(port) }) }))
  for (const { bytes, socket } of browsers) {
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(bytes)
  }
  // The server has received the bytes by the time it responds to a later request.
  await institute.anyone.get('/healthz')
  const { code, ms } = await stop('SIGTERM')
  for (const { socket } of browsers) socket.destroy()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
})

describe('draining', () => {
  const start = (DRAIN_SECONDS: string) => startMunshi({ dataDir, env: { DRAIN_SECONDS } })

  beforeEach(async () => {
    if (!isStopped) await stop('SIGTERM')
  })

  test('SIGTERM: /readyz returns 503 while requests are served on connections that close, then the app stops', async () => {
    const app = await start('3')
    const client = createClient(() => app.url)
    const exited = app.kill('SIGTERM')
    const { headers, body } = await waitUntil(async () => {
      const response = await client.get<{ reason: string }>('/readyz')
      expect(response.status).toBe(503)
      return response
    })
    expect([headers.get('retry-after'), body.reason]).toEqual(['2', 'draining'])
    const served = await client.get('/api/institute')
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    expect(await exited).toBe(0)
    expect(listPostgresProcesses(dataDir)).toEqual([])
  })

  test('a second signal a second later stops the app at once', async () => {
    const app = await start('60')
    const client = createClient(() => app.url)
    const exited = app.kill('SIGTERM')
    await waitUntil(async () => expect((await client.get('/readyz')).status).toBe(503))
    // Repeated, because a signal within a second of the first counts as the same.
    const repeat = setInterval(() => void app.kill('SIGTERM'), 500)
    const started = performance.now()
    expect(await exited.finally(() => clearInterval(repeat))).toBe(0)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(listPostgresProcesses(dataDir)).toEqual([])
  })
})
