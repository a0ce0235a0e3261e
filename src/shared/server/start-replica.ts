import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { changeUrl, splitHosts } from '#embedded-postgres/index.ts'
import { type Db, openDb } from './db.ts'
import { isDatabaseError } from './to-http-error.ts'

/** A position in the WAL, in bytes from its beginning. */
export type WalPosition = number

/**
 * `lagging`: has not replayed what the primary had written one interval ago. `primary`: is no standby, or no longer.
 */
export type ReplicaState = 'unknown' | 'ok' | 'lagging' | 'primary' | 'unavailable'

/** The primary served a read because of the caller's own write, because the replica failed, or because of its state. */
type Source = 'replica' | 'own_write' | 'failed' | 'unused'

export type Replica = {
  readonly state: ReplicaState
  /** WAL that was not replayed at the last check. */
  readonly lagBytes: number
  readonly reads: Readonly<Record<Source, number>>
  /** Runs `read` on the replica if it has replayed `position`. Otherwise, or if that fails, on the primary. */
  read<T>(position: WalPosition, read: (db: Db) => Promise<T>): Promise<T>
  check(): Promise<void>
  stop(): Promise<void>
}

type Options = { primary: Db; url: string; log: FastifyBaseLogger; intervalMs?: number }

const INTERVAL_MS = 5_000
/** These are short, so that the primary can still respond before the deadline of the request. */
const TIMEOUTS = { connectionTimeoutMillis: 500, query_timeout: 1_500 }

/**
 * Connects to a standby for reads that may be some seconds old. It may be stopped, paused, promoted or replaced at any
 * time.
 */
export function startReplica({ primary, url, log, intervalMs = INTERVAL_MS }: Options): Replica {
  const { db, pool } = openDb(url, {
    log: (message, error) => log.warn({ err: error }, `replica: ${message}`),
    ...TIMEOUTS,
  })
  const reads = { replica: 0, own_write: 0, failed: 0, unused: 0 }
  let state: ReplicaState = 'unknown'
  let isDoubted = false
  let written: WalPosition = 0
  let replayed: WalPosition = 0
  let lagBytes = 0
  // A new connection may lead to a server that has replayed less.
  pool.on('connect', () => (replayed = 0))

  function change(next: ReplicaState, error?: unknown) {
    isDoubted = false
    if (next === state) return
    const details = { replica: next, previous: state, ...(error !== undefined && { err: error }) }
    if (next === 'ok') log.info(details, 'reading from the replica')
    else log.warn(details, 'reading from the primary instead of the replica')
    state = next
  }

  const updateReplayed = shared(async () => {
    try {
      const position = await selectReplayed(db)
      if (position === null) change('primary')
      else replayed = position
      return position
    } catch (error) {
      change('unavailable', error)
      return null
    }
  })

  const check = shared(async () => {
    const required = written
    const position = await updateReplayed()
    if (position === null) return
    // Another monitor reports a primary that does not respond.
    written = await selectWritten(primary).catch(() => written)
    lagBytes = Math.max(0, written - position)
    change(position < required ? 'lagging' : 'ok')
  })

  async function choose(position: WalPosition): Promise<Source> {
    if (state !== 'ok' || isDoubted) return 'unused'
    if (position <= replayed) return 'replica'
    const current = await updateReplayed()
    if (current === null) return 'unused'
    return position <= current ? 'replica' : 'own_write'
  }

  let checking = check()
  const timer = setInterval(() => (checking = check()), intervalMs)
  timer.unref()
  return {
    get state() {
      return state
    },
    get lagBytes() {
      return lagBytes
    },
    reads,
    async read(position, read) {
      const source = await choose(position)
      try {
        if (source === 'replica') {
          const result = await read(db)
          reads.replica++
          return result
        }
        reads[source]++
      } catch (error) {
        if (!isDatabaseError(error)) throw error
        log.warn({ err: error }, 'read from the replica failed, repeated on the primary')
        reads.failed++
        isDoubted = true
        void check()
      }
      return read(primary)
    },
    check,
    async stop() {
      clearInterval(timer)
      await checking
      await db.destroy()
    },
  }
}

/** Returns the URL of a standby with the login of its primary, which may be one that the app has made for itself. */
export function withLoginOf(primaryUrl: string, url: string): string {
  const { username, password, searchParams } = new URL(splitHosts(primaryUrl)[0] ?? primaryUrl)
  const options = searchParams.get('options')
  return changeUrl(url, (one) => {
    Object.assign(one, { username, password })
    if (options !== null) one.searchParams.set('options', options)
  })
}

/** Callers during a run get its result. */
function shared<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= run().finally(() => (running = undefined)))
}

/** Returns null if the server is no standby. */
async function selectReplayed(db: Db): Promise<WalPosition | null> {
  const { rows } = await sql<{ position: WalPosition | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end as position`.execute(db)
  return rows[0]?.position ?? null
}

/** Returns the position up to which the primary has written, for everybody. */
export async function selectWritten(db: Db): Promise<WalPosition> {
  const { rows } = await sql<{ position: WalPosition }>`
    select pg_current_wal_flush_lsn() - '0/0'::pg_lsn as position`.execute(db)
  return rows[0]?.position ?? 0
}
