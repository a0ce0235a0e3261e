import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { getInstantToday } from '#features/base/institute/server/days/public.ts'
import { isSetUp } from '#features/base/institute/server/public.ts'
import { DAY_MS, HOUR_MS } from '#shared/contract/durations.ts'
import type { Clock } from '#shared/server/clock.ts'
import { type Db, inTx, type Tx } from '#shared/server/db.ts'
import { PROOF_DAYS } from '../contract/proof.contract.ts'
import { findLatestRun } from './backup-runs.sql.ts'
import type { BackupService } from './backup-service.ts'
import { listBackups } from './list-backups.ts'
import {
  claimProof,
  findLatestProof,
  finishProof,
  lockProofs,
  PROOF_HEARTBEAT_MS,
  type Proved,
  touchProof,
} from './proofs.sql.ts'

export type ClaimedProof = { id: string; name: string; bytes: number }

export type ProofService = {
  /** Undefined if a trial is running already, or if there is no backup. */
  claim(tx: Tx): Promise<ClaimedProof | undefined>
  /** Claims the trial of the month if it is due and no process has made it. A failed one is repeated the next night. */
  claimIfDue(): Promise<ClaimedProof | undefined>
  /** Resolves to false if the backup was not proven. */
  run(claimed: ClaimedProof): Promise<boolean>
  stop(): Promise<void>
}

/** `detail` is for the log. */
export type ProveBackup = (file: string, bytes: number, signal: AbortSignal) => Promise<Proved & { detail?: string }>

type Options = {
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  backups: BackupService
  proveBackup: ProveBackup
}

/** The hours after the nightly backup, when nobody works. */
const QUIET_MS = 4 * HOUR_MS
/** A computer that is off at night does it by day then. */
const PATIENCE_MS = 7 * DAY_MS

export function createProofService({ db, clock, log, backups, proveBackup }: Options): ProofService {
  const stopping = new AbortController()
  let running: Promise<boolean> | undefined

  async function work({ id, name, bytes }: ClaimedProof): Promise<boolean> {
    const heartbeat = setInterval(() => void touchProof(db, id, clock.now()).catch(() => {}), PROOF_HEARTBEAT_MS)
    const { detail, ...made } = await proveBackup(join(backups.directory ?? '', name), bytes, stopping.signal)
      .catch((error: unknown) => ({ reason: 'failed' as const, detail: String(error) }))
      .finally(() => clearInterval(heartbeat))
    const result: Proved = stopping.signal.aborted && 'reason' in made ? { reason: 'interrupted' } : made
    if ('reason' in result) log.error({ file: name, ...result, detail }, 'backup not proven')
    else log.info({ file: name, ...result }, 'backup proven')
    await finishProof(db, id, clock.now(), result)
    return !('reason' in result)
  }

  async function isDue(tx: Tx): Promise<boolean> {
    const now = clock.now()
    const [last, backup] = [await findLatestProof(tx, now), await findLatestRun(tx, now)]
    if (last?.state === 'running' || backup?.state === 'running' || !(await isSetUp(tx))) return false
    const waits = last === null ? 0 : last.state === 'done' ? PROOF_DAYS * DAY_MS - HOUR_MS : DAY_MS - HOUR_MS
    const begin = last === null ? Date.parse(backup?.startedAt ?? now.toISOString()) : Date.parse(last.startedAt)
    const late = now.getTime() - begin - waits
    if (late < 0) return false
    const night = (await getInstantToday(tx, clock, backups.time)).getTime()
    const isQuiet = [night, night - DAY_MS].some((at) => now.getTime() >= at && now.getTime() < at + QUIET_MS)
    return isQuiet || late > PATIENCE_MS
  }

  const service: ProofService = {
    async claim(tx) {
      const [newest] = await listBackups(backups)
      if (newest === undefined) return undefined
      const id = await claimProof(tx, newest.name, clock.now())
      return id === undefined ? undefined : { id, name: newest.name, bytes: newest.bytes }
    },
    async claimIfDue() {
      if (backups.directory === null || running) return undefined
      return inTx(db, async (tx) => {
        await lockProofs(tx)
        return (await isDue(tx)) ? service.claim(tx) : undefined
      })
    },
    run(claimed) {
      running = work(claimed).finally(() => (running = undefined))
      return running
    },
    async stop() {
      stopping.abort()
      await running?.catch(() => {})
    },
  }
  return service
}

/** Replaces the service in an app without one. */
export const NO_PROOFS: ProofService = {
  claim: async () => undefined,
  claimIfDue: async () => undefined,
  run: async () => false,
  stop: async () => {},
}
