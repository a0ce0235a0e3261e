import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce } from '#shared/server/query-once.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import type { Answer } from '#testing/server/api-client.ts'
import { pay } from '#testing/server/clerks.ts'
import { carryOut, type Deed, step, type Step, type World } from '#testing/server/history.ts'
import { type Institute, openInstitute } from '#testing/server/institute.ts'
import { removeMunshi, ownerUrlOf } from '#testing/server/munshi.ts'
import { runInParallel, range } from '#testing/server/run-in-parallel.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'

/** Any number by `PAIRS=200`, `STEPS=2000`; `SEED` repeats a history. */
const PAIRS = Number(process.env.PAIRS ?? 200)
const STEPS = Number(process.env.STEPS ?? 400)
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)
const BATCH = 100
/** Enough for several circles where the order of locks allows them. */
const CROWD = 320

const dataDir = temporaryDirectory()
let institute: Institute

beforeAll(async () => {
  institute = await openInstitute(dataDir, 10)
})

afterAll(() => removeMunshi(dataDir))

type Row = { _id: string; version: number }

test(`${PAIRS} pairs of edits at once: one wins, the other is told and shown what stands there now`, async () => {
  const { hr, admin, school, students } = institute
  const payment = { student: students[0] ?? '', paid: 500, key: 'pairs' }
  const receipt = (await pay(hr, payment)).body
  const rows = [
    {
      read: `/api/user/${students[0]}`,
      put: `/api/user/${students[0]}`,
      by: hr,
      edit: (n: number) => ({ father: `Father ${n}` }),
    },
    {
      read: `/api/fee/receipt/${receipt._id}`,
      put: `/api/fee/${receipt._id}`,
      by: hr,
      edit: (n: number) => ({ paid: 1 + n }),
    },
    { read: '/api/course', put: `/api/course/${school.course._id}`, by: admin, edit: (n: number) => ({ cFee: n }) },
    {
      read: '/api/batch',
      put: `/api/batch/${school.batch._id}`,
      by: hr,
      edit: (n: number) => ({ bTime: `${n} o'clock` }),
    },
  ]
  let n = 0
  for (const { read, put, by, edit } of rows) {
    for (const _pair of range(Math.ceil(PAIRS / rows.length))) {
      const { version } = rowIn((await by.get(read)).body, put)
      const seen = { 'if-match': `"${version}"` }
      const pair = await Promise.all([by.put<Row>(put, edit(++n), seen), by.put<Row>(put, edit(++n), seen)])
      const [won, told] = pair.toSorted((a, b) => a.status - b.status) as [Answer<Row>, Answer<Row>]
      expect([won.status, told.status]).toEqual([200, 409])
      expect(won.body.version).toBe(version + 1)
      expect(told.problem).toMatchObject({ code: 'stale', current: { version: version + 1 } })
      expect(rowIn((await by.get(read)).body, put).version).toBe(version + 1)
    }
  }
})

test(`${STEPS} writes at random, eight at a time (SEED=${SEED}): the books balance, each write has its entry`, async () => {
  const world: World = { institute, students: [...institute.students], waiting: [], receipts: [] }
  const before = await trail()
  const deeds: Deed[] = []
  for (const batch of range(Math.ceil(STEPS / BATCH))) {
    const steps = fc.sample(step, { seed: SEED + batch, numRuns: BATCH })
    deeds.push(...(await runInParallel(steps, 8, (next) => carryOut(world, next))))
    expect(await findAccountFaults(ownerUrlOf(dataDir))).toEqual([])
  }
  expect(deeds.filter(({ status }) => status >= 500)).toEqual([])
  expect(deeds.filter(({ status }) => status < 300).length).toBeGreaterThan(STEPS / 2)

  const written = new Map([...(await trail())].filter(([requestId]) => !before.has(requestId)))
  const owed = new Map(
    deeds.filter(({ actions }) => actions.length > 0).map(({ requestId, actions }) => [requestId, actions]),
  )
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(owed))
})

test('locks are taken in one order: registrations, approvals, placements and payments never wait in a circle', async () => {
  const world: World = { institute, students: [...institute.students], waiting: [], receipts: [] }
  const kinds = ['pay', 'register', 'pay', 'edit', 'apply', 'pay', 'place', 'approve'] as const
  const steps = range(CROWD).map((n): Step => ({ what: kinds[n % kinds.length] ?? 'pay', who: n, amount: 1 + (n % 9) }))
  const deeds = await runInParallel(steps, 8, (next) => carryOut(world, next))
  expect(deeds.filter(({ status }) => status >= 500)).toEqual([])
  const [row] = await queryOnce<{ deadlocks: number }>(ownerUrlOf(dataDir), DEADLOCKS)
  expect(row).toEqual({ deadlocks: 0 })
})

const DEADLOCKS = 'select deadlocks::int from pg_stat_database where datname = current_database()'

/** Which entries each request has left in the trail. */
async function trail(): Promise<Map<string, string[]>> {
  const rows = await queryOnce<{ request_id: string; actions: string[] }>(
    ownerUrlOf(dataDir),
    'select request_id, array_agg(action order by action) as actions from audit_entry group by request_id',
  )
  return new Map(rows.map(({ request_id, actions }) => [request_id, actions]))
}

/** The record of an address, alone or in a list. */
function rowIn(body: unknown, path: string): Row {
  const lists = body as Row | { courses?: Row[]; batches?: Row[] }
  if ('version' in lists) return lists
  const found = [...(lists.courses ?? []), ...(lists.batches ?? [])].find(({ _id }) => path.endsWith(_id))
  if (!found) throw new Error(`There is nothing at ${path}.`)
  return found
}
