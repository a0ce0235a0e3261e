import { adoptOrphan } from './adopt-orphan.ts'
import { assertDurable } from './assert-durable.ts'
import { resolveBinaries } from './binaries.ts'
import { resolveClusterPaths } from './cluster-paths.ts'
import { type Connection, connectionUrl, ensureConnection, readConnection } from './connection.ts'
import { initCluster } from './init-cluster.ts'
import { launchPostgres } from './launch-postgres.ts'
import { lockInstance } from './lock-instance.ts'
import { postgresArguments } from './postgres-arguments.ts'
import { stopPostmaster } from './postmaster.ts'
import { queryOnce } from './query-once.ts'
import { resolveSocketDirectory } from './socket-directory.ts'
import { supervise } from './supervise.ts'

export type EmbeddedPostgres = {
  /** Connects as the owner of the database. Stays the same when PostgreSQL is restarted after a crash. */
  url: string
  /** The directory whose disk holds the data. */
  directory: string
  pid(): number
  /** Shuts PostgreSQL down fast. Call it after the last query. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  /** Created at the first start. Use letters, digits and underscores only. */
  database: string
  /** Used instead of `dataDir` when root starts it and the account that runs PostgreSQL cannot enter `dataDir`. */
  fallbackDir: string
  log: (message: string, details?: object) => void
  /** The npm package with the binaries, if not the one for this platform. */
  binaries?: 'postgres-15-linux-x64' | undefined
  settings?: Record<string, string> | undefined
  /** `tcp` is the default where Node has no Unix sockets: on Windows. */
  transport?: 'socket' | 'tcp' | undefined
  /** Neither uses nor checks fsync: a crash of the machine may destroy the data. */
  unsafeForTests?: boolean | undefined
}

/** Starts PostgreSQL in `dataDir`, or adopts one that is still running there, and restarts it after crashes. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, database, log, unsafeForTests = false } = options
  const { transport = process.platform === 'win32' ? 'tcp' : 'socket' } = options
  const paths = resolveClusterPaths(options)
  const lock = await lockInstance(
    paths.directory,
    paths.directory === `${dataDir}/postgres` ? dataDir : paths.directory,
  )
  let isStopping = false
  try {
    const binaries = resolveBinaries(paths.account, options.binaries, paths.runtime, log)
    const launch = async (connection: Connection, keepPort: boolean) =>
      launchPostgres({
        paths,
        binaries,
        connection,
        keepPort,
        buildArguments: (current) => postgresArguments(current, options),
        isCancelled: () => isStopping,
      })
    const start = async () => {
      const stored = readConnection(paths.directory)?.socketDir
      const socketDir = transport === 'socket' ? resolveSocketDirectory(paths, stored) : undefined
      const connection = await ensureConnection(paths.directory, socketDir)
      await initCluster(paths, binaries, { password: connection.password, sync: !unsafeForTests })
      return launch(connection, false)
    }
    const adopt = async () => {
      const orphan = await adoptOrphan(paths)
      if (!orphan) return undefined
      const { pid } = orphan.postmaster
      if ((orphan.connection.socketDir !== undefined) === (transport === 'socket')) {
        log('adopted a running PostgreSQL', { pid })
        return orphan
      }
      log(`restarting a running PostgreSQL, which does not use ${transport === 'socket' ? 'a Unix socket' : 'TCP'}`, {
        pid,
      })
      await stopPostmaster(orphan.postmaster, paths, binaries)
      return undefined
    }
    const first = (await adopt()) ?? (await start())

    try {
      await ensureDatabase(first.connection, database)
      const url = connectionUrl(first.connection, database)
      if (!unsafeForTests) await assertDurable((sql) => queryOnce(url, sql))
      const supervisor = supervise(first, () => launch(first.connection, true), log)
      return {
        url,
        directory: paths.data,
        pid: () => supervisor.current().pid,
        async stop() {
          isStopping = true
          await stopPostmaster(await supervisor.stop(), paths, binaries)
          lock.release()
        },
      }
    } catch (error) {
      await stopPostmaster(first.postmaster, paths, binaries)
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function ensureDatabase(connection: Connection, database: string): Promise<void> {
  const url = connectionUrl(connection, 'postgres')
  const found = await queryOnce(url, `select 1 from pg_database where datname = '${database}'`)
  if (found.length === 0) await queryOnce(url, `create database "${database}"`)
}
