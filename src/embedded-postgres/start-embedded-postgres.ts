import { adoptOrphan } from './adopt.ts'
import { queryOnce } from '#shared/server/query-once.ts'
import { assertDurable } from '#shared/server/assert-durable.ts'
import { binariesFor } from './binaries.ts'
import { keptConnection, urlOf } from './connection.ts'
import { initCluster } from './init-cluster.ts'
import { type Launch, launch, type Running } from './launch.ts'
import { lockInstance } from './lock.ts'
import { findPlace } from './cluster-paths.ts'
import { stopPostmaster } from './postmaster.ts'
import { postgresArguments } from './settings.ts'
import { keepRunning } from './keep-running.ts'

export type EmbeddedPostgres = {
  /** As the owner, to the database `munshi`. It stays the same when PostgreSQL is restarted after a crash. */
  url: string
  pid(): number
  /** Fast shutdown: call it last, when nothing is being written any more. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: (message: string, details?: object) => void
  binaries?: 'postgres-15-linux-x64' | undefined
  settings?: Record<string, string> | undefined
  /** No fsync and no check for it: only for databases whose loss nobody would notice. */
  unsafeForTests?: boolean | undefined
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, unsafeForTests = false } = options
  const place = findPlace(dataDir, log)
  const lock = await lockInstance(
    place.directory,
    place.directory === `${dataDir}/postgres` ? dataDir : place.directory,
  )
  let stopping = false
  try {
    const binaries = binariesFor(place.account, options.binaries, place.runtime, log)
    const launchOn = async (connection: Launch['connection'], keepPort: boolean) =>
      launch({
        place,
        binaries,
        connection,
        keepPort,
        argumentsFor: (port) => postgresArguments(place.data, port, options),
        cancelled: () => stopping,
      })
    const fresh = async () => {
      const connection = await keptConnection(place.directory)
      await initCluster(place, binaries, connection.password, !unsafeForTests)
      return launchOn(connection, false)
    }
    const adopted = await adoptOrphan(place)
    if (adopted) log('PostgreSQL was still running and is used again', { pid: adopted.postmaster.pid })
    const first = adopted ?? (await fresh())

    try {
      const url = await prepareDatabase(first, unsafeForTests)
      const keeper = keepRunning(first, () => launchOn(first.connection, true), log)
      return {
        url,
        pid: () => keeper.current().pid,
        async stop() {
          stopping = true
          await stopPostmaster(await keeper.finish(), place, binaries)
          lock.release()
        },
      }
    } catch (error) {
      await stopPostmaster(first.postmaster, place, binaries)
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function prepareDatabase({ connection }: Running, unsafeForTests: boolean): Promise<string> {
  const maintenance = urlOf(connection, 'postgres')
  const found = await queryOnce(maintenance, `select 1 from pg_database where datname = 'munshi'`)
  if (found.length === 0) await queryOnce(maintenance, 'create database munshi')
  const url = urlOf(connection, 'munshi')
  if (!unsafeForTests) await assertDurable((sql) => queryOnce(url, sql))
  return url
}
