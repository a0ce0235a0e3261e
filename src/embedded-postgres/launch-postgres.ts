import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { changePort, type Connection, connectionUrl } from './connection.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { errorCode } from './files.ts'
import { logPath, logSize, readLogSince } from './postgres-log.ts'
import { isRunning, type Postmaster, removeStalePidFiles, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { queryOnce } from './query-once.ts'
import { createPrivateDirectory } from './socket-directory.ts'

export type RunningPostgres = { postmaster: Postmaster; connection: Connection }

type LaunchOptions = {
  paths: ClusterPaths
  binaries: Binaries
  connection: Connection
  keepPort: boolean
  buildArguments: (connection: Connection) => string[]
  isCancelled: () => boolean
}

const TIMEOUT_MS = 20_000
const RECOVERY_TIMEOUT_MS = 10 * 60_000

/**
 * Starts PostgreSQL and waits until it accepts queries, which may include crash recovery and the end of a killed
 * server.
 */
export async function launchPostgres(options: LaunchOptions): Promise<RunningPostgres> {
  const { paths, binaries } = options
  const deadline = Date.now() + TIMEOUT_MS
  let { connection } = options
  while (true) {
    // A temporary directory may have been cleaned up.
    if (connection.socketDir !== undefined) createPrivateDirectory(connection.socketDir, paths.account)
    await removeStalePidFiles(paths.data, connection.socketDir, TIMEOUT_MS, options.isCancelled)
    const sizeBefore = logSize(paths)
    const postmaster = await spawnPostmaster(paths, binaries, options.buildArguments(connection))
    try {
      if (await waitUntilReady(postmaster, connection, options.isCancelled)) return { postmaster, connection }
    } catch (error) {
      await stopPostmaster(postmaster, paths, binaries)
      throw error
    }

    const logged = readLogSince(paths, logSize(paths) < sizeBefore ? 0 : sizeBefore)
    const isPortTaken = connection.socketDir === undefined && /could not (bind|create any TCP)/.test(logged)
    if (isPortTaken && !options.keepPort) connection = await changePort(paths.directory, connection)
    else if (!isPortTaken && !/still in use|already exists/.test(logged)) throw startFailed(paths, logged)
    if (Date.now() > deadline || options.isCancelled()) throw startFailed(paths, logged)
    await sleep(250)
  }
}

async function waitUntilReady(
  postmaster: Postmaster,
  connection: Connection,
  isCancelled: () => boolean,
): Promise<boolean> {
  const url = connectionUrl(connection, 'postgres')
  const startedAt = Date.now()
  let respondedAt = startedAt
  while (isRunning(postmaster)) {
    const status = await queryStatus(url)
    if (status === 'ready') return true
    if (status === 'starting') respondedAt = Date.now()
    else if (status !== 'unreachable') throw status
    if (isCancelled()) throw new EmbeddedPostgresError('start_failed', 'PostgreSQL was stopped while it was starting.')
    if (Date.now() > Math.min(respondedAt + TIMEOUT_MS, startedAt + RECOVERY_TIMEOUT_MS)) {
      throw new EmbeddedPostgresError(
        'start_failed',
        `PostgreSQL (process ${postmaster.pid}) has not responded for ${TIMEOUT_MS / 1000} seconds.`,
      )
    }
    await sleep(20)
  }
  return false
}

async function queryStatus(url: string): Promise<'ready' | 'starting' | 'unreachable' | Error> {
  try {
    await queryOnce(url, 'select 1')
    return 'ready'
  } catch (error) {
    if (errorCode(error) === '57P03') return 'starting'
    if (errorCode(error) === '28P01')
      return new EmbeddedPostgresError('start_failed', 'PostgreSQL rejects the password stored in connection.json.')
    return 'unreachable'
  }
}

function startFailed(paths: ClusterPaths, logged: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'start_failed',
    `PostgreSQL did not start. Its log, ${logPath(paths)}, ends with:\n${logged.split('\n').slice(-8).join('\n')}`,
  )
}
