import { expect, test } from 'vitest'
import { HOUR_MS } from '#shared/contract/durations.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createLogger } from './create-logger.ts'
import { inEachProcess, inOneProcess, runIfDue, startJob } from './start-job.ts'

const api = startTestApi()

function createJob(run: (claimed: true, isStopped: () => boolean) => Promise<unknown>, lines: string[] = []) {
  const log = createLogger({ level: 'info', stream: { write: (line: string) => void lines.push(line) } })
  const interval = { name: 'example', everyMs: HOUR_MS, db: api.db, clock: { now: () => api.now } }
  return { ...inOneProcess(interval), log, run }
}
const advanceTime = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}

test('a due job runs once when several processes check at the same time', async () => {
  let runs = 0
  const job = createJob(async () => void runs++)
  await Promise.all(Array.from({ length: 8 }, () => runIfDue(job)))
  expect(runs).toBe(1)
})

test('a job runs again after its interval, and not before', async () => {
  let runs = 0
  const job = createJob(async () => void runs++)
  await runIfDue(job)
  advanceTime(HOUR_MS - 1)
  await runIfDue(job)
  expect(runs).toBe(1)
  advanceTime(1)
  await runIfDue(job)
  expect(runs).toBe(2)
})

test('a job that has run runs when the clock is set back', async () => {
  let runs = 0
  const job = createJob(async () => void runs++)
  await runIfDue(job)
  advanceTime(-24 * HOUR_MS)
  await runIfDue(job)
  expect(runs).toBe(2)
})

test('a job that fails is logged as an error with its name', async () => {
  const lines: string[] = []
  const job = createJob(() => Promise.reject(new TypeError('example')), lines)
  await runIfDue(job)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 50, msg: 'job failed', job: 'example', err: { type: 'TypeError' } },
  ])
})

test('a job that cannot be checked does not run, which is logged as a warning', async () => {
  const lines: string[] = []
  let runs = 0
  const job = createJob(async () => void runs++, lines)
  await runIfDue({ ...job, claim: () => Promise.reject(new TypeError('example')) })
  expect(runs).toBe(0)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 40, msg: 'job not checked' }])
})

test('startJob runs a job at once and then regularly, also after a failure', async () => {
  let runs = 0
  const job = createJob(async () => {
    if (++runs === 1) throw new Error('example')
  })
  const stop = startJob({ ...job, ...inEachProcess({ name: 'example', everyMs: 20 }) })
  await expect.poll(() => runs).toBeGreaterThan(2)
  await stop()
})

test('startJob never runs a job twice at the same time, and stops after the run in progress', async () => {
  let [running, most, ended] = [0, 0, 0]
  const job = createJob(async (_claimed, isStopped) => {
    most = Math.max(most, ++running)
    await expect.poll(isStopped).toBe(true)
    running--
    ended++
  })
  let otherRuns = 0
  const everyTime = inEachProcess({ name: 'example', everyMs: 5 })
  const stops = [
    startJob({ ...job, ...everyTime }),
    startJob({ ...job, ...everyTime, run: async () => void otherRuns++ }),
  ]
  await expect.poll(() => otherRuns).toBeGreaterThan(5)
  await Promise.all(stops.map((stop) => stop()))
  expect([most, ended]).toEqual([1, 1])
})
