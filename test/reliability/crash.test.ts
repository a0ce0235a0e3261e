import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { findAccountFaults, listReceipts } from '#testing/server/account-checks.ts'
import { type ApiClient, signInClient } from '#testing/server/api-client.ts'
import { findLostReceipts, payWithRetry, startPaymentLoad, type SentPayment } from '#testing/server/payment-load.ts'
import { getRounds, isFullRun, pickInteger, reportFigures, SEED } from '#testing/server/full-run.ts'
import { removeMunshi, killPostgres, type Munshi, getOwnerUrl, startMunshi } from '#testing/server/munshi.ts'
import { copyPreparedInstitute } from '#testing/server/copy-prepared-institute.ts'
import { runInParallel } from '#testing/server/run-in-parallel.ts'
import { createCourseAndBatch, registerStudents } from '#testing/server/register-students.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

const ROUNDS = getRounds(2, 12)
/** At most this many payments precede the kill. */
const MAX_PAYMENTS = isFullRun ? 150 : 60

const dataDir = createTemporaryDirectory()
let app: Munshi
let hr: ApiClient
let students: string[]
const allPayments: SentPayment[] = []

const start = async () => {
  app = await startMunshi({ dataDir })
}

beforeAll(async () => {
  copyPreparedInstitute(dataDir)
  await start()
  hr = await signInClient(() => app.url, 'hr')
  const courseAndBatch = await createCourseAndBatch(await signInClient(() => app.url, 'admin'), hr)
  students = await registerStudents(hr, courseAndBatch, isFullRun ? 24 : 8)
})

afterAll(async () => {
  reportFigures('R1', { rounds: ROUNDS, payments: allPayments.length })
  await removeMunshi(dataDir)
})

/** The short run does the first two. */
const TARGETS = {
  async 'everything at once'() {
    await Promise.all([app.kill('SIGKILL'), killPostgres(dataDir)])
    await start()
  },
  async PostgreSQL() {
    await killPostgres(dataDir)
  },
  async 'the app'() {
    await app.kill('SIGKILL')
    await start()
  },
  async 'one connection of PostgreSQL'() {
    const sql = `select pid from pg_stat_activity where application_name = 'munshi' order by random() limit 1`
    const [backend] = await queryOnce<{ pid: number }>(getOwnerUrl(dataDir), sql)
    if (!backend) throw new Error('The app has no connection.')
    // PostgreSQL then ends all connections, and recovers. Until it has noticed, it still answers.
    const other = new pg.Client(getOwnerUrl(dataDir))
    await other.connect()
    other.on('error', () => {})
    const ended = new Promise((resolve) => other.once('end', resolve))
    process.kill(backend.pid, 'SIGKILL')
    await ended
    await waitUntil(() => queryOnce(getOwnerUrl(dataDir), 'select 1'))
  },
}

const rounds = Array.from({ length: ROUNDS }, (_, n) => {
  const targets = Object.keys(TARGETS) as (keyof typeof TARGETS)[]
  return { n: n + 1, target: targets[n % targets.length] ?? 'the app' }
})

test.each(rounds)(
  `round $n: $target is killed during payments (SEED=${SEED}): no receipt is lost`,
  async ({ n, target }) => {
    const load = startPaymentLoad(hr, students)
    await load.waitForReceipts(pickInteger(20, MAX_PAYMENTS, n))
    await TARGETS[target]()
    await load.waitForReceipts(5)
    await load.stop()
    expect(load.unexpected).toEqual([])
    allPayments.push(...load.sent)
    expect(await findLostReceipts(allPayments, getOwnerUrl(dataDir))).toEqual([])

    await runInParallel(
      load.sent.filter(({ receipt }) => !receipt),
      8,
      resend,
    )
    expect((await listReceipts(getOwnerUrl(dataDir))).size).toBe(allPayments.length)
    expect(await findLostReceipts(allPayments, getOwnerUrl(dataDir))).toEqual([])
    expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
  },
)

/** With the same idempotency key there is one receipt, whether or not the first request was processed. */
async function resend(payment: SentPayment) {
  const { status, body } = await payWithRetry(hr, payment)
  expect(status).toBe(201)
  payment.receipt = body
}
