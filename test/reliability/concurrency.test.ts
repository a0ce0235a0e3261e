import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import type { ClientResponse } from '#testing/server/api-client.ts'
import { pay } from '#testing/server/payment-load.ts'
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

const PAIRS = getRounds(40, 200)
const OPERATIONS = isFullRun ? 2000 : 200
const BATCH = 100
/** In the full run enough for several deadlocks, if the order of locks allows any. */
const LOCKING_OPERATIONS = isFullRun ? 320 : 80

const dataDir = createTemporaryDirectory()
let institute: RunningInstitute

beforeAll(async () => {
  institute = await startInstitute(dataDir, 10)
})

afterAll(async () => {
  reportFigures('R7', { pairs: PAIRS, operations: OPERATIONS, seed: SEED })
  await removeMunshi(dataDir)
})

type Row = { _id: string; version: number }

test(`${PAIRS} pairs of concurrent edits: one succeeds, the other gets 409 with the current record`, async () => {
  const { hr, admin, courseAndBatch, students } = institute
  const payment = { student: students[0] ?? '', paid: 500, key: 'pairs' }
  const receipt = (await pay(hr, payment)).body
  const rows = [
    {
      read: `/api/user/${students[0]}`,
      put: `/api/user/${students[0]}`,
      client: hr,
      edit: (n: number) => ({ father: `Father ${n}` }),
    },
    {
      read: `/api/fee/receipt/${receipt._id}`,
      put: `/api/fee/${receipt._id}`,
      client: hr,
      edit: (n: number) => ({ paid: 1 + n }),
    },
    {
      read: '/api/course',
      put: `/api/course/${courseAndBatch.course._id}`,
      client: admin,
      edit: (n: number) => ({ cFee: n }),
    },
    {
      read: '/api/batch',
      put: `/api/batch/${courseAndBatch.batch._id}`,
      client: hr,
      edit: (n: number) => ({ bTime: `${n} o'clock` }),
    },
  ]
  let n = 0
  for (const { read, put, client, edit } of rows) {
    for (const _pair of range(Math.ceil(PAIRS / rows.length))) {
      const { version } = getRow((await client.get(read)).body, put)
      const ifMatch = { 'if-match': `"${version}"` }
      const pair = await Promise.all([
        client.put<Row>(put, edit(++n), ifMatch),
        client.put<Row>(put, edit(++n), ifMatch),
      ])
      const [saved, rejected] = pair.toSorted((a, b) => a.status - b.status) as [
        ClientResponse<Row>,
        ClientResponse<Row>,
      ]
      expect([saved.status, rejected.status]).toEqual([200, 409])
      expect(saved.body.version).toBe(version + 1)
      expect(rejected.problem).toMatchObject({ code: 'stale', current: { version: version + 1 } })
      expect(getRow((await client.get(read)).body, put).version).toBe(version + 1)
    }
  }
})

test(`${OPERATIONS} random writes, eight at a time (SEED=${SEED}): balances add up and each write has its audit entries`, async () => {
  const state: OperationState = { institute, students: [...institute.students], pendingStudents: [], receipts: [] }
  const before = await listActions()
  const results: OperationResult[] = []
  for (const batch of range(OPERATIONS / BATCH)) {
    const operations = fc.sample(operation, { seed: SEED + batch, numRuns: BATCH })
    results.push(...(await runInParallel(operations, 8, (next) => runOperation(state, next))))
    expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
  }
  expect(results.filter(({ status }) => status >= 500)).toEqual([])
  expect(results.filter(({ status }) => status < 300).length).toBeGreaterThan(OPERATIONS / 2)

  const written = new Map([...(await listActions())].filter(([requestId]) => !before.has(requestId)))
  const expected = new Map(
    results.filter(({ actions }) => actions.length > 0).map(({ requestId, actions }) => [requestId, actions]),
  )
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(expected))
})

test('concurrent registrations, approvals, placements and payments cause no deadlock', async () => {
  const state: OperationState = { institute, students: [...institute.students], pendingStudents: [], receipts: [] }
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

const DEADLOCKS = 'select deadlocks::int from pg_stat_database where datname = current_database()'

async function listActions(): Promise<Map<string, string[]>> {
  const rows = await queryOnce<{ request_id: string; actions: string[] }>(
    getOwnerUrl(dataDir),
    'select request_id, array_agg(action order by action) as actions from audit_entry group by request_id',
  )
  return new Map(rows.map(({ request_id, actions }) => [request_id, actions]))
}

function getRow(body: unknown, path: string): Row {
  const response = body as Row | { courses?: Row[]; batches?: Row[] }
  if ('version' in response) return response
  const found = [...(response.courses ?? []), ...(response.batches ?? [])].find(({ _id }) => path.endsWith(_id))
  if (!found) throw new Error(`not found: ${path}`)
  return found
}
