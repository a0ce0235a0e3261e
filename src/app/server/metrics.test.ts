import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from '#shared/server/create-logger.ts'
import { inEachProcess, runIfDue } from '#shared/server/start-job.ts'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'
import { CANARY, findCanaryValues } from '#testing/server/canary.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const api = startTestApi()

let metrics: Metrics
let app: FastifyInstance
beforeEach(async () => {
  metrics = createMetrics({
    pool: { totalCount: 10, idleCount: 4, waitingCount: 2 },
    database: { state: 'slow', commitSeconds: 1.5 },
    getDisk: () => ({ state: 'low', free: 1000, total: 5000 }),
  })
  app = await buildAppWithPage(api, { metrics })
})
afterEach(async () => {
  metrics.stop()
  await app.close()
})

const listLines = async () => (await metrics.format()).split('\n')

test('requests are counted by method, route pattern and status', async () => {
  const { token } = await api.signInAs('hr')
  await app.inject({ url: '/api/user?search=Asha', headers: { authorization: `Bearer ${token}` } })
  await app.inject({ url: '/api/user/unknown' })
  await app.inject({ url: '/hr/StudentList' })
  expect((await app.inject({ url: '/assets/main-1a2b.js' })).statusCode).toBe(200)
  const count = 'munshi_http_request_duration_seconds_count'
  // A file is counted after its stream has ended.
  await expect
    .poll(async () => (await listLines()).filter((line) => line.startsWith(count)))
    .toEqual([
      `${count}{method="GET",route="/api/user",status="200"} 1`,
      `${count}{method="GET",route="/api/user/:id",status="401"} 1`,
      `${count}{method="GET",route="page",status="200"} 1`,
      `${count}{method="GET",route="/assets/*",status="200"} 1`,
    ])
})

test('the metrics contain database, pool, disk, event loop and memory', async () => {
  const lines = await listLines()
  expect(lines).toEqual(
    expect.arrayContaining([
      'munshi_database_up 1',
      'munshi_database_commit_seconds 1.5',
      'munshi_database_connections 10',
      'munshi_database_connections_idle 4',
      'munshi_database_requests_waiting 2',
      'munshi_disk_free_bytes 1000',
      'munshi_disk_size_bytes 5000',
    ]),
  )
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(
      lines.some((line) => line.startsWith(`${name} `)),
      name,
    ).toBe(true)
})

test('runs of jobs are counted by result', async () => {
  const run = (name: string, work: () => Promise<void>) =>
    runIfDue({ ...inEachProcess({ name, everyMs: 1000 }), log: createLogger(false), run: work })
  await run('works', async () => {})
  await run('fails', () => Promise.reject(new Error('example')))
  const lines = await listLines()
  expect(lines).toContain('munshi_job_runs_total{job="works",result="success"} 1')
  expect(lines).toContain('munshi_job_runs_total{job="fails",result="failure"} 1')
  expect(lines.filter((line) => line.startsWith('munshi_job_last_success'))).toHaveLength(1)
})

test('the metrics contain no value of a request', async () => {
  await app.inject({ url: `/api/user/${CANARY.contact}?search=${CANARY.fname}` })
  await app.inject({ url: `/${CANARY.fname}/${CANARY.email}` })
  await app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email: CANARY.email, password: CANARY.password },
  })
  expect(findCanaryValues(await metrics.format())).toEqual([])
})

test('serveMetrics serves only GET /metrics, and reports an address in use', async () => {
  const port = await findFreePort()
  const close = await serveMetrics(metrics, { host: '127.0.0.1', port })
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  const response = await get('/metrics')
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await response.text()).toContain('munshi_database_up 1')
  expect([(await get('/')).status, (await get('/metrics', 'POST')).status]).toEqual([404, 404])
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port })).rejects.toThrow(
    `This process cannot listen on 127.0.0.1:${port} (EADDRINUSE). Choose another METRICS_ADDRESS.`,
  )
  close()
})
