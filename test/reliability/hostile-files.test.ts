import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Import } from '#features/overview/import-export/contract/imports.contract.ts'
import { type ApiClient, type ClientResponse } from '#testing/server/api-client.ts'
import { isFullRun, reportFigures } from '#testing/server/full-run.ts'
import { HOSTILE_FILES } from '#testing/server/hostile-files.ts'
import { removeMunshi } from '#testing/server/munshi.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

/** Harmless, because entities are read as they stand. */
const UNEXPANDED = 'entities that expand'
/** The short run has two workbooks and a text, the full run all files. */
const SHORT = ['a cell in a column that no sheet has', UNEXPANDED, 'millions of columns']

const dataDir = createTemporaryDirectory()
let institute: RunningInstitute

beforeAll(async () => {
  institute = await startInstitute(dataDir, 4)
})

afterAll(() => removeMunshi(dataDir))

/** Reads the memory of the app's process, without the processes that read files. */
function readMemoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Reads a list, one request after another, while `work` lasts. Returns the milliseconds of each. */
async function readMeanwhile(client: ApiClient, work: Promise<unknown>): Promise<number[]> {
  const durations: number[] = []
  let isDone = false
  void work.finally(() => (isDone = true)).catch(() => {})
  while (!isDone) {
    const { status, ms } = await client.get('/api/user')
    expect(status).toBe(200)
    durations.push(ms)
  }
  await work
  return durations
}

const send = (client: ApiClient, path: string, kind: string, content: Uint8Array): Promise<ClientResponse<Import>> =>
  client.post<Import>(path, { kind, file: Buffer.from(content).toString('base64'), name: 'list.xlsx' })

const findP99 = (durations: readonly number[]) =>
  durations.toSorted((one, other) => one - other)[Math.floor(durations.length * 0.99)] ?? 0

/** A process that has just started takes less memory than one in use. Returns the milliseconds of each request. */
async function useNormally(requests: number): Promise<number[]> {
  const { hr, admin } = institute
  const file = Buffer.from('Name\tPhone\nAsha Rao\t9811111111')
  const durations: number[] = []
  for (let round = 0; round < 3; round++) expect((await send(hr, '/api/import', 'students', file)).status).toBe(201)
  for (let round = 0; round < requests; round++) durations.push((await admin.get('/api/user')).ms)
  return durations
}

test.skipIf(process.platform !== 'linux')(
  'no file stops the app, delays others or takes its memory; each sender gets a sentence',
  async () => {
    const { app, hr, admin } = institute
    const files = HOSTILE_FILES.filter(({ name }) => isFullRun || SHORT.includes(name))
    const usual = findP99(await useNormally(isFullRun ? 1500 : 200))
    const before = readMemoryMb(app.pid)
    let [highest, slowest] = [before, 0]
    const durations: number[] = []
    for (const { name, build } of files) {
      const content = build()
      // Building a large file takes longer than the app keeps idle connections: this notices those that it closed.
      await setImmediate()
      const started = performance.now()
      const sending = send(hr, '/api/import', 'students', content)
      durations.push(...(await readMeanwhile(admin, sending)))
      const { status, problem } = await sending
      const message = Object.values(problem.fields ?? {})[0] ?? problem.message
      const expected = name === UNEXPANDED ? { status: 201 } : { status: 422, message: expect.stringMatching(/ .*\.$/) }
      expect({ name, status, message }).toEqual({ name, ...expected })
      highest = Math.max(highest, readMemoryMb(app.pid))
      slowest = Math.max(slowest, performance.now() - started)
    }
    const p99 = findP99(durations)
    reportFigures('R30', {
      files: files.length,
      'slowest file (s)': Math.round(slowest / 100) / 10,
      'p99 of others (ms)': Math.round(p99),
      'memory (MB)': Math.round(highest - before),
    })
    expect(p99).toBeLessThan(Math.max(200, 5 * usual))
    if (isFullRun) expect(highest - before).toBeLessThan(150)
    expect(() => process.kill(app.pid, 0)).not.toThrow()
  },
)

test('of ten files that one clerk sends at once, one is read, and the others get 429 with a sentence', async () => {
  const { hr, admin } = institute
  const rows = Array.from({ length: 2000 }, (_, n) => `Student ${n}\t98${String(n).padStart(8, '0')}`).join('\n')
  const file = Buffer.from(`Name\tPhone\n${rows}`)

  const sending = Promise.all(Array.from({ length: 10 }, () => send(hr, '/api/import', 'students', file)))
  await readMeanwhile(admin, sending)

  const answers = await sending
  expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 429)).toEqual([])
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  const rejected = answers.filter(({ status }) => status === 429)
  expect(rejected.length).toBeGreaterThan(0)
  expect(rejected[0]?.problem.message).toBe('Your last file is still in progress. Wait until it is finished.')
  expect((await send(hr, '/api/import', 'students', file)).status).toBe(201)
})

test('of ten files with many receipts that one clerk prints at once, one is made, and another clerk gets theirs', async () => {
  const { hr, admin, students } = institute
  const payment = { payMode: 'Cash', paid: 1, date: '2026-01-05' }
  const receipts: string[] = []
  for (let n = 0; n < 20; n++)
    receipts.push((await hr.post<{ _id: string }>(`/api/fee/${students[0]}`, { ...payment, paid: n + 1 })).body._id)
  const print = async (client: ApiClient) => (await client.post('/api/fee/receipt/file', { receipts })).status

  const [statuses, other] = await Promise.all([Promise.all(Array.from({ length: 10 }, () => print(hr))), print(admin)])

  // Beside other work, the app may say that it is busy.
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([])
  expect(statuses).toContain(429)
  expect(other).not.toBe(429)
  await expect.poll(() => print(hr)).toBe(200)
})
