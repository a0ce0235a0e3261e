import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccountFaults, listReceipts } from '#testing/server/account-checks.ts'
import { type ApiClient, type ClientResponse, signInClient } from '#testing/server/api-client.ts'
import { isFullRun, reportFigures } from '#testing/server/full-run.ts'
import { lockAccountRow } from '#testing/server/lock-account-row.ts'
import { readMemoryFlags } from '#testing/server/memory-flags.ts'
import { getOwnerUrl, removeMunshi } from '#testing/server/munshi.ts'
import { markDays, payUntilIssued, runNormalUse } from '#testing/server/normal-use.ts'
import { findLostReceipts, type SentPayment } from '#testing/server/payment-load.ts'
import { registerStudent } from '#testing/server/register-students.ts'
import { range, runInParallel } from '#testing/server/run-in-parallel.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

/** `npm run test:trust -- load --users 500 --seconds 60` */
const USERS = Number(process.env['LOAD_USERS'] ?? (isFullRun ? 40 : 20))
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 6)
const STUDENTS = isFullRun ? 40 : 12
const SESSIONS = isFullRun ? 8 : 4
/** Browsers open this many connections to one server. */
const CONNECTIONS_PER_PERSON = 6

const dataDir = createTemporaryDirectory()
let institute: RunningInstitute
let clients: ApiClient[]

beforeAll(async () => {
  institute = await startInstitute(dataDir, 0, { NODE_OPTIONS: process.env['LOAD_NODE_OPTIONS'] ?? readMemoryFlags() })
  const { hr, courseAndBatch, students } = institute
  while (students.length < STUDENTS) {
    const { body } = await registerStudent(hr, courseAndBatch, {
      fee: 10_000_000,
      Paidfee: 0,
      joiningDate: '2026-01-01',
    })
    students.push(body.student._id)
  }
  await markDays(hr, { students, batch: courseAndBatch.batch.bCode })
  clients = []
  for (const _session of range(SESSIONS)) clients.push(await signInClient(() => institute.app.url, 'hr'))
})

afterAll(() => removeMunshi(dataDir))

const percentile = (values: number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0)

const getPeakMemory = (pid: number) => {
  const status = process.platform === 'linux' ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

test(`${USERS} people in normal use for ${SECONDS} s get no error`, { timeout: 0 }, async () => {
  const { students, courseAndBatch, app } = institute
  const batch = courseAndBatch.batch.bCode
  const { responses, failures, payments } = await runNormalUse({
    clients,
    people: USERS,
    seconds: SECONDS,
    students,
    batch,
    // Beside other tests, a stalled machine makes the app answer 503 with Retry-After as under overload: a client that
    // waits as long must then succeed. The full run allows no 503.
    isRepeating: !isFullRun,
  })
  const durations = responses.map(({ ms }) => ms)
  reportFigures('R15', {
    users: USERS,
    seconds: SECONDS,
    requests: responses.length,
    payments: payments.length,
    'median (ms)': percentile(durations, 0.5),
    'p95 (ms)': percentile(durations, 0.95),
    'peak memory (MB)': getPeakMemory(app.pid),
  })
  expect(failures).toEqual([])
  expect(responses.filter(({ status }) => status >= 400).map(({ status, problem }) => [status, problem])).toEqual([])
  expect(responses.length).toBeGreaterThan(USERS)
  expect(await findLostReceipts(payments, getOwnerUrl(dataDir))).toEqual([])
  expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
})

test('under overload payments get 201, 429 or 503 with Retry-After, and each retried one ends with one receipt', async () => {
  const before = (await listReceipts(getOwnerUrl(dataDir))).size
  const { students } = institute
  const payments = range(USERS * 10).map((n): SentPayment => ({
    key: randomUUID(),
    student: students[n % students.length] ?? '',
    paid: 1 + (n % 9),
  }))
  const responses: ClientResponse<unknown>[] = []
  // A fast machine has no overload from the payments alone: those for a locked account take all connections of the
  // pool.
  let release: (() => Promise<void>) | undefined = await lockAccountRow(getOwnerUrl(dataDir), students[0] ?? '')
  await runInParallel([...payments.entries()], USERS * CONNECTIONS_PER_PERSON, ([n, payment]) =>
    payUntilIssued(clients[n % SESSIONS] ?? institute.hr, payment, (response) => {
      responses.push(response)
      if (response.status === 201) return
      void release?.()
      release = undefined
    }),
  )
  const rejected = responses.filter(({ status }) => status !== 201)
  expect(rejected).not.toEqual([])
  reportFigures('R15', { 'payments at once': payments.length, 'sent again': rejected.length })
  expect(
    [...new Set(rejected.map(({ status }) => status))].filter((status) => status !== 429 && status !== 503),
  ).toEqual([])
  expect(rejected.filter(({ headers }) => !/^\d+$/.test(headers.get('retry-after') ?? ''))).toEqual([])
  expect(new Set(payments.map(({ receipt }) => receipt?.receiptNo)).size).toBe(payments.length)
  expect((await listReceipts(getOwnerUrl(dataDir))).size).toBe(before + payments.length)
  expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
})
