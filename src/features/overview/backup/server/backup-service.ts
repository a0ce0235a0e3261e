import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { getInstantToday } from '#features/base/institute/server/days/public.ts'
import { isSetUp } from '#features/base/institute/server/public.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import type { Clock } from '#shared/server/clock.ts'
import { type Db, inTx, type Tx } from '#shared/server/db.ts'
import { isOnSameDisk } from '#shared/server/is-on-same-disk.ts'
import type { BackupFailure, BackupRun, BackupStatus } from '../contract/backup.contract.ts'
import { backupFileName, hasSpaceFor, pruneBackups } from './backup-files.ts'
import {
  claimRun,
  findLatestDoneRun,
  finishRun,
  HEARTBEAT_MS,
  isRunUnnecessary,
  lockRuns,
  touchRun,
} from './backup-runs.sql.ts'

export type ClaimedRun = { id: string; file: string; place: string }

export type BackupService = Pick<BackupStatus, 'directory' | 'time' | 'keep'> & {
  /** Whether the server has a passphrase. */
  encrypted: boolean
  /** Those of the data and of the backups, as far as they are on this machine. */
  dataDirectories: readonly string[]
  isOnDatabaseDisk(): Promise<boolean | null>
  /** Undefined if a backup is running already, or if there is no directory. */
  claim(tx: Tx, kind: BackupRun['kind']): Promise<ClaimedRun | undefined>
  /** Claims the daily backup if it is due and no process has made it. A failed one is repeated after an hour. */
  claimIfDue(): Promise<ClaimedRun | undefined>
  /** Makes the backup that was claimed. Resolves to false if that failed. */
  run(claimed: ClaimedRun): Promise<boolean>
  stop(): Promise<void>
}

/** `detail` is for the log. */
export type MadeBackup = { bytes: number } | { reason: BackupFailure; detail?: string }
export type MakeBackup = (file: string, signal: AbortSignal) => Promise<MadeBackup>

type Options = Pick<BackupStatus, 'time' | 'keep'> & {
  /** Undefined: no daily backup. */
  directory: string | undefined
  encrypted: boolean
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  makeBackup: MakeBackup
  /** Undefined if the database may be on another machine. */
  databaseDirectory: string | undefined
  hasSpace?: typeof hasSpaceFor
}

export function createBackupService({
  db,
  clock,
  log,
  makeBackup,
  databaseDirectory,
  encrypted,
  time,
  keep,
  hasSpace = hasSpaceFor,
  ...options
}: Options): BackupService {
  const directory = options.directory === undefined ? null : resolve(options.directory)
  const stopping = new AbortController()
  let running: Promise<boolean> | undefined

  const work = async ({ id, file }: ClaimedRun) => {
    const heartbeat = setInterval(() => void touchRun(db, id, clock.now()).catch(() => {}), HEARTBEAT_MS)
    const made = await makeIfSpace(file)
      .catch((): MadeBackup => ({ reason: 'failed' }))
      .finally(() => clearInterval(heartbeat))
    const result: MadeBackup = stopping.signal.aborted && 'reason' in made ? { reason: 'interrupted' } : made
    if ('bytes' in result) log.info({ file, ...result }, 'backup written')
    else log.error({ file, ...result }, 'backup failed')
    await finishRun(db, id, clock.now(), result)
    if (directory !== null && 'bytes' in result) pruneBackups(directory, keep)
    return 'bytes' in result
  }

  /** A backup must not fill the disk of the database. */
  async function makeIfSpace(file: string): Promise<MadeBackup> {
    if (directory !== null && (await service.isOnDatabaseDisk()) === true) {
      const last = await findLatestDoneRun(db, clock.now())
      if (!(await hasSpace(directory, last?.bytes ?? 0))) return { reason: 'no_space' }
    }
    return makeBackup(file, stopping.signal)
  }

  const service: BackupService = {
    directory,
    time,
    keep,
    encrypted,
    dataDirectories: [databaseDirectory, directory].filter((each) => typeof each === 'string'),
    isOnDatabaseDisk: async () =>
      directory === null || databaseDirectory === undefined ? null : isOnSameDisk(directory, databaseDirectory),
    async claim(tx, kind) {
      if (directory === null) return undefined
      const now = clock.now()
      const file = join(directory, backupFileName(now, encrypted))
      const place = `${hostname()}:${file}`
      const id = await claimRun(tx, {
        kind,
        place,
        encrypted,
        now,
        onDataDisk: await service.isOnDatabaseDisk(),
      })
      return id === undefined
        ? undefined
        : {
            id,
            file,
            place,
          }
    },
    run(claimed) {
      const current = work(claimed)
        .catch((error: unknown) => {
          log.error({ err: error }, 'backup not recorded')
          return false
        })
        .finally(() => (running = undefined))
      running = current
      return current
    },
    async claimIfDue() {
      if (directory === null || running) return undefined
      return inTx(db, async (tx) => {
        // Another process could finish its run between the check and the claim.
        await lockRuns(tx)
        return (await isDue(tx)) ? service.claim(tx, 'scheduled') : undefined
      })
    },
    async stop() {
      stopping.abort()
      await running
    },
  }

  async function isDue(tx: Tx): Promise<boolean> {
    if (!(await isSetUp(tx))) return false
    const now = clock.now()
    const today = await getInstantToday(tx, clock, time)
    const due = today > now ? new Date(today.getTime() - DAY_MS) : today
    return !(await isRunUnnecessary(tx, due, now))
  }

  return service
}

/** Replaces the service in an app without a directory for backups. */
export const NO_BACKUPS: BackupService = {
  directory: null,
  time: '02:00',
  keep: 30,
  encrypted: false,
  dataDirectories: [],
  isOnDatabaseDisk: async () => null,
  claim: async () => undefined,
  claimIfDue: async () => undefined,
  run: async () => false,
  stop: async () => {},
}
