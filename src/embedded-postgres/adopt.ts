import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { queryOnce } from '#shared/server/query-once.ts'
import { connectionIn, urlOf } from './connection.ts'
import type { Running } from './launch.ts'
import type { Place } from './cluster-paths.ts'
import { recordedPostmaster } from './postmaster.ts'
import { processesIn, startStamp } from './process-life.ts'

const PATIENCE_MS = 20_000

/** The PostgreSQL of an app that was killed, when it still runs, lets us in and serves this very directory. */
export async function adoptOrphan(place: Place): Promise<Running | undefined> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const recorded = recordedPostmaster(place.data)
    const kept = connectionIn(place.directory)
    const started = recorded && startStamp(recorded.pid)
    if (!recorded || !kept || !started) return undefined
    if (processesIn(place.data)?.includes(recorded.pid) === false) return undefined
    const connection = { ...kept, port: recorded.port }
    const served = await servedDirectory(urlOf(connection, 'postgres'))
    if (served !== undefined) {
      return served === place.data ? { postmaster: { pid: recorded.pid, started }, connection } : undefined
    }
    await sleep(100)
  }
  return undefined
}

async function servedDirectory(url: string): Promise<string | undefined> {
  try {
    const [row] = await queryOnce<{ data_directory: string }>(url, 'show data_directory')
    return row && realpathSync(row.data_directory)
  } catch {
    return undefined
  }
}
