import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { findDueFaults } from '#testing/server/due-checks.ts'
import { createEditableRecords } from '#testing/server/editable-records.ts'
import {
  runOperation,
  type OperationResult,
  operation,
  type Operation,
  type OperationState,
} from '#testing/server/random-operations.ts'
import { getRounds, isFullRun, reportFigures, SEED } from '#testing/server/full-run.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { removeMunshi, getOwnerUrl } from '#testing/server/munshi.ts'
import { runInParallel, range } from '#testing/server/run-in-parallel.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

const PAIRS = getRounds(3, 200)
const OPERATIONS = isFullRun ? 2000 : 100
/** Operations that run at the same time, between two checks of the accounts: one, then eight, and so on. */
const STEPS = [1, 8]
/** The full run has enough for several deadlocks, if the order of locks allows any. */
const LOCKING_OPERATIONS = isFullRun ? 320 : 80

const dataDir = createTemporaryDirectory()
let institute: RunningInstitute
let secondBatch: string

beforeAll(async () => {
  institute = await startInstitute(dataDir, 10)
  const { course, batch } = institute.courseAndBatch
  secondBatch = `${batch.bCode}-second`
  const fields = { courseName: course.course, bCode: secondBatch, bTime: batch.bTime, startDate: batch.startDate }
  await institute.hr.post('/api/batch', fields)
})

afterAll(async () => {
  await removeMunshi(dataDir)
})

test(`${PAIRS} pairs of concurrent edits per kind of record: one succeeds, the other gets 409 with the current values`, async () => {
  let n = 0
  for (const { name, maxPairs = PAIRS, read, edit, values } of await createEditableRecords(institute)) {
    for (const _pair of range(Math.min(PAIRS, maxPairs))) {
      const { version } = await read()
      const numbers = [++n, ++n]
      const responses = await Promise.all(numbers.map((number) => edit(number, version)))
      const statuses = responses.map(({ status }) => status)
      expect(new Set(statuses), name).toEqual(new Set([200, 409]))
      const saved = { ...values(numbers[statuses.indexOf(200)]!), version: version + 1 }
      expect(responses[statuses.indexOf(409)]!.problem, name).toMatchObject({ code: 'stale', current: saved })
      expect(await read(), name).toMatchObject(saved)
    }
  }
  reportFigures('R8', { pairs: n / 2 })
})

test(`${OPERATIONS} random writes, one or eight at a time (SEED=${SEED}): balances and due amounts add up, and each write has its audit entries`, async () => {
  const state = createState()
  const before = await listActions()
  const results: OperationResult[] = []
  for (let step = 0; results.length < OPERATIONS; step++) {
    const operations = fc.sample(operation, { seed: SEED + step, numRuns: STEPS[step % STEPS.length]! })
    results.push(...(await Promise.all(operations.map((next) => runOperation(state, next)))))
    expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
    expect(await findDueFaults(getOwnerUrl(dataDir))).toEqual([])
  }
  expect(results.filter(({ status }) => status >= 500)).toEqual([])
  expect(results.filter(({ status }) => status < 300).length).toBeGreaterThan(OPERATIONS / 3)

  const written = new Map([...(await listActions())].filter(([requestId]) => !before.has(requestId)))
  const expected = new Map(
    results.filter(({ actions }) => actions.length > 0).map(({ requestId, actions }) => [requestId, actions]),
  )
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(expected))
  for (const row of ['R6', 'R7']) reportFigures(row, { operations: results.length, written: expected.size })
})

test('concurrent registrations, approvals, placements and payments cause no deadlock', async () => {
  const state = createState()
  const kinds = ['pay', 'register', 'pay', 'edit', 'apply', 'pay', 'place', 'approve'] as const
  const operations = range(LOCKING_OPERATIONS).map((n): Operation => ({
    kind: kinds[n % kinds.length] ?? 'pay',
    index: n,
    amount: 1 + (n % 9),
  }))
  const results = await runInParallel(operations, 8, (next) => runOperation(state, next))
  expect(results.filter(({ status }) => status >= 500)).toEqual([])
  const [row] = await queryOnce<{ deadlocks: number }>(getOwnerUrl(dataDir), DEADLOCKS)
  expect(row).toEqual({ deadlocks: 0 })
})

const createState = (): OperationState => ({
  institute,
  students: [...institute.students],
  pendingStudents: [],
  receipts: [],
  refunds: [],
  secondBatch,
  adjustments: [],
})

const DEADLOCKS = 'select deadlocks::int from pg_stat_database where datname = current_database()'

async function listActions(): Promise<Map<string, string[]>> {
  const rows = await queryOnce<{ request_id: string; actions: string[] }>(
    getOwnerUrl(dataDir),
    'select request_id, array_agg(action order by action) as actions from audit_entry group by request_id',
  )
  return new Map(rows.map(({ request_id, actions }) => [request_id, actions]))
}
