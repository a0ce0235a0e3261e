import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createLogger } from './create-logger.ts'
import { runIfDue } from './start-job.ts'

const api = startTestApi()

const HOUR_MS = 60 * 60_000

function createJob(run: () => Promise<void>, write: (line: string) => void = () => {}) {
  const clock = { now: () => api.now }
  const log = createLogger({ level: 'info', stream: { write } })
  return { name: 'example', everyMs: HOUR_MS, db: api.db, clock, log, run }
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
  const job = createJob(
    async () => {
      throw new TypeError('example')
    },
    (line) => lines.push(line),
  )
  await runIfDue(job)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 50, msg: 'job failed', job: 'example', err: { type: 'TypeError' } },
  ])
})
