import { setTimeout as sleep } from 'node:timers/promises'
import { queryOnce } from '#shared/server/query-once.ts'
import type { Binaries } from './binaries.ts'
import { type Connection, onAnotherPort, urlOf } from './connection.ts'
import { errorCode } from './files.ts'
import type { Place } from './cluster-paths.ts'
import { clearTheWay, isRunning, type Postmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { logFile, logSince, logSize } from './postgres-log.ts'
import { StartupError } from '#shared/server/startup-error.ts'

export type Running = { postmaster: Postmaster; connection: Connection }

export type Launch = {
  place: Place
  binaries: Binaries
  connection: Connection
  /** The app already knows the address. */
  keepPort: boolean
  argumentsFor: (port: number) => string[]
  cancelled: () => boolean
}

const PATIENCE_MS = 20_000
const RECOVERY_MS = 10 * 60_000

/** Spawns PostgreSQL and waits until it answers, through crash recovery and the last breaths of one that was killed. */
export async function launch(options: Launch): Promise<Running> {
  const { place, binaries } = options
  const until = Date.now() + PATIENCE_MS
  let { connection } = options
  while (true) {
    await clearTheWay(place.data, PATIENCE_MS, options.cancelled)
    const before = logSize(place)
    const postmaster = await spawnPostmaster(place, binaries, options.argumentsFor(connection.port))
    try {
      if (await becomesReady(postmaster, connection, options.cancelled)) return { postmaster, connection }
    } catch (error) {
      await stopPostmaster(postmaster, place, binaries)
      throw error
    }

    const said = logSince(place, logSize(place) < before ? 0 : before)
    const portTaken = /could not (bind|create any TCP)/.test(said)
    if (portTaken && !options.keepPort) connection = await onAnotherPort(place.directory, connection)
    else if (!portTaken && !/still in use|already exists/.test(said)) throw refused(place, said)
    if (Date.now() > until || options.cancelled()) throw refused(place, said)
    await sleep(250)
  }
}

/** False when it has ended by itself. */
async function becomesReady(
  postmaster: Postmaster,
  connection: Connection,
  cancelled: () => boolean,
): Promise<boolean> {
  const url = urlOf(connection, 'postgres')
  const started = Date.now()
  let heard = started
  while (isRunning(postmaster)) {
    const answer = await answerOf(url)
    if (answer === 'ready') return true
    if (answer === 'starting') heard = Date.now()
    else if (answer !== 'silent') throw answer
    if (cancelled()) throw new StartupError('PostgreSQL was stopped while it was starting.')
    if (Date.now() > Math.min(heard + PATIENCE_MS, started + RECOVERY_MS)) {
      throw new StartupError(
        `PostgreSQL (process ${postmaster.pid}) has not answered for ${PATIENCE_MS / 1000} seconds.`,
      )
    }
    await sleep(20)
  }
  return false
}

async function answerOf(url: string): Promise<'ready' | 'starting' | 'silent' | Error> {
  try {
    await queryOnce(url, 'select 1')
    return 'ready'
  } catch (error) {
    if (errorCode(error) === '57P03') return 'starting'
    if (errorCode(error) === '28P01')
      return new StartupError('PostgreSQL refuses the password kept in connection.json.')
    return 'silent'
  }
}

function refused(place: Place, said: string): StartupError {
  return new StartupError(
    `PostgreSQL did not start. Its log, ${logFile(place)}, ends with:\n${said.split('\n').slice(-8).join('\n')}`,
  )
}
