import { realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterPaths } from './cluster-paths.ts'
import { connectionUrl, readConnection } from './connection.ts'
import type { RunningPostgres } from './launch-postgres.ts'
import { readPostmasterPid } from './postmaster.ts'
import { findProcessesIn, getStartTime } from './processes.ts'
import { queryOnce } from './query-once.ts'

const TIMEOUT_MS = 20_000

/** Finds a PostgreSQL that survived its app, accepts our password and serves this data directory. */
export async function adoptOrphan(paths: ClusterPaths): Promise<RunningPostgres | undefined> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const recorded = readPostmasterPid(paths.data)
    const stored = readConnection(paths.directory)
    const startTime = recorded && getStartTime(recorded.pid)
    if (!recorded || !stored || !startTime) return undefined
    if (findProcessesIn(paths.data)?.includes(recorded.pid) === false) return undefined

    const { port, socketDir } = recorded
    const connection = { password: stored.password, port, socketDir }
    const dataDirectory = recorded.isListening
      ? await queryDataDirectory(connectionUrl(connection, 'postgres'))
      : undefined
    if (dataDirectory !== undefined) {
      // Windows does not distinguish capitals in paths.
      return relative(dataDirectory, paths.data) === ''
        ? { postmaster: { pid: recorded.pid, startTime }, connection }
        : undefined
    }
    await sleep(100)
  }
  return undefined
}

async function queryDataDirectory(url: string): Promise<string | undefined> {
  try {
    const [row] = await queryOnce<{ data_directory: string }>(url, 'show data_directory')
    return row && realpathSync(row.data_directory)
  } catch {
    return undefined
  }
}
