import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Disk } from '#features/base/institute/contract/disk.contract.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { startDatabaseMonitor } from './database-monitor.ts'
import { startDiskMonitor } from './disk-monitor.ts'
import type { Health } from './health.routes.ts'
import type { Metrics, MetricsSources } from './metrics.ts'
import type { Settings } from './settings.ts'

export type Monitoring = {
  health: Health
  getDisk: () => Disk
  /** Whether writes must be rejected, to leave the rest of the disk to PostgreSQL. */
  isDiskFull: () => boolean
  metrics: Metrics | undefined
  stop(): Promise<void>
}

type Options = {
  db: Db
  pool: pg.Pool
  clock: Clock
  log: FastifyBaseLogger
  dataDir: string
  /** Undefined unless the database is embedded. */
  databaseDirectory: string | undefined
  address: Settings['METRICS_ADDRESS']
  replica: MetricsSources['replica']
  changes: MetricsSources['changes']
}

export async function startMonitoring(options: Options): Promise<Monitoring> {
  const { db, pool, clock, log, dataDir, databaseDirectory, address, replica, changes } = options
  const database = startDatabaseMonitor({ db, clock, log })
  const diskMonitor = startDiskMonitor({ directory: databaseDirectory ?? dataDir, log })
  await diskMonitor.check()
  const isElsewhere = databaseDirectory === undefined
  const getDisk = (): Disk =>
    isElsewhere && database.state === 'full' ? { state: 'full', free: null, total: null } : diskMonitor.disk
  const served = address && (await startMetrics({ pool, database, getDisk, replica, changes }, address))
  return {
    health: { isDraining: false, database },
    getDisk,
    isDiskFull: () => !isElsewhere && diskMonitor.disk.state === 'full',
    metrics: served?.metrics,
    async stop() {
      served?.close()
      diskMonitor.stop()
      await database.stop()
    },
  }
}

/** The library is loaded only if it is used. */
async function startMetrics(sources: MetricsSources, address: Address) {
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./serve-metrics.ts'),
  ])
  const metrics = createMetrics(sources)
  return { metrics, close: await serveMetrics(metrics, address) }
}

type Address = NonNullable<Settings['METRICS_ADDRESS']>
