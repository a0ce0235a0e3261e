import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccountFaults, receiptsIn } from '#testing/server/account-checks.ts'
import { lostOf, pay, payPatiently, putToWork } from '#testing/server/clerks.ts'
import { lockAccountRow } from '#testing/server/lock-account.ts'
import { type Institute, openInstitute } from '#testing/server/institute.ts'
import { removeMunshi, ownerUrlOf, postgresIn } from '#testing/server/munshi.ts'
import { runInParallel, range } from '#testing/server/run-in-parallel.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'

/** Any number by `ROUNDS=20`. */
const ROUNDS = Number(process.env.ROUNDS ?? 4)

const dataDir = temporaryDirectory()
let institute: Institute
let stopped = false

beforeAll(async () => {
  institute = await openInstitute(dataDir, 16)
})

beforeEach(async () => {
  if (stopped) await institute.start()
  stopped = false
})

afterAll(() => removeMunshi(dataDir))

/** How the app ended, and after how long. */
async function stop(signal: 'SIGTERM' | 'SIGINT') {
  stopped = true
  const started = performance.now()
  const code = await institute.app.kill(signal)
  return { code, ms: performance.now() - started }
}

const rounds = range(ROUNDS).map((n) => ({ n: n + 1, signal: n % 2 ? ('SIGINT' as const) : ('SIGTERM' as const) }))

test.each(rounds)('round $n: $signal while eight clerks take fees', async ({ signal }) => {
  const clerks = putToWork(institute.hr, institute.students)
  await clerks.haveTaken(40)
  const { code, ms } = await stop(signal)
  await clerks.stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
  expect(postgresIn(dataDir)).toEqual([])
  expect(clerks.surprises).toEqual([])

  await institute.start()
  stopped = false
  expect(await lostOf(clerks.sent, ownerUrlOf(dataDir))).toEqual([])
  await runInParallel(clerks.sent, 8, async (payment) => {
    if (!payment.receipt) payment.receipt = (await payPatiently(institute.hr, payment)).body
  })
  expect(await findAccountFaults(ownerUrlOf(dataDir))).toEqual([])
})

test('what is under way is answered before it stops', async () => {
  const [student = ''] = institute.students
  const letGo = await lockAccountRow(ownerUrlOf(dataDir), student)
  const answering = range(6).map((n) =>
    pay(institute.hr, { key: `under way ${n}`.replaceAll(' ', '-'), student, paid: 10 }),
  )
  await sleep(500)
  const stopping = stop('SIGTERM')
  await sleep(500)
  await letGo()
  const answers = await Promise.all(answering)
  expect(answers.map(({ status }) => status)).toEqual(range(6).map(() => 201))
  expect((await stopping).code).toBe(0)
  await institute.start()
  stopped = false
  const booked = await receiptsIn(ownerUrlOf(dataDir))
  for (const { body } of answers) expect(booked.get(body._id)?.number).toBe(body.receiptNo)
})

test.each([
  ['has asked nothing yet', ''],
  ['has sent half of a question', 'GET /api/course HTTP/1.1\r\nHost: '],
  [
    'sends its form very slowly',
    'POST /api/hr/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  ],
])('a browser that %s does not keep it from stopping', async (_what, bytes) => {
  const { hostname, port } = new URL(institute.app.url)
  const browser = connect({ host: hostname, port: Number(port) })
  browser.on('error', () => {})
  await once(browser, 'connect')
  browser.write(bytes)
  await sleep(300)
  const { code, ms } = await stop('SIGTERM')
  browser.destroy()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
})
