import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccountFaults, listReceipts } from '#testing/server/account-checks.ts'
import { findLostReceipts, pay, payWithRetry, startPaymentLoad } from '#testing/server/payment-load.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { lockAccountRow } from '#testing/server/lock-account-row.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { removeMunshi, getOwnerUrl, listPostgresProcesses } from '#testing/server/munshi.ts'
import { runInParallel, range } from '#testing/server/run-in-parallel.ts'
import { countConnections } from '#testing/server/wait-for-lock.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

const ROUNDS = isFullRun ? 20 : 2

const dataDir = createTemporaryDirectory()
let institute: RunningInstitute
let isStopped = false

beforeAll(async () => {
  institute = await startInstitute(dataDir, 16)
})

beforeEach(async () => {
  if (isStopped) await institute.start()
  isStopped = false
})

afterAll(() => removeMunshi(dataDir))

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

test.each([
  ['has sent nothing', ''],
  ['has sent half of a request', 'GET /api/course HTTP/1.1\r\nHost: '],
  [
    'sends a body very slowly',
    'POST /api/hr/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  ],
])('a browser that %s does not delay the stop', async (_what, bytes) => {
  const { hostname, port } = new URL(institute.app.url)
  const browser = connect({ host: hostname, port: Number(port) })
  browser.on('error', () => {})
  await once(browser, 'connect')
  browser.write(bytes)
  // The server has received the bytes by the time it responds to a later request.
  await institute.anyone.get('/healthz')
  const { code, ms } = await stop('SIGTERM')
  browser.destroy()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
})
