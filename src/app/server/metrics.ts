import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Disk } from '#features/base/institute/contract/disk.contract.ts'
import type { Replica } from '#shared/server/start-replica.ts'
import { type JobRun, jobRuns } from '#shared/server/start-job.ts'
import type { DatabaseMonitor } from './database-monitor.ts'
import { PAGE_ROUTE } from './page-paths.ts'

export type MetricsSources = {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  database: Pick<DatabaseMonitor, 'state' | 'commitSeconds'>
  getDisk: () => Disk
  replica?: Pick<Replica, 'state' | 'lagBytes' | 'reads'> | undefined
  changes?: { readonly size: number } | undefined
}

export type Metrics = {
  observe(app: FastifyInstance): void
  /** Returns Prometheus' text format. */
  format(): Promise<string>
  stop(): void
}

/** Labels are route patterns, statuses and names of the code, never values of a request. */
export function createMetrics({ pool, database, getDisk, replica, changes }: MetricsSources): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const requests = new Histogram({
    name: 'munshi_http_request_duration_seconds',
    help: 'Duration of requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const addGauge = (name: string, help: string, read: () => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read()
        if (value !== null) this.set(value)
      },
    })
  addGauge('munshi_database_up', '1 if the last commit succeeded in time', () =>
    Number(database.state === 'ok' || database.state === 'slow'),
  )
  addGauge('munshi_database_commit_seconds', 'Duration of the last commit', () => database.commitSeconds)
  addGauge('munshi_database_connections', 'Open connections of the pool', () => pool.totalCount)
  addGauge('munshi_database_connections_idle', 'Idle connections of the pool', () => pool.idleCount)
  addGauge('munshi_database_requests_waiting', 'Requests that wait for a connection', () => pool.waitingCount)
  addGauge('munshi_disk_free_bytes', 'Free space on the disk of the data directory', () => getDisk().free)
  addGauge('munshi_disk_size_bytes', 'Size of the disk of the data directory', () => getDisk().total)

  if (changes) addGauge('munshi_change_streams', 'Open streams of changes', () => changes.size)

  if (replica) {
    addGauge('munshi_replica_up', '1 if lists and dashboards are read from the replica', () =>
      Number(replica.state === 'ok'),
    )
    addGauge(
      'munshi_replica_lag_bytes',
      'WAL that the replica had not replayed at the last check',
      () => replica.lagBytes,
    )
    new Counter({
      name: 'munshi_replica_reads_total',
      help: 'Reads that the replica served, and those that the primary served instead, by reason',
      labelNames: ['source'],
      registers,
      collect() {
        this.reset()
        for (const [source, count] of Object.entries(replica.reads)) this.inc({ source }, count)
      },
    })
  }

  const labelNames = ['job'] as const
  const runs = new Counter({
    name: 'munshi_job_runs_total',
    help: 'Runs of scheduled jobs in this process',
    labelNames: ['job', 'result'],
    registers,
  })
  const lastSuccess = new Gauge({
    name: 'munshi_job_last_success_timestamp_seconds',
    help: 'Time of the last successful run in this process',
    labelNames,
    registers,
  })
  const lastDuration = new Gauge({
    name: 'munshi_job_last_duration_seconds',
    help: 'Duration of the last run in this process',
    labelNames,
    registers,
  })
  const onJobRun = (message: unknown) => {
    const { job, isSuccess, seconds } = message as JobRun
    runs.inc({ job, result: isSuccess ? 'success' : 'failure' })
    lastDuration.set({ job }, seconds)
    if (isSuccess) lastSuccess.setToCurrentTime({ job })
  }
  jobRuns.subscribe(onJobRun)

  return {
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        // A stream lasts as long as the page.
        if (request.routeOptions.config.endpoint?.stream !== undefined) return
        const route = formatRoute(request.routeOptions.url)
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    format: () => register.metrics(),
    stop: () => jobRuns.unsubscribe(onJobRun),
  }
}

/** All files of the page share a label, and so do the page and all URLs without a route. */
function formatRoute(url: string | undefined): string {
  if (url === undefined || url === PAGE_ROUTE) return 'page'
  return url.startsWith('/assets/') ? '/assets/*' : url
}
