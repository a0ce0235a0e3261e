import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  BulkChange,
  BulkChangeRow,
  Preview,
} from '#features/overview/bulk-changes/contract/bulk-changes.contract.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { type ApiClient, signInClient } from '#testing/server/api-client.ts'
import { getRounds } from '#testing/server/full-run.ts'
import { getOwnerUrl, type Munshi, removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { range } from '#testing/server/run-in-parallel.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

const ROUNDS = getRounds(2, 100)

/** Two processes use one PostgreSQL, which the first has started. Each has a clerk. */
const dataDir = createTemporaryDirectory()
const otherDir = createTemporaryDirectory()
let institute: RunningInstitute
let other: Munshi
let clerks: readonly [ApiClient, ApiClient]

beforeAll(async () => {
  institute = await startInstitute(dataDir, 6)
  other = await startMunshi({ dataDir: otherDir, env: { DATABASE_URL: getOwnerUrl(dataDir) } })
  clerks = [institute.hr, await signInClient(() => other.url, 'hr')]
})

afterAll(async () => {
  await removeMunshi(otherDir)
  await removeMunshi(dataDir)
})

async function preview(clerk: ApiClient, students: string[], change: object): Promise<BulkChangeRow[]> {
  return (await clerk.post<Preview>('/api/bulk/preview', { students, ...change })).body.rows
}

const send = (clerk: ApiClient, rows: BulkChangeRow[], change: object) =>
  clerk.post<BulkChange>('/api/bulk', { students: rows.map(({ _id, seen }) => ({ _id, seen })), ...change })

const undo = (clerk: ApiClient, { _id }: BulkChange) => clerk.post(`/api/bulk/${_id}/undo`)

const readStudents = (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await institute.hr.get<Student>(`/api/user/${id}`)).body))

test(`${ROUNDS} pairs of changes at two processes with students in common: one is made, the other gets its new preview`, async () => {
  const { students } = institute
  for (const round of range(ROUNDS)) {
    const endDate = `2030-01-${String(1 + (round % 28)).padStart(2, '0')}`
    const groups = [students.slice(0, 4), students.slice(2)] as const
    const changes = [{ endDate }, { endDate, isPlaced: round % 2 ? 'notPlaced' : 'placed' }] as const
    const before = await readStudents(students)
    const rows = await Promise.all(clerks.map((clerk, n) => preview(clerk, groups[n]!, changes[n]!)))

    const responses = await Promise.all(clerks.map((clerk, n) => send(clerk, rows[n]!, changes[n]!)))

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const [made, rejected] = responses[0]!.status === 201 ? [0, 1] : [1, 0]
    const after = await readStudents(students)
    for (const [n, student] of after.entries())
      expect(student).toMatchObject(groups[made]!.includes(student._id) ? changes[made]! : before[n]!)
    const { code, current } = responses[rejected]!.problem
    expect(code).toBe('stale')
    expect(current).toEqual({ rows: await preview(clerks[rejected]!, groups[rejected]!, changes[rejected]!) })

    expect((await send(clerks[rejected]!, (current as Preview).rows, changes[rejected]!)).status).toBe(201)
  }
})

test('a change made at one process is undone at the other, once', async () => {
  const [student] = await readStudents(institute.students)
  const change = { isCompleted: 'yes', endDate: '2031-01-01' }
  const { body: made } = await send(clerks[0], await preview(clerks[0], institute.students, change), change)

  const responses = await Promise.all(clerks.map((clerk) => undo(clerk, made)))

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  for (const { isCompleted, endDate } of await readStudents(institute.students))
    expect({ isCompleted, endDate }).toEqual({ isCompleted: student!.isCompleted, endDate: student!.endDate })
})
