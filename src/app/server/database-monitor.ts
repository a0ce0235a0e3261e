import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import { DAY_MS } from '#shared/contract/durations.ts'
import type { Clock } from '#shared/server/clock.ts'
import { type Db, getSqlState, DISK_FULL } from '#shared/server/db.ts'
import { isSchemaCurrent } from '#shared/server/migrate.ts'

/** `slow`: a commit takes more than a second. `unavailable`: none succeeds within two seconds. */
export type DatabaseState = 'unknown' | 'ok' | 'slow' | 'full' | 'unavailable'

export type DatabaseMonitor = {
  readonly state: DatabaseState
  /** Keeps its last value while the database is unavailable. */
  readonly isSchemaCurrent: boolean
  readonly commitSeconds: number
  check(): Promise<void>
  stop(): Promise<void>
}

type Options = { db: Db; clock: Clock; log: FastifyBaseLogger }

const INTERVAL_MS = 3_000
const SLOW_MS = 1_000
const LIMIT_MS = 2_000

/**
 * Commits a row of this process every few seconds, because a transaction that is rolled back does not notice that
 * commits hang. Logs when the state changes.
 */
export function startDatabaseMonitor({ db, clock, log }: Options): DatabaseMonitor {
  const row = { process_id: uuid(), started_at: clock.now() }
  let state: DatabaseState = 'unknown'
  let schemaIsCurrent = true
  let commitMs = 0
  let changedAt = performance.now()
  let running: Promise<void> | undefined

  function change(next: DatabaseState, error?: unknown) {
    if (next === state) return
    const seconds = Math.round((performance.now() - changedAt) / 1000)
    const details = { database: next, previous: state, seconds, ...(error !== undefined && { err: error }) }
    if (next === 'ok') log.info(details, 'database responds')
    else if (next === 'slow') log.warn(details, 'database is slow')
    else log.error(details, next === 'full' ? 'disk of the database is full' : 'database does not commit')
    state = next
    changedAt = performance.now()
  }

  async function commit() {
    const started = performance.now()
    const limit = setTimeout(() => change('unavailable'), LIMIT_MS)
    try {
      await db
        .insertInto('heartbeat')
        .values({ ...row, seen_at: clock.now() })
        .onConflict((conflict) => conflict.column('process_id').doUpdateSet({ seen_at: clock.now() }))
        .execute()
      commitMs = performance.now() - started
      schemaIsCurrent = await isSchemaCurrent(db)
      change(commitMs > SLOW_MS ? 'slow' : 'ok')
    } catch (error) {
      change(getSqlState(error) === DISK_FULL ? 'full' : 'unavailable', error)
    } finally {
      clearTimeout(limit)
    }
  }

  const check = () => (running ??= commit().finally(() => (running = undefined)))
  const timer = setInterval(() => void check(), INTERVAL_MS)
  timer.unref()
  return {
    get state() {
      return state
    },
    get isSchemaCurrent() {
      return schemaIsCurrent
    },
    get commitSeconds() {
      return commitMs / 1000
    },
    check,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

export async function deleteOldHeartbeats(db: Db, clock: Clock): Promise<void> {
  await db
    .deleteFrom('heartbeat')
    .where('seen_at', '<', new Date(clock.now().getTime() - DAY_MS))
    .execute()
}
